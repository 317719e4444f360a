/** A thing of a grid goes up and down by rows and sideways within its row; what stands beside a list is not put in order with it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Dropped on another, a tile takes its place. */
const board = (
  names: readonly string[],
  width: number,
  beside = '',
) => `<ul id="all" style="list-style:none;padding:0;width:${width}px">${names
  .map((name) => `<li draggable="true" style="float:left;width:60px;height:30px;margin:2px;background:#ddd">${name}</li>`)
  .join('')}</ul><div style="clear:both"></div>${beside}
  <script>let held; const place = (tile) => [...all.children].indexOf(tile);
    for (const tile of all.children) {
      tile.ondragstart = (event) => { held = tile; event.dataTransfer.setData('text', tile.textContent); };
      tile.ondragover = (event) => event.preventDefault();
      tile.ondrop = (event) => { event.preventDefault(); all.insertBefore(held, place(held) < place(tile) ? tile.nextSibling : tile); log([...all.children].map((one) => one.textContent).join('')); };
    }</script>`;
const nine = [...'ABCDEFGHI'];

for (const [goal, body, expected] of [
  ['Drag B down by one', board(nine, 200), 'ACDEBFGHI'],
  ['Drag H up by two', board(nine, 200), 'AHBCDEFGI'],
  ['Drag E to the right by one', board(nine, 200), 'ABCDFEGHI'],
  ['Drag F one place to the left', board(nine, 200), 'ABCDFEGHI'],
  ['Drag C to the right by one', board(nine, 200), /lies 1 to that side/],
  ['Drag B down by one', board(['A', 'B', 'C'], 80), 'ACB'],
  ['Sort the numbers in increasing order', board(['7', '3'], 80, '<p>Left: <b>0</b></p><p>Tries: <b>5</b></p>'), '37'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
