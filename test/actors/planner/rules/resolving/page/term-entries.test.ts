/** In a list of terms that can be pressed, each is an entry with what is said of it; in one that only tells, none is. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const dishes = (over: string) =>
  `<style>dt{cursor:pointer}.tag{border:1px solid}</style>${over}<dl>${[
    ['Borscht', '6.20', 'meatless'],
    ['Pierogi', '8.40', 'filling'],
    ['Kasha', '7.40', 'meatless'],
  ]
    .map(([what, price, kind]) => `<dt>${what}</dt><dd>€ ${price} <span class="tag">${kind}</span></dd>`)
    .join('')}</dl><script>for (const term of document.querySelectorAll('dt')) term.onclick = () => log(term.textContent);</script>`;

for (const [goal, body, expected] of [
  ['Click the most expensive meatless dish', dishes('<h1>Canteen</h1>'), 'Kasha'],
  ['Click the cheapest filling dish', dishes('<h1>Canteen</h1>'), 'Pierogi'],
  ['Click the cheapest dish', dishes('<h1>Canteen</h1>'), 'Borscht'],
  ['Click the cheapest salted dish', dishes('<h1>Canteen</h1>'), /salted/],
  ['Click the cheapest dish', dishes('<h1>Shelf</h1>'), /dish/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const record = '<dl><dt>Height</dt><dd>12 m</dd><dt>Weight</dt><dd>3 t</dd></dl>';
t.test('what tells of one thing is no list', (t) => answeredOn(t, page, 'What is the weight?', record, { weight: '3 t' }));
