/** Tables that are built of boxes have columns as others do. */
import t, { type Test } from 'tap';
import { site } from '../harness.ts';
import { leased } from './leased.ts';

const { page } = await leased(t);
const columns = 'display:grid;grid-template-columns:repeat(5,120px)';
const rows = [
  ['Ada', '3 May', '€12.00', 'Open'],
  ['Bo', '4 May', '€7.50', ''],
  ['Cy', '9 May', '€31.00', 'Shut'],
] as const;
const cells = (texts: readonly string[]) => texts.map((text) => `<div>${text}</div>`).join('');
const heads = ['Client', 'Due', 'Sum', 'State'];

/** Of each text with a column: what it says, and in which it stands. */
async function columnsOn(t: Test, html: string): Promise<readonly (readonly string[])[]> {
  await page.goto(await site(t, { '/': `<meta charset="utf-8">${html}` }));
  const { elements } = await page.observe();
  return elements.flatMap(({ name, column }) => (column === undefined ? [] : [[name, column]]));
}

const expected = rows.flatMap((row) => row.flatMap((text, at) => (text === '' ? [] : [[text, heads[at]]])));
for (const [kind, html] of Object.entries({
  'with the head among the rows': `<div>${[heads, ...rows].map((row, at) => `<div class="line ${at === 0 ? 'head' : ''}" style="${columns}">${cells(row)}${at > 0 ? '<button>Pay</button>' : ''}</div>`).join('')}</div>`,
  'with the head above them': `<section><div class="thead" style="${columns}">${cells(heads)}</div><div class="tbody">${rows.map((row) => `<div class="tr" style="${columns}">${cells(row)}<button>Pay</button></div>`).join('')}</div></section>`,
  'of a list': `<ul><li style="${columns}">${cells(heads)}</li>${rows.map((row) => `<li style="${columns}">${cells(row)}<button>Pay</button></li>`).join('')}</ul>`,
  'whose rows are wrapped': `<div><div><div style="${columns}">${cells(heads)}</div></div>${rows.map((row) => `<div><div style="${columns}">${cells(row)}<button>Pay</button></div></div>`).join('')}</div>`,
}))
  t.test(kind, async (t) => {
    t.strictSame(await columnsOn(t, html), expected);
    const { elements } = await page.observe();
    t.strictSame(
      elements.flatMap(({ role, name }) => (role === 'columnheader' ? [name] : [])),
      heads,
    );
  });

for (const [kind, html] of Object.entries({
  'words over words': `<div>${['Ada Red Oslo', 'Bo Blue Bern', 'Cy Pink Rome', 'Di Gold Nice'].map((row) => `<div style="${columns}">${cells(row.split(' '))}</div>`).join('')}</div>`,
  'cards beside each other': `<div style="display:flex">${['Ada 3 4', 'Bo 4 5', 'Cy 5 6'].map((row, at) => `<div>${cells(at === 0 ? ['One', 'Two', 'Three'] : row.split(' '))}</div>`).join('')}</div>`,
  'rows of which each has its button': `<ul>${['Ada mild', 'Bo dull', 'Cy warm'].map((row) => `<li style="${columns}">${cells(row.split(' '))}<a href="#">More</a><button>Like</button></li>`).join('')}</ul>`,
  'numbers over numbers': `<div>${rows.map((row) => `<div style="${columns}">${cells(row)}</div>`).join('')}</div>`,
}))
  t.test(`${kind} are no table`, async (t) => {
    t.strictSame(await columnsOn(t, html), []);
  });
