/** What is written in an editor is given a colour: by a list, by patches on show or by such as a button brings up, and by none that colours the ground. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Tells what stands in which colour once it is kept. */
const editor = `<div id="sheet" contenteditable style="border: 1px solid; height: 60px">the heron waits by the weir</div>
  <button onclick="log([...sheet.querySelectorAll('font,[style*=back]')].map((part) => part.textContent + ' ' + (part.color || 'ground')).join())">Keep</button>
  <script>const dye = (how, colour) => document.execCommand(how, false, colour);</script>`;
const hues = ['#ff0000', '#008000', '#0000ff'];
const patches = (how: string) =>
  `<p>${hues.map((hue) => `<button style="border: 0; width: 16px; height: 16px; background: ${hue}" onmousedown="event.preventDefault(); dye('${how}', '${hue}')"></button>`).join('')}</p>`;
const list = (label: string, how: string) =>
  `<select aria-label="${label}" onchange="sheet.focus(); dye('${how}', value)"><option>Black<option>Red<option>Green<option>Blue</select>`;
const brought = (label: string, how: string) =>
  `<button aria-label="${label}" onmousedown="event.preventDefault()" onclick="nextElementSibling.hidden = false">A</button><div hidden role="group" aria-label="${label}">${patches(how)}</div>`;

for (const [how, tools, red] of [
  ['patches on show', patches('foreColor'), '#ff0000'],
  ['patches that are brought up', brought('Text colour', 'foreColor'), '#ff0000'],
  ['one of two sets that are brought up', brought('Highlight colour', 'backColor') + brought('Text colour', 'foreColor'), '#ff0000'],
] as const) {
  t.test(`${how}: a word`, (t) =>
    toldOn(t, page, 'In the text editor, give the text weir the color red and press Keep', tools + editor, `weir ${red}`),
  );
  t.test(`${how}: everything`, (t) =>
    toldOn(
      t,
      page,
      'Using the text editor, give everything the color red and press Keep',
      tools + editor,
      `the heron waits by the weir ${red}`,
    ),
  );
}
for (const [how, tools] of [
  ['only the ground can be coloured', `<div role="group" aria-label="Highlight colour">${patches('backColor')}</div>`],
  ['the list is of the ground', list('Background', 'backColor')],
  ['there is no such colour', patches('foreColor').replace('#ff0000', '#ffff00')],
] as const)
  t.test(`${how}: nothing is coloured`, (t) =>
    toldOn(t, page, 'Using the text editor, give the text weir the color red and press Keep', tools + editor, /colou?r|red/),
  );
