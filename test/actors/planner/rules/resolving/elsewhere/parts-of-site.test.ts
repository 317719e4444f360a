/** What is asked for may stand in the part of the site that is called by what it is: bills under "Bills". */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const site = (
  sums: string,
  more = '',
) => `<nav><a href="#me">My data</a> <a href="#fines">Fines</a> <a href="#loans">My loans</a>${more}</nav><main id="main"></main>
<script>
  const parts = {
    me: '<h2>My data</h2><p>Card 4711</p>',
    fines: '<h2>Fines</h2>${sums}',
    loans: '<h2>Loans</h2><ul><li>Atlas <button onclick="log(1)">Renew</button></li><li>Globe <button onclick="log(2)">Renew</button></li></ul>',
  };
  const go = () => { main.innerHTML = parts[location.hash.slice(1)] ?? parts.me; };
  onhashchange = go;
  go();
</script>`;
const row = (month: string, sum: string) =>
  `<tr><td>${month}</td><td>${sum}</td><td><button onclick="log(&quot;${month}&quot;)">Pay</button></td></tr>`;
const table = (head: string) =>
  `<table><tr><th>Month</th><th>${head}</th><th></th></tr>${row('January', '2.40')}${row('February', '1.10')}</table>`;

for (const [goal, expected] of [
  ['Pay the fine of February', 'February'],
  ['Pay the January fine', 'January'],
  ['Pay the fine of March', /March/],
  ['Renew the loan Globe', '2'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, site(table('Amount')), expected));

for (const [goal, head, expected] of [
  ['How much was the January fine?', 'Amount', { price: '2.40' }],
  ['How much was the March fine?', 'Amount', /price/],
  // A bare number of a column that is none of money is no price.
  ['How much was the January fine?', 'Weight', /price/],
] as const)
  t.test(`${goal} (${head})`, (t) => answeredOn(t, page, goal, site(table(head)), expected));

t.test('of two parts of that name none is opened', (t) =>
  toldOn(t, page, 'Pay the fine of February', site(table('Amount'), ' <a href="#loans">All fines</a>'), /February/),
);
