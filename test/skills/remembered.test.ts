/** Clauses that mean what an earlier one met: a replay carries them out as the run did that it was made of. */
import { text as textOf } from 'node:stream/consumers';
import t from 'tap';
import { site } from '../farm/harness.ts';
import { openSkillHouse } from '../gateway/routes/skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const telling = "const did = (text) => { const request = new XMLHttpRequest(); request.open('POST', '/did', false); request.send(text); };";
const rows = (prices: readonly (readonly [string, string])[]) =>
  `<table><thead><tr><th>Name</th><th>Price</th></tr></thead><tbody>${prices.map(([name, price]) => `<tr><td>${name}</td><td>${price}</td></tr>`).join('')}</tbody></table>`;

/** Compiles the goal on the first page, and replays it on the second. */
async function replayed(t: Tap, goal: string, then: string, now: string, success?: object) {
  const house = await openSkillHouse(t);
  let body = then;
  let did: string[] = [];
  const url = await site(t, async (request, response) => {
    if (request.url === '/did') {
      did.push(await textOf(request));
      return void response.end();
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Test</title><script>${telling}</script><body>${body}</body></html>`);
  });
  const made = await house.call('POST', '/skills', { target: url, goal, as: 'skill', ...(success && { success }), confirmActions: false });
  const before = did;
  [body, did] = [now, []];
  const again = await house.call('POST', '/skills/skill/run', { target: url, confirmActions: false });
  return { made: { ...made, did: before }, again: { ...again, did } };
}
type Tap = Parameters<typeof openSkillHouse>[0];

t.test('what a goal makes depend on how a page was is judged once', async (t) => {
  const page = (count: number) => `<h1>Cart</h1><p id="state">${count === 0 ? 'Your cart is empty' : `${count} items`}</p>
    <button id="add">Add lamp</button><button id="out">Pack the box</button><p role="status"></p>
    <script>const say = (text) => { did(text); document.querySelector('[role=status]').textContent = text; };
    add.onclick = () => { state.textContent = '1 item'; say('Added'); }; out.onclick = () => say('Packed');</script>`;
  const goal = 'If "Your cart is empty" is shown, click "Add lamp". Otherwise, click "Pack the box"';
  const success = { kind: 'textVisible', value: 'Cart' };
  const { made, again } = await replayed(t, goal, page(0), page(0), success);
  t.match(made, { body: { success: true }, did: ['Added'] });
  t.match(again, { body: { success: true }, did: ['Added'] });
});

t.test('results are told from what the page listed before', async (t) => {
  const page = (first: string) => `<h1>Shop</h1><h2>Popular</h2><ul><li>Rope</li><li>Tent</li></ul>
    <label>Search <input type="search"></label><button>Go</button><ul id="found"></ul>
    <script>document.querySelector('button').onclick = () => { did('searched'); found.innerHTML = '<li>${first}</li><li>Blue lamp</li>'; };</script>`;
  const goal = 'Fill "Search" with "lamp", click "Go" and return the first item';
  const { made, again } = await replayed(t, goal, page('Red lamp'), page('Green lamp'));
  t.match(made, { body: { success: true }, did: ['searched'] }, JSON.stringify(made.body));
  t.same(Object.values((made.body as { data: object }).data), ['Red lamp']);
  t.match(again, { body: { success: true }, did: ['searched'] }, JSON.stringify(again.body));
  t.same(Object.values((again.body as { data: object }).data), ['Green lamp']);
});

t.test('what is asked of a list after its pages were turned is told of all of them', async (t) => {
  const page = (
    last: readonly [string, string],
  ) => `<h1>Stock</h1>${rows([])}<nav aria-label="Pages"><a href="#1">1</a> <a href="#2">2</a> <button>Next</button></nav>
    <script>const pages = ${JSON.stringify([
      [
        ['Rope', '4 €'],
        ['Tent', '90 €'],
      ],
      [['Lamp', '12 €'], last],
    ])}; let at = 0;
    const show = () => { document.querySelector('tbody').innerHTML = pages[at].map((row) => '<tr><td>' + row.join('</td><td>') + '</td></tr>').join('');
      document.querySelector('button').disabled = at === pages.length - 1; };
    show(); document.querySelector('button').onclick = () => { at += 1; show(); };</script>`;
  const goal = 'Return all names, then return all prices';
  const { made, again } = await replayed(t, goal, page(['Boat', '700 €']), page(['Sled', '95 €']));
  t.match(made, { body: { success: true } }, JSON.stringify(made.body));
  t.same(Object.values((made.body as { data: object }).data), [
    ['Rope', 'Tent', 'Lamp', 'Boat'],
    ['4 €', '90 €', '12 €', '700 €'],
  ]);
  t.match(again, { body: { success: true } }, JSON.stringify(again.body));
  t.same(Object.values((again.body as { data: object }).data), [
    ['Rope', 'Tent', 'Lamp', 'Sled'],
    ['4 €', '90 €', '12 €', '95 €'],
  ]);
});
