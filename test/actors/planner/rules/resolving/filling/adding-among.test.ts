/** What is added to a list that holds several stands beside what is chosen there already, and is never only clicked somewhere. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const tell = `<button onclick="log([...document.querySelectorAll('select option')].filter((one) => one.selected).map((one) => one.text).join('+') + [...document.querySelectorAll(':checked[type=checkbox]')].map((one) => one.value).join('+'))">Store</button>`;
const native = `<label>Toppings <select multiple><option>Basil<option selected>Cheese, grated<option>Olives<option>Onion</select></label>${tell}`;
const boxes = `<fieldset><legend>Reviewers</legend>${['Ira Voss', 'Noa Lind', 'Pia Ruiz'].map((name) => `<label><input type="checkbox" value="${name}"${name.startsWith('Ira') ? ' checked' : ''}>${name}</label>`).join('')}</fieldset>${tell}`;
const word = `<label>Labels <input id="one"></label><ul id="kept"></ul><button onclick="log([...kept.children].map((each) => each.textContent).join('+'))">Store</button><script>
  one.onkeydown = ({ key }) => { if (key === 'Enter') { kept.append(Object.assign(document.createElement('li'), { textContent: one.value })); one.value = ''; } };</script>`;
const links = `<section aria-label="Members"><h2>Members</h2><a href="#pia" onclick="log('followed')">Pia Ruiz</a></section>${tell}`;
const single = `<label>Sides <select><option>Fries<option>Salad</select></label>${tell}`;

for (const [goal, body, expected] of [
  ['Add Olives to the toppings and press Store', native, 'Cheese, grated+Olives'],
  ['Add Basil and Onion to the toppings and press Store', native, 'Basil+Cheese, grated+Onion'],
  ['Add Noa Lind and Pia Ruiz as reviewers and press Store', boxes, 'Ira Voss+Noa Lind+Pia Ruiz'],
  ['Add "Ira Voss" to the reviewers and press Store', boxes, 'Ira Voss'],
  ['Add "urgent" to the labels and press Store', word, 'urgent'],
  ['Add Garlic to the toppings', native, /Garlic/],
  ['Add Pia Ruiz to the members', links, /takes "Pia Ruiz" among/],
  ['Add Omar Diaz as reviewers', boxes, /Omar Diaz/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('Add Salad to the sides, where one is all that is chosen', (t) =>
  toldOn(t, page, 'Add Salad to the sides and press Store', single, 'Salad'),
);
t.test('but never two of them', async (t) => {
  await openedOn(t, page, head + single);
  const { end } = await told(t, page, 'Add Salad and Fries to the sides');
  t.match(end, { type: 'missing', what: /holds one, and no longer "Salad"/ });
});
