/** What is summed up are amounts: what things are called is none, though it has a number in it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const repairs = (head: string, sums: readonly string[]) =>
  `<h1>Repairs</h1><table><tr><th>No.<th>Part<th>${head}<th>State</tr>${['R-7', 'R-9', 'R-12'].map((name, at) => `<tr><td>${name}<td>${['Lamp', 'Door', 'Lock'][at]}<td>${sums[at]}<td>${at === 2 ? 'Paid' : 'Open'}</tr>`).join('')}</table>`;

const wares = `<table><tr><th>Ware<th>Price<th>Stock</tr>${[
  ['Kettle', '1.050 €', '4'],
  ['Pan', '12,50 €', '9'],
  ['Spoon', '3 €', 'none'],
]
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}</tr>`)
  .join('')}</table>`;

for (const [goal, body, expected] of [
  ['What is the total of my open repairs?', repairs('Amount', ['120', '80', '40']), { total: 200 }],
  ['What is the total of my open repairs?', repairs('Price', ['EUR 120', 'EUR 80', 'EUR 40']), { total: 200 }],
  ['What is the total of my open repairs?', repairs('Days', ['3', '4', '5']), /total/],
  ['What is the total of the rooms?', '<h2>Rooms</h2><ul><li>Room 5<li>Room 12</ul>', /total/],
  ['What is the sum of the prices of Kettle and Pan?', wares, { sum: 1062.5 }],
  ['What is the average price of Kettle, Pan and Spoon?', wares, { 'average price': 355.166667 }],
  ['What is the difference between the prices of Pan and Spoon?', wares, { difference: 9.5 }],
  ['What is the sum of the stocks of Pan and Spoon?', wares, /does not tell it/],
  ['What is the sum of the prices of Kettle and Ladle?', wares, /no "price"/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
