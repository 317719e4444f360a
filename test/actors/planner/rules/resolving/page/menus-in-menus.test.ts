/** An item that stands over a menu of its own is opened in search of what is in it, though it says no more of itself than that it has one. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const item = (name: string) => `<div role="menuitem" tabindex="-1" onclick="log('${name}')"><svg class="glyph ${name}"></svg>${name}</div>`;
const over = (name: string, ...under: readonly string[]) =>
  `<div role="menuitem" aria-haspopup="menu" tabindex="-1" onclick="this.nextElementSibling.hidden = false"><b></b>${name}</div><div role="menu" hidden>${under.map(item).join('')}</div>`;
const bar = `<button onclick="edit.hidden = !edit.hidden">Edit</button>
  <div role="menu" id="edit" hidden>${item('Undo')}${over('Letters', 'Upper', 'Lower')}${over('Lines', 'Split', 'Number')}</div>`;

for (const [goal, expected] of [
  ['Click "Edit", and then find and click the item "Number"', 'Number'],
  ['Click "Edit", and then find and click the item "Upper"', 'Upper'],
  ['Click the Edit button and click on the "Lower" item', 'Lower'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, bar, expected));

t.test('What is in none of them is not there', (t) =>
  toldOn(t, page, 'Click "Edit", and then find and click the item "Numbers in bold"', bar, /Numbers in bold/),
);
