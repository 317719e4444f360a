/** "The new total" is what the total has become, where the page has no other that it calls new. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const basket = (more = ''): string =>
  `<h1>Basket</h1><ul>${['Figs', 'Plums'].map((name) => `<li><span>${name}</span> <button onclick="this.parentElement.remove(); sum.textContent = 'Total: €4.10'">Remove</button></li>`).join('')}</ul><p>Subtotal: €3.50</p><p id="sum">Total: €9.90</p>${more}`;
const token = `<h1>Tokens</h1><label>Name <input id="n"></label><button onclick="said.textContent = 'Your new token: tk_81x'">Create token</button><p role="status" id="said"></p>`;
const votes = `<h1>Poll</h1><p>Votes: <b id="v">41</b></p><button onclick="v.textContent = 42">Vote</button>`;

for (const [goal, body, expected] of [
  ['Remove the figs and return the new total', basket(), { 'new total': '€4.10' }],
  ['Remove the figs and return the updated total', basket(), { 'updated total': '€4.10' }],
  ['Return the current total', basket(), { 'current total': '€9.90' }],
  ['Click Vote and return the new votes as a number', votes, { 'new votes': 42 }],
  ['Fill "Name" with "deploy", click "Create token" and return the new token', token, { 'new token': 'tk_81x' }],
  // Nothing was done of which it could be new, or another is called so.
  ['Return the new total', basket(), /total/],
  ['Remove the figs and return the new discount', basket(), /discount/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));
