/** What can be had and how it is rated, where cards say so only of some, or to those who do not see their stars. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const lamp = ([name, price, stars, many, mark = '', button = 'Add to basket']: readonly string[]): string =>
  `<div class="tile"><a href="#${name}">${name}</a><div aria-label="${stars} out of 5 stars">★ ${stars} <span>(${many})</span></div><div>£${price}</div>${mark && `<em>${mark}</em>`}<div>${button && `<button onclick="log('${name}')">${button}</button>`}<button onclick="log('compared ${name}')">Compare</button></div></div>`;
const lamps = (gone: readonly string[]): string =>
  `<h1>Desk lamps</h1>${[
    ['Arc', '41.00', '4.6', '1,204'],
    ['Bow', '89.00', '4.8', '310'],
    ['Cub', '24.50', '3.9', '88', ...gone],
    ['Dot', '39.90', '4.1', '2,010'],
  ]
    .map(lamp)
    .join('')}`;

for (const [goal, body, expected] of [
  ['Add the cheapest lamp that is in stock to the basket', lamps(['Sold out', '']), 'Dot'],
  [
    'Add the cheapest lamp that is in stock to the basket',
    lamps(['', '<b>Sold out</b>']).replace('<button onclick="log(\'Cub\')"', '<button disabled'),
    'Dot',
  ],
  ['Add the cheapest lamp that is in stock and has at least 4.5 stars to the basket', lamps(['Sold out', '']), 'Arc'],
  ['Add the best rated lamp to the basket', lamps([]), 'Bow'],
  ['Add the lamp with the most reviews to the basket', lamps([]), 'Dot'],
  // Of all of them the page says nothing, or of some that they come later.
  ['Add the cheapest lamp that is in stock to the basket', lamps([]), /lamp/],
  ['Add the cheapest lamp that is in stock to the basket', lamps(['In three weeks', 'Order ahead']), /lamp/],
  ['Add the cheapest lamp that is in stock to the basket', lamps(['Sold out', 'Add to basket']), /lamp/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));

for (const [goal, body, expected] of [
  ['Return the number of reviews of the Bow as a number', lamps([]), { reviews: 310 }],
  ['Which lamp has the most reviews?', lamps([]), { lamp: 'Dot' }],
  ['Which lamp has the best rating?', lamps([]), { lamp: 'Bow' }],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));

const room = ([name, price, terms]: readonly string[]): string =>
  `<div class="stay"><h3>${name}</h3><p>${terms}</p><p>€${price}</p><button onclick="log('${name}')">View vacancies</button></div>`;
const inns = `<h1>Inns near the lake</h1>${[
  ['Anchor Inn', '120', 'Free parking'],
  ['Bell Inn', '80', 'Parking €9'],
  ['Crown Inn', '95', 'Free parking'],
]
  .map(room)
  .join('')}`;
for (const [goal, expected] of [
  ['View the vacancies of the cheapest inn with free parking', 'Crown Inn'],
  ['View vacancies for Bell Inn', 'Bell Inn'],
  ['View the vacancies of the cheapest inn with a pool', /pool|inn|vacancies/],
  ['View the reviews of Bell Inn', /review/],
  ['View the vacancies of the free Bell Inn', /free Bell Inn/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, inns, expected));

const shelf = (marks: readonly string[]): string =>
  `<h1>Tool library</h1>${['Drill', 'Saw', 'Level']
    .map(
      (name, at) =>
        `<section class="tool"><b>${name}</b><p>${marks[at] ?? ''}</p><button onclick="log('${name}')">Borrow</button></section>`,
    )
    .join('')}`;
const lent = shelf(['On loan until 3 May', 'On the shelf', 'Lent out']);
for (const [goal, body, expected] of [
  ['Borrow the Drill if it is available', lent, 'Site'],
  ['If the Drill is available, click Borrow for Drill, otherwise click Borrow for Saw', lent, 'Saw'],
  ['Borrow the Saw if available', lent, 'Saw'],
  ['Click Borrow for the first available tool', lent, 'Saw'],
  ['Click Borrow for every available tool', lent, 'Saw'],
  ['Click Borrow for the last available tool', shelf(['', '', 'Status: reserved']), 'Saw'],
  ['Click Book if it is available', `<h1>Cabin</h1><p>Fully booked</p><button onclick="log('booked')">Book</button>`, 'Site'],
  [
    'Click Book if it is available',
    `<h1>Cabin</h1><p>Booked 12 times this week</p><button onclick="log('booked')">Book</button>`,
    'booked',
  ],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));
