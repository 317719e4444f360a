/** More goals, as they are said in a hurry: what ends them, what else is to be done, what is ticked and given; as in `reading-tables.ts`. */
import type { Table } from './reading-tables.ts';

export const blunt: Table = [
  ['Make sure that "Hotspot" is on, then finish with Done', `check "Hotspot" on=true; click 'Done'`],
  ["Finish with Anna's form", `submit as=finish '':form in ('Anna')`],
  ["Enter 'Nice seats' under Anything else", `fill 'Anything else' = "Nice seats"`],
  ['Tick that a cot is needed', `check 'a cot needed' on=true`],
  ['Press Hold if Fragile is ticked, else press Off', `if (checked 'Fragile') click 'Hold'; unless (checked 'Fragile') click 'Off'`],
  ['Give 3 of 5 stars overall', `choose = '3 stars' from='rating' in ('overall')`],
  ['Give 2 out of 5 stars for the food', `choose = '2 stars' from='rating' in ('food')`],
  ['Archive the note about chalk', `do as=archive '':note [chalk]`],
];

/** What is not read, with the clause that it fails at. */
export const tooBlunt: Table = [
  ['Tick that no cot is needed', 'Tick that no cot is needed'],
  ['Press Hold if Fragile is ticked, then press Up. Otherwise press Off', 'otherwise press Off'],
  ['Otherwise press Off', 'Otherwise press Off'],
];
