/** Values that a sentence, a line of several labels, or a label with a word more or less tells; what only looks so tells nothing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const totals = (last: string) =>
  `<table><tr><td>Subtotal</td><td>€ 20.00</td></tr><tr><td>Post</td><td>€ 4.00</td></tr><tr><td>${last}</td><td>€ 24.00</td></tr></table>`;
const sizes = (checked: string) =>
  `<fieldset><legend>Size</legend><label><input type="radio" name="s"> Small</label><label><input type="radio" name="s"${checked}> Large</label></fieldset>`;
const rates = '<table><tr><th>Name</th><th>Error rate</th></tr><tr><td>Oak</td><td>4%</td></tr><tr><td>Ash</td><td>0.3%</td></tr></table>';

for (const [goal, html, expected] of [
  ['Return the booking code', '<p>Thank you. Your booking code is <b>Q7-PL</b>. Two guests.</p>', { 'booking code': 'Q7-PL' }],
  ['Return the room number', '<p>Your new room number is 214, and breakfast is at 8.</p>', { 'room number': '214' }],
  ['Return the monthly fee', '<p>The monthly fee is €12.50.</p>', { 'monthly fee': '€12.50' }],
  ['Return the course tutor', '<p>Your course tutor is Ann Lee.</p>', { 'course tutor': 'Ann Lee' }],
  ['Return the visitor count as a number', '<p>Our visitor count is 5,200.</p>', { 'visitor count': 5200 }],
  ['Return the entry code', '<p>Your entry code is shown at the door.</p>', /entry code/],
  ['Return the entry code', '<p>Your old entry code is K3.</p>', /entry code/],
  ['Return the entry code', '<p>Your entry code is K3. For guests, the entry code is K4.</p>', /entry code/],
  ['Return the member fee', '<p>The member fee is 5 % higher this year.</p>', /member fee/],
  ['Return the parcel number', '<p>It left on 3 May by rail (parcel no. RX88012).</p>', { 'parcel number': 'RX88012' }],
  ['Return the parcel number', '<p>It left on 3 May by rail (invoice no. RX88012).</p>', /parcel number/],
  ['Return the tank level as a number', '<p>Tank: 64%</p>', { 'tank level': 64 }],
  ['Return the tank level as a number', '<p>Tank: €64</p>', /tank level/],
  [
    'Return the e-mail address of the workshop',
    '<footer>Shop: shop@a.org · Workshop: fix@a.org · News: news@a.org</footer>',
    { 'e-mail address': 'fix@a.org' },
  ],
  ['Return the e-mail address of the workshop', '<footer>Shop: shop@a.org · Workshop: open · News: news@a.org</footer>', /e-mail/],
  ['Return the price for students as a number', '<p>Seniors: €9</p><p>Students: €5</p>', { price: 5 }],
  ['Return the price for students as a number', '<p>Seniors: €9</p><p>Students: 5</p>', /price/],
  ['Return the turnover in 2021 as a number', '<p>Turnover (2019): 300</p><p>Turnover (2021): 410</p>', { turnover: 410 }],
  ['Return the turnover in 2022 as a number', '<p>Turnover (2019): 300</p><p>Turnover (2021): 410</p>', /turnover/],
  ['Return the year in which the mill was built as a number', '<p>The mill was built in 1790 and burnt down in 1911.</p>', { year: 1790 }],
  ['Return the year in which the inn was built as a number', '<p>The mill was built in 1790 and burnt down in 1911.</p>', /year/],
  ['Return the date of the last visit', '<p>First call: 3 May 2024</p><p>Last visit: 9 June 2025</p>', { date: '9 June 2025' }],
  ['Return the total as a number', totals('Total incl. tax'), { total: 24 }],
  ['Return the total as a number', totals('Total savings'), /total/],
  ['Return the selected size', sizes(' checked'), { 'selected size': 'Large' }],
  ['Return the selected size', sizes(''), /selected size/],
  ['Return the chosen size', `<label>Size <select><option>Small<option selected>Large</select></label>`, { 'chosen size': 'Large' }],
  ['Return the sum of the prices as a number', '<ul><li>Nuts €2<li>Figs €3<li>Tea €4</ul>', { sum: 9 }],
  ['Return the sum of the prices as a number', '<ul><li>Nuts €2<li>Figs €3 (was €5)<li>Tea €4</ul>', /sum/],
  ['Return the sum of the prices as a number', '<ul><li>Nuts €2<li>Figs €3</ul><p>Post: €4</p>', /sum/],
  ['Return the name with the best error rate', rates, { name: 'Ash' }],
  ['Return the name with the worst error rate', rates, { name: 'Oak' }],
  ['Return the name with the best growth rate', rates, /name/],
] as const)
  t.test(`${goal}: ${html.replace(/<[^>]*>/g, ' ').slice(0, 80)}`, (t) => answeredOn(t, page, goal, html, expected));

const fees = (first: string) => `<h1>Permits</h1><p>${first} Visitor permits cost £1.80 a day.</p>`;
for (const [goal, body, expected] of [
  ['What is the price of a second permit?', fees('A second permit costs £96 a year.'), { price: '£96' }],
  ['What is the price of a visitor permit?', fees('A second permit costs £96 a year.'), { price: '£1.80' }],
  ['What is the price of a second permit?', fees('A second permit costs £96 a year or £9 a month.'), /permit/],
  ['What is the price of a third permit?', fees('A second permit costs £96 a year.'), /permit/],
] as const)
  t.test(`${goal} ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));

/** Of what several people wrote, what the one who is named states. */
const letters = (second: string) =>
  `<h1>Post</h1><ul><li><b>Ann Lee</b> <p>The boat is back. Bring gloves, gate code is 1177.</p></li><li><b>Pavel Horak</b> <p>${second}</p></li></ul>`;
for (const [goal, body, expected] of [
  ['What is the gate code that Pavel sent?', letters('The kiln is hot, gate code is 4408.'), { 'gate code': '4408' }],
  ['What is the gate code that Pavel sent?', letters('The kiln is hot.'), /gate code/],
] as const)
  t.test(`${goal} ${String(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
