/** What another entry than the named one has is not acted on. */
import t from 'tap';
import { planByRules } from '../../../../../actors/planner/rules/rules.ts';
import { leased } from '../../../../farm/page/leased.ts';
import { answeredOn, openedOn, toldOn } from './told.ts';

const { page } = await leased(t);

const rows = (...names: readonly string[]) =>
  `<ul>${names.map((name, at) => `<li><b>${name}</b> <i>${at} h ago</i> <button onclick="log('${name}')">${at === 0 ? 'Reply' : 'Share'}</button></li>`).join('')}</ul>`;

const terms = (control: string) =>
  `<dl>${['Plum', 'Quince', 'Fig'].map((name, at) => `<dt>${name}</dt><dd>${at} kg ${name === 'Fig' ? control : ''}</dd>`).join('')}</dl>`;
const grade = terms(`<select aria-label="Grade" onchange="log('Fig ' + this.value)"><option>raw</option><option>ripe</option></select>`);
const crates = terms(`<input aria-label="Crates" onchange="log('Fig ' + this.value)">`);

/** What was packed, one after the other. */
const shelf = `<script>const packed = []</script>${[
  ['Plum', 'Arles', 2],
  ['Quince', 'Bari', 5],
  ['Fig', 'Cork', 3],
  ['Plum tart', 'Bari', 9],
]
  .map(
    ([name, place, left]) =>
      `<article><h2>${name}</h2><dl><dt>Place</dt><dd>${place}</dd><dt>Left</dt><dd>${left}</dd></dl><button onclick="packed.push('${name}'); log(packed.join(', '))">Pack</button></article>`,
  )
  .join('')}`;

const counter = `<section><div><h3>Fig</h3><i>2 €</i> <button onclick="log('tray')">Put on tray</button> <a href="#" onclick="log('guide')">Buying guide</a></div>
  <div><h3>Plum</h3><i>3 €</i> <button onclick="log('tray')">Put on tray</button></div></section><button onclick="log('card')">Buy a gift card</button><input type="number" aria-label="Amount" value="1">`;
const house = `<h2>Attic</h2><div><h3>Hatch</h3><p>Open</p><button onclick="log('attic')">Close</button></div>
  <h2>Cellar</h2><div><h3>Hatch</h3><p>Open</p><button onclick="log('cellar')">Close</button></div>`;
const coming = '<ul><li>Fig <i>4 €</i> <button>Pick</button></li><li>Plum <i>9 €</i> <button>Pick</button></li></ul><p>Loading more…</p>';

const parts = ['Plum jam', 'Oak bench']
  .map((name) => `<h2>${name}</h2><p>12 €</p><p><button onclick="log('${name}')">Edit</button></p>`)
  .join('');
const lacking = `<nav><a href="#s" onclick="log('nav')">Share</a></nav><table>${['Plum', 'Quince', 'Fig']
  .map(
    (name) =>
      `<tr><td>${name}</td><td><a href="#e">Edit</a> ${name === 'Quince' ? '' : `<a href="#${name}" onclick="log('${name}')">Share</a>`}</td></tr>`,
  )
  .join('')}</table>`;
