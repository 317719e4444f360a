/** So many of what is told by its number on a list: stepped to, or added up by its plus; none of a number that is not there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const dishes = ['Pho', 'Laksa', 'Ramen', 'Udon', 'Soba', 'Congee'];
const order = `<button onclick="log([...document.querySelectorAll('.n')].map((n) => n.textContent).join(''))">Send order</button>`;
/** Only a plus beside each number. */
const pluses = (most: number) =>
  `<h2>Noodles</h2>${dishes
    .map(
      (name, at) =>
        `<div><b>${at + 11}.</b> <span>${name}</span> <span class="n">0</span> <span style="cursor:pointer" onclick="const n = this.previousElementSibling; if (n.textContent < ${most}) n.textContent++">+</span></div>`,
    )
    .join('')}${order}`;
/** Rows with both. */
const rows = `<table>${dishes
  .map(
    (name, at) =>
      `<tr><td>#${at + 1}</td><td>${name}</td><td><button onclick="by(this, -1)">−</button><span class="n">1</span><button onclick="by(this, 1)">+</button></td></tr>`,
  )
  .join(
    '',
  )}</table>${order}<script>const by = (button, step) => { const n = button.parentElement.querySelector('.n'); n.textContent = Math.max(0, +n.textContent + step); };</script>`;

for (const [goal, body, expected] of [
  ['Order one of number 12 and 3 of number 15, then click "Send order"', pluses(9), '010030'],
  ['Order 2 of number 11 and click Send order', pluses(9), '200000'],
  ['Order 2 of number 21 and click Send order', pluses(9), /21/],
  ['Order 4 of number 12 and click Send order', pluses(3), /from 3 to 4/],
  ['Order 3 of number 2 and 2 of number 6, then press Send order', rows, '131112'],
  ['Set the quantity of number 4 to 0 and press Send order', rows, '111011'],
  ['Set the quantity of number 7 to 0 and press Send order', rows, /7/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
