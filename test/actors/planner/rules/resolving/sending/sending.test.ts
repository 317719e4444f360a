/** What is looked for and not shown is searched for, is found only where the page shows it then, and is sent by what searches. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** A tab is called after what it leads to, and a button sends; the title says what was borrowed, or asked for. */
const shelf = `<div role="tablist"><span role="tab" aria-selected="true" tabindex="0" onclick="log('tab')">Simple search</span> <span role="tab" tabindex="-1">Shelves</span></div>
  <input id="q" aria-label="Title or author"> <button onclick="seek()">Find</button> <p id="said"></p><ul id="found"></ul>
  <script>const seek = () => {
    log('asked ' + q.value);
    const list = [['Dune', 'Frank Herbert'], ['Emma', 'Jane Austen'], ['Persuasion', 'Jane Austen']].filter((book) => book.join().includes(q.value));
    said.textContent = list.length > 0 ? list.length + ' titles' : 'Nothing was found for ' + q.value;
    found.innerHTML = list.map(([title, who]) => '<li><b>' + title + '</b> <i>' + who + '</i> <button onclick="log(\\'' + title + '\\')">Borrow</button></li>').join('');
  };</script>`;
/** A field that nothing searches by. */
const guests = '<h2>Guests</h2><ul><li>Ada</li></ul><input aria-label="Name"> <button onclick="log(\'added\')">Add</button>';

/** What goes in bears no word for it, and what begins as the way in does is another. */
const gate = `<div><div><input id="u" placeholder="Reader's name"></div><div><input id="p" type="password"><span title="Show" style="cursor:pointer" onclick="log('shown')">◉</span></div>
  <label><input type="checkbox" id="k"> Keep me signed in</label><p><button onclick="log(u.value + ' ' + p.value + ' ' + k.checked)">Enter</button> <span style="cursor:pointer" onclick="log('guest')">Continue as guest</span></p></div>`;

for (const [goal, body, expected] of [
  ['Sign in with username "ida" and password "owl9" and stay signed in', gate, 'ida owl9 true'],
  ['Continue as a guest', gate, 'guest'],
  ['Search for Austen', shelf, 'asked Austen'],
  ['Find Austen', shelf, 'asked Austen'],
  ['Find Austen, then borrow "Emma"', shelf, 'Emma'],
  ['Find Bo', guests, /"Bo"/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** What sends is of the whole form, or of another field; the title says what came of it. */
const order = `<form onsubmit="log('ordered'); return false"><label>Remark <textarea oninput="log(value)"></textarea></label> <label>Voucher <input></label> <button type="button" onclick="log('redeemed')">Redeem</button> <button>Place the order</button></form>`;
const visitor = `<input placeholder="Filter visitors" oninput="log('filtered')"><form onsubmit="log([n.value, e.value, r.value].join()); return false"><h2>New visitor</h2><label>Full name <input id="n"></label> <label>E-mail <input id="e"></label>
  <label>Role <select id="r"><option>Viewer<option>Editor</select></label> <button>Create</button> <button type="button" onclick="log('cancelled')">Cancel</button></form>`;

for (const [goal, body, expected] of [
  ['Add the remark "ring twice"', order, 'ring twice'],
  ['Add a visitor named Flo Ray with the e-mail flo@x.io as Editor', visitor, 'Flo Ray,flo@x.io,Editor'],
  ['Add the editor Flo Ray (flo@x.io)', visitor, 'Flo Ray,flo@x.io,Editor'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** Each time that something is sent counts. */
const counted = (fields: string) =>
  `<p>Near here</p>${fields}<ol id="l"><li>Oak</li><li>Elm</li></ol><button onclick="log('page ' + (n += 1))">Next</button><script>let n = 0; const sent = (what) => { n += 1; log(what + ' ' + n); };</script>`;
const seeking = (label: string) => `<label>Trees <input id="q"></label> <button onclick="sent(q.value)">${label}</button>`;
const form = `<form onsubmit="sent(q.value); return false"><input id="q" type="search" placeholder="Search trees"><button aria-label="Search">⌕</button></form>`;
const range = `<h2>Price</h2><label>Min price <input id="a"></label> <label>Max price <input id="q"></label> <button onclick="sent(a.value + '-' + q.value)">Apply</button>`;
const chores = `<label>New task <input id="q" placeholder="Add a task"></label> <button onclick="sent(q.value)">Add</button>`;

for (const [goal, fields, expected] of [
  ['Search for ash and press Search', seeking('Search'), 'ash 1'],
  ['Search for ash and click the Search button', form, 'ash 1'],
  ['Search for ash and press Enter', form, 'ash 1'],
  ['Search for ash. Submit the search.', form, 'ash 1'],
  ['Search for ash, then press Go', seeking('Go'), 'ash 1'],
  ['Search for ash and press Next', seeking('Search'), 'page 2'],
  ['Show only items up to $50 and press Apply', range, '-50 1'],
  ['Add "buy oats" to the list and press Add', chores, 'buy oats 1'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, counted(fields), expected));

t.test('what the page says that it has not found is not found', async (t) => {
  await openedOn(t, page, head + shelf);
  t.match(await told(t, page, 'Find Dickens'), { end: { type: 'missing', what: /Dickens/ } });
});
