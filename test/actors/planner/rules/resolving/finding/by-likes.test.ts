/** Entries that a page builds of plain boxes are told by their place, and what bears a colour by that and its name. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const box = (name: string, called: string, style = '') =>
  `<div class="${called}" style="cursor:pointer;${style}" onclick="log('${name}')">${name}</div>`;
const boxes = (names: readonly string[], called: string) => `<section>${names.map((name) => box(name, called)).join('')}</section>`;
const mails = ['Rent due', 'Boat trip', 'Sand delivery', 'Key lost'];

for (const [goal, body, expected] of [
  ['Select the third entry', boxes(mails, 'e'), 'Sand delivery'],
  ['Click the last item', boxes(mails, 'e'), 'Key lost'],
  ['Click the fifth entry', boxes(mails, 'e'), /entry/],
  // Of two such sets, either may be meant.
  ['Click the second entry', boxes(mails, 'e') + boxes(['North', 'South', 'East'], 'w'), /entry/],
  [
    'Open Sent and select the second entry there',
    `<p><span style="cursor:pointer" onclick="this.style.color='red';x.hidden=false">Sent</span></p><div id="x" hidden>${boxes(mails, 'e')}</div>`,
    'Boat trip',
  ],
  ['Select the first entry', boxes(mails.slice(0, 1), 'e') + box('North', 'w'), /entry/],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));

const keys = (ring: string, more = '') =>
  box('Ring', 'k', `display:inline-block;background:${ring}`) + box('Erase', 'k', 'display:inline-block;background:#d33') + more;
for (const [goal, body, expected] of [
  ['Press the green Ring key', keys('#2a4'), 'Ring'],
  ['Press the red Erase key', keys('#2a4'), 'Erase'],
  ['Press the red Ring key', keys('#2a4'), /Ring/],
  ['Press the green Ring key', keys('#ddd'), /Ring/],
  ['Press the green Dial key', keys('#2a4'), /Dial/],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));
