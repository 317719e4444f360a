/** One answer for each thing that is asked about, one number or address out of a line that says more, and the cell of a row and a column. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const sun = '<h1>Alvik</h1><ul><li>Sunrise: 6:12</li><li>Sunset: 19:48</li></ul><p>Moonrise: 21:00</p>';
const goods =
  '<h1>Shop</h1><article><h3>Dune lamp</h3><p>€35</p></article><article><h3>Marl chair</h3><p>€120</p></article><article><h3>Fir stool</h3><p>€60</p></article>';
const people =
  '<h1>Boat Gull</h1><p>Owner: Rita Sund, phone 01999 555 123, e-mail rita@sund.example</p><p>Skipper: Tim Ort, phone 01999 555 777, e-mail tim@ort.example</p><p>Office: 01999 555 000</p>';
const listed =
  '<h1>Boat Gull</h1><dl><dt>Owner</dt><dd>Rita Sund<br>01999 555 123<br>rita@sund.example</dd><dt>Skipper</dt><dd>Tim Ort<br>01999 555 777</dd></dl>';
const table = (isNumbered: boolean) => {
  const rows = [1, 2, 3, 4, 5, 6].map(
    (row) => `<tr>${isNumbered ? `<td>${row}</td>` : ''}${[1, 2, 3].map((cell) => `<td>${row * 7 + cell * 13}</td>`).join('')}</tr>`,
  );
  return `<h1>Readings</h1><table>${isNumbered ? '<tr><th>#</th><th>A</th><th>B</th><th>C</th></tr>' : ''}${rows.join('')}</table>`;
};

for (const [goal, body, expected] of [
  ['Return the times of sunrise and sunset', sun, { sunrise: '6:12', sunset: '19:48' }],
  ['Return the times of sunrise and moonset', sun, /./],
  ['Return the prices of the Dune lamp and the Marl chair', goods, { 'Dune lamp': '€35', 'Marl chair': '€120' }],
  ['What is the phone number of the owner?', people, { 'phone number': '01999 555 123' }],
  ['What is the e-mail address of the skipper?', people, { 'e-mail address': 'tim@ort.example' }],
  ['What is the phone number of the owner?', listed, { 'phone number': '01999 555 123' }],
  ['What does delivery cost?', '<h1>Help</h1><h2>Delivery</h2><p>By post. It costs €4.90.</p>', { price: '€4.90' }],
  // One way costs, another does not: neither is what delivery costs.
  [
    'What does delivery cost?',
    '<h1>Help</h1><table><tr><td>Delivery to a door</td><td>€4.90</td></tr><tr><td>Delivery to a shop</td><td>free</td></tr></table>',
    /price/,
  ],
  [
    'What does delivery to a shop cost?',
    '<h1>Help</h1><table><tr><td>Delivery to a door</td><td>€4.90</td></tr><tr><td>Delivery to a shop</td><td>free</td></tr></table>',
    { price: 'free' },
  ],
  ['What is in row 4, column 3?', table(false), { '3th cell': '67' }],
  ['Return the number that stands in row 4 and column 3', table(false), { '3th cell': '67' }],
  ['Return the value in column 2 of row 4', table(true), { '2th cell': '41' }],
  ['Return the value in row 4 of column C', table(true), { 'column C': '67' }],
  ['What is in row 9, column 3?', table(false), /cell/],
] as const)
  t.test(`${goal} ${body.slice(4, 40)}`, (t) => answeredOn(t, page, goal, body, expected));
