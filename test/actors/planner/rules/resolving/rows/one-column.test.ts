/** What is somewhere, leads to somewhere or holds something, is told by the cells of its row, and is never that place itself. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const paths = table(
  ['Path', 'Ends at', 'Shelter'],
  [
    ['Ridge', 'Kell', 'stove, bunk'],
    ['Kell', 'Old Mill', 'bunk'],
    ['Upper Kell', 'Kell', '–'],
    ['Brook', 'Old Mill', 'stove'],
  ],
);
const flights = table(
  ['Flight', 'From', 'To'],
  [
    ['TR 1', 'Oslo', 'Rome'],
    ['TR 2', 'Rome', 'Oslo'],
    ['TR 3', 'Bern', 'Oslo'],
  ],
);

for (const [goal, body, expected] of [
  ['How many paths lead to Kell?', paths, { paths: 2 }],
  ['How many paths lead to the Old Mill?', paths, { paths: 2 }],
  ['List the paths that lead to Kell', paths, { paths: ['Ridge', 'Upper Kell'] }],
  ['Which paths hold a bunk?', paths, { paths: ['Ridge', 'Kell'] }],
  ['List all paths in which there is a stove', paths, { paths: ['Ridge', 'Brook'] }],
  ['How many paths lead to Marn?', paths, /Marn|paths/],
  // Where a name stands in columns of several meanings, the page does not tell which is meant.
  ['How many flights lead to Oslo?', flights, /flight/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, body, expected));

const devices = ['Tablet, seen today', 'Old phone, seen 4 months ago', 'Spare phone, seen 2 years ago', 'Watch, used in March']
  .map((text) => `<li>${text} <button onclick="this.parentNode.remove(); log('${text}')">Remove</button></li>`)
  .join('');
for (const [goal, expected] of [
  ['Remove the device that was seen 2 years ago', 'Spare phone, seen 2 years ago'],
  ['Remove the device seen 4 months ago', 'Old phone, seen 4 months ago'],
  ['Remove the device that was seen 3 years ago', /device/],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, `<h2>Devices</h2><ul>${devices}</ul>`, expected));

const loans = (of: string) =>
  `<h2>Loans</h2><ul>${['3 May', '9 May'].map((day) => `<li>The ${day === '3 May' ? 'Sea' : 'Ice'}, due ${day}${of} <button onclick="log('${day}')">Renew</button></li>`).join('')}</ul>`;
for (const [goal, body, expected] of [
  ['Renew the loan that is due on 9 May', loans(''), '9 May'],
  ['Renew the loan that is due on 8 May', loans(''), /loan/],
  ['Renew the loan that is due on 9 May 2031', loans(' 2030'), /loan/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
