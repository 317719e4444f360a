/** What the list of a thing has nothing for is done on the thing's own page, or in what its card brings up. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told, toldFrom } from '../told.ts';

const { page } = await leased(t);

const tickets: Readonly<Record<string, string>> = { 'TK-1041': 'Printer jams', 'TK-1042': 'Screen flickers', 'TK-1043': 'No sound' };
const form = (code: string) =>
  `<!doctype html><title>${code} - Helpdesk</title><h1>Ticket ${code}</h1><form id="f"><label>Number <input value="${code}" readonly></label><label>Status <select name="status"><option>New<option>In progress<option>On hold</select></label><label>Assigned to <input name="who"></label><label>Impact <select name="impact"><option>Low<option>High</select></label><button>Update</button></form><script>f.onsubmit = (event) => { event.preventDefault(); document.title = 'saved ${code} ' + f.status.value + '|' + f.who.value + '|' + f.impact.value; };</script>`;
const list = `<!doctype html><title>Tickets - Helpdesk</title><h1>Tickets</h1><table><thead><tr><th>Number<th>About</thead><tbody>${Object.entries(
  tickets,
)
  .map(([code, about]) => `<tr><td><a href="/t/${code}">${code}</a><td>${about}`)
  .join('')}</tbody></table>`;

function serve(request: IncomingMessage, response: ServerResponse): void {
  const code = (request.url ?? '').slice(3);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(code in tickets ? form(code) : list);
}

const onTickets: readonly (readonly [goal: string, expected: string | RegExp])[] = [
  ['Set the status of ticket TK-1042 to On hold', 'saved TK-1042 On hold||Low'],
  ['Assign ticket TK-1043 to Dana Reed', 'saved TK-1043 New|Dana Reed|Low'],
  ['Set the impact of the support ticket TK-1041 to High and its status to In progress', 'saved TK-1041 In progress||High'],
  ['Set the status of ticket TK-1049 to On hold', /TK-1049/],
  ['Set the colour of ticket TK-1042 to blue', /colou?r/],
];
for (const [goal, expected] of onTickets)
  t.test(`${goal}: ${expected}`, async (t) => {
    const title = await toldFrom(t, page, await site(t, serve), goal, expected);
    if (expected instanceof RegExp) t.notMatch(title, /saved/);
  });

const board = `<!doctype html><title>Board</title><main></main><script>
const cards = [['Mend the gate', 'Todo'], ['Paint the fence', 'Todo'], ['Sweep the yard', 'Doing']], states = ['Todo', 'Doing', 'Done'], people = ['Ada Moss', 'Ben Fern'];
const list = (label, value, options, took) => { const box = document.createElement('div'); box.innerHTML = label + ' <button aria-haspopup="listbox" aria-label="' + label + '">' + value + '</button><ul role="listbox" hidden>' + options.map((one) => '<li role="option" tabindex="0">' + one + '</li>').join('') + '</ul>'; const [button, ul] = [box.querySelector('button'), box.querySelector('ul')]; button.onclick = () => { ul.hidden = !ul.hidden; }; for (const li of ul.children) li.onclick = () => took(li.textContent); return box; };
const draw = () => { document.querySelector('main').innerHTML = states.map((state) => '<section aria-label="' + state + '"><h2>' + state + '</h2>' + cards.map(([name, at], n) => at === state ? '<div class="card" role="button" tabindex="0" data-n="' + n + '"><small>No. ' + n + '</small><div>' + name + '</div></div>' : '').join('') + '</section>').join(''); for (const card of document.querySelectorAll('.card')) card.onclick = () => show(+card.dataset.n); };
const show = (n) => { document.querySelector('aside')?.remove(); const side = document.createElement('aside'); side.setAttribute('role', 'dialog'); side.setAttribute('aria-label', cards[n][0]); side.innerHTML = '<button aria-label="Close">×</button><h1>' + cards[n][0] + '</h1>'; side.append(list('State', cards[n][1], states, (to) => { cards[n][1] = to; document.title = cards[n][0] + ' is ' + to; draw(); show(n); }), list('Assignees', 'None', people, (who) => { document.title = cards[n][0] + ' of ' + who; show(n); })); document.body.append(side); };
draw();
</script>`;
const onBoard: readonly (readonly [goal: string, expected: string])[] = [
  ['Assign "Paint the fence" to Ben Fern', 'Paint the fence of Ben Fern'],
  ['Move the card "Mend the gate" to Done', 'Mend the gate is Done'],
];
for (const [goal, expected] of onBoard)
  t.test(`${goal}: ${expected}`, async (t) => {
    await page.goto(await site(t, { '/': board }));
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  });

const letters: Readonly<Record<string, string>> = { a: 'Rent for May', b: 'Notes on ferns', c: 'Spare keys' };
const letter = (key: string) =>
  `<!doctype html><title>${letters[key]}</title><button>Archive</button><button id="l" aria-label="Labels">🏷</button><div id="m" role="menu" hidden></div><h2>${letters[key]}</h2><p>Hello.</p><script>const on = new Set(); l.onclick = () => { m.hidden = !m.hidden; m.innerHTML = '<div>Label as:</div>' + ['Home', 'Garden'].map((one) => '<div role="menuitemcheckbox" tabindex="0" aria-checked="' + on.has(one) + '">' + one + '</div>').join('') + '<button>Apply</button>'; for (const one of m.querySelectorAll('[tabindex]')) one.onclick = () => { on.add(one.textContent); one.setAttribute('aria-checked', 'true'); }; m.querySelector('button').onclick = () => { document.title = '${letters[key]}: ' + [...on]; m.hidden = true; }; };</script>`;
const inbox = `<!doctype html><title>Inbox</title><table>${Object.entries(letters)
  .map(([key, name]) => `<tr><td>Ada<td><a href="/m/${key}">${name}</a><td>May 3`)
  .join('')}</table>`;
for (const [goal, expected] of [
  ['Apply the label Garden to the mail "Notes on ferns"', 'Notes on ferns: Garden'],
  ['Label the mail "Rent for May" as Home', 'Rent for May: Home'],
  ['Apply the label Taxes to the mail "Spare keys"', /Taxes|taxes/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    const url = await site(t, (request, response) => {
      const key = (request.url ?? '').slice(3);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(key in letters ? letter(key) : inbox);
    });
    await page.goto(url);
    const { end, last } = await told(t, page, goal);
    if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
    else t.match(end, { type: 'missing', what: expected });
  });
