/** What has gained or lost the most is told by a sign, an arrow or the colour of a loss; where all have gained, none has lost the most. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

type Row = readonly [name: string, ...changes: string[]];
const shares = (heads: readonly string[], ...rows: readonly Row[]) =>
  `<table><tr><th>Share<th>Price${heads.map((head) => `<th>${head}`).join('')}<th></tr>${rows
    .map(
      ([name, ...changes], at) =>
        `<tr><td>${name}<td>${90 - at * 7}.10${changes.map((change) => `<td>${change}`).join('')}<td><button onclick="log('${name}')">Buy</button></tr>`,
    )
    .join('')}</table>`;
const teams = (...rows: readonly Row[]) =>
  `<h2>Table of teams</h2>${rows
    .map(
      ([name, move]) =>
        `<div class="team"><b>${name}</b> <span>${move}</span> <span role="button" tabindex="0" onclick="log('${name}')">Details</span></div>`,
    )
    .join('')}`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  [
    'Click "Buy" in the row of the share that has lost the most today',
    shares(['Today'], ['Alder', '+1.20%'], ['Birch', '−0.40%'], ['Cedar', '−3.10%']),
    'Cedar',
  ],
  [
    'Click "Buy" in the row of the share that has gained the most',
    shares(['Change'], ['Alder', '▼ 5.20%'], ['Birch', '▲ 0.40%'], ['Cedar', '▲ 2.10%']),
    'Cedar',
  ],
  [
    'Click "Buy" in the row of the share that fell the most',
    shares(['Change'], ['Alder', '7.20%'], ['Birch', '0.40%'], ['Cedar', '2.10%'])
      .replaceAll('<td>7', '<td class="up">7')
      .replace(/<td>(?=[02])/g, '<td class="down">'),
    'Cedar',
  ],
  ['Click "Details" for the team that has fallen the most', teams(['Reds', '↓2'], ['Blues', '↑5'], ['Greens', '↓4']), 'Greens'],
  [
    'Click "Buy" in the row of the share that has lost the most today',
    shares(['1D', '1W'], ['Alder', '-1.20%', '-9.00%'], ['Birch', '-2.40%', '+1.00%'], ['Cedar', '+3.10%', '-4.00%']),
    'Birch',
  ],
  [
    'Click "Buy" in the row of the share that has lost the most this week',
    shares(['1D', '1W'], ['Alder', '-1.20%', '-9.00%'], ['Birch', '-2.40%', '+1.00%'], ['Cedar', '+3.10%', '-4.00%']),
    'Alder',
  ],
  // All have gained: none has lost the most.
  [
    'Click "Buy" in the row of the share that has lost the most today',
    shares(['Today'], ['Alder', '+1.20%'], ['Birch', '+0.40%'], ['Cedar', '+3.10%']),
    /row/,
  ],
  // A colour within the cell may say which have lost.
  [
    'Click "Buy" in the row of the share that has gained the most',
    shares(['Change'], ['Alder', '7.20%'], ['Birch', '0.40%'], ['Cedar', '2.10%']),
    /row/,
  ],
  // In points and per cent another is the first: which is meant, the goal does not say.
  [
    'Click "Buy" in the row of the share that has lost the most',
    shares(['Change', 'Change %'], ['Alder', '-12.00', '-1.00%'], ['Birch', '-2.00', '-8.00%'], ['Cedar', '+3.00', '+3.00%']),
    /row/,
  ],
  // What the page tells of today tells nothing of the month.
  [
    'Click "Buy" in the row of the share that has lost the most this month',
    shares(['Today'], ['Alder', '-1.20%'], ['Birch', '-2.40%'], ['Cedar', '+3.10%']),
    /row/,
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('The price is the largest of all numbers, and no loss', (t) =>
  answeredOn(
    t,
    page,
    'Which company has lost the most today?',
    shares(['Today'], ['Alder', '+1.20%'], ['Birch', '−0.40%'], ['Cedar', '−3.10%']).replace('<th>Share', '<th>Company'),
    { company: 'Cedar' },
  ),
);
