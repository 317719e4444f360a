/** So many of a thing: the number goes where its entry, what its control brings up, or its own page asks for it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const seeds = ['Cress', 'Cress, curly', 'Dill'];
const stepping = `${seeds.map((name) => `<div class="card" style="border: 1px solid"><h3>${name}</h3><p>€ 2</p><button aria-label="less">−</button> <span>1</span> <button aria-label="more">+</button> <button>Add to cart</button></div>`).join('')}
  <script>for (const card of document.querySelectorAll('.card')) {
    const [less, more, add] = card.querySelectorAll('button'), shown = card.querySelector('span');
    less.onclick = () => { shown.textContent = Math.max(1, shown.textContent - 1); };
    more.onclick = () => { shown.textContent = Number(shown.textContent) + 1; };
    add.onclick = () => log(shown.textContent + ' ' + card.querySelector('h3').textContent);
  }</script>`;
const linked = `<ul id="l">${seeds.map((name) => `<li><a href="#">${name}</a> € 2</li>`).join('')}</ul><div id="d" hidden></div>
  <script>for (const link of l.querySelectorAll('a')) link.onclick = (event) => { event.preventDefault(); l.hidden = true; d.hidden = false;
    d.innerHTML = '<h2>' + link.textContent + '</h2><label>Quantity <input type="number" id="n" value="1"></label> <button id="a">Add to cart</button>';
    a.onclick = () => log(n.value + ' ' + link.textContent); };</script>`;
const asking = (label: string, dots = '…') => `<h1>Market</h1><table><tr><th>Code</th><th>Price</th><th>Chg %</th><th></th></tr>
  ${[
    ['KLO', '12.40', '+1.2'],
    ['RUN', '8.15', '-2.7'],
  ]
    .map(
      ([code, price, change]) =>
        `<tr><td>${code}</td><td>${price}</td><td>${change}</td><td><button>Buy${dots}</button> <button>Sell${dots}</button></td></tr>`,
    )
    .join('')}</table>
  <div id="p" role="dialog" hidden><h2 id="h"></h2><label>${label} <input id="n"></label><button id="ok">Confirm</button><button onclick="p.hidden = true">Cancel</button></div>
  <script>for (const row of document.querySelectorAll('tr')) for (const button of row.querySelectorAll('button')) button.onclick = () => { h.textContent = button.textContent.slice(0, 4).replace('…', '') + ' ' + row.cells[0].textContent; p.hidden = false; };
    ok.onclick = () => { log(h.textContent + ' ' + n.value); p.hidden = true; };</script>`;
/** One field above all rows; `other` stands beside it. */
const shared = (other: string) => `<h1>Market</h1><p>Shares: <input id="n" value="1">${other}</p><table>
  ${['KLO', 'RUN'].map((code) => `<tr><td>${code}</td><td>8.15</td><td><button onclick="log('Buy ${code} ' + n.value)">Buy</button> <button onclick="log('Sell ${code} ' + n.value)">Sell</button></td></tr>`).join('')}</table>`;

/** Each press puts one into the cart that the page shows, up to so many. */
const cart = (
  most: number,
) => `<h1>Stall</h1>${['Plum pie', 'Rye loaf'].map((name) => `<div class="card" style="border: 1px solid"><h3>${name}</h3><p>€ 2</p><button>Add to cart</button></div>`).join('')}
  <section aria-label="Cart"><h2>Cart</h2><ul id="c"></ul></section>
  <script>const had = {}; let presses = 0;
    for (const card of document.querySelectorAll('.card')) card.querySelector('button').onclick = () => {
      const name = card.querySelector('h3').textContent; presses += 1;
      had[name] = Math.min(${most}, (had[name] ?? 0) + 1);
      c.innerHTML = Object.entries(had).map(([name, many]) => '<li>' + many + ' × ' + name + '</li>').join('');
      log(presses + ': ' + c.textContent); };</script>`;
t.test('each that is put in is looked for in the cart, the last, too', async (t) => {
  await toldOn(t, page, 'Add 2 Plum pie to the cart', cart(9), '2: 2 × Plum pie');
  await toldOn(t, page, 'Put 3 of Rye loaf and one Plum pie in the cart', cart(9), '4: 3 × Rye loaf1 × Plum pie');
  await openedOn(t, page, head + cart(1));
  const { end } = await told(t, page, 'Add 2 Plum pie to the cart');
  t.match(end, { type: 'missing', what: /does not show that there are 2/ });
});

for (const [goal, body, expected] of [
  ['Buy 20 shares of RUN', shared(''), 'Buy RUN 20'],
  ['Sell one share of KLO', shared(''), 'Sell KLO 1'],
  ['Buy 20 shares of RUN', shared('<button onclick="log(n.value)">Buy</button>'), /shares/],
  ['Add 3 Dill to the cart', stepping, '3 Dill'],
  ['Add 2 Cress, curly to the cart', stepping, '2 Cress, curly'],
  ['Add 4 Dill to the cart', linked, '4 Dill'],
  ['Buy 20 shares of KLO', asking('Amount'), 'Buy KLO 20'],
  ['Sell one share of the stock with the lowest Chg %', asking('How many'), 'Sell RUN 1'],
  ['Buy 20 shares of KLO', asking('Remark'), /asks for no number/],
  ['Buy 20 shares of KLO', asking('Amount', ''), /"shares"/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, body, expected));

/** One thing that is all of its page, with a size to choose and how many. */
const gloves = `<h1>Gauntlets</h1><form onsubmit="event.preventDefault(); log([...new FormData(this).values()].join(' '))"><label>Size <select name="s"><option value="">Choose</option><option>S</option><option>M</option><option disabled>XL</option></select></label>
  <label>Gauntlets quantity <input type="number" name="n" value="1"></label> <button>Add to basket</button></form>`;
for (const [goal, body, expected] of [
  ['Put two of these in size M in the basket', gloves, 'M 2'],
  ['Add three of them to the basket', gloves.replace('<option value="">Choose</option>', ''), 'S 3'],
  ['Put two of these in size XL in the basket', gloves, /XL/],
  ['Put two of these in the basket', stepping, /quantity/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, body, expected));
