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
