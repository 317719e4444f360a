/** Words that a page offers side by side are told by their letters or their length, and each of several must be there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const words = (...all: readonly string[]) =>
  `<p>Which one?</p><div>${all.map((word) => `<button onclick="log('${word}')">${word}</button>`).join('')}</div>`;
const trees = words('oak', 'chestnut', 'maple', 'birch');
/** Boxes in two kinds of markup, and a line above them that says what they lack. */
const ticks = `<style>label { display: block }</style><p>Select linden and birch</p><div><div><input type="checkbox" id="a"> <label for="a" style="display: inline">birch</label></div>
  <label><input type="checkbox"> beech</label><label><input type="checkbox"> oak</label><div><input type="checkbox" id="b"> <label for="b" style="display: inline">bay</label></div></div>
  <button onclick="log([...document.querySelectorAll('input')].map(({ checked }) => checked ? 'x' : '-').join(''))">Send</button>`;
const retyped = '<p>Larch</p><label>Your word <input></label><button onclick="log(\'sent\')">Send</button>';

for (const [goal, body, expected] of [
  ['Tick every word that begins with the letter b, then press Send', ticks, 'xx-x'],
  ['Select birch and oak and click Send', ticks, 'x-x-'],
  ['Select linden and birch and click Send', ticks, /linden/],
  ['Type the word shown, then click Send', retyped, /word/],
  ['Click the longest word', trees, 'chestnut'],
  ['Press the shortest word', trees, 'oak'],
  ['Click the word that begins with "ma"', trees, 'maple'],
  ['Click the word that ends with "rch"', trees, 'birch'],
  ['Click the word that ends with "x"', trees, /word/],
  ['Click the longest word', words('ash', 'maple', 'birch'), /word/],
  ['Click the longest word', '<p>Read this</p><button onclick="log(this.textContent)">Go on</button>', /word/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
