/** What stands on a page while it loads is no value: it is waited for, and never told. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const rows = (first: string) =>
  `<li><h3><a href="#a">${first} 1</a></h3> <span>$91.00</span></li><li><h3><a href="#b">${first} 2</a></h3> <span>$82.00</span></li>`;
const list = (attributes: string, items: string, later = '') =>
  `<h1>Tents</h1><ol id="list" ${attributes}>${items}</ol><script>${later}</script>`;
const coming = (what: string) => `setTimeout(() => { list.removeAttribute('aria-busy'); list.innerHTML = ${JSON.stringify(what)}; }, 600);`;
const lagging = '<li><h3>Loading…</h3> <span>$0.00</span></li>';
const table = (busy: string) =>
  `<h1>Plans</h1><table><tr><th>Plan</th><th>Price</th></tr><tr><td>Basic</td><td ${busy}>$0</td></tr><tr><td>Pro</td><td>$30</td></tr></table>`;
const facts = (busy: string) => `<h1>Parcel</h1><dl ${busy}><dt>Weight</dt><dd>0 kg</dd></dl><p aria-busy="true">Offers</p>`;

for (const [goal, body, expected] of [
  ['Return the price of the first result', list('aria-busy="true"', rows('Old'), coming(rows('New'))), { price: '$91.00' }],
  ['Return the price of the first result', list('', lagging, coming(rows('New'))), { price: '$91.00' }],
  ['Return the name of the cheapest tent', list('aria-busy="true"', rows('Old'), coming(rows('New'))), { name: 'New 2' }],
  ['Return the number of tents', list('aria-busy="true"', rows('Old'), coming(rows('New') + rows('Newer'))), { tents: 4 }],
  ['Return the price of the first result', list('aria-busy="true"', rows('Old')), /loading|shows/],
  ['Return the price of the first result', list('', lagging), /loading|shows/],
  ['Return the price of Basic', table('aria-busy="true"'), /loading/],
  ['Return the price of Pro', table('aria-busy="true"'), { price: '$30' }],
  ['Return the price of Basic', table('aria-busy="false"'), { price: '$0' }],
  ['Return the weight', facts('aria-busy="true"'), /loading/],
  ['Return the weight', facts(''), { weight: '0 kg' }],
] as const)
  t.test(`${goal} (${JSON.stringify(expected)})`, (t) =>
    answeredOn(t, page, goal, body, expected instanceof RegExp ? expected : { ...expected }),
  );
