/** Cells by the places of their row and column, and names that are clicked in their order. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td onclick="log('cell ${cell}'); this.style.background='gold'; this.append('!')">${cell}</td>`).join('')}</tr>`;
const table = (heads: readonly string[], ...rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.map(row).join('')}</table>`;

const scores = table(['Name', 'Age', 'Score'], ['Olin', '41', '77'], ['Bea', '19', '9'], ['Ida', '33', '102']);
for (const [goal, expected] of [
  ['Click on the cell in row 2, column 3.', 'cell 9'],
  ['Click the cell in the third row and second column', 'cell 33'],
  ['Click the cell in row 5, column 1', /a row/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, scores, expected));

t.test('Columns that bear other numbers than their places are told as unclear', async (t) =>
  toldOn(
    t,
    page,
    'Click on the cell in row 2, column 3.',
    table(['Seat', '1', '2', '3'], ['A', 'a', 'b', 'c'], ['B', 'd', 'e', 'f']),
    /numbers of their own/,
  ),
);
t.test('Rows that bear other numbers than their places are told as unclear', async (t) =>
  toldOn(
    t,
    page,
    'Click on the cell in row 2, column 2.',
    table(['Nr', 'Name'], ['5', 'Ada'], ['4', 'Bo'], ['2', 'Cy']),
    /numbers of their own/,
  ),
);

const names = (...said: readonly string[]) =>
  said.map((name) => `<button onclick="log(document.title + ' ${name}'); this.disabled = true">${name}</button>`).join(' ');
for (const [goal, body, expected] of [
  ['Click the names in alphabetical order.', names('Mona', 'Abel', 'Zed', 'Abby'), 'Site Abby Abel Mona Zed'],
  [
    'Click the names from A to Z, then submit',
    `${names('Mona', 'Abel')} <button onclick="log(document.title + '.')">Submit</button>`,
    'Site Abel Mona.',
  ],
  ['Click the names from Z to A', names('Mona', 'Abel', 'Zed'), 'Site Zed Mona Abel'],
  ['Click the names in alphabetical order', `<a href="#home">Home</a> ${names('Mona', 'Abel')}`, /name/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));

/** A hall of rows with a letter, of which each seat has a number; the ones that are taken do nothing. */
const hall = `<style>.r { display: flex; gap: 4px } .s { width: 24px; cursor: pointer } .t { cursor: default }</style>${['A', 'B', 'C']
  .map(
    (at) =>
      `<div class="r"><i>${at}</i>${[1, 2, 3, 4, 5]
        .map((nr) =>
          at !== 'B' && nr === 4
            ? `<div class="s t" title="taken">${nr}</div>`
            : `<div class="s" onclick="this.style.background = 'gold'; log(document.title + ' ${at}${nr}')">${nr}</div>`,
        )
        .join('')}</div>`,
  )
  .join('')}`;
for (const [goal, expected] of [
  ['Select seat 3 in row C', 'Site C3'],
  ['Select seat 4 in row B', 'Site B4'],
  ['Select the seats 1 and 2 in row A', 'Site A1 A2'],
  // None of its row is taken in its place.
  ['Select seat 4 in row C', /4|nothing/],
  ['Select seat 4 in row A', /4|nothing/],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, hall, expected));
