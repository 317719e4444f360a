/** Controls of one name that stand in turn with texts, in no rows: each is that of the text that it stands behind, or before. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const book = (name: string) => `<button onclick="log('${name}')">Book</button>`;
const names = ['Dr. Amsel', 'Dr. Fink', 'Dr. Specht'];
const behind = names.map((name) => `<p>${name}</p>${book(name)}`).join('');
const before = names.map((name) => `${book(name)}<p>${name}</p>`).join('');
const apart = names
  .map((name) => `<div><div><b>${name}</b></div><div><small>Eyes</small></div></div><div><div>${book(name)}</div></div>`)
  .join('');
const sections = names.map((name) => `<section style="display:flex"><b>${name}</b> <small>Eyes</small> ${book(name)}</section>`).join('');

for (const [kind, body] of Object.entries({ behind, before, apart, sections }))
  for (const name of names)
    t.test(`Click Book next to ${name}, ${kind}`, (t) => toldOn(t, page, `Click Book next to ${name}`, `<h1>Surgery</h1>${body}`, name));

t.test('where texts stand before the first and behind the last, nothing is told by it', async (t) => {
  await openedOn(t, page, `${head}<h1>Surgery</h1>${behind}<p>Closed on Sundays</p>`);
  t.match(await told(t, page, 'Click Book next to Dr. Fink'), { end: { type: 'missing' }, last: { title: 'Site' } });
});
