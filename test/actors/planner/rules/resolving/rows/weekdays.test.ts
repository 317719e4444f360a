/** A bare day of the week beside dates: the last one beside days gone by, and of no clear place beside days to come. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Today is Wednesday, the 15th of May 2030. */
const post = (days: readonly string[]) =>
  `<h1>Letters</h1><table><tr><th>About</th><th>Date</th><th></th></tr>${days
    .map(
      (day, at) =>
        `<tr><td>Letter ${'ABCD'[at]}</td><td>${day}</td><td><button onclick="log('burnt ${'ABCD'[at]}')">Burn</button></td></tr>`,
    )
    .join('')}</table>`;

const table: readonly (readonly [goal: string, days: readonly string[], expected: string | RegExp])[] = [
  ['Burn the newest letter', ['3 May', 'Mon', '28 Apr'], 'burnt B'],
  ['Burn the oldest letter', ['Sunday', 'Yesterday', 'Mon'], 'burnt A'],
  ['Burn the newest letter', ['Mon', '09:12', 'Yesterday'], 'burnt B'],
  ['Burn the newest letter', ['Wed', '9 May', '1 May'], 'burnt B'],
  ['Burn the newest letter', ['20 May', 'Mon', '28 May'], /rank|letter/],
];

for (const [goal, days, expected] of table) t.test(`${goal}: ${days.join(', ')}`, (t) => toldOn(t, page, goal, post(days), expected));
