/** Goals that say how, where from or when something is done beside the order itself, and texts that are replaced within others; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const manners: Table = [
  [
    'Set the pick-up to March 3, 2027 and the return to April 12, 2027, then press Find.',
    "fill 'pick-up' = 2027-03-03; fill 'return' = 2027-04-12; click 'Find'",
  ],
  [
    'Sort the names in ascending order, beginning with the smallest, and press Done.',
    "arrange '':name by= direction=ascending; click 'Done'",
  ],
  [
    'Remove the label fern, add the label moss (type it and press Enter), then save.',
    "do as=remove 'label fern'; do as=add 'label moss'; submit as=save",
  ],
  [
    'Choose the date 3 May 2027: pick the year, then the month, then the day. Press OK.',
    "choose = 2027-05-03 from='date' whole=date 3 May 2027; click 'OK'",
  ],
  [
    'Use the arrow buttons to bring the ports into alphabetical order and press Keep.',
    "arrange 'ports' by= direction=ascending; click 'Keep'",
  ],
  ['Advance the slideshow until the picture titled "Dunes" is shown and press Buy.', 'find "Dunes" paging=true by=next; click \'Buy\''],
  ['Turn the pages until you see "Dunes", then click Mark.', 'find "Dunes" paging=true by=next; click \'Mark\''],
  ['Close all the pop-up windows that cover the page, then click Read.', "close all '':pop-up; click 'Read'"],
  ['Compute 12 times 4 with the calculator and press Keep.', "keys = '12 * 4' isSum=true; click 'Keep'"],
  ['Add the line "milk" at its end and click Save.', 'fill = "milk" append=true; click \'Save\''],
  ['Write "milk" at the end of the note and click Save.', "fill 'note':note = \"milk\" append=true; click 'Save'"],
  [
    'Change the basket to 6 figs and 5 plums, leaving the rest as it is, and click Update.',
    "fill 'figs' = '6'; fill 'plums' = '5'; click 'Update'",
  ],
  ['When the log-in window pops up, enter "ada" as user name and press Log in.', "fill 'user name' = \"ada\"; click 'Log in'"],
  ['You are in a lift on floor 1. Press 3.', "click '3'"],
  ['You are given two lists. Press Merge.', "click 'Merge'"],
  ['Filter the posts by "Full-time" and "Remote".', 'choose = "Full-time" | "Remote"'],
  [
    'Add up the prices of all items except Figs, write the total into the box and click Check.',
    "fill '':box = taken(all 'sum' except ('Figs') in ('':price in (all '':item))); click 'Check'",
  ],
  ['Enter the sum of the prices into the box.', "fill '':box = taken('sum' in ('':price))"],
  ['Replace every occurrence of "cat" with "dog" in the text.', 'fill = exchanged(every cat by dog)'],
  ['Replace all instances of the word "cat" by "dog"', 'fill = exchanged(every cat by dog)'],
  ['Replace "cat" with "dog" in the text area and click Save', "fill '':text area = exchanged(cat by dog); click 'Save'"],
  ['When the dialog appears, close it.', 'close'],
];
