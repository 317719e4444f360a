/** What somebody is made goes into the one list of their own that offers it, and holds once the form is saved. */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, told } from '../told.ts';

const { page } = await leased(t);

const list = (label: string, options: readonly string[]) =>
  `<p><label>${label} <select name="${label}">${options.map((option) => `<option>${option}</option>`).join('')}</select></label></p>`;
const people = `<h1>Members</h1>${list('Show', ['Guests', 'Patrons'])}<table><tr><th>First</th><th>Last</th><th>Tier</th></tr>
  <tr><td><a href="/ada">Ada</a></td><td>Orr</td><td>Guest</td></tr><tr><td><a href="/bo">Bo</a></td><td>Orr</td><td>Guest</td></tr></table>`;
const form = (lists: string, button: string) =>
  `<h1>Change member</h1><form onsubmit="log('saved ' + [...document.querySelectorAll('select')].map((one) => one.value).join()); return false"><p><label>First <input value="Bo"></label></p>${lists}<button>${button}</button></form>`;
const tier = list('Tier', ['Guest', 'Patron']);

for (const [lists, button, title, end] of [
  [tier + list('Colour', ['Red', 'Blue']), 'Save', 'saved Patron,Red', { type: 'done' }],
  [tier + list('Magazine', ['None', 'Patron']), 'Save', 'Site', { type: 'missing' }],
  [list('Tier', ['Guest', 'Patron of the house']), 'Save', 'Site', { type: 'missing' }],
] as const)
  t.test(`Make Bo Orr a Patron, of ${lists}`, async (t) => {
    const url = await site(t, (request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(head + (request.url === '/bo' ? form(lists, button) : people));
    });
    await page.goto(url);
    t.match(await told(t, page, 'Make Bo Orr a Patron'), { end, last: { title } });
  });
