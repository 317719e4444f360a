/** What limits, excludes, places or adds to a value, or does it for somebody else, makes another request of it. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';

const file = ['Delete the file {{param:name}}', { name: 'notes.txt' }] as const;
const order = ['Cancel the order {{param:no}}', { no: '55810' }] as const;
const user = ['Block the user {{param:name}}', { name: 'spammer9' }] as const;
const transfer = ['Transfer {{param:n}} dollars to {{param:who}}', { n: '30', who: 'Eve' }] as const;
const mails = ['Show the emails from {{param:who}}', { who: 'Carla' }] as const;
const desks = ['Is the oak desk cheaper than the pine desk?', {}] as const;
const team = ['Add {{param:who}} to the {{param:group}} team', { who: 'Ravi', group: 'design' }] as const;
const table = ['Book a table for {{param:n}} at {{param:place}}', { n: '2', place: 'Noma' }] as const;

const skillOf = (goal: string, values: Readonly<Record<string, string>>) => ({
  goal,
  parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
});

const others = [
  [file, 'Delete the files except report.docx'],
  [file, 'Delete the files other than report.docx'],
  [file, 'Delete the file next to report.docx'],
  [order, 'Cancel the orders except 55812'],
  [order, 'Cancel the order before 55812'],
  [order, 'Cancel any order but 55812'],
  [user, 'Block the users without troll42'],
  [user, 'Block any user but troll42'],
  [transfer, 'Transfer more than 200 dollars to Eve'],
  [transfer, 'Transfer 200 dollars to Eve a day'],
  [mails, 'Show the emails from Ana about rent'],
  [mails, 'Show the emails from Ana marked urgent'],
  [desks, 'Is the oak desk smaller than the pine desk?'],
  [team, 'Add the design team to Ravi'],
  [table, 'Book 4 tables at Noma'],
] as const;
for (const [[goal, values], request] of others)
  t.test(`"${goal}" is not "${request}"`, async (t) => t.equal(agree(skillOf(goal, values), request).same, false));

const same = [
  [file, 'Delete the file report.docx', { name: 'report.docx' }],
  [order, 'Please cancel the order 55812', { no: '55812' }],
  [user, 'BLOCK THE USER TROLL42', { name: 'TROLL42' }],
  [transfer, 'Transfer 200 dollars to Bob', { n: '200', who: 'Bob' }],
  [mails, 'Show the emails from Ana', { who: 'Ana' }],
  [table, 'Book a table for 4 at Noma', { n: '4', place: 'Noma' }],
] as const;
for (const [[goal, values], request, said] of same)
  t.test(`"${goal}" is "${request}"`, async (t) => t.strictSame(agree(skillOf(goal, values), request), { same: true, values: said }));
