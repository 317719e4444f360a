/** Values that their label stands behind, and tables that tell all of one thing. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const diner = '<h1>Fen Diner</h1><p>4.8 ★ · Soups · $2.49 delivery fee · 35 min</p><p>Open until late</p>';
const cabin = '<h1>Cabin by the weir</h1><p>4 guests · 2 beds</p><p><b>$189</b> night</p>';
const two = '<h1>Fen Diner</h1><p>$2.49 delivery fee · 35 min</p><p>$3.10 delivery fee · 20 min</p>';
const tags =
  '<h1>Way: Reed Mill (77)</h1><h2>Tags</h2><table><tr><th><a href="#h">height</a></th><td>12</td></tr><tr><th><a href="#n">name</a></th><td>Reed Mill</td></tr><tr><th><a href="#p">phone</a></th><td>+44 1353 555 010</td></tr></table>';
const hours =
  '<table><thead><tr><th>Branch<th>Hours<th>Phone</thead><tbody><tr><td>Ely<td>8 to 6<td>555-0101<tr><td>March<td>9 to 5<td>555-0102</tbody></table>';

const table: readonly (readonly [goal: string, body: string, expected: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['What is the delivery fee?', diner, { 'delivery fee': '$2.49' }],
  ['What is the price per night?', cabin, { 'price per night': '$189' }],
  ['What is the delivery fee?', two, /delivery fee/],
  ['What is the price per week?', cabin, /price per week/],
  ['What is the phone number of Reed Mill?', tags, { 'phone number': '+44 1353 555 010' }],
  ['What is the phone number of Otter Mill?', tags, /Otter Mill|phone number/],
  ['What are the opening hours of March?', hours, { 'opening hours': '9 to 5' }],
];
for (const [goal, body, expected] of table) t.test(`${goal} ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
