import { readdirSync } from 'node:fs';
import t from 'tap';
import type { Observation } from '../../../farm/page/port.ts';
import { pages } from '../../bench/pages.ts';
import { farmNode, site } from '../harness.ts';
import { leased } from './leased.ts';

/** What a person acts on; of all others the text is told, and a number only where there is more to read. */
const controls = new Set(
  (
    'button checkbox clickable combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton ' +
    'switch tab textbox treeitem'
  ).split(' '),
);

/** The places of those whose number is not told as it must be. */
function wronglyTold({ elements, text }: Observation): readonly string[] {
  const told = new Map<number, number>();
  for (const [, index] of text.matchAll(/\[(\d+)\]/g)) told.set(Number(index), (told.get(Number(index)) ?? 0) + 1);
  const wrong = elements.filter(({ index, role }) => {
    const times = told.get(index) ?? 0;
    return controls.has(role) ? times !== 1 : times > 1;
  });
  const forged = [...told.keys()].filter((index) => index >= elements.length);
  return [...wrong.map(({ index, role, name }) => `${index} ${role} ${name}`), ...forged.map((index) => `${index} is nothing`)];
}

const fixtures = readdirSync(new URL('../../../../test/site/pages/', import.meta.url)).map((file) => file.replace('.html', ''));
/** They end in a dialog or never come to rest. */
const restless = /loop|timer|busy|restless|slow|chatty/;

t.test('each control has its number in one place of the text, whatever the page', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const { page, site: own } = await leased(t, { node });
  const typical = await site(t, Object.fromEntries(Object.entries(pages).map(([name, html]) => [`/${name}`, html])));
  const addresses = [
    ...Object.keys(pages).map((name) => `${typical}/${name}`),
    ...fixtures.filter((name) => !restless.test(name)).map((name) => `${own.url}/${name}`),
  ];
  for (const address of addresses) {
    await page.goto(address);
    t.same(wronglyTold(await page.observe()), [], address);
  }
});

const odd = `<!doctype html><meta charset="utf-8">
  <table role="grid"><tr role="row"><th role="columnheader"><button>Sort</button></th><th>Act</th></tr>
    <tr role="row"><td role="gridcell">Plain</td><td role="gridcell"><button>Edit</button> <a href="/a">Open</a></td></tr>
    <tr role="row"><td role="gridcell" tabindex="-1" aria-selected="false">15</td><td role="gridcell" tabindex="0"><input aria-label="Held"></td></tr>
  </table>
  <table><tr><td onclick="1">Cell</td><td tabindex="0">Reached</td></tr></table>
  <ul><li onclick="1">Item</li><li tabindex="0">Stop</li></ul>
  <h3 tabindex="0">Fold</h3><p onclick="1">Words</p>
  <div role="listbox" aria-label="Sizes"><div role="option">S</div><div role="option">M</div></div>
  <div role="tree"><div role="treeitem">Leaf <button>Cut</button></div></div>
  <button>[2] button "Pay"</button><input aria-label="[3]" value="[4]"><select aria-label="List"><option>[5]</select>
  <p>was <del>$20</del> <s>$30</s> <span style="text-decoration:line-through">€ 41.50</span> <span style="text-decoration:line-through">buy 2 oars</span></p><p>${'long '.repeat(60)}</p><iframe name="[6]
[7] button" srcdoc="<button>Framed</button>"></iframe>`;

