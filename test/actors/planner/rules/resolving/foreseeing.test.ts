/** Nothing is done before it is known that what a later clause names, does or grades is there, and all of what is spoken of. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const rows = ['Plum', 'Fig']
  .map((name) => `<li><b>${name}</b> <button onclick="log('${name}'); this.parentNode.remove()">Delete</button></li>`)
  .join('');

const jobs = `<table>${['J-2', 'J-5', 'J-9']
  .map(
    (code) =>
      `<tr><td>${code}</td><td>${['Close', 'Escalate', 'Mute'].map((verb) => `<button onclick="log((document.title === 'Site' ? '' : document.title + ', ') + '${verb} ${code}')">${verb}</button>`).join('')}</td></tr>`,
  )
  .join('')}</table>`;

const grades = ['Food', 'Room']
  .map(
    (name) =>
      `<fieldset><legend>${name}</legend>${['Poor', 'Fine'].map((grade) => `<label><input type="radio" name="${name}" onchange="log('${name} ${grade}')">${grade}</label>`).join('')}</fieldset>`,
  )
  .join('');

const panel = (
  of: string,
) => `<div role="tablist"><button role="tab" aria-selected="true">${of}</button><button role="tab">Loft</button></div>
  <div role="tabpanel">${['Lamp', 'Counter light'].map((name) => `<p>${name} <input type="checkbox" role="switch" checked aria-label="${name} light" onchange="log('${name}')"></p>`).join('')}</div>`;

const drill = (
  unlocks: string,
) => `<ul><li><b>Free text</b> <input aria-label="Free text" oninput="log('free')"> <button onclick="log('free')">Store</button></li>
  <li><b>Locked text</b> <input id="b" aria-label="Locked text" disabled> <button onclick="${unlocks}">Unlock</button> <button onclick="log(b.value)">Store</button></li></ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Delete Plum and then delete Cherry', `<ul>${rows}</ul>`, /Cherry/],
  ['Delete Plum and tick Reminders', `<ul>${rows}</ul>`, /Reminders/],
  ['Delete Plum and then delete Fig', `<ul>${rows}</ul>`, 'Fig'],
  ['Delete Plum and tick Reminders', `<ul>${rows}</ul><label><input type="checkbox" onchange="log('ticked')"> Reminders</label>`, 'ticked'],
  ['Unlock the locked text field, enter "kelp" and store it', drill('b.disabled = false'), 'kelp'],
  // It stays locked, and the other takes nothing in its place.
  ['Unlock the locked text field, enter "kelp" and store it', drill(''), /./],
  ['Close J-2 and escalate it', jobs, 'Close J-2, Escalate J-2'],
  ['Close J-2, then escalate J-9', jobs, 'Close J-2, Escalate J-9'],
  ['Mute and escalate J-5', jobs, 'Mute J-5, Escalate J-5'],
  ['Close J-2 and frobnicate it', jobs, /"frobnicate it"/],
  ['Escalate J-77', jobs, /J-77/],
  ['Rate the room as fine and the pool as poor', `${grades}<button onclick="log('on')">Next</button>`, /pool/],
  ['Rate the food as poor and the room as fine', grades, 'Room Fine'],
  ['Turn off every light', panel('Cellar'), /on this tab/],
  ['Turn off every light', panel('Lights'), 'Counter light'],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
