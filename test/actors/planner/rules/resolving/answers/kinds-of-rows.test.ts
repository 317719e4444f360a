/** Answers from a row and a column of which the question says more than the table, and from the line of several that says the words itself. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const days = `<h1>Find your day</h1><table><tr><th>Area<th>Rubbish<th>Recycling<th>Food waste</tr>
  <tr><td>Old Town<td>Monday<td>Thursday<td>Monday</tr><tr><td>Harbour<td>Tuesday<td>Friday<td>Tuesday</tr></table>`;
const prices =
  '<h1>Tools</h1><ul><li>Spade £54.00<li>Fork £52.50</ul><h3>Delivery</h3><p>Royal Mail 48 £4.50<br>Courier, next working day £9.95<br>Free collection</p>';

const cases = [
  ['On which day is the recycling picked up in the Harbour area?', days, { date: 'Friday' }],
  ['On which day is the recycling picked up in the Castle area?', days, /./],
  ['On which day is the glass picked up in the Harbour area?', days, /./],
  ['What does courier delivery cost?', prices, { price: '£9.95' }],
  ['What does drone delivery cost?', prices, /./],
] as const;

for (const [at, [goal, body, expected]] of cases.entries()) t.test(`${at}: ${goal}`, (t) => answeredOn(t, page, goal, body, expected));
