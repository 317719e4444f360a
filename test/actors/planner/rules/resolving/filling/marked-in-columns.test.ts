/** Grids by row and column: the radio button where they cross, and the cell that a sheet calls by letter and number; nothing beside them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const survey = (columns: readonly string[], rows: readonly string[], name = '') =>
  `<table><tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>${rows
    .map(
      (row, at) =>
        `<tr><th>${row}</th>${columns.map((column) => `<td><input type="radio" name="${name}${at}" value="${row} ${column}"></td>`).join('')}</tr>`,
    )
    .join('')}</table>`;
const hand = `<button onclick="log([...document.querySelectorAll('input:checked')].map((mark) => mark.value).join())">Hand in</button>`;
const scale = ['Poor', 'Fair', 'Good'];
const sheet = (letters: readonly string[], numbers: readonly string[]) =>
  `<table><tr><th></th>${letters.map((letter) => `<th>${letter}</th>`).join('')}</tr>${numbers
    .map((number) => `<tr><th>${number}</th>${letters.map((letter) => `<td><input name="${letter}${number}"></td>`).join('')}</tr>`)
    .join(
      '',
    )}</table><button onclick="log([...document.querySelectorAll('input')].filter((cell) => cell.value).map((cell) => cell.name + '=' + cell.value).join())">Keep</button>`;

const invoices = (head: string) =>
  `<button onclick="log('Print ' + [...document.querySelectorAll('.c:checked')].map((box) => box.value).join())">Print</button><table><tr><th>${head}</th><th>Invoice</th><th>Client</th></tr>${[
    1, 2, 3,
  ]
    .map((at) => `<tr><td><input class="c" type="checkbox" value="INV-${at}"></td><td>INV-${at}</td><td>Lind</td></tr>`)
    .join('')}</table>`;

for (const [goal, body, expected] of [
  ['Rate Pool as Poor and Garden as Good, then press Hand in', survey(scale, ['Garden', 'Pool']) + hand, 'Garden Good,Pool Poor'],
  ['In the survey choose "Poor" for "Pool" and press Hand in', survey(scale, ['Garden', 'Pool']) + hand, 'Pool Poor'],
  ['Choose Poor for Garden and press Hand in', survey(scale, ['Garden', 'Pool']) + hand, 'Garden Poor'],
  ['Choose Awful for Garden and press Hand in', survey(scale, ['Garden', 'Pool']) + hand, /Awful/],
  ['Choose Poor for Sauna and press Hand in', survey(scale, ['Garden', 'Pool']) + hand, /Sauna/],
  ['Rate Pool as Poor and press Hand in', survey(scale, ['Pool'], 'a') + survey(scale, ['Pool'], 'b') + hand, /2 places/],
  ['Enter 55 into the cell D1 and press Keep', sheet(['A', 'B', 'C', 'D'], ['1', '2']), 'D1=55'],
  ['Put the number 88 in cell A2 of the spreadsheet, then click "Keep"', sheet(['A', 'B', 'C', 'D'], ['1', '2']), 'A2=88'],
  ['Enter 55 into the cell E1 and press Keep', sheet(['A', 'B', 'C', 'D'], ['1', '2']), /E1/],
  ['Enter 55 into the cell B3 and press Keep', sheet(['A', 'B'], ['1', '2', '4']), /B3/],
  ['Select the invoices INV-1 and INV-3 and click Print', invoices('<input type="checkbox" aria-label="Select all">'), 'Print INV-1,INV-3'],
  ['Select the invoices INV-1 and INV-3 and click Print', invoices('Paid'), /INV-1/],
] as const)
  await t.test(`${goal}: ${String(expected)}`, async (t) => toldOn(t, page, goal, body, expected));
