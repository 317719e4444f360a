/** Of several columns that are called something more than what is asked for, none is it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<h1>Plans</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
const money = [
  ['Basic', '$50', '$5'],
  ['Pro', '$90', '$9'],
] as const;

for (const [goal, heads, expected] of [
  ['Return the price of Basic', ['Plan', 'Setup price', 'Monthly price'], /./],
  ['Return the fee of Pro', ['Plan', 'Entry fee', 'Exit fee'], /./],
  ['Return the monthly price of Basic', ['Plan', 'Setup price', 'Monthly price'], { 'monthly price': '$5' }],
  ['Return the price of Basic', ['Plan', 'Old price', 'Price'], { price: '$5' }],
  ['Return the price of Pro', ['Plan', 'Deposit', 'Price'], { price: '$9' }],
] as const)
  t.test(`${goal} of ${heads.join(', ')}`, (t) =>
    answeredOn(t, page, goal, table(heads, money), expected instanceof RegExp ? expected : { ...expected }),
  );
