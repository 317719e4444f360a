/** What a page that calls itself a forum, a canteen or the like lists, is of the kind that such places have; and the page itself may be the place that is said. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const style = '<style>.r{border:1px solid;padding:4px;cursor:pointer}.r span{margin:6px}</style>';
const entries = (over: string, noun: string) =>
  `${over}${style}${[
    ['Slugs again', 12],
    ['When to prune', 31],
    ['Frost cloth', 7],
  ]
    .map(([what, many]) => `<div class="r" onclick="log('${what}')"><b>${what}</b> <span>${many} ${noun}</span></div>`)
    .join('')}`;
const table = (first: string) =>
  `<h1>Forum</h1><table><tr><th>${first}</th><th>Answers</th></tr>${[
    ['Ottar', 4],
    ['Pia', 9],
  ]
    .map(([who, many]) => `<tr><td><a href="#" onclick="log('${who}')">${who}</a></td><td>${many}</td></tr>`)
    .join('')}</table>`;
const dishes = (over: string) =>
  `${over}${style}${[
    ['Borscht', '6.20'],
    ['Pierogi', '8.40'],
  ]
    .map(([what, price]) => `<div class="r" onclick="log('${what}')"><b>${what}</b> <span>€ ${price}</span></div>`)
    .join('')}`;
const articles = (more: string) =>
  `${[
    ['Ottar', 'It rains'],
    ['Pia', 'So it does'],
    ['Ottar', 'Still raining'],
  ]
    .map(([who, what]) => `<article><b>${who}</b><p>${what}${more}</p><button onclick="did.push('${what}')">Like</button></article>`)
    .join('')}<script>const did = [];</script><button onclick="log(did.join())">Done</button>`;

for (const [goal, body, expected] of [
  ['Open the thread with the most answers', entries('<h1>Garden forum</h1>', 'answers'), 'When to prune'],
  ['Open the discussion with the fewest answers', entries('<h1>Message board</h1>', 'answers'), 'Frost cloth'],
  ['Open the thread with the most answers', entries('<h1>Garden notes</h1>', 'answers'), /thread/],
  ['Open the thread with the most answers', entries('<h1>Garden forum</h1><h2>Members</h2>', 'answers'), /thread/],
  ['Open the recipe with the most answers', entries('<h1>Garden forum</h1>', 'answers'), /recipe/],
  ['Open the thread with the most answers', table('Subject'), 'Pia'],
  ['Open the thread with the most answers', table('Member'), /thread/],
  ['Click the cheapest dish', dishes('<h1>Bistro Ilse</h1>'), 'Borscht'],
  ['Click the cheapest dish', dishes('<h1>Ilse</h1>'), /dish/],
  ['Click the cheapest lamp', dishes('<h1>Bistro Ilse</h1>'), /lamp/],
  ['Like 2 posts by Ottar and click Done', articles(''), 'It rains,Still raining'],
  ['Like 2 posts by Pia and click Done', articles(''), /2|post/],
  ['Like 2 songs by Ottar and click Done', articles(''), /song/],
  ['Like 2 posts by Ottar and click Done', articles(' € 5'), /post/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const basket = `${style}${['Kettle', 'Whisk'].map((what) => `<div class="r"><b>${what}</b> <span onclick="did.push('without ${what}'); this.parentNode.remove()">Remove</span></div>`).join('')}<script>const did = [];</script><button onclick="log(did.join())">Done</button>`;
for (const [goal, title, done] of [
  ['Remove Whisk from the basket and click Done', 'Your basket', 'without Whisk'],
  ['Remove Whisk from the cart and click Done', 'My shopping basket', 'without Whisk'],
  ['Remove Whisk from the wish list and click Done', 'Your basket', undefined],
  ['Remove Whisk from the parcel and click Done', 'Basket Weavers', undefined],
  ['Remove Ladle from the basket and click Done', 'Your basket', undefined],
] as const)
  t.test(`${goal}: ${title}`, async (t) => {
    await openedOn(t, page, head.replace('Site', title) + basket);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: done === undefined ? 'missing' : 'done' }, title: done ?? title });
  });
