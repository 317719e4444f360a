/** Words that a page offers side by side are told by their letters or their length, where only one of them is so. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const words = (...all: readonly string[]) =>
  `<p>Which one?</p><div>${all.map((word) => `<button onclick="log('${word}')">${word}</button>`).join('')}</div>`;
const trees = words('oak', 'chestnut', 'maple', 'birch');

for (const [goal, body, expected] of [
  ['Click the longest word', trees, 'chestnut'],
  ['Press the shortest word', trees, 'oak'],
  ['Click the word that begins with "ma"', trees, 'maple'],
  ['Click the word that ends with "rch"', trees, 'birch'],
  ['Click the word that ends with "x"', trees, /word/],
  ['Click the longest word', words('ash', 'maple', 'birch'), /word/],
  ['Click the longest word', '<p>Read this</p><button onclick="log(this.textContent)">Go on</button>', /word/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
