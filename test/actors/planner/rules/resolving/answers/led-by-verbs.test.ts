/** What a short line states by its verb is told, where the page states one such thing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const offer = (...lines: readonly string[]): string =>
  `<h1>Walnut desk</h1>${lines.map((each) => `<p>${each}</p>`).join('')}<button>Add to cart</button>`;
for (const [goal, body, expected] of [
  ['When will it arrive?', offer('€340.00', 'Arrives Mon, 9 Jun'), { arrival: 'Mon, 9 Jun' }],
  ['Return the arrival date', offer('Arrives by 12 June 2030', 'Returns are free'), { 'arrival date': '12 June 2030' }],
  ['When does it expire?', offer('Expires on 2030-07-01'), { expires: '2030-07-01' }],
  ['How much do I save?', offer('You save €60.00 (15%)'), { savings: '€60.00' }],
  ['How much would I save, as a number?', offer('You save $1,250.00'), { savings: 1250 }],
  ['How many are left in stock?', offer('Only 4 left in stock'), { 'are left': 4 }],
  ['How many are left?', offer('Just 2 left!'), { 'are left': 2 }],
  // Two ways of delivery, a line that only speaks of it, and what is not said.
  ['When will it arrive?', offer('Arrives Mon, 9 Jun', 'Arrives Thu, 12 Jun'), /arrival/],
  ['When will it arrive?', offer('Arrives 3 days after it was sent'), /arrival/],
  ['When does it expire?', offer('Arrives Mon, 9 Jun'), /expires/],
  ['How much do I save?', offer('Was €60.00', 'Now €40.00'), /savings/],
  ['How many are left in stock?', offer('In stock', '4 reviews'), /left/],
] as const)
  t.test(`${goal} ${JSON.stringify(expected)}`, async (t) => answeredOn(t, page, goal, body, expected));
