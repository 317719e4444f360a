/** How many are ordered is what the form is told, or nothing is ordered. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (field: string) =>
  `<form id="f"><label>Spare cotton ropes (€4 each) ${field}</label><button>Order ropes</button></form><script>f.onsubmit = (event) => { event.preventDefault(); log('ordered ' + f.q.value); };</script>`;
const number = form('<input type="number" name="q" min="1" value="1">');
const list = form('<select name="q"><option>1</option><option>2</option><option>3</option></select>');

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Order three spare cotton ropes', number, 'ordered 3'],
  ['Order 3 spare cotton ropes', number, 'ordered 3'],
  ['Order two spare cotton ropes', list, 'ordered 2'],
  ['Order nine spare cotton ropes', list, /how many|nine/],
  ['Order three cork floats', number, /is called "cork floats"/],
  ['Order three spare cotton ropes', '<p>Spare cotton ropes</p><button onclick="log(1)">Order ropes</button>', /how many/],
];
for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
