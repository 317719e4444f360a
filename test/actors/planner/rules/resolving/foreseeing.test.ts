/** Nothing is deleted before it is known that what a later clause names is there. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const rows = ['Plum', 'Fig']
  .map((name) => `<li><b>${name}</b> <button onclick="log('${name}'); this.parentNode.remove()">Delete</button></li>`)
  .join('');

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Delete Plum and then delete Cherry', `<ul>${rows}</ul>`, /Cherry/],
  ['Delete Plum and tick Reminders', `<ul>${rows}</ul>`, /Reminders/],
  ['Delete Plum and then delete Fig', `<ul>${rows}</ul>`, 'Fig'],
  ['Delete Plum and tick Reminders', `<ul>${rows}</ul><label><input type="checkbox" onchange="log('ticked')"> Reminders</label>`, 'ticked'],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
