/** Which of several has the most or the least of one thing, where a row or column of a table is of that thing and the answer heads it across. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

type Rows = readonly (readonly string[])[];
const buttons = (names: readonly string[]) =>
  `<p>${names.map((name) => `<button onclick="log('${name}')">${name}</button>`).join(' ')}</p>`;

/** A table whose corner is empty; the answers are plain boxes that a script hears. */
const forecast = `<table><tr><td></td><th>Monday</th><th>Tuesday</th><th>Wednesday</th></tr><tr><th>Ravnholt</th><td>12 °C</td><td>18 °C</td><td>9 °C</td></tr><tr><th>Tarne</th><td>20 °C</td><td>7 °C</td><td>11 °C</td></tr></table>
  <p>The answer is:</p><div>${['Monday', 'Tuesday', 'Wednesday'].map((day) => `<span onclick="log('${day}')">${day}</span> `).join('')}</div>`;

/** Rows of boxes. */
const boxes = (rows: Rows, offered: readonly string[]) =>
  `<style>.q{display:flex}.q>span{width:110px}</style><div>${rows.map((row) => `<div class="q">${row.map((cell) => `<span>${cell}</span>`).join('')}</div>`).join('')}</div>${buttons(offered)}`;
const days = ['Mon', 'Tue', 'Wed'];
const cold = boxes(
  [
    ['', ...days],
    ['Lund', '3°', '-4°', '0°'],
    ['Ystad', '5°', '6°', '4°'],
  ],
  days,
);
const cities = boxes(
  [
    ['', ...days],
    ['Lund', '3°', '-4°', '0°'],
    ['Ystad', '5°', '6°', '4°'],
  ],
  ['Lund', 'Ystad'],
);
const equal = boxes(
  [
    ['', ...days],
    ['Lund', '-4°', '-4°', '0°'],
    ['Ystad', '5°', '6°', '4°'],
  ],
  days,
);
const untold = boxes(
  [
    ['', ...days],
    ['Lund', '-4°', 'n/a', '0°'],
    ['Ystad', '5°', '6°', '4°'],
  ],
  days,
);
const rainy = boxes(
  [
    ['', ...days],
    ['Lund', '3 mm', '4 mm', '0 mm'],
    ['Ystad', '5 mm', '6 mm', '4 mm'],
  ],
  days,
);

/** A caption of its own, bare numbers, and a field for the answer. */
const rainfall = `<h3>Rainfall in mm</h3><table><thead><tr><th>City</th><th>March</th><th>April</th><th>May</th></tr></thead><tbody>${[
  ['Bergen', '150', '201', '99'],
  ['Oslo', '44', '61', '75'],
]
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</tbody></table><input aria-label="Your answer" id="answer"><button onclick="log(answer.value)">Check</button>`;

/** What is counted in what, and a mean, are no shops. */
const prices = (rows: Rows) =>
  `<table><thead><tr>${['Product', 'Unit', 'Fresh &amp; Co', 'Dell Farm', 'Roma', 'Average'].map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>
  <label>Shop <select id="shop"><option>Choose…</option><option>Fresh &amp; Co</option><option>Dell Farm</option><option>Roma</option></select></label><button onclick="log(shop.value)">Send</button>`;
const figs = ['Figs', 'kg', '€5.10', '€4.80', '€4.40', '€4.10'];
const market = prices([['Pears', 'kg', '€2.10', '€1.80', '€2.40', '€1.70'], figs]);
const mixed = prices([['Pears', 'kg', '€2.10', '$1.80', '€2.40', '€1.70'], figs]);

for (const [goal, body, expected] of [
  ['Which day will be the warmest in Ravnholt? Click on the answer below the table.', forecast, 'Tuesday'],
  ['On which day is it coldest in Tarne? Click on it below the table.', forecast, 'Tuesday'],
  ['Which day will be the warmest in Ystad? Click on the answer.', cold, 'Tue'],
  ['Which day is the warmest in Lund? Click on the answer.', equal, 'Wed'],
  ['Which city is the coldest on Tuesday? Click on the answer.', cities, 'Lund'],
  ['Which day will be the wettest in Lund? Click on the answer.', rainy, 'Tue'],
  ['Which month had the highest rainfall in Oslo? Type it into the answer box and press Check.', rainfall, 'May'],
  ['In which month was the rainfall in Bergen lowest? Type it into the answer box and press Check.', rainfall, 'May'],
  ['In which shop are pears cheapest? Select this shop in the list and press Send.', market, 'Dell Farm'],
  ['Look at the price table and find the shop where Figs are cheapest. Select this shop in the list and press Send.', market, 'Roma'],
  ['Find the shop that sells the cheapest figs and select it in the list, then press Send.', market, 'Roma'],
  ['Find out which shop sells figs cheapest, select that shop in the dropdown and press Send.', market, 'Roma'],
  ['Which shop is the most expensive for Pears? Select this shop in the list and press Send.', market, 'Roma'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));

for (const [why, goal, body] of [
  ['two days are as cold', 'Which day is the coldest in Lund? Click on the answer.', equal],
  ['one day is not told', 'Which day is the coldest in Lund? Click on the answer.', untold],
  ['rain is not cold', 'Which day is the coldest in Lund? Click on the answer.', rainy],
  ['there is no such city', 'Which day will be the warmest in Malmo? Click on the answer.', cold],
  ['its heads are days, and no cities', 'Which city is the coldest in Lund? Click on the answer.', cities],
  ['nothing is sold there', 'In which month were the sales in Bergen lowest? Type it into the answer box and press Check.', rainfall],
  ['two currencies are not compared', 'In which shop are pears cheapest? Select this shop in the list and press Send.', mixed],
  ['nobody sells plums', 'In which shop are plums cheapest? Select this shop in the list and press Send.', market],
] as const)
  t.test(`not where ${why}`, (t) => toldOn(t, page, goal, body, /./));
