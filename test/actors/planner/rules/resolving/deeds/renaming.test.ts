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

/** A menu in a cell that takes the click itself. */
const rows = (items: readonly string[]): string => `<table id="files">${['plum.txt', 'fig.txt', 'date.txt']
  .map((name) => `<tr><td>${name}</td><td>2 KB</td><td onclick="offer(this)">⋮</td></tr>`)
  .join('')}</table><script>
  function offer(cell) {
    for (const list of document.querySelectorAll('ul')) list.remove();
    const list = document.createElement('ul');
    for (const name of ${JSON.stringify(items)}) {
      const item = Object.assign(document.createElement('li'), { textContent: name });
      item.onclick = (event) => { event.stopPropagation(); list.remove(); if (name === 'Rename') begin(cell.parentNode.cells[0]); else log(name); };
      list.append(item);
    }
    cell.append(list);
  }
  function begin(cell) {
    const was = cell.textContent;
    const field = Object.assign(document.createElement('input'), { value: was });
    field.onkeydown = ({ key }) => { if (key === 'Enter') { log(was + ' > ' + field.value); cell.textContent = field.value; } };
    cell.replaceChildren(field);
    field.focus();
  }</script>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Rename plum.txt to pear.txt', shelf, 'plum.txt > pear.txt'],
  ['Copy fig.txt', shelf, 'copied'],
  [
    'Name the letter Pears',
    '<input aria-label="Title" value="Untitled" onchange="log(value)"><ul><li><button onclick="log(1)">•</button></li></ul>',
    'Pears',
  ],
  ['Rename "fig.txt" to "pear.txt" and press Enter', rows(['Copy', 'Rename', 'Remove']), 'fig.txt > pear.txt'],
  ['Rename "fig.txt" to "pear.txt"', rows(['Copy', 'Remove']), /menu .* offers nothing/],
  ['Rename "quince.txt" to "pear.txt"', rows(['Copy', 'Rename']), /quince/],
  ['Rename the letter to Pears', '<p>Letter</p><ul><li>Fig</li></ul>', /letter|rename/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
