/** What the menu of each entry offers is done to the entry that is named, and never its contrary. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const invoices = [
  ['INV-201', 'Harbor Books', 'Flag'],
  ['INV-202', 'Quill Press', 'Flag'],
  ['INV-205', 'Harbor Books', 'Remove flag'],
];
const rows = invoices
  .map(
    ([number, client, flag]) =>
      `<tr><td><input type="checkbox" onclick="log('ticked ${number}')"></td><td>${number}</td><td>${client}</td><td><button aria-label="More actions" onclick="nextElementSibling.hidden = false">⋯</button><div hidden role="menu">${['Send reminder', flag, 'Archive'].map((name) => `<button role="menuitem" onclick="log('${name} ${number}')">${name}</button>`).join('')}</div></td></tr>`,
  )
  .join('');
const body = `<h1>Invoices</h1><table><tr><th></th><th>Number</th><th>Client</th><th></th></tr>${rows}</table>`;

for (const [goal, expected] of [
  ['Send a payment reminder to Quill Press', 'Send reminder INV-202'],
  ['Send a reminder for INV-201', 'Send reminder INV-201'],
  ['Flag INV-202', 'Flag INV-202'],
  ['Archive INV-205', 'Archive INV-205'],
  ['Archive all invoices of Harbor Books', 'Archive INV-205'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, body, expected));

for (const goal of ['Flag INV-205', 'Send a reminder to Harbor Books', 'Nag Quill Press'])
  t.test(`${goal}: refused`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing' }, title: 'Site' });
  });
