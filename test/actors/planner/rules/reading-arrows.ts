/** Goals whose steps arrows part, and goals that say where to stop; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const arrowed: Table = [
  ['On foot -> submit', "choose = 'On foot'; submit as=submit"],
  ['rooms 7 -> Save', "fill 'rooms' = '7'; submit as=save"],
  ['search fern -> click 2nd result', "search = 'fern'; click #2 '':result"],
  ['Cedar -> click', "click 'Cedar'"],
  ['"Later" in the box -> press', `click "Later" in ('':box)`],
  ['list: Oboe -> Submit', "choose = 'Oboe' from='':list; submit as=submit"],
  ['slider 41 -> Submit', "fill '':slider = '41'; submit as=submit"],
  ['smallest square -> click', "click least(size) '':square"],
  ['drag Lamp => Attic', "drag 'Lamp' to='Attic' place=onto"],
  ['page 2 -> click Ines', "open '2':page; click 'Ines'"],
  ['8841 → Call', "fill = '8841'; click 'Call'"],
  ['reply of Ines -> upvote', "do as=upvote 'reply' in ('Ines')"],
  ['mail of Otto -> star', "do as=star '':mail [Otto]"],
  ['delete "Rent" -> Undo -> Done', `do as=delete "Rent"; click 'Undo'; click 'Done'`],
  ['tray -> "Gate open" -> Mark read', `click 'tray'; click "Gate open"; click 'Mark read'`],
  ['Guest Ada Moss, Bed Twin, Nights 3 -> Book', 'lay as=fill in; submit as=Book'],
  ['Ham, Rice, Tea -> submit', "choose = 'Ham' | 'Rice' | 'Tea'; submit as=submit"],
  ['voucher SUN5 -> Apply -> Pay', "fill 'voucher' = 'SUN5'; submit as=apply; do as=pay"],
  ['Enter Otto as Name -> Save', "fill 'Name':name = 'Otto'; submit as=save"],
  ['Rename a.txt -> b.txt', "do as=rename 'a.txt' to='b.txt'"],
  ['Open orders -> newest -> Cancel order', "open '':order; open most(date) ''; click 'Cancel order'"],
  ['Type "a -> b" into Note', `fill 'Note':note = "a -> b"`],
  ['Select Garden > Lamps > Small from the menu', "open 'Garden'; open 'Lamps'; open 'Small'"],
  ['Enter Otto as Name and stop before you press Send', "fill 'Name':name = 'Otto'; never press 'Send'"],
  ['Press Apply, but stop before paying', "click 'Apply'; never pay ''"],
  ['Press Apply and finish before you press Pay', "click 'Apply'; never press 'Pay'"],
  ['Press Stop before you press Send', "click 'Stop'; click 'Send'"],
  [
    'Enter Otto as Name, Letter and Gift must not be ticked, press Send',
    "fill 'Name':name = 'Otto'; click 'Send'; never tick 'Letter':letter; never tick 'Gift'",
  ],
];

/** What is not read, with the clause that it fails at. */
export const tooArrowed: Table = [
  ['Enter Otto as Name, Gift must not be wrapped, press Send', 'Gift must not be wrapped'],
  ['Stop before you delete Rent', 'Stop before you delete Rent'],
  ['If there are more than two notes, press Done, otherwise delete Rent', 'If there are more than two notes'],
  ['Press Done if at least 3 notes are shown', 'Press Done if at least 3 notes are shown'],
];