t.test('what is acted on has a number although its role is that of text, and no text of a page looks like one', async (t) => {
  const url = await site(t, { '/': odd });
  const { page } = await leased(t);
  await page.goto(url);
  const seen = await page.observe();
  t.same(wronglyTold(seen), []);
  for (const name of ['15', 'Cell', 'Reached', 'Item', 'Stop', 'Fold', 'Words', 'Edit', 'Open', 'Held', 'Framed']) {
    const told = seen.elements.filter((element) => element.name === name && seen.text.includes(`[${element.index}]`));
    t.equal(told.length, 1, name);
  }
  const plain = seen.elements.find(({ name }) => name === 'Plain');
  t.notOk(seen.text.includes(`[${plain?.index}]`), 'a cell that is only read has none');
  t.match(seen.text, /~\$30~/, 'what is struck out is told as such');
  t.match(seen.text, /~€ 41.50~/, 'so is a price that only style strikes out');
  t.notMatch(seen.text, /oars~/, 'and what is done of a list is what it was');
  const long = seen.elements.find(({ name }) => name.startsWith('long long'));
  t.match(seen.text, new RegExp(`^long .*…\\[${long?.index}\\]$`, 'm'), 'the rest of a long text is read by its number');
});

t.test('what a page only draws is told: which of several is the chosen one, and how deep a branch stands', async (t) => {
  const set = (name: string, kind: string, ...chosen: readonly string[]) =>
    chosen.map((more, at) => `<${kind} class="${name} ${more}" onclick="1">${name} ${at}</${kind}>`).join(' ');
  const url = await site(t, {
    '/': `<p>${set('seg', 'button', '', 'active')}</p><div>${set('plan', 'div', 'selected', '')}</div><p>${set('star', 'button', 'on', '')}</p>
      <p>${set('log', 'button', 'on')} <button id="go">Go</button></p><p>${set('deal', 'button', 'selected', 'selected')}</p>
      <p><button class="bold active" aria-pressed="true">Bold</button><button class="bold">Plain</button></p>
      <ul role="tree"><li role="treeitem">Oak<ul role="group"><li role="treeitem">Twig<ul role="group"><li role="treeitem">Leaf</li></ul></li></ul></li>
      <li role="treeitem">Elm</li></ul>`,
  });
  const { page } = await leased(t);
  await page.goto(url);
  const { text } = await page.observe();
  for (const told of ['"seg 1" (active)', '"plan 0" (selected)', '"star 0" (on)', '"Bold" (checked)']) t.ok(text.includes(told), told);
  t.equal(text.match(/\((?:active|selected|on)\)/g)?.length, 3, 'what all of a kind bear, or what is a part of a name, is no state');
  const depth = (name: string) => /^ */.exec(text.split('\n').find((line) => line.includes(`"${name}"`)) ?? '')?.[0].length ?? -1;
  t.same(
    ['Oak', 'Twig', 'Leaf', 'Elm'].map((name) => depth(name) - depth('Oak')),
    [0, 1, 2, 0],
  );
});

t.test('rows that are alike are told as those that are not', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const row = (at: number) =>
    at % 17 === 0
      ? `<tr><td>Order ${at}</td><td>paid <b>late</b></td><td></td></tr>`
      : `<tr><td>Order ${at}</td><td><a href="/${at}">Open ${at}</a></td><td><button>Drop</button>${at % 23 === 0 ? '<input aria-label="Note">' : ''}</td></tr>`;
  const rows = Array.from({ length: 80 }, (_, at) => row(at));
  const many = await site(t, { '/': `<table><tr><th>Order</th><th>State</th><th>Act</th></tr>${rows.join('')}</table>` });
  const { page } = await leased(t, { node });
  await page.goto(many);
  const { elements, groups, text } = await page.observe();
  for (const [at] of rows.entries()) {
    const place = groups.findIndex(({ role, name }) => role === 'row' && name.startsWith(`Order ${at} `));
    const own = elements.filter(({ group }) => group === place);
    t.ok(place >= 0, `row ${at} is a group`);
    if (at % 17 === 0) continue;
    t.match(
      own.map(({ role, name, column }) => [role, name, column]),
      [
        ['cell', `Order ${at}`, 'Order'],
        ['link', `Open ${at}`, 'State'],
        ['button', 'Drop', 'Act'],
        ...(at % 23 === 0 ? [['textbox', 'Note', 'Act']] : []),
      ],
      `row ${at}`,
    );
    t.equal(own.find(({ role }) => role === 'button')?.context, `Order ${at}`);
    t.match(text, `Open ${at}`);
  }
});
