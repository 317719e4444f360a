/** What stands in a menu that is shut is found there: the page holds its name, and nothing but that menu is opened. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { openedOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const item = (name: string) => `<li><a href="#" onclick="log('${name}'); return false">${name}</a></li>`;
const menus = `<style>nav ul ul { display: none; position: absolute; background: white } nav li:hover > ul { display: block }</style>
  <nav><ul>${item('Home')}<li><a href="#">Trade</a><ul>${item('Orders')}${item('Invoices')}</ul></li>
  <li><a href="#">Stock</a><ul>${item('Returns')}<li><a href="#">More stock</a><ul>${item('Pallets')}</ul></li></ul></li></ul></nav>
  <h1>Overview</h1><button onclick="m.hidden = !m.hidden">IB</button><div id="m" hidden><a href="#" onclick="log('profile'); return false">Profile</a> <button onclick="log('out')">Log out</button></div>
  <form onsubmit="log('sent'); return false"><label>Sum <input value="5"></label><button>Pay</button><div hidden><button type="button" onclick="log('receipt')">Receipt</button></div></form>`;

t.test('an observation says what is behind a control, and its text does not', async (t) => {
  await openedOn(t, page, `<!doctype html><title>Site</title>${menus}`);
  const { elements, text } = await page.observe();
  const behind = (name: string) => elements.find((element) => element.name === name)?.behind;
  t.same(behind('Trade'), ['Orders', 'Invoices']);
  t.same(behind('IB'), ['Profile', 'Log out']);
  t.equal(behind('Home'), undefined);
  t.notMatch(text, /Invoices/);
});

for (const [goal, expected] of [
  ['Open Invoices', 'Invoices'],
  ['Click Pallets', 'Pallets'],
  ['Go to the Profile', 'profile'],
  ['Log out', 'out'],
  // What opens only once something is paid is not paid for.
  ['Click Receipt', /Receipt/],
  ['Open Suppliers', /Suppliers/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, menus, expected));
