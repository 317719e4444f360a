/** A list is told that stands under a heading of just the words that were said. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const article = `<h1>Marlow</h1><table><caption>Marlow</caption><tr><th>Country</th><td>Norland</td></tr><tr><th colspan="2">Area</th></tr><tr><th>Total</th><td>12 km²</td></tr></table>
  <h2>Famous residents</h2><ul><li>Ida Holm, potter</li><li>Ulf Berg, baker</li></ul><h2>Sister towns</h2><ol><li><a href="#a">Sola</a></li><li><a href="#b">Brem</a></li></ol>`;

t.test('of people', (t) =>
  answeredOn(t, page, 'List the famous residents', article, { 'famous residents': ['Ida Holm, potter', 'Ulf Berg, baker'] }),
);
t.test('of links', (t) => answeredOn(t, page, 'List the sister towns', article, { 'sister towns': ['Sola', 'Brem'] }));
t.test('of another name', (t) => answeredOn(t, page, 'List the famous visitors', article, /visitors/));
