/** What was put into the basket is ordered there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const shop = (
  till: string,
  adds = 'Into the basket',
) => `<header><a href="#shop">Teas</a> <a href="#cart" id="cart">Basket</a></header><main id="main"></main>
<script>
  const had = [];
  const parts = {
    cart: () => '<h2>Your basket</h2><ul>' + had.map((name) => '<li>' + name + ' <button>Take out</button></li>').join('') + '</ul><p>Voucher <input aria-label="Voucher"> <button>Use</button></p>${till}',
    till: () => '<h2>Nearly there</h2><button onclick="log(had.join())">Place order</button>',
    shop: () => '<h2>Teas</h2>' + ['Assam', 'Oolong', 'Rooibos'].map((name) => '<div class="card"><h3>' + name + '</h3><p>3 €</p><button onclick="had.push(&quot;' + name + '&quot;); cart.textContent = &quot;Basket (&quot; + had.length + &quot;)&quot;">${adds}</button></div>').join(''),
  };
  const go = () => { main.innerHTML = (parts[location.hash.slice(1)] ?? parts.shop)(); };
  onhashchange = go;
  go();
</script>`;
const button = '<button onclick="log(had.join())">Order now</button>';

for (const [goal, body, expected] of [
  ['Put one packet of Assam and one of Rooibos into the basket and order them', shop(button), 'Assam,Rooibos'],
  ['Add Oolong to the basket and buy it', shop('<a href="#till">Checkout</a>', 'Add to basket'), 'Oolong'],
  // Nothing else of the basket is pressed where it has no till.
  ['Add Oolong to the basket and buy it', shop('', 'To basket'), /order/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
