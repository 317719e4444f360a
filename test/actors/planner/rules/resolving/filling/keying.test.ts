/** A number is typed on the keys of a telephone, whose digits have letters beside them; what are no ten digits are no keys. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const letters = ['+', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const pad = (digits: string, behind: (digit: number) => string) =>
  `<p id="shown"></p><style>.k{cursor:pointer;display:inline-block;width:50px}small{display:block}</style>${[...digits].map((digit) => `<div class="k" onclick="shown.textContent += '${digit}'">${digit}<small>${behind(Number(digit))}</small></div>`).join('')}
  <button onclick="log(shown.textContent)">Ring</button>`;
const phone = pad('1234567890', (digit) => letters[digit] ?? '');

for (const [goal, body, expected] of [
  ['Dial 5802 on the keypad and press Ring', phone, '5802'],
  ['Enter the number 58 02 and press Ring', phone, '5802'],
  ['5802 -> Ring', phone, '5802'],
  ['Enter 5802 as the weight and press Ring', phone, /weight/],
  ['Enter the number 56 and press Ring', pad('56', () => 'MIN'), /number/],
  ['Enter the number 56 and press Ring', pad('1234567890', () => 'min'), /number/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
