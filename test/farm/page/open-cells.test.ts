import t from 'tap';
import { leased } from './leased.ts';

/** A row of a rota: who, and one cell that is looked for. */
const inTable = (cell: string, { row = '', table = '' } = {}) =>
  `<style>td,th{width:80px;height:20px}</style><table ${table}><tr><th>Nurse</th><th>Night</th></tr><tr ${row}><td>Greta</td>${cell}</tr></table>`;
const inGrid = (cell: string) =>
  `<style>[role=gridcell]{height:20px}</style><div role="grid"><div role="row"><span role="columnheader">Nurse</span> <span role="columnheader">Night</span></div>
  <div role="row"><div role="gridcell">Greta</div>${cell}</div></div>`;

t.test('an empty cell that something can be done with is on the map, under its column', async (t) => {
  const { page, site } = await leased(t);
  const open: readonly string[] = [
    inTable('<td contenteditable></td>'),
    inTable('<td contenteditable="plaintext-only">&nbsp;</td>'),
    inTable('<td style="cursor:pointer"></td>'),
    inTable('<td style="cursor:cell">&nbsp;</td>'),
    inTable('<td style="cursor:text"><div style="height:10px"></div></td>'),
    inTable('<td tabindex="0"></td>'),
    inTable('<td tabindex="-1"><br></td>'),
    inTable('<td ondblclick="edit(this)"></td>'),
    inTable('<td ondrop="take(event)"></td>'),
    inTable('<td ng-click="pick(2)"></td>'),
    inTable('<td aria-selected="false"></td>'),
    inTable('<td></td>', { table: 'style="cursor:pointer"' }),
    inGrid('<div role="gridcell" tabindex="-1"></div>'),
    inGrid('<div role="gridcell" style="cursor:crosshair"></div>'),
    inGrid('<div role="gridcell" aria-readonly="false"></div>'),
  ];
  for (const markup of open) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    const { elements, text } = await page.observe();
    const empty = elements.filter(({ name, role }) => name === '' && /cell$/.test(role));
    t.match(empty, [{ column: 'Night' }], markup);
    t.match(text, /Greta.*[ |]\[\d+\] (?:grid)?cell$/m, `it can be told by its number: ${markup}`);
  }
});

t.test('what a table of data leaves empty is not', async (t) => {
  const { page, site } = await leased(t);
  const dead: readonly string[] = [
    inTable('<td></td>'),
    inTable('<td class="num" style="cursor:default">&nbsp;</td>'),
    inTable('<td title=""></td>'),
    inTable('<td></td>', { row: 'style="cursor:pointer"' }),
    inTable('<td></td>', { row: 'onclick="go()" tabindex="0"' }),
    `<div style="cursor:pointer">${inTable('<td></td>')}</div>`,
    inTable('<td style="cursor:pointer"><button>Assign</button></td>'),
    inTable('<td style="cursor:pointer;display:none"></td>'),
    inGrid('<div role="gridcell"></div>'),
  ];
  for (const markup of dead) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    const { elements } = await page.observe();
    t.same(
      elements.filter(({ name, role }) => name === '' && /cell$/.test(role)),
      [],
      markup,
    );
  }
});

t.test('an empty cell can be written in and clicked', async (t) => {
  const { page, site } = await leased(t);
  const markup = inTable(`<td contenteditable></td><td onclick="this.textContent = 'picked'"></td>`);
  await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
  const { elements } = await page.observe();
  const [written, picked] = elements.filter(({ name, role }) => name === '' && role === 'cell');
  t.match(await page.act({ kind: 'fill', element: written?.index ?? -1, text: 'Ward 4' }), { ok: true });
  t.match(await page.act({ kind: 'click', element: picked?.index ?? -1 }), { ok: true });
  const after = await page.observe();
  t.ok(after.elements.some(({ value }) => value === 'Ward 4'));
  t.ok(after.elements.some(({ name }) => name === 'picked'));
});
