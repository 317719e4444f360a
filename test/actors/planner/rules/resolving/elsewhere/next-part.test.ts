/** A thing that the page does not show stands on another part of the site, and so may a setting. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told, toldFrom } from '../told.ts';

const { page } = await leased(t);

const nav =
  '<nav><a href="/">Start</a> <a href="/shelves">Shelves</a> <a href="/people">People</a> <a href="/fees">Fees & hours</a> <a href="/settings">Settings</a></nav>';
const pages: Readonly<Record<string, string>> = {
  '/': '<h1>Welcome</h1><p>Good morning.</p>',
  '/shelves':
    '<h1>Shelves</h1><table><tr><th>Title<th>Price<tr><td><a href="/shelves/plum">Plum Jam</a><td>4.50<tr><td><a href="/shelves/fig">Fig Paste</a><td>6.00</table>',
  '/shelves/plum': `<h1>Plum Jam</h1><form onsubmit="document.title = 'Plum ' + p.value; return false"><label>Price <input id="p" value="4.50"></label><button>Save</button></form>`,
  '/shelves/fig': '<h1>Fig Paste</h1>',
  '/people': `<h1>People</h1><ul><li>ada@moss.example <button onclick="document.title = 'out ada'">Unsubscribe</button><li>bo@fern.example <button onclick="document.title = 'out bo'">Unsubscribe</button></ul>`,
  '/fees': '<h1>Fees</h1><dl><dt>Late return<dd>Price: $2.20<dt>Copy<dd>Price: $0.30</dl>',
  '/settings': `<h1>Settings</h1><form onsubmit="document.title = 'zone ' + z.value; return false"><label>Time zone <select id="z"><option>UTC<option>Europe/Oslo</select></label><button>Save</button></form>`,
};
function serve({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const body = pages[url];
  response
    .writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>Pantry</title>${nav}${body ?? ''}`);
}

const cases: readonly (readonly [goal: string, expected: string | RegExp])[] = [
  ['Change the price of Plum Jam to 5.20', 'Plum 5.20'],
  ['Unsubscribe bo@fern.example', 'out bo'],
  ['Set my time zone to Europe/Oslo and save', 'zone Europe/Oslo'],
  ['Unsubscribe cy@oak.example', /cy@oak\.example/],
];
for (const [goal, expected] of cases)
  t.test(`${goal}: ${expected}`, async (t) => {
    const title = await toldFrom(t, page, await site(t, serve), goal, expected);
    if (expected instanceof RegExp) t.equal(title, 'Pantry');
  });

/** The ways are cells of a table that hear clicks. */
const cells = `<table><tr>${['Start', 'Grades', 'Days', 'Lunch', 'Clubs'].map((name) => `<td style="cursor: pointer" onclick="location = '/${name.toLowerCase()}'">${name}</td>`).join('')}</tr></table>`;
const school: Readonly<Record<string, string>> = {
  '/': '<h1>Welcome</h1><p>Good morning.</p>',
  '/days': '<h1>Days</h1><ul><li><b>04.04.2031</b> Spring fair, 17:30<li><b>11.04.2031</b> Last day</ul>',
};
t.test('cells that hear clicks lead about a site, too', async (t) => {
  const url = await site(t, ({ url = '/' }, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><title>School</title>${cells}${school[url] ?? '<h1>Part</h1>'}`),
  );
  await page.goto(url);
  t.match(await told(t, page, 'At what time does the spring fair start?'), { end: { type: 'done' }, data: { start: '17:30' } });
});