/** One text of broken lines, of which one has a control. */
const lines = `<div>${['Plum', 'Quince', 'Fig', 'Date']
  .map(
    (name) =>
      `${name}, 8 € ${name === 'Fig' ? '<select aria-label="Status" onchange="log(\'Fig: \' + value)"><option>Draft</option><option>Done</option></select>' : ''}<br>`,
  )
  .join('')}</div>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Reply to Quince', rows('Plum', 'Quince', 'Fig'), /Quince|reply/i],
  ['Please reply "Quince"', rows('Plum', 'Quince', 'Fig'), /Quince/],
  ['Share Quince', rows('Plum', 'Quince', 'Fig'), 'Quince'],
  ['For Quince, set the grade to ripe', grade, /Quince|grade/],
  ['For Fig, set the grade to ripe', grade, 'Fig ripe'],
  ['Find Quince and set its crates to 7', crates, /Quince|crates/],
  ['Click "Pack" for all items with fewer than 4 stars', shelf, /stars|item/],
  ['Click "Pack" for all items from Arles and Cork', shelf, 'Plum, Fig'],
  ['Click "Pack" for every item from Arles or Bari except Plum', shelf, 'Quince, Plum tart'],
  ['Click "Pack" for all items not from Bari', shelf, 'Plum, Fig'],
  ['Buy the Fig', counter, /Fig|buy/],
  ['Place the order', counter, /place the order/],
  ['Close the attic hatch', house, 'attic'],
  ['Close the cellar hatch', house, 'cellar'],
  ['Close the barn hatch', house, /barn hatch/],
  ['Close the hatch', house, /hatch/],
  ['Pick the cheapest fruit', coming, /fruit|cheapest/],
  [
    'Add 5 Figs to the basket',
    rows('Fig', 'Plum').replaceAll('Reply', 'Add to basket').replaceAll('Share', 'Add to basket'),
    /how many|Figs|quantity/,
  ],
  ['Click "Pack" for all items from Arles and Oslo', shelf, /Oslo|item/],
  ['Please edit "Plum box"', parts, /Plum box/],
  ['Please edit "Plum jam"', parts, 'Plum jam'],
  ['Click "Share" next to Quince', lacking, /Share|Quince/],
  ['Click "Share" next to Fig', lacking, 'Fig'],
  ['Select Done in the status list of Quince', lines, /Quince/],
  ['Select Done in the status list of Fig', lines, 'Fig: Done'],
];

const prices = ['Plum tart', 'Tart', 'Fig'].map((name, at) => `<li>${name} <i>${at + 3} €</i></li>`).join('');
const boxes = '<dl><dt>Plum</dt><dd>48 € <button>Open</button></dd><dt>Fig</dt><dd>50 € <button>Open</button></dd></dl>';
for (const [goal, body, expected] of [
  ['What is the price of the cheapest fruit?', coming, /way|price/],
  ['How many items are below their minimum?', shelf, /items|minimum|tell/],
  ['What is the price of Tart plum?', `<ul>${prices}</ul>`, /Tart plum|price/],
  ['What is the price of Plum tart?', `<ul>${prices}</ul>`, { price: '3 €' }],
  ['What is the price of Plum?', boxes, { price: '48 €' }],
] as const)
  t.test(goal, (t) => answeredOn(t, page, goal, body, expected));

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('what is refused at first sight is refused at the second', async (t) => {
  const body = rows('Plum', 'Quince', 'Fig');
  await openedOn(t, page, body);
  const input = { goal: 'Please reply "Quince"', observation: await page.observe(), done: [], data: {}, files: [], now: 0 };
  const { memo } = planByRules(input);
  t.match(planByRules({ ...input, memo }), { type: 'missing', what: /Quince/ });
});

const swept = (control: string) => `${control}<ul><li>Ulla: pears</li><li>Odd: plums</li></ul>`;
for (const [goal, body, expected] of [
  ['Delete the note from Ulla', swept('<button onclick="log(\'swept\')">Delete all</button>'), /Delete all|note|Ulla/],
  ['Archive "Odd: plums"', swept('<button onclick="log(\'swept\')">Archive everything</button>'), /everything|Odd/],
  ['Delete all notes', swept('<h2>Notes</h2><button onclick="log(\'swept\')">Delete all</button>'), 'swept'],
  ['Delete "Ulla: pears"', swept('<nav><button onclick="log(\'left\')">Trash</button></nav>'), /Trash|Ulla/],
] as const)
  t.test(`to one, ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const rooms = ['Cellar', 'Loft']
  .map(
    (room) =>
      `<div class="tile"><h2>${room}</h2><div role="radiogroup" aria-label="Mode">${['Dry', 'Off'].map((mode) => `<span role="radio" tabindex="0" aria-checked="${(room === 'Cellar') === (mode === 'Off')}" onclick="this.parentElement.querySelectorAll('span').forEach((each) => each.setAttribute('aria-checked', each === this)); log('${room} ${mode}')">${mode}</span>`).join(' ')}</div></div>`,
  )
  .join('');
t.test('of two parts the one that is named ahead of the label', (t) => toldOn(t, page, 'Set the loft mode to Off', rooms, 'Loft Off'));

const bookings = ['Pavel Orsk', 'Ida Moe']
  .map(
    (name, at) =>
      `<tr><td>${name}</td><td>Attic</td><td><button>View</button> <button onclick="log('confirmed ${name}')">${at === 0 ? 'Confirm' : 'Edit'}</button></td></tr>`,
  )
  .join('');
const booked = `<h1>Bookings</h1><table><tr><th>Guest</th><th>Room</th><th>Actions</th></tr>${bookings}</table>`;
for (const [goal, expected] of [
  ["Confirm Pavel Orsk's booking", 'confirmed Pavel Orsk'],
  ["Confirm Ida Moe's booking", /booking|Ida Moe/],
] as const)
  t.test(`what a row is, it needs not say: ${goal}`, (t) => toldOn(t, page, goal, booked, expected));
