/** What was clicked in vain: what only stands beside it is not clicked in its place, a control that it names is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const heard = (html: string) =>
  `${html}<script>for (const one of document.querySelectorAll('.on')) one.addEventListener('click', () => { log(one.textContent); document.body.append('Noted'); });</script>`;
const cells = heard('<table><tr><td>cow shed<td class="on">dog house<tr><td>bee hive<td>ant hill</table>');
const lines = heard('<div><span>Pier</span> <span class="on">Quay</span></div><div><span>Dock</span> <span>Slip</span></div>');
const live = heard('<table><tr><td class="on">cow shed<td>dog house<tr><td>bee hive<td>ant hill</table>');

for (const [goal, body, expected] of [
  ['Click on cow shed', cells, /cow shed/],
  ['Click Pier', lines, /Pier/],
  ['Click on cow shed', live, 'cow shed'],
  ['Click on dog house', cells, 'dog house'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
