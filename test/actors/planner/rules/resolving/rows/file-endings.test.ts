/** Files are told by their extension, which is the end of their name and stands nowhere else in it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const files = ['plan.txt', 'txt-notes.pdf', 'list.txt'];
const tell = `<script>document.addEventListener('change', () => log([...document.querySelectorAll(':checked')].map((box) => box.value).join()));</script>`;
const table = `<h1>Files</h1><table><tr><th><th>Name<th>Size</tr>${files
  .map((name, at) => `<tr><td><input type="checkbox" value="${name}"><td>${name}<td>${at + 3} KB</tr>`)
  .join('')}</table>${tell}`;
const list = `<h1>Your files</h1><ul>${files.map((name) => `<li><label><input type="checkbox" value="${name}"> ${name}</label></li>`).join('')}</ul>${tell}`;

const cases: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Select all files with the extension .txt', table, 'plan.txt,list.txt'],
  ['Tick all files with the extension pdf', table, 'txt-notes.pdf'],
  ['Tick all files with the extension .png', table, /file/],
  ['Select all files with the extension .txt', list, 'plan.txt,list.txt'],
];

for (const [goal, body, expected] of cases) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
