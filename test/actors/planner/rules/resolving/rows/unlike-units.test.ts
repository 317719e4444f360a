/** Values in unlike units are compared as what they measure, of a span the end that is asked for; what can't be converted ranks nothing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const gear = `<table><tr><th>Tent</th><th>Pack size</th><th>Mass</th><th>Lamp</th><th>Fetched</th><th>Trek</th><th>Reads</th></tr>${[
  ['Ara', '1.2 m', '2 kg 100 g', '800 W', '2 cups', '5 furlongs', '12K'],
  ['Bo', '90 cm', '4 lb', '1.2 kW', '30 spoons', '3 leagues', '2B'],
  ['Cy', '1100 mm', '2050 g', '90 W', '1 cup', '9 furlongs', '1.1M'],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table>`;
const trips = [
  ['Red 3', '08:10', '11:55', '3 h 45 min', 'Direct', '€39'],
  ['Blue 9', '22:30', '01:20', '2 h 50 min', '1 change', '€41'],
  ['Green 4', '09:05', '10:10', '65 min', 'Direct', '€24'],
  ['Grey 2', '06:55', '12:00', '5 h 05 min', '2 changes', '€12'],
] as const;
const asBoxes = `<h1>Buses</h1><style>.t{display:flex}</style>${trips
  .map(
    ([name, ...told]) =>
      `<div class="t"><b>${name}</b>${told.map((each) => `<span>${each}</span>`).join('')}<button onclick="log('${name}')">Book</button></div>`,
  )
  .join('')}`;
const asLine = `<h1>Buses</h1><ul>${trips
  .map(
    ([name, from, to, ...told]) =>
      `<li><b>${name}</b><span>${from} → ${to}</span>${told.map((each) => `<span>${each}</span>`).join('')}<button onclick="log('${name}')">Book</button></li>`,
  )
  .join('')}</ul>`;

for (const [goal, html, expected] of [
  ['Return the name of the tent with the largest pack size', gear, { name: 'Ara' }],
  ['Return the name of the tent with the smallest mass', gear, { name: 'Bo' }],
  ['Return the name of the tent with the strongest lamp', gear, { name: 'Bo' }],
  ['Return the name of the tent with the most reads', gear, { name: 'Bo' }],
  ['Return the name of the tent with the fewest reads', gear, { name: 'Ara' }],
  ['Return the tents with a mass under 2 kg', gear, { tents: ['Bo'] }],
  // Nothing tells how many spoons are in a cup, or how long a league is.
  ['Return the name of the tent with the most fetched', gear, /name/],
  ['Return the name of the tent with the longest trek', gear, /name/],
  ['Return the tents with a mass over 2 stone', gear, /tents/],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, html, expected));

for (const [goal, html, expected] of [
  ['Book the bus that arrives first', asLine, 'Green 4'],
  ['Book the bus that arrives last', asLine, 'Blue 9'],
  ['Book the bus that departs last', asLine, 'Blue 9'],
  ['Book the fastest bus', asLine, 'Green 4'],
  ['Book the longest bus ride', asLine, 'Grey 2'],
  ['Book the cheapest direct bus', asLine, 'Green 4'],
  ['Book the bus that arrives first', asBoxes, 'Green 4'],
  ['Book the bus that arrives last', asBoxes, 'Blue 9'],
] as const)
  t.test(`${goal}, ${html === asLine ? 'in a line' : 'in boxes'}`, (t) => toldOn(t, page, goal, html, expected));
