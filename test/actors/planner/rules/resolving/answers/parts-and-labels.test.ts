/** Values under labels that stand in a part of the page which the goal names beside them, and labels that are no values. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const mill = `<h1>Tarn Mill</h1>
  <section><h2>Office</h2><dl><dt>Contact</dt><dd>desk@tarn.example</dd><dt>Fax</dt><dd>555 10</dd></dl></section>
  <section><h2>Loading dock</h2><dl><dt>Contact</dt><dd>dock@tarn.example</dd><dt>Gate</dt><dd>4</dd></dl></section>
  <section><h2>Grades</h2><div><span>Taste</span> <span>4.7</span></div><div><span>Crust</span> <span>3.9</span></div>
  <div><span>Tastings</span> <span>1,318</span></div></section>`;
const crews = `<h1>Crews</h1><table><tr><th>Name</th><th>E-mail</th><th>Boats</th></tr>
  ${['Ada Roe', 'Bo Lunt', 'Cy Pell', 'Di Marsh'].map((name, at) => `<tr><td>${name}</td><td>crew${at}@tarn.example</td><td>${(at + 2) % 4}</td></tr>`).join('')}</table>`;

const sales = (column: string) => `<h1>Orders</h1><table><tr><th>Number</th><th>${column}</th><th>Total</th></tr>
  ${['Ada Roe', 'Bo Lunt', 'Cy Pell'].map((name, at) => `<tr><td>70${at}</td><td>${name}</td><td>€${at}0</td></tr>`).join('')}</table>`;

for (const [goal, body, expected] of [
  ['Who placed the order 701?', sales('Bill-to name'), { customer: 'Bo Lunt' }],
  ['Who placed the order 701?', sales('Ship-to name'), /customer/],
  ['Return the office contact', mill, { 'office contact': 'desk@tarn.example' }],
  ['What is the contact of the loading dock?', mill, { contact: 'dock@tarn.example' }],
  ['What is the contact of the tower?', mill, /contact/],
  ['Return the contact', mill, /contact/],
  ['Return the taste grade', mill, { 'taste grade': '4.7' }],
  ['What is the grade for crust?', mill, { grade: '3.9' }],
  ['Return the crust grade and the number of tastings as numbers', mill, { 'crust grade': 3.9, tastings: 1318 }],
  ['Return the tower grade', mill, /grade/],
  ['Return the tastings', mill, { tastings: '1,318' }],
  ['Return the e-mail of the crew in row 3', crews, { 'e-mail': 'crew2@tarn.example' }],
  ['Return the name in row 2', crews, { name: 'Bo Lunt' }],
  ['Return the name in row 5', crews, /name/],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, body, expected));
