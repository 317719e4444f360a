/** Forms whose lists show what they offer only once they are open: their options have a place for what a goal says, as those on show do. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** A list of the page's own making: what it offers is drawn when it is clicked, and goes with Escape or the next click. */
const list = (
  id: string,
  label: string,
  options: readonly string[],
  role = 'role="combobox" aria-haspopup="listbox" aria-expanded="false"',
) =>
  `<div><div>${label}</div><div id="${id}" tabindex="0" ${role} style="cursor: pointer; width: 200px">Select ${label.toLowerCase()}</div></div>
   <script>makeList(${id}, ${JSON.stringify(options)})</script>`;
const making = `<script>
  const makeList = (control, options) => {
    const shut = () => { document.querySelector('#open')?.remove(); };
    control.onkeydown = ({ key }) => { if (key === 'Escape') shut(); };
    control.onclick = () => {
      if (document.querySelector('#open')) return shut();
      const drawn = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'open' }));
      drawn.style = 'position: fixed; top: 300px; cursor: pointer; background: white';
      drawn.innerHTML = options.map((name) => '<div class="' + (name.endsWith('*') ? 'item disabled' : 'item') + '">' + name + '</div>').join('');
      for (const item of drawn.children) item.onclick = () => {
        if (item.className !== 'item') return;
        control.textContent = item.textContent; shut();
      };
    };
  };
  const sent = () => [...document.querySelectorAll('input')].map((field) => field.type === 'checkbox' ? field.checked : field.value).join('|');
</script>`;
const rental = (role?: string, asks = '') => `${making}<h1>Rent a car</h1><section aria-label="Rent a car">
  ${list('car', 'Car class', ['Compact', 'Estate', 'Van*'], role)}${list('office', 'Pick-up office', ['Porto', 'Lisbon Airport'], role)}
  <label>Driver <input></label> <label>Number of days <input type="number"></label> <label><input type="checkbox"> Child seat</label>
  <button onclick="${asks || 'send()'}">Reserve</button></section>
  <script>const send = () => log(['car', 'office'].map((id) => document.getElementById(id).textContent).join('|') + '|' + sent());</script>`;
const plain = '';

for (const [goal, body, expected] of [
  [
    'Reserve an estate car at Lisbon Airport for 5 days, driver Joao Pinto, with a child seat',
    rental(),
    'Estate|Lisbon Airport|Joao Pinto|5|true',
  ],
  ['Reserve an estate in Porto for 3 days for Ada Moss', rental(plain), 'Estate|Porto|Ada Moss|3|false'],
  ['Reserve a van in Porto for 3 days for Ada Moss', rental(), /./],
  ['Reserve an estate in Faro for 3 days for Ada Moss', rental(), /./],
  ['Reserve a Compact in Porto for 2 days; child seat included, driver Bo Lind', rental(), 'Compact|Porto|Bo Lind|2|true'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));

t.test('what the form asks back about just that is answered, and about more is not', async (t) => {
  const goal = 'Reserve an estate in Porto for 3 days for Ada Moss';
  const dialog = (question: string) => `<dialog id="ask"><p>${question}</p><button onclick="ask.close()">Back</button>
    <button onclick="ask.close(); send()">Reserve it</button></dialog>`;
  await toldOn(t, page, goal, rental(undefined, 'ask.showModal()') + dialog('Reserve for 3 days?'), 'Estate|Porto|Ada Moss|3|false');
  await toldOn(t, page, goal, rental(undefined, 'ask.showModal()') + dialog('Reserve for 3 days and pay $120 now?'), /pay \$120/);
});

t.test('nothing is looked into where each word has its place', async (t) => {
  const body = `${rental()}<p>`.replace('Select car class', 'Estate');
  await toldOn(t, page, 'Reserve for 5 days, driver Joao Pinto', body, 'Estate|Select pick-up office|Joao Pinto|5|false');
  const { done } = await told(t, page, 'Reserve for 5 days, driver Joao Pinto');
  t.notOk(done.some(({ act }) => act.kind === 'peek'));
});
