/** A cell that becomes a field once it is clicked twice is told by its row and its column, or as the only number of a row without heads. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const publish = `<button onclick="log([...document.querySelectorAll('.edit')].map((cell) => cell.textContent).join())">Publish</button><script>
  for (const cell of document.querySelectorAll('.edit')) cell.addEventListener('dblclick', () => {
    if (cell.firstElementChild) return;
    const [old, field] = [cell.textContent, document.createElement('input')];
    field.value = old; cell.replaceChildren(field); field.focus(); field.select();
    field.onkeydown = ({ key }) => { if (key === 'Enter') cell.textContent = field.value; if (key === 'Escape') cell.textContent = old; };
  });</script>`;
type Row = readonly [name: string, ...cells: string[]];
const bare = (...rows: readonly Row[]) =>
  `<table>${rows.map(([name, ...cells]) => `<tr><td>${name}</td>${cells.map((cell) => `<td class="edit">${cell}</td>`).join('')}</tr>`).join('')}</table>${publish}`;
const headed = (heads: readonly string[], ...rows: readonly Row[]) =>
  bare(...rows).replace('<table>', `<table><tr><th>Fruit</th>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>`);

const set = (price: string) => `Double-click the ${price}, change it to 4.75 and press Enter. Then click Publish.`;
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  [set('price of Medlars'), bare(['Sloes', '1.20'], ['Medlars', '2.50']), '1.20,4.75'],
  [set('price of Sloes'), bare(['Sloes', '€ 1.20'], ['Medlars', '€ 2.50']), '4.75,€ 2.50'],
  [set('price of Medlars'), headed(['Stock', 'Price'], ['Sloes', '7', '1.20'], ['Medlars', '9', '2.50']), '7,1.20,9,4.75'],
  // Which of two numbers is the price, a table without heads does not tell.
  [set('price of Medlars'), bare(['Sloes', '7', '1.20'], ['Medlars', '9', '2.50']), /price/],
  [set('stock of Medlars'), bare(['Sloes', '1.20'], ['Medlars', '2.50']), /stock/],
  [set('price of Quinces'), bare(['Sloes', '1.20'], ['Medlars', '2.50']), /Quinces/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
