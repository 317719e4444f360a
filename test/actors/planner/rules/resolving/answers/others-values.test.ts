/** The value of one thing is no value of another, and what can't be compared or counted as one number is not told as if it could. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const rooms = '<section><h2>Attic</h2><p>Rent: €420</p><p>Floor: 4</p></section><section><h2>Cellar</h2><p>Ask the landlord</p></section>';
const table = (head: string, rows: readonly (readonly [string, string])[]) =>
  `<table><tr><th>Name</th><th>${head}</th></tr>${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table>`;
const jars = table('Weight', [
  ['Honey', '2'],
  ['Plum', '3'],
  ['Quince', '4'],
  ['Fig', '9'],
]);

for (const [goal, html, expected] of [
  ['Return the fee on the page "Courses"', '<h1>Rooms</h1><p>Fee: €9</p>', /Courses/],
  ['Return the fee on the page Courses', '<h1>Rooms</h1><p>Fee: €9</p>', /Courses/],
  ['Return the fee on the page "Rooms"', '<h1>Rooms</h1><p>Fee: €9</p>', { fee: '€9' }],
  ['Return the fee on the page "Rooms"', '<h1>Hut</h1><section><h2>Rooms</h2><p>Fee: €9</p></section>', { fee: '€9' }],
  ['Return the weight as a number', '<p>Maximum weight: 80</p>', /weight/],
  ['Return the maximum weight as a number', '<p>Maximum weight: 80</p>', { 'maximum weight': 80 }],
  ['Return the deposit', '<dl><dt>Average deposit</dt><dd>€40</dd></dl>', /deposit/],
  ['Return the date', '<p>Payment date: 4 May</p><p>Start of the course: 9 May</p>', /date/],
  ['Return the date', '<p>Payment date: 4 May</p><p>Fee: €9</p>', { date: '4 May' }],
  ['Return the date', '<p>Date: 4 May</p><p>Start of the course: 9 May</p>', { date: '4 May' }],
  ['Return the payment date', '<p>Payment date: 4 May</p><p>Start of the course: 9 May</p>', { 'payment date': '4 May' }],
  [
    'Press Weigh and return the weight as a number',
    `<p>Weight: <b id="w">3</b></p><button onclick="setTimeout(() => { document.getElementById('w').textContent = '8'; }, 900)">Weigh</button>`,
    { weight: 8 },
  ],
  [
    'Return the name of the cheapest item',
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Oak</td><td>€4</td></tr><tr><td>Elm</td><td>€3</td></tr></table><button disabled>Previous</button><button>Next</button>',
    /name/,
  ],
  [
    'Return the name of the cheapest item',
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>Oak</td><td>€4</td></tr><tr><td>Elm</td><td>€3</td></tr></table><p>Ready?</p><button>Next</button>',
    { name: 'Elm' },
  ],
  ['Return the rent of Attic as a number', rooms, { rent: 420 }],
  ['Return the rent of Cellar as a number', rooms, /rent/],
  ['Return the floor of Cellar as a number', rooms, /floor/],
  ['Return the average weight as a number', jars, { 'average weight': 4.5 }],
  [
    'Return the sum of all fees as a number',
    table('Fee', [
      ['Ferry', '$4'],
      ['Tolls', '$6'],
      ['Parking', '$10'],
    ]),
    { sum: 20 },
  ],
  [
    'Return the name with the lowest fee',
    table('Fee', [
      ['Ferry', '€18'],
      ['Tram', '¥900'],
    ]),
    /name/,
  ],
  [
    'Return the name with the lowest fee',
    table('Fee', [
      ['Ferry', '$18'],
      ['Tram', 'Free'],
      ['Bus', '$3'],
    ]),
    { name: 'Tram' },
  ],
  [
    'Return the name with the highest fee',
    table('Fee', [
      ['Ferry', '$18'],
      ['Tram', '$18'],
      ['Bus', '$3'],
    ]),
    /name/,
  ],
  ['Return the fare as a number', '<p>Fare: $12 – $30</p>', /no single number/],
  ['Return the walk as a number', '<p>Walk: 2 h 15 min</p>', /no single number/],
  ['Return the price as a number', '<p>Price: was €60, now €45</p>', { price: 45 }],
  [
    'Return the total as a number',
    '<table><tr><td>Subtotal</td><td>£30.00</td></tr><tr><td>Postage</td><td>£4.00</td></tr><tr><td>Total</td><td>£34.00</td></tr></table>',
    { total: 34 },
  ],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, async (t) => answeredOn(t, page, goal, `<h1>List</h1>${html}`, expected as never));

const offer = (name: string, said: string) => `<li><b>${name}</b> ${said} <button onclick="log('opened ${name}')">Open</button></li>`;
for (const [goal, first, second, expected] of [
  ['Open the cheapest one', 'Was $12 Now $4', '$7', 'opened Oak'],
  ['Open the one with the most reviews', '★ 4.1 (2,300)', '★ 4.9 (8)', 'opened Oak'],
  ['Open the largest one', '$210 · 31 m²', '$480 · 19 m²', 'opened Oak'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, `<h1>List</h1><ul>${offer('Oak', first)}${offer('Elm', second)}</ul>`, expected));
