/** A box of which the page shows nothing but the handle in its corner is made wider by that; of two, none is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const box = (id: string) =>
  `<div id="${id}" style="position:relative;width:160px;height:90px;background:#cde;margin:8px"><div title="Resize" style="position:absolute;right:0;bottom:0;width:14px;height:14px;background:#357;cursor:nwse-resize" onmousedown="held = this.parentNode; from = event.clientX - held.offsetWidth; event.preventDefault()"></div></div>`;
const moving = `<script>let held, from; onmousemove = (event) => { if (held) held.style.width = event.clientX - from + 'px'; }; onmouseup = () => { if (held) log(held.offsetWidth > 160 ? 'wider' : 'narrower'); held = undefined; };</script>`;

for (const [goal, body, expected] of [
  ['Make the frame wider by dragging its corner handle', box('a') + moving, 'wider'],
  ['Resize the box so that it is narrower than now', box('a') + moving, 'narrower'],
  ['Make the frame wider by dragging its corner handle', box('a') + box('b') + moving, /frame/],
] as const)
  t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
