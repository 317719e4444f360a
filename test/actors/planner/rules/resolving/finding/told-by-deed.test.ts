/** A control that is told by what it does is called by that, in words or by what its maker says of it; one that does another thing is none. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const panel = (...signs: readonly (readonly [sign: string, title: string])[]) =>
  `<div>${[1, 2, 3, 4]
    .map((floor) => `<span class="key" style="cursor:pointer" onclick="log('floor ${floor}')">${floor}</span> `)
    .join(
      '',
    )}${signs.map(([sign, title]) => `<span class="key" style="cursor:pointer" title="${title}" onclick="log('${title}')">${sign}</span>`).join(' ')}</div>`;
const bar = (...names: readonly string[]) =>
  `<header>${names.map((name) => `<button aria-label="${name}" onclick="log('${name}')"><svg width="16" height="16"><rect width="9" height="9"/></svg></button>`).join('')}</header>`;
const rows = `<table>${['Ada', 'Bo', 'Cy']
  .map(
    (name) =>
      `<tr><td>${name}<td><button onclick="log('delete ${name}')">Delete</button><button onclick="log('edit ${name}')">Edit</button></tr>`,
  )
  .join('')}</table>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Press the key that closes the doors', panel(['◁▷', 'open doors'], ['▷◁', 'close doors']), 'close doors'],
  ['Press the key of floor 3', panel(['◁▷', 'open doors']), 'floor 3'],
  ['Press the key of floor 7', panel(['◁▷', 'open doors']), /floor 7/],
  ['Press the key that rings the bell', panel(['◁▷', 'open doors'], ['▷◁', 'close doors']), /./],
  ['Click the icon that opens the menu', bar('Open menu', 'Close menu', 'Search'), 'Open menu'],
  ['Click the button that closes the sidebar', bar('Open sidebar', 'Search'), /close sidebar/],
  ['Click the button that deletes the row of Bo', rows, 'delete Bo'],
  ['Click the button that deletes the row of Dee', rows, /Dee|row/],
  // What turns the pages of a list bears their numbers, and is no key of anything else.
  [
    'Press the button of shelf 2',
    `<ul><li>Shelf 5 <li>Shelf 6</ul><nav>${['1', '2', '3', 'Next'].map((name) => `<a href="#${name}" ${name === 'Next' ? '' : `onclick="log('page ${name}')"`}>${name}</a> `).join('')}</nav>`,
    /shelf 2/,
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
