/** The place that a sentence begins with, and frames as places. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const part = (name: string) =>
  `<section aria-label="${name}"><h2>${name}</h2><label>City <input class="c"></label><label>Street <input class="s"></label>
  <label><input type="checkbox" class="k">Gift</label><button onclick="save(this)">Save</button></section>`;
const form = `${part('Shipping')}${part('Billing')}<button onclick="log('help')">Help</button><script>
  const save = (button) => {
    const of = (name) => button.parentNode.querySelector('.' + name);
    log([button.parentNode.ariaLabel, of('c').value, of('s').value, of('k').checked].join('/'));
    button.after('Saved');
  };</script>`;

const frame = (told: string, title: string) =>
  `<iframe ${told} width="300" height="100" srcdoc="<label>Card number <input id='c'></label><button onclick='parent.document.title = &quot;${title}/&quot; + c.value'>Send</button>"></iframe>`;
const frames = `${frame('title="Payment"', 'pay')}${frame('name="voucher"', 'voucher')}`;
const oneFrame = `<section aria-label="Menu"><button onclick="log('menu')">Send</button></section><section aria-label="News"><p>None</p></section>${frame('', 'frame')}`;

for (const [goal, body, expected] of [
  ['In the Billing section, set the city to Graz and the street to Main 5, then press Save', form, 'Billing/Graz/Main 5/false'],
  ['In the Shipping section enter Wels as city, tick Gift and press Save', form, 'Shipping/Wels//true'],
  ['Within the Billing section tick Gift, then press Save', form, 'Billing///true'],
  ['In the Billing section, set the city to Graz, then press Save in the Shipping section', form, 'Shipping///false'],
  ['In the Shipping section, set the city to A, then in the Billing section set the city to C and press Save', form, 'Billing/C//false'],
  ['In the Billing section, set the city to Graz, then press Help', form, 'help'],
  ['In the iframe Payment, enter 4242 in Card number and press Send', frames, 'pay/4242'],
  ['Enter 77 in Card number in the voucher frame, then press Send in the voucher frame', frames, 'voucher/77'],
  ['Press Send in the second frame', frames, 'voucher/'],
  ['In the embedded frame, enter 12 in Card number and press Send', oneFrame, 'frame/12'],
  ['Press Send in the Menu section', oneFrame, 'menu'],
  ['Press Send in the frame', frames, /2 elements match/],
  ['Press Send in the Parking frame', frames, /Parking/],
  ['Press Send in the top frame', frames, /frame/],
  ['Set the city to Graz. Then press Save.', form, /2 elements match/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
