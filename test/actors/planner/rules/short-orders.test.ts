/** Orders that people give every day in a few words, and what they are read as. */
import t from 'tap';
import { readGoal } from '../../../../actors/planner/rules/reading/read-goal.ts';
import { noted } from './reading-notation.ts';

const now = Date.UTC(2026, 10, 21, 12);

const read = [
  ['Sort these from cheapest to dearest', `sort by=price direction=ascending`],
  ['Sort them by price, dearest first', `sort by=price direction=descending`],
  ['The due date of "Export" should be 15 December 2026', `fill 'due date' in ("Export") = 2026-12-15`],
  ['My display name should be Zed', `fill 'display name' = 'Zed'`],
  ['Add Glasshouse to the playlist Slow Sunday', `do as=add to Slow Sunday 'Glasshouse'`],
  ['Put "Copper Wire" on my Slow Sunday playlist', `do as=add to Slow Sunday "Copper Wire"`],
  ['Put "Copper Wire" on the watch list Friday', `do as=add to Friday "Copper Wire"`],
  ['Withdraw my application as lock keeper', /^do as=withdraw/],
  ['Correct my message to "I can"', /^do as=edit/],
  ['Open Payees and add Tern Club, sort code 30-90-21, account number 44120987', /^open 'Payees'; do as=add 'Tern Club'/],
] as const;

for (const [goal, reading] of read)
  t.test(goal, async (t) => {
    const found = readGoal(goal, now);
    const said = 'reading' in found ? noted(found.reading) : JSON.stringify(found.unreadable);
    if (typeof reading === 'string') t.equal(said, reading);
    else t.match(said, reading);
  });
