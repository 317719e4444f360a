/** A part of the page that is said by its kind alone is what folds it, and no button that does something. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const sender = `<label>Answer <input></label><button onclick="log('sent')">Send answer</button>`;
const folded = `${sender}<h3><button aria-expanded="false" onclick="this.setAttribute('aria-expanded', true); more.hidden = false">Delivery</button></h3>
  <div id="more" hidden><p>By post</p><button onclick="log('booked')">Book</button></div>`;
const built = `${sender}<h3 style="cursor:pointer" onclick="more.hidden = false">Delivery</h3><div id="more" hidden><button onclick="log('booked')">Book</button></div>`;

for (const [goal, body, expected] of [
  ['Expand the section below and click Book', folded, 'booked'],
  ['Open the panel and press Book', folded, 'booked'],
  ['Unfold the section and click Book', built, 'booked'],
  ['Expand the section below', sender, /section/],
  ['Open the panel', sender, /panel/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
