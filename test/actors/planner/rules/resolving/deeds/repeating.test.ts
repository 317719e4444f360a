/** A button pressed until the number that it brings is as it shall be. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const numbers = (button: string, shown: string) =>
  `${shown}${button}<button onclick="log('sent ' + n.textContent)">Submit</button><script>const series = [3, 7, 2, 9, 4, 1, 8]; const more = () => { n.textContent = series.shift(); log(n.textContent); };</script>`;
const generate = numbers('<button onclick="more()">Generate</button>', '<p>Number: <span id="n">-</span></p>');
const other = numbers('<input type="button" value="New number" onclick="more()">', '<div id="n">0</div>');
const zoom = `<p>Zoom: <span id="z">90%</span> <button onclick="to(10)">+</button> <button onclick="to(-10)">−</button></p><p>Page: <span>3</span></p><script>const to = (by) => { z.textContent = Number.parseInt(z.textContent) + by + '%'; log(z.textContent); };</script>`;

for (const [goal, body, expected] of [
  ['Generate an even number by the button and submit it', generate, 'sent 2'],
  ['Generate an even number and submit it', other, 'sent 2'],
  ['Press Generate until the number is odd', generate, '3'],
  ['Press Generate until the number is greater than 7', generate, '9'],
  ['Generate numbers until one is divisible by 4, then submit', generate, 'sent 4'],
  ['Press Generate until the number is odd', other, /called "Generate"/],
  ['Click the plus until the zoom is 130%', zoom, '130%'],
  ['Press + until the zoom reaches 110 %', zoom, '110%'],
  ['Press the plus button until the scale is 110 %', zoom, /"scale"/],
  ['Press + until the page is 3', zoom, 'Site'],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));
