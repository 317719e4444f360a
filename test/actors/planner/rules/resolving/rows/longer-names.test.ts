/** What is done to a thing that bears a name is not done to one whose name only begins or ends so. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const table = (...names: readonly string[]) =>
  `<table><tr><th>Member</th><th>Act</th></tr>${names
    .map(
      (name) =>
        `<tr><td>${name}</td><td>${['Reject', 'Suspend', 'Remove'].map((verb) => `<button onclick="log('${verb} ${name}')">${verb}</button>`).join('')}</td></tr>`,
    )
    .join('')}</table>`;
const list = (...names: readonly string[]) =>
  `<ul>${names.map((name) => `<li><span>${name}</span> <button aria-label="Delete" onclick="this.parentNode.remove(); log('${name}')">×</button></li>`).join('')}</ul>`;

const inState = (...names: readonly (readonly [name: string, state: string])[]) =>
  `<ul>${names.map(([name, state]) => `<li>${name} <em class="st">${state}</em> <button onclick="this.parentNode.remove(); log('${name}')">Delete</button></li>`).join('')}</ul>`;

const longer: readonly (readonly [goal: string, body: string])[] = [
  ['Reject the application of "Ola Nord"', table('Bea Lund', 'Ola Nord II', 'Per Holm')],
  ['Suspend Ola Nord', table('Bea Lund', 'Ola M. Nord', 'Per Holm')],
  ['Remove Ola Nord in the table', table('Bea Lund', 'Former Ola Nord', 'Per Holm')],
  ['Reject "Ola Nord"', table('Bea Lund', 'Ola Nord and Per Holm', 'Per Holm')],
  ['Suspend the member Ola Nord', table('Bea Lund', 'Ola Nord (for Bea Lund)', 'Per Holm')],
  ['Delete "Rye"', list('Oats', 'Rye, whole grain', 'Barley')],
  ['Delete plan-4.odt', list('plan-3.odt', 'plan-4 (1).odt', 'plan-5.odt')],
  ['Delete plan-4.odt', list('plan-3.odt', 'plan-4.odt.old', 'plan-5.odt')],
  ['Delete Plan 2030', inState(['Plan 2029', 'draft'], ['Plan 2030', 'copy'], ['Plan 2031', 'draft'])],
  ['Delete Plan 2030', inState(['Plan 2029', 'draft'], ['Plan 2030 (old)', 'draft'], ['Plan 2031', 'draft'])],
  ['Delete "Receipt 8"', list('Receipt 7', 'Draft of Receipt 8', 'Receipt 9')],
];

t.test('a longer name is that of another, and is told', async (t) => {
  for (const [goal, body] of longer) await toldOn(t, page, goal, body, /nearly so is called|nothing/);
});

const same: readonly (readonly [goal: string, body: string, expected: string])[] = [
  ['Reject the application of "Ola Nord"', table('Bea Lund', 'Ola Nord', 'Ola Nord II'), 'Reject Ola Nord'],
  ['Delete Plan 2030', inState(['Plan 2029', 'draft'], ['Plan 2030', 'Draft'], ['Plan 2031', 'Published']), 'Plan 2030'],
  ['Suspend ola nord', table('Bea Lund', 'Ms Ola Nord', 'Per Holm'), 'Suspend Ms Ola Nord'],
  ['Reject the application of "Ola Nord"', table('Bea Lund', 'Application by Ola Nord', 'Per Holm'), 'Reject Application by Ola Nord'],
  [
    'Reject the request of Ola Nord',
    table('Bea Lund wants to join', 'Ola Nord wants to join', 'Per Holm'),
    'Reject Ola Nord wants to join',
  ],
  ['Delete "Rye"', list('Oats', 'Rye (2)', 'Barley'), 'Rye (2)'],
  ['Delete "Rye"', list('Oats – 3 kg', 'Rye – 2 kg', 'Barley – 1 kg'), 'Rye – 2 kg'],
  ['Delete "rye"', list('Oats', 'RYE', 'Barley'), 'RYE'],
];

t.test('what only tells of it, or writes it otherwise, is its own', async (t) => {
  for (const [goal, body, expected] of same) await toldOn(t, page, goal, body, expected);
});
