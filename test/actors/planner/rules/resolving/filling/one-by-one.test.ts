/** So many of a thing, where a page has no number for it: its button is pressed as often, as long as the cart counts along. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const shop = (cart: string, line = "n + ' × ' + name") =>
  `${['Pie', 'Cake', 'Tart'].map((name) => `<div class="it"><b>${name}</b> <small>$2.50</small> <button onclick="put('${name}')">Add to cart</button></div>`).join('')}
  <h4>${cart}</h4><ul id="list"></ul><script>const have = {};
  const put = (name) => { have[name] = (have[name] ?? 0) + 1; log(JSON.stringify(have)); list.innerHTML = Object.entries(have).map(([name, n]) => '<li>' + (${line}) + '</li>').join(''); };</script>`;

const counter = (goes: string) =>
  `<a href="#cart" id="cart">Cart (0)</a>${['Pie', 'Cake'].map((name) => `<div class="it"><h3>${name}</h3> <small>$2.50</small> <button onclick="put('${name}')">Add to cart</button></div>`).join('')}<script>
  const had = []; const put = (name) => { had.push(name); ${goes}; log(had.join()); };</script>`;

for (const [goal, body, expected] of [
  ['Put 3 of Pie and one Cake in the cart', shop('Cart'), '{"Pie":3,"Cake":1}'],
  ['Add 2 Tart to the cart', shop('Cart'), '{"Tart":2}'],
  ['Add 2 Tart to the cart', shop('Cart', "'<span>' + name + '</span> <i>' + n + '</i>'"), '{"Tart":2}'],
  ['Add Cake to the cart twice', counter("cart.textContent = 'Cart (' + had.length + ')'"), 'Cake,Cake'],
  ['Add 3 Pie to my cart', counter("cart.textContent = 'Cart ' + had.length"), 'Pie,Pie,Pie'],
  // No cart to count in is pressed once for none.
  ['Add 2 Tart to the cart', shop('News'), /how many/],
  ['Put 3 of Pie and one Bun in the cart', shop('News'), /quantity|Bun/],
] as const)
  t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));

t.test('A cart that takes no more of it is told as one', async (t) => {
  await openedOn(t, page, head + shop('Cart').replace('+ 1;', '+ ((have[name] ?? 0) < 2 ? 1 : 0);'));
  t.match((await told(t, page, 'Put 3 of Pie and one Cake in the cart')).end, { type: 'missing', what: /3 of "Pie"/ });
});

t.test('A cart that does not count along is told as one', async (t) => {
  await openedOn(t, page, head + counter(''));
  t.match((await told(t, page, 'Add Cake to the cart twice')).end, { type: 'missing', what: /1 of "Cake"/ });
});
