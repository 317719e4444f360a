/** A code or telephone number goes into the fields side by side that take just so many letters. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const field = (letters: number) => `<input maxlength="${letters}" size="${letters}">`;
const keep = `<button onclick="log([...document.querySelectorAll('input')].map((each) => each.value).join('|'))">Verify</button>`;
const code = `<p>We sent you a code.</p><div>${field(1).repeat(4)}</div>${keep}`;
const phone = `<p>Phone: (${field(3)}) ${field(3)} - ${field(4)}</p><p>Name <input></p>${keep}`;
/** A label around all of them is the name of the first alone, and each hands the focus on. */
const handed = `<label>Access PIN ${field(1).repeat(4)}</label><p>Name <input></p>${keep}
  <script>const all = [...document.querySelectorAll('[maxlength]')];
    all.forEach((each, at) => { each.oninput = () => each.value && all[at + 1]?.focus(); });</script>`;

for (const [goal, body, expected] of [
  ['Enter the code 4821 and press Verify', code, '4|8|2|1'],
  ['Enter "4821" and press Verify', code, '4|8|2|1'],
  ['Enter the phone number 415-555-0199 and press Verify', phone, '415|555|0199|'],
  ['Set the name to Ada and press Verify', phone, '|||Ada'],
  ['Enter 4821 as access PIN and press Verify', handed, '4|8|2|1|'],
  ['Enter 4821 as name and press Verify', handed, '||||4821'],
  ['Enter the code 48213 and press Verify', code, /in vain/],
  ['Enter the phone number 555-0199 and press Verify', phone, /./],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));
