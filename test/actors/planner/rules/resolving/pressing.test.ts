/** The control of a thing that does what is said: a drawing without words, behind a menu without words, or in a tree. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const box = 'display: inline-block; width: 16px; height: 16px; background: #ccc';
const songs = ['Plum', 'Fig']
  .map(
    (name) =>
      `<li><button onclick="log('played ${name}')"><span class="glyphicon glyphicon-play" style="${box}"></span></button> <b>${name}</b> <button onclick="log('dropped ${name}')"><span class="fa fa-times" style="${box}"></span></button></li>`,
  )
  .join('');
const folded = (label: string) =>
  `<ul>${['Plum', 'Fig']
    .map(
      (name) =>
        `<li><b>${name}</b> <button aria-label="${label} for ${name}" onclick="this.nextElementSibling.hidden = !this.nextElementSibling.hidden">⋮</button><span hidden><button onclick="log('froze ${name}')">Archive</button></span></li>`,
    )
    .join('')}</ul>`;
const tree = `<ul role="tree"><li role="treeitem" aria-expanded="false" onclick="const open = this.getAttribute('aria-expanded') === 'true'; this.setAttribute('aria-expanded', String(!open)); this.lastElementChild.hidden = open; log('open')"><span style="cursor: pointer">Plums</span><ul hidden><li>Red</li></ul></li></ul>`;
const month = '<p>May</p><button onclick="log(\'turned\')">Next month</button><ul><li><b>Plum</b></li><li><b>Fig</b></li></ul>';

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Play Fig', `<ul>${songs}</ul>`, 'played Fig'],
  ['Archive Fig', folded('More options'), 'froze Fig'],
  ['Delete Fig', folded('More options'), /Fig|delete/],
  ['Archive the fruit Fig', folded('Actions'), 'froze Fig'],
  ['Expand Plums', tree, 'open'],
  [
    'Place the order',
    `<ul>${['Plum', 'Fig'].map((name) => `<li><b>${name}</b> <button onclick="log('${name}')">Save for later</button></li>`).join('')}</ul>`,
    /order/,
  ],
  ['Delete Fig', month, /Fig|delete/],
  ['Sort by newest', '<select onchange="log(value)"><option>Relevance<option>Newest first</select>', 'Newest first'],
  ['Clear the cache', '<label>Name <input></label><button onclick="log(\'cleared\')">Clear cache</button>', 'cleared'],
  [
    'Click the button in the dialog box labeled "Cancel"',
    `<button onclick="log('behind')">Cancel</button><div><b>Save changes</b><button onclick="log('Cancel')">Cancel</button></div>`,
    /Cancel/,
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
