/** What stands in the place of a value and is of something else is none: another number, another currency, a price; what the card says is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const shops = `<h1>Shops</h1><div class="shop"><h2>Quay</h2><p>Phone 020-5550<br>Fax 020-5551</p></div>
  <div class="shop"><h2>Mill</h2><p>Phone 030-7770</p></div><div class="shop"><h2>Ford</h2><p>T: 040-8880<br>F: 040-8881</p></div>`;
const hosts = `<h1>Plans</h1>${[
  ['Basic', '€5', '20 GB disk', 'Chat help'],
  ['Studio', '€25', '200 GB disk', 'Phone help'],
]
  .map(
    ([name, price, disk, help]) =>
      `<div class="offer"><h2>${name}</h2><p class="sum"><span>${price}</span><small> per seat / month</small></p><ul><li>${disk}</li><li>${help}</li></ul></div>`,
  )
  .join('')}`;
const lamps =
  '<h1>Orders</h1><table><tr><th>Order</th><th>Price</th><th>State</th></tr><tr><td>Orb</td><td>$41.00</td><td>Closed</td></tr><tr><td>Arc</td><td>$55.00</td><td>Open</td></tr><tr><td>Cone</td><td>$12.00</td><td>Open</td></tr></table>';
const games = `<h1>Games</h1>${[
  ['Rook', '★ 4.7 (2,050)', 'Free 48 MB'],
  ['Pawn', '★ 4.2 (990)', '$2.99 102 MB'],
]
  .map(([name, stars, told]) => `<div class="game"><h3>${name}</h3><div>${stars}</div><div>${told}</div><button>Get</button></div>`)
  .join('')}`;

for (const [goal, html, expected] of [
  ['Return the fax number of the Mill shop', shops, /fax/],
  ['Return the mobile number of the Quay shop', shops, /mobile/],
  ['What is the fax number of Quay?', shops, { 'fax number': '020-5551' }],
  ['What is the phone number of Quay?', shops, { 'phone number': '020-5550' }],
  ['Return the disk of the Studio plan', hosts, { disk: '200 GB' }],
  ['Return the help of the Basic plan', hosts, /help/],
  ['Return the number of seats of the Studio plan', hosts, /seat/],
  ['Return the price of Orb in euros', lamps, /price/],
  ['Return the price of Orb in dollars', lamps, { price: '$41.00' }],
  ['Return the number of orders that are not closed', lamps, { orders: 2 }],
  ['Return the number of ratings of Pawn as a number', games, { ratings: 990 }],
  ['Return the size of Pawn', games, { size: '102 MB' }],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, html, expected));
