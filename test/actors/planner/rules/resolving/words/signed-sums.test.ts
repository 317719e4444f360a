/** Sums whose minus is written as books and statements write it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const ledger = `<h1>Branches</h1><table><tr><th>Branch<th>Result<th>Staff<th>Debt<th>Q3</tr>
  <tr><td>Graz<td>120.50<td>(3)<td>-$5.00<td>(1,300)</tr><tr><td>Linz<td>(20.00)<td>(7)<td>($30.00)<td>900</tr>
  <tr><td>Wels<td>(1,200.00)<td>(2)<td>$12.00-<td>10</tr><tr><td>Steyr<td>7.00<td>(1)<td>20.00 DR<td>4</tr></table>
  <dl><dt>Closing balance<dd>(412.10)<dt>Mean delta<dd>(4.75)<dt>Rating<dd>(4.60)<dt>Open orders<dd>(12)</dl>`;

// A sum in brackets, with its sign behind it or before its currency, is less than nothing; what stands in brackets for its looks is
// not, and what may be either is not told.
for (const [goal, expected] of [
  ['Return the result of Linz as a number', { result: -20 }],
  ['Return the debt of Graz as a number', { debt: -5 }],
  ['Return the debt of Linz as a number', { debt: -30 }],
  ['Return the debt of Wels as a number', { debt: -12 }],
  ['Return the closing balance as a number', { 'closing balance': -412.1 }],
  ['Which branch has the lowest result?', { branch: 'Wels' }],
  ['Return the branches with a result below 0', { branches: ['Linz', 'Wels'] }],
  ['Return the sum of the results', { sum: -1092.5 }],
  ['Return the staff of Linz as a number', { staff: 7 }],
  ['Return the rating as a number', { rating: 4.6 }],
  ['Return the number of open orders', { 'open orders': 12 }],
  ['Return the result of Linz', { result: '(20.00)' }],
  ['Return the mean delta as a number', /not clear whether "\(4\.75\)" is less than nothing/],
  ['Return the debt of Steyr as a number', /"20\.00 DR" is no number/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, ledger, expected));
