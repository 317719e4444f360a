/** What is of different numbers, wholes or years, or told by several columns, ranks nothing; what only looks so is ranked. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`;
const list = (rows: readonly (readonly [string, string])[]) =>
  `<ul>${rows.map(([name, said]) => `<li><b>${name}</b> ${said} <button onclick="log('${name}')">Take</button></li>`).join('')}</ul>`;

const trips = (few: string) =>
  table(
    ['Trip', 'Changes', 'Fare'],
    [
      ['Dawn', '2', '€9'],
      ['Noon', few, '€12'],
      ['Dusk', '1', '€8'],
    ],
  );

for (const [goal, html, expected] of [
  ['Return the trip with the fewest changes', trips('direct'), { trip: 'Noon' }],
  ['Return the trip with the most changes', trips('direct'), { trip: 'Dawn' }],
  ['Return the trip with the lowest fare', trips('direct'), { trip: 'Dusk' }],
  ['Return the trip with the fewest changes', trips('3'), { trip: 'Dusk' }],
  [
    'Return the name of the cheapest jar',
    table(
      ['Jar', 'Price'],
      [
        ['Fig', '3 for €9'],
        ['Plum', '€4'],
      ],
    ),
    /name/,
  ],
  [
    'Return the name of the cheapest jar',
    table(
      ['Jar', 'Price'],
      [
        ['Fig', '€9 for 3'],
        ['Plum', '€4'],
      ],
    ),
    /name/,
  ],
  [
    'Return the name of the cheapest jar',
    table(
      ['Jar', 'Price'],
      [
        ['Fig', '2 for €9'],
        ['Plum', '2 for €8'],
      ],
    ),
    { name: 'Plum' },
  ],
  [
    'Return the pupil with the highest score',
    table(
      ['Pupil', 'Score'],
      [
        ['Ida', '18/20'],
        ['Jon', '40/50'],
      ],
    ),
    /pupil/,
  ],
  [
    'Return the pupil with the highest score',
    table(
      ['Pupil', 'Score'],
      [
        ['Ida', '18 of 20'],
        ['Jon', '12 of 20'],
      ],
    ),
    { pupil: 'Ida' },
  ],
  [
    'Return the name of the cheapest trip',
    table(
      ['Trip', 'Price', 'Seats'],
      [
        ['Fen', '€20', '3/20'],
        ['Moor', '€15', '9/50'],
      ],
    ),
    { name: 'Moor' },
  ],
  [
    'Return the name of the newest item',
    table(
      ['Name', 'Date'],
      [
        ['Oak', 'Dec 28'],
        ['Elm', 'Jan 3'],
        ['Ash', 'Dec 11'],
      ],
    ),
    /name/,
  ],
  [
    'Return the name of the newest item',
    table(
      ['Name', 'Date'],
      [
        ['Oak', 'Dec 28, 2025'],
        ['Elm', 'Jan 3, 2026'],
      ],
    ),
    { name: 'Elm' },
  ],
  [
    'Return the name of the newest item',
    table(
      ['Name', 'Date'],
      [
        ['Oak', '4 May'],
        ['Elm', '9 July'],
        ['Ash', '1 June'],
      ],
    ),
    { name: 'Elm' },
  ],
  [
    'Return the name with the most visitors',
    table(
      ['Name', 'Visitors 2023', 'Visitors 2024'],
      [
        ['Ulm', '40', '10'],
        ['Bonn', '20', '30'],
      ],
    ),
    /name/,
  ],
  [
    'Return the name with the most visitors',
    table(
      ['Name', 'Visitors 2023', 'Visitors 2024'],
      [
        ['Ulm', '40', '50'],
        ['Bonn', '20', '30'],
      ],
    ),
    { name: 'Ulm' },
  ],
  [
    'Return the name with the most visitors in 2024',
    table(
      ['Name', 'Visitors 2023', 'Visitors 2024'],
      [
        ['Ulm', '40', '10'],
        ['Bonn', '20', '30'],
      ],
    ),
    { name: 'Bonn' },
  ],
  [
    'Return the name of the newest item',
    table(
      ['Name', 'Added', 'Changed'],
      [
        ['a.txt', '2 May 2026', '9 May 2026'],
        ['b.txt', '4 May 2026', '5 May 2026'],
      ],
    ),
    /name/,
  ],
  [
    'Return the name of the newest item',
    table(
      ['Name', 'Added', 'Expires'],
      [
        ['a.txt', '2 May 2026', '9 June 2026'],
        ['b.txt', '4 May 2026', '5 June 2026'],
      ],
    ),
    { name: 'b.txt' },
  ],
] as const)
  t.test(`${goal} ${html.replace(/<[^>]*>/g, ' ').slice(0, 90)}`, (t) => answeredOn(t, page, goal, html, expected));

for (const [goal, html, expected] of [
  [
    'Take the cheapest one',
    list([
      ['Chalk', '4 × €2'],
      ['Pen', '€6'],
    ]),
    /./,
  ],
  [
    'Take the cheapest one',
    list([
      ['Phone 12', '€200'],
      ['Phone 13', '€150'],
    ]),
    'Phone 13',
  ],
  [
    'Take the cheapest one',
    list([
      ['Chalk', '€5 + €6 post'],
      ['Pen', '€8'],
    ]),
    'Chalk',
  ],
] as const)
  t.test(`${goal} ${html.replace(/<[^>]*>/g, ' ').slice(0, 90)}`, (t) => toldOn(t, page, goal, html, expected));

/** Each of them is called a lamp besides its letter, and none of them only so. */
const lamps = `<ul>${['1.299,00 €', '899,00 €', '99,95 €', '1.050 €']
  .map(
    (price, at) =>
      `<li><b>Lamp ${'ABCD'[at]}</b> <span>${price}</span> <button onclick="taken += '${'ABCD'[at]}'; log(taken)">Add</button></li>`,
  )
  .join('')}</ul><script>let taken = '';</script>`;

for (const [goal, expected] of [
  ['Add the cheapest lamp', 'C'],
  ['Add the two cheapest lamps', 'BC'],
  ['Add the two most expensive lamps', 'AD'],
  ['Add the five cheapest lamps', /only 4/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, lamps, expected));
