/** What is moved to another day has moved once its dialog was saved, and by no click on a day of a calendar that nothing answers. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const dialog = (buttons: string) => `<p>17 May</p><button id="b">Rope class</button>
  <dialog id="d"><h2>Rope class</h2><form id="f"><label>Date <input type="date" name="d" value="2030-05-17"></label>${buttons}</form></dialog>
  <script>b.onclick = () => d.showModal(); f.onsubmit = (event) => { event.preventDefault(); log('saved ' + f.d.value); };</script>`;
const days = (cell: (day: number) => string) =>
  `<h1>May 2030</h1><table>${[0, 1, 2, 3].map((week) => `<tr>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td>${cell(7 * week + day)}</td>`).join('')}</tr>`).join('')}</table>`;
const calendar = days((day) => `${day}${day === 17 ? ' <button>Rope class</button>' : ''}`);

t.test('a day that was filled in a dialog is saved', (t) =>
  toldOn(t, page, 'Move the rope class to 24 May 2030', dialog('<button>Save changes</button>'), 'saved 2030-05-24'),
);
t.test('a dialog that can be saved in no way that is told is no success', async (t) => {
  const body = dialog('<button type="button">Print</button>');
  await openedOn(t, page, head + body);
  const { end } = await told(t, page, 'Move the rope class to 24 May 2030');
  t.match(end, { type: 'missing', what: /save/ });
});
t.test('a day of a calendar that nothing answers is not clicked', (t) =>
  toldOn(t, page, 'Move the rope class to 24 May 2030', calendar, /moves anything/),
);

/** The bar comes up once something was changed. */
const settings = `<h1>Settings</h1><label>Name <input id="n" value="Mila"></label>
  <label>Theme <select id="th"><option>Light</option><option>Dark</option></select></label>
  <label>Language <select id="la"><option>English</option><option>Deutsch</option></select></label>
  <label><input type="checkbox" id="c"> Weekly digest</label>
  <div id="bar" hidden>You have unsaved changes <button>Discard</button> <button id="s">Save changes</button></div>
  <script>document.onchange = () => { bar.hidden = false; }; s.onclick = () => { bar.hidden = true; log(['saved', n.value, th.value, la.value, c.checked].join()); };</script>`;
for (const [goal, expected] of [
  ['Change my name to Olive', 'saved,Olive,Light,English,false'],
  ['Change my name to Olive and save', 'saved,Olive,Light,English,false'],
  ['Set the theme to dark', 'saved,Mila,Dark,English,false'],
  ['Turn on the weekly digest', 'saved,Mila,Light,English,true'],
  ['Change the theme to dark and the language to German', 'saved,Mila,Dark,Deutsch,false'],
  ["Set the theme to dark, but don't save it", 'Site'],
  ['Type Olive into the name field', 'Site'],
] as const)
  t.test(`What the page says is not saved: ${goal}`, async (t) => toldOn(t, page, goal, settings, expected));

const forms = `<form id="f" onsubmit="event.preventDefault(); log('saved ' + p.value)"><label>Phone <input id="p" value="1"></label><button>Save</button></form>
  <form onsubmit="event.preventDefault(); log('other')"><label>Note <input></label><button>Save</button></form>`;
for (const [goal, expected] of [
  ['Update my phone number to 555 0199', 'saved 555 0199'],
  ['Enter 555 0199 as phone', 'Site'],
] as const)
  t.test(`A form that is sent by saving it: ${goal}`, async (t) => toldOn(t, page, goal, forms, expected));

/** What keeps the list stands below it; what stands right behind a field of its own keeps that. */
const bag = (below: string) =>
  `<h1>Bag</h1><ul>${['Ropes', 'Pegs'].map((name) => `<li><b>${name}</b> <input class="q" type="number" aria-label="Quantity" value="1" oninput="log('typed ' + this.value)"></li>`).join('')}</ul>${below}`;
const kept = `<button onclick="log('kept ' + [...document.querySelectorAll('.q')].map(({ value }) => value).join())">Update bag</button>`;
const coupon = `<label>Coupon <input></label><button onclick="log('coupon')">Apply</button>`;
for (const [goal, body, expected] of [
  ['Change the quantity of Pegs to 4', bag(kept), 'kept 1,4'],
  ['Set the quantity of Ropes to 3', bag(kept + coupon), 'typed 3'],
  ['Set the quantity of Ropes to 3', bag(coupon), 'typed 3'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** What saves stands behind the last of several parts, and is called after one of them. */
const parts = (saves: string) =>
  `<h1>Desk</h1><h2>Note</h2><label>Title <input></label><h2>Alarm</h2><label>Volume <input type="number" id="v" value="3" oninput="log('volume ' + value)"></label>
  <button onclick="log('kept ' + v.value)">${saves}</button>`;
for (const [saves, expected] of [
  ['Save note', 'volume 6'],
  ['Save changes', 'kept 6'],
] as const)
  t.test(`a value of one part is not saved by what keeps another: ${saves}`, (t) =>
    toldOn(t, page, 'Set the volume to 6', parts(saves), expected),
  );
