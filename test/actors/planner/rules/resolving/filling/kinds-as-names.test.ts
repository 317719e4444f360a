/** An option that has a kind of control for its name is chosen where it is offered, and no control of that kind is acted on instead. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const around = `<nav><a href="#top" onclick="log('top')">Back to top</a></nav><img alt="A heron" onclick="log('heron')" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> <button onclick="log('print')">Print</button>`;
const list = `${around}<p>Every page has a name.</p><label>Page name <input></label><label>Block type <select onchange="log(value)"><option>None<option>Link<option>Image<option>Text<option>Table<option>Radio button</select></label>`;
const rank = `${around}<textarea aria-label="About you" onclick="log('about')"></textarea><label for="r">Rank</label><select id="r" onchange="log(value)"><option>Reader<option>Editor<option>Owner</select>`;
const boxes = `${around}<fieldset><legend>Shown as</legend>${['List', 'Calendar', 'Form'].map((name) => `<label><input type="radio" name="as" onclick="log('${name}')">${name}</label>`).join('')}</fieldset>`;
const cards = `${around}<h2>Add a part</h2>${['Image', 'Button', 'Slider'].map((name) => `<button onclick="log('${name} added')">${name}</button>`).join(' ')}`;
const help = `<a href="#t" onclick="log('help')">Type help link</a><label>Name <input></label>`;

for (const [goal, body, expected] of [
  ['Choose the block type Image', list, 'Image'],
  ['Choose the block type Radio button', list, 'Radio button'],
  ['Pick the Link block type', list, 'Link'],
  ['Choose Text', list, 'Text'],
  ['Select Table from Block type', list, 'Table'],
  ['Choose the rank Editor', rank, 'Editor'],
  ['Choose Editor', rank, 'Editor'],
  ['Select Editor for Rank', rank, 'Editor'],
  ['Select Calendar', boxes, 'Calendar'],
  ['Choose Button', cards, 'Button added'],
  ['Select the link Back to top', list, 'top'],
  ['Choose the block type Slider', list, /no option "Slider"/],
  ['Choose the rank Link', rank, /no option "Link"/],
  ['Choose Link', rank, /offers "Link"/],
  ['Select Slider', boxes, /offers "Slider"/],
  ['Choose the type Link', help, /offers "Link" in "type"/],
  ['Choose the type Number', help, /offers "Number" in "type"/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
