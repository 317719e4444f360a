/** What is read after a search, an order or a filter is what it has brought, and never the list that stood there before. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn } from './told.ts';

const { page } = await leased(t);

const cards = (things: readonly (readonly [name: string, price: string])[]) =>
  things.map(([name, price]) => `<li class="tile"><h3><a href="#t">${name}</a></h3><p>${price}</p></li>`).join('');
/** A list stands there before the search; what is found comes above it, a while after. */
const ferns = `<h1>Plants</h1><form id="form"><input type="search" aria-label="Search plants"><button>Search</button></form><div id="found"></div>
  <h2>Our favourites</h2><ul>${cards([
    ['Yucca', '€40.00'],
    ['Agave', '€12.00'],
  ])}</ul><script>
  form.onsubmit = (event) => {
    event.preventDefault();
    const said = document.querySelector('input').value;
    setTimeout(() => {
      found.innerHTML = said === 'fern' ? '<h2>Results for fern</h2><ul>${cards([
        ['Tree fern', '€55.00'],
        ['Sword fern', '€9.50'],
      ])}</ul>' : '<p>No plants found for ' + said + '.</p>';
    }, 200);
  };</script>`;
/** The list itself is put in order and filtered. */
const pots = `<h1>Pots</h1><h2>Seen last</h2><ol><li><a href="#s">Urn</a> <b>€70</b></li><li><a href="#s">Jug</a> <b>€60</b></li></ol>
  <label>Sort by <select id="order"><option>Featured<option>Price</select></label><label><input type="checkbox" id="glazed"> Glazed</label><div id="list"></div><script>
  const pots = [['Bowl', 30, 'glazed'], ['Vase', 20, 'raw'], ['Dish', 25, 'glazed']];
  const draw = () => {
    const shown = pots.filter(([, , kind]) => !glazed.checked || kind === 'glazed').sort((a, b) => order.value === 'Price' ? a[1] - b[1] : 0);
    list.innerHTML = shown.map(([name, price, kind]) => '<article class="pot"><h3>' + name + '</h3><p>' + kind + '</p><p>€' + price + '</p></article>').join('');
  };
  order.onchange = glazed.onchange = () => setTimeout(draw, 150);
  draw();</script>`;

const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['Search for fern and return the price of the first result', ferns, { price: '€55.00' }],
  ['Search for fern and return the title of the second result', ferns, { title: 'Sword fern' }],
  ['Search for fern and return the names of all results', ferns, { names: ['Tree fern', 'Sword fern'] }],
  ['Type fern into the search field, press Enter and return the price of the cheapest result', ferns, { price: '€9.50' }],
  ['Search for moss and return the price of the first result', ferns, /No plants found for moss/],
  ['Search for moss and return the names of all results', ferns, /No plants found for moss/],
  ['Search for moss and return the price of the Yucca', ferns, { price: '€40.00' }],
  ['Sort by price and return the name of the first pot', pots, { name: 'Vase' }],
  ['Tick Glazed and return the names of all pots', pots, { names: ['Bowl', 'Dish'] }],
];

for (const [goal, body, expected] of table)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
