/** Sums, heads of parts and what adds to a list stand among its things and are none of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const row = (name: string, team: string, pay: string) =>
  `<tr><td>${name}</td><td>${team}</td><td>${pay}</td><td><button onclick="log('edited ${name}')">Edit</button></td></tr>`;
const part = (name: string) => `<tr><th colspan="4">${name}</th></tr>`;
const sum = (name: string, pay: string) => `<tr><td colspan="2">${name}</td><td>${pay}</td><td></td></tr>`;
const people = `<h1>Directory</h1><table><tr><th>Name</th><th>Team</th><th>Salary</th><th></th></tr>
  ${part('Sales')}${row('Ana Ruiz', 'North', '€4,200')}${row('Tom Beck', 'South', '€3,900')}${sum('Subtotal', '€8,100')}
  ${part('Engineering')}${row('Kim Oh', 'Web', '€5,600')}${row('Lea Marin', 'Core', '€6,100')}${row('Bo Ek', 'Core', '€5,200')}${sum('Subtotal', '€16,900')}
  ${sum('<b>Total</b>', '<b>€25,000</b>')}</table>`;

for (const [goal, expected] of [
  ['How many people are there?', { people: 5 }],
  ['How many people are in Sales?', { people: 2 }],
  ['Who earns the most?', { person: 'Lea Marin' }],
  ['Who earns the most in Sales?', { person: 'Ana Ruiz' }],
  ['Return all names', { names: ['Ana Ruiz', 'Tom Beck', 'Kim Oh', 'Lea Marin', 'Bo Ek'] }],
  ['Return the name of the last person', { name: 'Bo Ek' }],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, people, expected));
for (const [goal, expected] of [
  ['Edit the last person', 'edited Bo Ek'],
  ['Edit the first person in Engineering', 'edited Kim Oh'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, people, expected));

const item = (name: string, price: string) =>
  `<li><span>${name}</span> <b>${price}</b> <button onclick="log('removed ${name}'); this.parentNode.remove()">Remove</button></li>`;
const order = `<h1>Order 55</h1><ul>${item('Clay pot', '€24.00')}${item('Fern', '€19.50')}${item('Soil', '€12.00')}
  <li><a href="#add">+ Add an item</a></li><li><span>Total</span> <b>€55.50</b></li></ul>`;

for (const [goal, expected] of [
  ['How many items are in the order?', { items: 3 }],
  ['Which item is the most expensive?', { item: 'Clay pot' }],
  ['What is the total?', { total: '€55.50' }],
  ['Return the names of all items', { names: ['Clay pot', 'Fern', 'Soil'] }],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, order, expected));
t.test('Remove the last item', async (t) => toldOn(t, page, 'Remove the last item', order, 'removed Soil'));

const menu = `<ul><li><a href="#n" onclick="log('new')">New</a></li><li><a href="#o" onclick="log('open')">Open</a></li><li><a href="#s">Save</a></li></ul>`;
t.test('An item of a menu that adds is one of it', async (t) => toldOn(t, page, 'Click the first item', menu, 'new'));

const bill =
  '<h1>Bill</h1><table><tr><td>Subtotal</td><td>€40</td></tr><tr><td>Shipping</td><td>€5</td></tr><tr><td>Total</td><td>€45</td></tr></table>';
t.test('A list of little but sums is one', async (t) => answeredOn(t, page, 'How many rows are there?', bill, { rows: 3 }));

const letters = `<h1>Letters</h1><table><tr><th></th><th>From</th><th>Subject</th><th>Day</th></tr>${[
  ['Hale', 'Trip'],
  ['Orr', 'Plan'],
  ['Hale', 'New terms'],
]
  .map(
    ([from, subject]) =>
      `<tr><td><input type="checkbox" aria-label="Select ${subject}"></td><td>${from}</td><td><a href="#s">${subject}</a></td><td>3 May</td></tr>`,
  )
  .join('')}</table>`;
t.test('What is called "New terms" is an entry like the others, and adds nothing', async (t) => {
  await answeredOn(t, page, 'How many letters are there?', letters, { letters: 3 });
  await answeredOn(t, page, 'How many letters are from Hale?', letters, { letters: 2 });
});
