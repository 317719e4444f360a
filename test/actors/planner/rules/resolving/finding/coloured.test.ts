/** What is told by a colour or shape that it has not: squares of a grid, shapes of a drawing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const cell = (colour: string) =>
  `<td style="width:26px;height:26px;background:${colour}" onclick="this.dataset.on = 1; this.style.outline = '2px solid'"></td>`;
const row = (...colours: readonly string[]) => `<tr>${colours.map(cell).join('')}</tr>`;
const grid = `<table>${row('red', 'blue')}${row('blue', 'green')}</table>
  <button onclick="log([...document.querySelectorAll('td')].map((each) => (each.dataset.on ? each.style.background : '-')).join(' '))">Submit</button>`;

for (const [goal, expected] of [
  ['Click all squares that are not blue and press Submit', 'red - - green'],
  ['Click all the red squares, then press Submit', 'red - - -'],
  ['Click all squares except the blue ones and press Submit', 'red - - green'],
  ['Click all squares that are not black', /./],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, grid, expected));
