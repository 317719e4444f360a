/** What is chosen in a form comes from its own list, and what does something is never opened in search of it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const form = (
  head: string,
  label: string,
  options: readonly string[],
  button: string,
) => `<h3>${head}</h3><form><p><label>Name <input></label></p>
  <p><label>${label} <select>${options.map((option) => `<option>${option}</option>`).join('')}</select></label></p>
  <button>${button}</button> <button type="button">Cancel</button></form>`;
const body = `${form('Delete account', 'Reason', ['Other', 'Price'], 'Delete account')}${form('Transfer', 'Account', ['Giro', 'Savings'], 'Transfer money')}
  ${form('Order form', 'Colour', ['Green', 'Red'], 'Order')}
  <script>
    let all = '';
    for (const form of document.querySelectorAll('form')) {
      const say = (what) => { all += what + ' ' + form.querySelector('select').value + '; '; log(all); };
      form.onsubmit = (event) => { event.preventDefault(); say('sent'); };
      form.querySelector('[type=button]').onclick = () => say('cancelled');
    }
  </script>`;

for (const [goal, expected] of [
  ['In the order form select Red and press Order', 'sent Red; '],
  ['Select Red in the order form and press Order', 'sent Red; '],
  ['In the delete account form select Price and press Cancel', 'cancelled Price; '],
  ['Select Savings for the transfer and press Cancel', 'cancelled Savings; '],
  ['Select Other for Delete account and press Cancel', /Other/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, typeof expected === 'string' ? expected.trim() : expected));

/** Only what says that it opens something is opened: here the list has no role, and the button beside it bears its name. */
const paints = (
  list: string,
) => `<p>Paint</p>${list}<p><button onclick="log('painted ' + held)">Paint</button> <button onclick="log('back')">Back</button></p>
  <script>let held = 'nothing';</script>`;
const hung = `<span style="cursor:pointer" onclick="hung.hidden = false"><span id="shown">Choose…</span><b>▾</b></span><ul id="hung" style="position:absolute;background:#fff" hidden>${[
  'Coral',
  'Slate',
]
  .map((name) => `<li style="cursor:pointer" onclick="held = shown.textContent = this.textContent; hung.hidden = true">${name}</li>`)
  .join('')}</ul>`;
for (const [goal, list, expected] of [
  ['Choose Coral as the paint and click Paint', hung, 'painted Coral'],
  ['Choose Mint as the paint', hung, /"Mint"/],
  ['Choose Coral as the paint', '<p>No colours are left.</p>', /"Coral"/],
  ['Select Coral in Paint', '<p>No colours are left.</p>', /"Coral"/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, paints(list), expected));
