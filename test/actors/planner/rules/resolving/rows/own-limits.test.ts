/** Rows against a limit of their own, and those above or below another: what is not told is refused, and never left out of the goal. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const shelf = (heads: readonly string[], ...rows: readonly (readonly (string | number)[])[]) =>
  `<p><label><input type="checkbox"> Below minimum only</label></p><table><tr><th>Item</th>${heads.map((head) => `<th>${head}</th>`).join('')}<th></th></tr>
    ${rows.map(([name, ...cells]) => `<tr><td>${name}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td><button onclick="log(document.title.replace('Site', '') + '${name}')">Order</button></td></tr>`).join('')}</table>`;
const stocked = shelf(['On hand', 'Min.', 'Unit price'], ['Flour', 310, 500, 0.12], ['Rice', 95, 60, 3], ['Salt', 18, 60, 700]);
const spent = shelf(['Spent', 'Budget'], ['Yard', '€480', '€400'], ['Quay', '€120', '€300']);
const doubtful = shelf(['Shelf', 'Cellar', 'Min.'], ['Flour', 31, 9, 50], ['Rice', 95, 12, 60]);

for (const [goal, body, expected] of [
  ['How many items are below minimum?', stocked, { items: 2 }],
  ['How many items are below their minimum?', stocked, { items: 2 }],
  ['How many items are above minimum?', stocked, { items: 1 }],
  ['How many items have On hand below Min.?', stocked, { items: 2 }],
  ['Which items are below minimum?', stocked, { items: ['Flour', 'Salt'] }],
  ['Which items are over budget?', spent, { items: 'Yard' }],
  ['How many items are below Rice?', stocked, { items: 1 }],
  ['How many items are below the reorder point?', stocked, /does not tell .* "reorder point"/],
  ['How many items are above average?', stocked, /does not tell .* "average"/],
  ['How many items are below minimum?', doubtful, /does not tell .* "minimum"/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, body, expected));

for (const [goal, body, expected] of [
  ['Click Order for all items below minimum', stocked, 'FlourSalt'],
  ['Click Order for all items below Min.', stocked, 'FlourSalt'],
  ['Click Order for every item whose stock is below the minimum', stocked, 'FlourSalt'],
  ['Click Order for all items above Rice', stocked, 'Flour'],
  ['Click Order in the row below Rice', stocked, 'Salt'],
  ['Click Order for all items below minimum', doubtful, /does not tell .* "minimum"/],
  ['Click Order for all items below the reorder point', stocked, /does not tell .* "reorder point"/],
  ['Click Order for all items below Barley', stocked, /item/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
