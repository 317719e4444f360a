/** A word of what is meant that the only thing of that name does not bear, and others do: it is none of them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const cards = (all: readonly (readonly [name: string, trait: string])[], verb: string, tag = 'span') =>
  `<div class="results">${all.map(([name, trait]) => `<div class="card"><img alt="${name}"><${tag}>${name}</${tag}><${tag}>3 h</${tag}><${tag}>${trait}</${tag}><button onclick="log('${verb} ${name}')">${verb}</button></div>`).join('')}</div>`;
const boats = `<h1>Boats</h1>${cards(
  [
    ['Tern', 'Nonstop'],
    ['Plover', '1 stop'],
    ['Gull', 'Nonstop'],
  ],
  'Select',
)}`;
const rooms = `<h1>Rooms</h1>${cards(
  [
    ['Alpine', 'Quiet'],
    ['Coast', 'Lively'],
    ['Delta', 'Lively'],
  ],
  'Choose',
  'p',
)}`;
const lines = `<h1>Trains</h1><ul>${[
  ['RX 4', 'Direct'],
  ['IR 7', '1 change'],
  ['EC 2', 'Direct'],
]
  .map(
    ([name, trait]) =>
      `<li><strong>${name}</strong><span>3 h</span><span>${trait}</span><button onclick="log('${name}')">Book</button></li>`,
  )
  .join('')}</ul>`;

for (const [goal, body, expected] of [
  ['Select the nonstop Plover ferry', boats, /./],
  ['Choose the quiet Coast room', rooms, /./],
  ['Book the direct IR', lines, /./],
  ['Book the direct RX', lines, 'RX 4'],
  ['Book IR 7', lines, 'IR 7'],
  ['Choose the Coast room', rooms, 'Choose Coast'],
] as const)
  t.test(`${goal} (${String(expected)})`, async (t) => toldOn(t, page, goal, body, expected));

const mails = (days: readonly string[]) =>
  `<h1>Inbox</h1><div>${days.map((day, at) => `<div class="mail-row"><b>${at === 2 ? 'Orr' : 'Hale'}</b> <a href="#m${at}">Note ${'abc'[at]}</a> <i>${day}</i> <button onclick="log('kept ${at}')">Archive</button></div>`).join('')}</div>`;
for (const [goal, days, expected] of [
  ['Archive the older message from Hale', ['09:12', 'Yesterday', '14 May'], 'kept 1'],
  ['Archive the newer message from Hale', ['09:12', 'Yesterday', '14 May'], 'kept 0'],
  ['Archive the oldest message', ['09:12', 'Yesterday', '2 May'], 'kept 2'],
  ['Archive the older message from Hale', ['09:12', '11:40', 'Yesterday'], 'kept 0'],
  // How long ago is no day.
  ['Archive the older message from Hale', ['2 hours', '09:12', 'Yesterday'], /./],
] as const)
  t.test(`${goal}: ${days.join(', ')} (${String(expected)})`, async (t) => toldOn(t, page, goal, mails(days), expected));
