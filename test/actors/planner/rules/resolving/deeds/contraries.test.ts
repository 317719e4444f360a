/** What says less than what is meant, or the contrary of it, is not it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const bills = (word: string) =>
  `<h1>Bills</h1><table>${['A-1', 'A-2'].map((bill) => `<tr><td>${bill}</td><td>€5</td><td><button onclick="log('${word} ${bill}')">${word}</button></td></tr>`).join('')}</table>`;
const box = (name: string, on = false) =>
  `<h1>Mail</h1><label><input type="checkbox" role="switch"${on ? ' checked' : ''} onchange="log('set ' + this.checked)"> ${name}</label>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Mark bill A-2 as paid', bills('Mark as paid'), 'Mark as paid A-2'],
  ['Mark bill A-2 as paid', bills('Mark as partly paid'), /paid/],
  ['Mark bill A-2 as partly paid', bills('Mark as partly paid'), 'Mark as partly paid A-2'],
  ['Turn on the morning brief', box('Morning brief'), 'set true'],
  ['Turn off the morning brief', box('Mute morning brief'), /says the contrary/],
  ['Turn off the morning brief', box('Pause morning brief', true), /says the contrary/],
  ['Mute the morning brief', box('Mute morning brief'), 'set true'],
  ['Turn on "Do not disturb"', box('Do not disturb'), 'set true'],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => toldOn(t, page, goal, body, expected));
