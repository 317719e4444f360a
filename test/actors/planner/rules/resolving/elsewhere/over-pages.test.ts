/** What ranks first in a list that is cut into pages is told from all of them, and what is meant by a kind is none of another. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

type Thing = readonly [name: string, stars: number, reviews: number, price: string];

/** Three to a page, as cards; `pager` is what turns them. */
const shop = (
  things: readonly Thing[],
  pager: 'buttons' | 'numbers' | 'none',
) => `<h1>All products</h1><div id="list"></div><div id="pager"></div>
  <script>
    const things = ${JSON.stringify(things)};
    let at = 0;
    const draw = () => {
      const most = ${pager === 'none' ? things.length : 3};
      list.innerHTML = things.slice(at * most, at * most + most).map(([name, stars, reviews, price]) =>
        '<div class="card"><a href="#' + name + '">' + name + '</a> <span>' + stars + '</span> <span>(' + reviews + ' reviews)</span> <b>' + price + '</b> <button>Add to basket</button></div>').join('');
      const pages = Math.ceil(things.length / most);
      const buttons = '<button>Previous page</button> ' + (at + 1) + ' of ' + pages + ' <button>Next page</button>';
      const numbers = Array.from({ length: pages }, (_, page) => '<span style="cursor: pointer" class="page' + (page === at ? ' on' : '') + '">' + (page + 1) + '</span>').join(' ');
      pager.innerHTML = ${pager === 'none' ? "''" : pager};
    };
    pager.onclick = ({ target }) => {
      const to = target.tagName === 'SPAN' ? Number(target.textContent) - 1 : target.textContent.startsWith('Next') ? at + 1 : at - 1;
      if (to >= 0 && to * 3 < things.length) { at = to; draw(); }
    };
    list.onclick = ({ target }) => { if (target.tagName === 'BUTTON') log('put ' + target.parentNode.querySelector('a').textContent); };
    draw();
  </script>`;

const things: readonly Thing[] = [
  ['Desk lamp', 4.6, 212, '$39.00'],
  ['Fountain pen', 4.3, 77, '$5.00'],
  ['Office chair', 4.4, 27, '$149.00'],
  ['Clip lamp', 3.7, 130, '$14.90'],
  ['Dotted notebook', 4.7, 610, '$6.90'],
  ['Reading lamp', 4.1, 88, '$24.50'],
  ['Gel pen', 4, 16, '$9.80'],
  ['Floor lamp', 4.4, 45, '$89.00'],
];
const equal: readonly Thing[] = [...things, ['Night lamp', 4.2, 3, '$14.90']];

for (const pager of ['buttons', 'numbers', 'none'] as const) {
  t.test(`the cheapest of its kind, by ${pager}`, (t) =>
    answeredOn(t, page, 'What is the cheapest lamp?', shop(things, pager), { 'cheapest lamp': 'Clip lamp' }),
  );
  t.test(`the most reviewed of all, by ${pager}`, (t) =>
    answeredOn(t, page, 'Which product has been reviewed the most?', shop(things, pager), { product: 'Dotted notebook' }),
  );
  t.test(`what is done to it, by ${pager}`, (t) =>
    toldOn(t, page, 'Put the cheapest lamp into the basket', shop(things, pager), 'put Clip lamp'),
  );
  t.test(`what is done to the dearest of them, by ${pager}`, (t) =>
    toldOn(t, page, 'Put the most expensive lamp into the basket', shop(things, pager), 'put Floor lamp'),
  );
}
t.test('of two that share the first place on two pages, none is it', (t) =>
  toldOn(t, page, 'Put the cheapest lamp into the basket', shop(equal, 'buttons'), /./),
);
