/** Two lists with buttons between them: what is carried over is what the goal says, and only that. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const lists = (onward = 'Move right', backward = 'Move left', takes = true) => `<table><tr>
  <td><select multiple size="4" id="off" aria-label="Available toppings"><option>Onion<option>Olive<option>Basil</select></td>
  <td><button onclick="carry(on, off.options)">&gt;&gt;</button><button onclick="carry(on, off.selectedOptions)">${onward}</button>
    <button onclick="carry(off, on.selectedOptions)">${backward}</button></td>
  <td><select multiple size="4" id="on" aria-label="Chosen toppings"><option>Cheese</select></td></tr></table>
  <script>const carry = (to, options) => { if (!${takes}) return; to.append(...options); log([...on.options].map(({ text }) => text).join()); };</script>`;

/** A pattern is of what is missing, while nothing is done. */
const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Move Olive to the chosen toppings', lists(), 'Cheese,Olive'],
  ['Move Onion and Basil to the right list', lists('&gt;', '&lt;'), 'Cheese,Onion,Basil'],
  ['Move Cheese to the available toppings', lists('Add', 'Remove'), ''],
  ['Remove Cheese from the chosen toppings', lists(), ''],
  ['Move Ham to the chosen toppings', lists(), /"Ham"/],
  ['Choose the toppings Olive and Basil', lists('Move selected', 'Remove selected'), 'Cheese,Olive,Basil'],
  ['Add Olive to the toppings', lists('&gt;', '&lt;'), 'Cheese,Olive'],
  ['Choose the toppings Olive and Basil', lists('&gt;', '&lt;', false), /does not take "Olive", "Basil"/],
  [
    'Choose Olive as the toppings',
    '<select multiple aria-label="Toppings" onchange="log(this.value)"><option>Onion<option>Olive</select><button>Add</button><select multiple aria-label="Sizes"><option>Big</select>',
    'Olive',
  ],
  ['Move Olive to the chosen toppings', lists('Swap', 'Turn'), /carries "Olive" over/],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
