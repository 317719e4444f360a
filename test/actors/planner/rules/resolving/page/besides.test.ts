/** What stands in a part of the page that is about other things is no value of what is asked about. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const offer = (name: string, price: string) => `<article><h3>${name}</h3><p>Price: ${price}</p><p>Weight: 2 kg</p></article>`;
const tent = (own: string, heading: string) => `<h1>Fjell tent</h1><p>${own}</p><h2>${heading}</h2>${offer('Stove', '$9')}`;
const list = (heading: string, items: string) => `<h2>${heading}</h2><ol>${items}</ol>`;
const item = (name: string, price: string) => `<li><h3><a href="#x">${name}</a></h3> <b>${price}</b></li>`;
const two = item('Sofa', '$500') + item('Desk', '$70');

for (const [goal, body, expected] of [
  ['Return the price', tent('Price on request', 'Related'), /./],
  ['Return the price', tent('Price on request', 'You may also like'), /./],
  ['Return the price', tent('Price: $80', 'Customers also bought'), { price: '$80' }],
  ['Return the weight', tent('Price: $80', 'Similar products'), /./],
  ['Return the price', tent('Sold out', 'Produits similaires'), /./],
  ['Return the price of the Stove', tent('Price on request', 'Related'), { price: '$9' }],
  ['Return the price of the related product', tent('Price: $80', 'Related products'), { price: '$9' }],
  ['Return the price', tent('', 'Variants'), { price: '$9' }],
  ['Return the price of the first product', `<h1>Shop</h1>${list('Recommended products', two)}`, { price: '$500' }],
  [
    'Return the price of the first product',
    `<h1>Shop</h1>${list('Sponsored', two)}${list('Products', item('Lamp', '$5') + item('Rug', '$6'))}`,
    { price: '$5' },
  ],
] as const)
  t.test(`${goal} (${JSON.stringify(expected)})`, (t) =>
    answeredOn(t, page, goal, body, expected instanceof RegExp ? expected : { ...expected }),
  );

const marked = (mark: string, name = 'Ad lamp') =>
  `<ol><li class="x"><small>${mark}</small><h3><a href="#a">${name}</a></h3><span>$1</span></li>${item('Lamp', '$5')}${item('Rug', '$6')}</ol>`;

for (const [body, expected] of [
  [marked('Sponsored'), '$5'],
  [marked('Promoted ·'), '$5'],
  [marked('Sponsored by readers'), '$1'],
  [marked('New'), '$1'],
  [marked('', 'Sponsored walk tickets'), '$1'],
] as const)
  t.test(`the first of ${body.slice(0, 60)}: ${expected}`, (t) =>
    answeredOn(t, page, 'Return the price of the first product', `<h1>Products</h1>${body}`, { price: expected }),
  );

/** What a search brings is headed by what was searched for, or by nothing. */
const shop = (
  heading: string,
) => `<h1>Shop</h1><form onsubmit="out.hidden = false; return false"><input type="search" name="q" placeholder="Search"><button>Search</button></form>
  <div id="out" hidden><h2>${heading}</h2><ol>${two}</ol></div>`;

for (const [heading, expected] of [
  ['Results for red lamps', { price: '$500' }],
  ['2 results for lamps', { price: '$500' }],
  ['Results', { price: '$500' }],
  ['Results for garden hoses', /./],
  ['You may like', /./],
] as const)
  t.test(`results under ${heading}`, (t) =>
    answeredOn(
      t,
      page,
      'Search for "red lamps" and return the price of the first result',
      shop(heading),
      expected instanceof RegExp ? expected : { ...expected },
    ),
  );
