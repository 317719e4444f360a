/** People are called by their first name first, and listed by their last. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const staff = `<h1>Staff</h1><table><tr><th>Name</th><th>Office</th><th>Ext.</th><th></th></tr>${[
  ['Lindgren, Maja', 'B12', '310'],
  ['Lindgren, Marta', 'C04', '327'],
  ['O’Hara, Sean', 'A01', '355'],
  ['Ortiz, Ana Lucia', 'C11', '371'],
]
  .map(
    ([name, office, phone]) =>
      `<tr><td>${name}</td><td>${office}</td><td>${phone}</td><td><button onclick="log('${phone}')">Edit</button></td></tr>`,
  )
  .join('')}</table>`;
for (const [goal, expected] of [
  ['Return the office of Marta Lindgren', { office: 'C04' }],
  ['Return the office of Ana Lucia Ortiz', { office: 'C11' }],
  ['What is the office of Maja Lindgren?', { office: 'B12' }],
  ['Return the office of Mats Lindgren', /office|Lindgren/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, staff, expected));
t.test('And acted on so', async (t) => {
  await toldOn(t, page, 'Edit Sean O’Hara', staff, '355');
  await toldOn(t, page, 'Edit Petra O’Hara', staff, /O’Hara/);
});

const both = `<h1>Staff</h1><table><tr><th>Name</th><th>Office</th></tr><tr><td>Reed, Tom</td><td>D1</td></tr><tr><td>Tom Reed</td><td>D2</td></tr></table>`;
t.test('Who stands there as said is the one', async (t) => answeredOn(t, page, 'Return the office of Tom Reed', both, { office: 'D2' }));
