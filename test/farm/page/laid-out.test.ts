/** Tables and menus as the map's text has them. */
import t from 'tap';
import { leased } from './leased.ts';

t.test('cells stand between strokes, so that a row with empty ones reads as it looks', async (t) => {
  const { page, site } = await leased(t);
  const textOf = async (markup: string) => {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    return (await page.observe()).text;
  };
  const rota = `<table><tr><th></th><th>Mon</th><th>Tue</th><th>Wed</th></tr>
    <tr><th>Bar</th><td>Greta</td><td></td><td>Per Olav</td></tr><tr><th>Door</th><td></td><td></td><td>Ida <a href="#">swap</a></td></tr></table>`;
  t.match(await textOf(rota), /^\|Mon\|Tue\|Wed\nBar\|Greta\|\|Per Olav\nDoor\|\|\|Ida \[\d+\] "swap"$/m);
  const stock = `<table><tr><th>Part</th><th>Left</th><th>Order</th></tr><tr><td></td><td>3</td><td><button>More</button></td></tr></table>`;
  t.match(await textOf(stock), /^Part\|Left\|Order\n\|3\|\[\d+\] button "More"$/m);
  const twice = `<table><tr><th>Who</th><th>Day</th><th>Day</th></tr><tr><td>Ida</td><td>Mon</td><td>Tue</td></tr></table>`;
  t.match(await textOf(twice), /^Who\|Day\|Day\nIda\|Mon\|Tue$/m);
  t.match(await textOf(`${rota}<p>Ask <b>Ida</b> for more</p>`), /^Ask Ida for more$/m, 'what follows a table has none');
});

t.test('an entry of a menu that holds a menu is called by itself, and what it holds is listed', async (t) => {
  const { page, site } = await leased(t);
  const entry = (name: string, within = '') => `<li role="menuitem" tabindex="-1">${name}${within}</li>`;
  const menus = `<ul role="menubar">${entry('Edit', `<ul role="menu">${entry('Undo')}${entry('Select all')}</ul>`)}</ul>`;
  await page.goto(`${site.url}/markup?${encodeURIComponent(menus)}`);
  const { elements } = await page.observe();
  t.same(
    elements.filter(({ role }) => role === 'menuitem').map(({ name }) => name),
    ['Edit', 'Undo', 'Select all'],
  );
});

t.test('icons in a row that is clicked as a whole are things of their own, and the stars of a rating are not', async (t) => {
  const { page, site } = await leased(t);
  const row = (icons: string) =>
    `<style>.row{cursor:pointer;display:flex}.row i{width:16px;height:16px;background:#777}</style><div class="row"><b>Ida</b>${icons}</div>`;
  const open = async (icons: string) => {
    await page.goto(`${site.url}/markup?${encodeURIComponent(row(icons))}`);
    const { elements, text } = await page.observe();
    return { text, icons: elements.filter(({ role, name }) => role === 'clickable' && !name.includes('Ida')) };
  };
  const called = await open('<i class="fa fa-star"></i><i class="fa fa-trash"></i>');
  t.match(called.icons, [
    { name: '', hints: /star/ },
    { name: '', hints: /trash/ },
  ]);
  t.match(called.text, /clickable '[^']*trash'/);
  t.match((await open('<span title="Pin">↥</span><span title="Mute">✕</span>')).icons, [{ name: /Pin|↥/ }, { name: /Mute|✕/ }]);
  for (const none of [
    '<i class="fa fa-chevron"></i>',
    '<i class="star full"></i><i class="star full"></i><i class="star"></i>',
    '<i class="a"></i><i class="b"></i><i class="c"></i><i class="d"></i><i class="e"></i>',
    '<span class="a">x</span><span class="b">7</span>',
  ])
    t.same((await open(none)).icons, [], none);
});
