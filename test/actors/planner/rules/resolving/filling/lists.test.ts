/** What is chosen by its name is called so, to the letter. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const list = `<label>Potter <select onchange="log(value)"><option>Bea</option><option>Adelle</option><option>Kurt</option></select></label>`;
const boxes = ['k4w', 'k4W', 'K4W', 'zX1', 'Marten']
  .map((name) => `<label><input type="radio" name="kiln" onclick="log('${name}')">${name}</label>`)
  .join('');
const codes = `<label>Kiln <select onchange="log(value)"><option>none</option><option>k4w</option><option>k4W</option></select></label>`;

const people = `<ul>${['Bea Roth', 'Adelle Marten', 'Kurt Moss'].map((name) => `<li><b>${name}</b> <button onclick="log('called ${name}')">Call</button> <a href="#${name}" onclick="log('${name}')">${name}</a></li>`).join('')}</ul><button onclick="log('settings')">Settings</button>`;

for (const [goal, body, expected] of [
  ['Click Adelle Marten', people, 'Adelle Marten'],
  ['Call Adelle Marten', people, 'called Adelle Marten'],
  ['Click Adele Marten', people, /"Adele Marten"/],
  ['Call Adele Marten', people, /Adele Marten/],
  ['Click Settnigs', people, 'settings'],
  ['Select K4w', boxes, /nearly so are called "k4w", "k4W", "K4W"/],
  ['Select Martten', boxes, /nearly so are called "Marten"/],
  ['Select Adelle as the potter', list, 'Adelle'],
  ['Select adelle as the potter', list, 'Adelle'],
  ['Select Adele as the potter', list, /no option "Adele"; it has "Bea", "Adelle"/],
  ['Select K4W', boxes, 'K4W'],
  ['Select ZX1', boxes, 'zX1'],
  ['Select k4W as the kiln', codes, 'k4W'],
  ['Select K4w as the kiln', codes, /no option "K4w"/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));

const glaze = `<label>Glaze <select onchange="log(this.value)"><option>Any<option>Celadon<option>Tenmoku</select></label><label>Cone <select><option>5<option>6</select></label>`;
for (const [goal, expected] of [
  ['Select Celadon from the Shape list', /Celadon/],
  ['Select Celadon from the glaze list', 'Celadon'],
  ['Choose Tenmoku from the options', 'Tenmoku'],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, glaze, expected));

const colours = `<label>Colours <select multiple onchange="log([...this.selectedOptions].map(({ text }) => text).join(' '))"><option>Red<option>Blue<option>Light green</select></label>`;
for (const [goal, expected] of [
  ['Select the Colours Blue and Light green', 'Blue Light green'],
  ['Select the Colours Pink and Blue', /Pink/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, colours, expected));

/** Says nothing of its list, and forgets what is none of its options. */
const region = `<label>Region <input id="region" class="search" autocomplete="off" oninput="offers.hidden = false" onblur="setTimeout(() => { offers.hidden = true; region.value = held; })"></label>
  <div id="offers" hidden><div style="cursor: pointer" onmousedown="held = region.value = 'North'; log(held); event.preventDefault(); offers.hidden = true">North</div></div>
  <label>Depot <select onchange="log(held + ' ' + value)"><option>Aarhus<option>Odense</select></label><script>let held = '';</script>`;
t.test('What a field offers is taken before the next thing is chosen from a list of its own', (t) =>
  toldOn(t, page, 'Choose North as Region and choose Odense as Depot', region, 'North Odense'),
);
