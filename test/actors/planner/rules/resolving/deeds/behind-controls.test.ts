/** A value of a thing that only what the thing's own control brings up takes: that is opened, told, and kept; what stands elsewhere on the page is not. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const things = [
  ['Oak desk', '140', 'Oslo'],
  ['Pine shelf', '60', 'Turku'],
  ['Ash stool', '35', 'Oslo'],
] as const;
const filter = '<p><label>Price <input id="most"></label> <label>City <input id="where"></label></p>';
const table = (control: (name: string) => string) =>
  `${filter}<table><thead><tr><th>Name</th><th>Price</th><th>City</th><th></th></tr></thead><tbody>${things
    .map(([name, price, city]) => `<tr><td>${name}</td><td>${price}</td><td>${city}</td><td>${control(name)}</td></tr>`)
    .join('')}</tbody></table>`;
const dialog = (fields: string) =>
  `<div id="box" role="dialog" aria-modal="true" hidden><h2 id="of"></h2>${fields}<button onclick="box.hidden = true">Close</button><button onclick="log([of.textContent, ...[...box.querySelectorAll('input')].map((each) => each.value)].join('|')); box.hidden = true">Save</button></div>
   <script>const box = document.getElementById('box'), of = document.getElementById('of'); const show = (name) => { of.textContent = name; box.hidden = false; };</script>`;
const both = '<label>Price <input value="1"></label> <label>City <input value="Bergen"></label>';
const edit = (name: string) => `<button onclick="show('${name}')">Edit</button> <button onclick="log('deleted')">Delete</button>`;
const menus =
  table((name) => `<button aria-label="More actions" aria-haspopup="menu" onclick="menu.hidden = false; whose = '${name}'">⋮</button>`) +
  `<div id="menu" role="menu" hidden><button role="menuitem" onclick="log('deleted')">Delete</button><button role="menuitem" onclick="menu.hidden = true; show(whose)">Change price…</button></div><script>let whose; const menu = document.getElementById('menu');</script>`;
const inPlace = table(
  (name) =>
    `<button onclick="this.closest('tr').cells[1].innerHTML = '<input aria-label=Price value=1>'; this.outerHTML = '<button onclick=&quot;log(\\'${name}|\\' + this.closest(\\'tr\\').querySelector(\\'input\\').value)&quot;>Save</button>'">Edit</button>`,
);

const refusing = (table(edit) + dialog(both)).replace(
  /onclick="log\(\[of[^"]*"/,
  'onclick="this.insertAdjacentHTML(&quot;beforebegin&quot;, &quot;<p>No shelf over 500</p>&quot;)"',
);
const wrapped = menus
  .replaceAll('<button role="menuitem"', '<div style="cursor: pointer"')
  .replace('Delete</button>', '<div>Delete</div></div>')
  .replace('Change price…</button>', '<div>Change price…</div></div>');
const jobs = ['Nurse', 'Night nurse', 'Baker']
  .map((job) => `<div class="card"><p>${job}</p><p>Porto, open</p><button onclick="log('closed ${job}')">Close job</button></div>`)
  .join('');

for (const [goal, body, expected] of [
  ['Set the price of the Pine shelf to 75', table(edit) + dialog(both), 'Pine shelf|75|Bergen'],
  ["Change the Oak desk's city to Umea and save", table(edit) + dialog(both), 'Oak desk|1|Umea'],
  ['Set the price of Ash stool to 40 and the city to Umea', table(edit) + dialog(both), 'Ash stool|40|Umea'],
  ['Edit the Ash stool, set its price to 40 and save', table(edit) + dialog(both), 'Ash stool|40|Bergen'],
  ['Edit the Pine shelf: set the price to 75 and save', table(edit) + dialog(both), 'Pine shelf|75|Bergen'],
  ['Change the price of Oak desk to 120', wrapped + dialog('<label>New price <input value="1"></label>'), 'Oak desk|120'],
  ['Close the job "Night nurse"', jobs, 'closed Night nurse'],
  ['Change the price of Oak desk to 120', menus + dialog('<label>New price <input value="1"></label>'), 'Oak desk|120'],
  ['Set the price of the Pine shelf to 75', inPlace, 'Pine shelf|75'],
] as const)
  t.test(`Behind its control: ${goal}`, async (t) => toldOn(t, page, goal, body, expected));

for (const [why, goal, body, expected] of [
  [
    'what comes up has no such field',
    'Set the price of the Pine shelf to 75',
    table(edit) + dialog('<label>City <input></label>'),
    /price/,
  ],
  ['nothing comes up', 'Set the price of the Pine shelf to 75', table(() => '<button>Edit</button>'), /price/],
  [
    'the control is for something else',
    'Set the price of the Pine shelf to 75',
    table(() => '<button onclick="log(1)">Change city</button>'),
    /price|cell/,
  ],
  ['it is refused in words of the page', 'Set the price of the Pine shelf to 750', refusing, /still open/],
  ['it is refused in words of the page, and was to be saved', 'Edit the Pine shelf, set its price to 750 and save', refusing, /still open/],
  ['nothing is called so', 'Edit the Elm bench: set the price to 75 and save', table(edit) + dialog(both), /Elm/],
  ['no job is called so', 'Close the job "Day nurse"', jobs, /Day nurse/],
  ['two are called so', 'Set the price of the Pine shelf to 75', (table(edit) + dialog(both)).replace('Ash stool', 'Pine shelf'), /./],
] as const)
  t.test(`Nothing is set where ${why}`, async (t) => toldOn(t, page, goal, body, expected));
