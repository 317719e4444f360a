/** A number or a price that stands alone is what the goal calls a counter or the price; of two, neither is. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const buttons = ['Stop', 'Skip'].map((name) => `<button onclick="log('${name}')">${name}</button>`).join(' ');

for (const [goal, body, expected] of [
  ['If the counter shows 3, click Stop, otherwise click Skip', `<div>3</div>${buttons}`, 'Stop'],
  ['If the counter shows 3, click Stop, otherwise click Skip', `<div>4</div>${buttons}`, 'Skip'],
  ['If the counter shows 3, click Stop, otherwise click Skip', `<div>3</div><div>8</div>${buttons}`, /counter/],
  ['If the height shows 3, click Stop, otherwise click Skip', `<div>3</div>${buttons}`, /height/],
  ['If the price is below $60, click Stop, otherwise click Skip', `<p>KLM <span>$51.00</span></p>${buttons}`, 'Stop'],
  ['If the price is below $60, click Stop, otherwise click Skip', `<p>KLM <span>$64.00</span></p>${buttons}`, 'Skip'],
  ['If the price is below $60, click Stop, otherwise click Skip', `<p>KLM $51.00</p><p>ABC $64.00</p>${buttons}`, /price/],
  ['If the price is below $60, click Stop, otherwise click Skip', `<p>KLM €51.00</p>${buttons}`, /currency/],
  [
    'If the bar has reached 100%, click Stop, otherwise click Skip',
    `<progress max="100" value="100"></progress> <i>100%</i>${buttons}`,
    'Stop',
  ],
  [
    'If the progress bar is full, click Stop, otherwise click Skip',
    `<progress max="100" value="40"></progress> <i>40%</i>${buttons}`,
    'Skip',
  ],
  ['If the progress bar is full, click Stop, otherwise click Skip', `<p>40%</p><p>100%</p>${buttons}`, /bar/],
] as const)
  t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
