/** Options that a list has disabled: told by name, and chosen once the page offers them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const lists = `<label>Size <select onchange="log(value)"><option>Small<option disabled>Large<option>Medium</select></label>
  <label>Colours <select multiple onchange="log([...selectedOptions].map((one) => one.text).join('+'))"><option>Red<option disabled>Blue<option>Green</select></label>
  <label>Ship by <select onchange="log(value)"><option>Post<optgroup label="Air" disabled id="air"><option>Express</optgroup></select></label>
  <script>setTimeout(() => { air.disabled = false; }, 700);</script>`;

for (const [goal, expected] of [
  ['Choose Large from the Size list', /"Large" of combobox "Size" can't be chosen now/],
  ['Select Red and Blue in Colours', /"Blue" of listbox "Colours" can't be chosen now/],
  ['Select Medium in Size', 'Medium'],
  ['Select Red and Green in Colours', 'Red+Green'],
  ['Set Ship by to Express', 'Express'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, lists, expected));
