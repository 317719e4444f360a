/** What is asked for may stand in the part of the site that is called by what it is: bills under "Bills". */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, head, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const fines = (
  sums: string,
  more = '',
) => `<nav><a href="#me">My data</a> <a href="#fines">Fines</a> <a href="#loans">My loans</a>${more}</nav><main id="main"></main>
<script>
  const parts = {
    me: '<h2>My data</h2><p>Card 4711</p>',
    fines: '<h2>Fines</h2>${sums}',
    loans: '<h2>Loans</h2><ul><li>Atlas <button onclick="log(1)">Renew</button></li><li>Globe <button onclick="log(2)">Renew</button></li></ul>',
  };
  const go = () => { main.innerHTML = parts[location.hash.slice(1)] ?? parts.me; };
  onhashchange = go;
  go();
</script>`;
const row = (month: string, sum: string) =>
  `<tr><td>${month}</td><td>${sum}</td><td><button onclick="log(&quot;${month}&quot;)">Pay</button></td></tr>`;
const table = (head: string) =>
  `<table><tr><th>Month</th><th>${head}</th><th></th></tr>${row('January', '2.40')}${row('February', '1.10')}</table>`;

for (const [goal, expected] of [
  ['Pay the fine of February', 'February'],
  ['Pay the January fine', 'January'],
  ['Pay the fine of March', /March/],
  ['Renew the loan Globe', '2'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, fines(table('Amount')), expected));

for (const [goal, head, expected] of [
  ['How much was the January fine?', 'Amount', { price: '2.40' }],
  ['How much was the March fine?', 'Amount', /price/],
  // A bare number of a column that is none of money is no price.
  ['How much was the January fine?', 'Weight', /price/],
] as const)
  t.test(`${goal} (${head})`, (t) => answeredOn(t, page, goal, fines(table(head)), expected));

t.test('of two parts of that name each is looked at', (t) =>
  toldOn(t, page, 'Pay the fine of February', fines(table('Amount'), ' <a href="#loans">All fines</a>'), 'February'),
);

/** What whoever is signed in has said of themselves stands on a page of its own. */
for (const [goal, label, ways, title, end] of [
  ['Change my phone number to 555 123 and save', 'Phone', '', '555 123', { type: 'done' }],
  ['Change my phone number to 555 123 and save', 'Street', '', 'Site', { type: 'missing' }],
  ['Change the phone number to 555 123 and save', 'Phone', '', 'Site', { type: 'missing' }],
  ['Change my phone number to 555 123 and save', 'Phone', '<a href="/other">My profile</a>', 'Site', { type: 'missing' }],
] as const)
  t.test(`${goal}, into ${label}${ways}`, async (t) => {
    const url = await site(t, (request, response) => {
      const own = `<h1>Account details</h1><form onsubmit="log(this.it.value); return false"><label>${label} <input name="it" value="1"></label><button>Save</button></form>`;
      const body =
        request.url === '/mine' ? own : `<h1>Hello Ann</h1><nav><a href="/">Start</a> <a href="/mine">Account details</a> ${ways}</nav>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(head + body);
    });
    await page.goto(url);
    t.match(await told(t, page, goal), { end, last: { title } });
  });
