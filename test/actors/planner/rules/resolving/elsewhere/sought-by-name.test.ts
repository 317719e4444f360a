/** What the page does not show is searched for by its name, and had or told on its own page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told, toldFrom } from '../told.ts';

const { page } = await leased(t);

interface Ware {
  readonly name: string;
  readonly price: string;
  readonly colours?: readonly string[];
}
const wares: readonly Ware[] = [
  { name: 'Blue Heron Kettle, 1.5 l', price: '€39.00' },
  { name: 'Marsh Lamp', price: '€18.50', colours: ['White', 'Red'] },
  { name: 'Otter Mug, Black', price: '€7.00' },
  { name: 'Reed Basket', price: '€12.00' },
];

const head = (title: string) =>
  `<!doctype html><title>${title}</title><header><a href="/">Fenland Goods</a><form role="search" action="/s"><select aria-label="Department to search in"><option>All<option>Kitchen</select><input name="k" aria-label="Search Fenland Goods"><input type="submit" value="Go"></form></header>`;
const select = (label: string, name: string, options: readonly string[]) =>
  `<label>${label} <select name="${name}">${options.map((option) => `<option>${option}`).join('')}</select></label>`;
const bodyOf = ({ name, price, colours }: Ware) =>
  `${head(name)}<h1>${name}</h1><p>${price}</p><form action="/cart"><input type="hidden" name="of" value="${name}">${colours ? select('Colour', 'colour', colours) : ''}${select('Quantity', 'count', ['1', '2', '3'])}<button>Add to cart</button></form>`;

function serve(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
  const ware = wares[Number(pathname.slice(3))];
  const words = (searchParams.get('k') ?? '').toLowerCase().split(/\s+/);
  const found = wares.flatMap((each, at) =>
    words.some((word) => each.name.toLowerCase().includes(word))
      ? [`<li><a href="/p/${at}">${each.name}</a> <span>${each.price}</span></li>`]
      : [],
  );
  const html =
    pathname === '/cart'
      ? `<!doctype html><title>Cart: ${['of', 'colour', 'count'].map((part) => searchParams.get(part) ?? '').join('|')}</title><h1>Cart</h1>`
      : pathname === '/s'
        ? `${head('Search')}<h1>Results</h1>${found.length > 0 ? `<ul>${found.join('')}</ul>` : '<p>No results.</p>'}`
        : ware
          ? bodyOf(ware)
          : `${head('Fenland Goods')}<h1>Welcome</h1><ul><li><a href="/p/3">Reed Basket</a></li></ul>`;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

const bought: readonly (readonly [goal: string, expected: string | RegExp])[] = [
  ['Add the Blue Heron kettle to the cart', 'Cart: Blue Heron Kettle, 1.5 l||1'],
  ['Add 2 Blue Heron kettles to my cart', 'Cart: Blue Heron Kettle, 1.5 l||2'],
  ['Add two of the Reed Basket to my basket', 'Cart: Reed Basket||2'],
  ['Add a red Marsh Lamp to the cart', 'Cart: Marsh Lamp|Red|1'],
  ['Add a red Otter Mug to the cart', /red/],
  ['Add a green Marsh Lamp to the cart', /green/],
  ['Add the Grey Owl clock to the cart', /nothing was found/],
];
for (const [goal, expected] of bought)
  t.test(`${goal}: ${expected}`, async (t) => {
    const title = await toldFrom(t, page, await site(t, serve), goal, expected);
    if (expected instanceof RegExp) t.notMatch(title, /Cart/);
  });

t.test('what a thing costs that is only found by searching for it', async (t) => {
  await page.goto(await site(t, serve));
  const { end, data } = await told(t, page, 'What is the price of the Blue Heron Kettle?');
  t.match({ end, data }, { end: { type: 'done' }, data: { price: '€39.00' } });
});
