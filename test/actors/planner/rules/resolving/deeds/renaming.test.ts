/** Another name, by the field for the title, or by a menu of the other button of the mouse, before anything is opened. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const shelf = `<div id="shelf">${['plum.txt', 'fig.txt']
  .map((name) => `<div tabindex="0" ondblclick="log('opened')" oncontextmenu="event.preventDefault(); offer(this)">${name}</div>`)
  .join('')}</div>
  <div id="menu" hidden><div onclick="log('copied')">Copy</div><div onclick="begin()">Rename</div></div><script>
  let held;
  const offer = (item) => { held = item; menu.hidden = false; };
  const begin = () => {
    menu.hidden = true;
    const field = Object.assign(document.createElement('input'), { value: held.textContent });
    field.onkeydown = ({ key }) => { if (key !== 'Enter') return; log(held.dataset.was + ' > ' + field.value); held.textContent = field.value; };
    held.dataset.was = held.textContent;
    held.replaceChildren(field);
    field.focus();
  };</script>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Rename plum.txt to pear.txt', shelf, 'plum.txt > pear.txt'],
  ['Copy fig.txt', shelf, 'copied'],
  [
    'Name the letter Pears',
    '<input aria-label="Title" value="Untitled" onchange="log(value)"><ul><li><button onclick="log(1)">•</button></li></ul>',
    'Pears',
  ],
  ['Rename the letter to Pears', '<p>Letter</p><ul><li>Fig</li></ul>', /letter|rename/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
