/** What is opened one after the other is opened, and nothing on the way is pressed that would do what it says. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** A menu that unfolds under the pointer; each item tells when it is clicked, by nothing that is seen on the page. */
const menu = (items: string) => `
  <style>ul { list-style: none } li > ul { display: none } li:hover > ul { display: block }</style><ul>${items}</ul>
  <script>for (const item of document.querySelectorAll('li')) item.onclick = (event) => { event.stopPropagation(); if (!item.querySelector('li')) log(item.textContent); };</script>`;
const item = (name: string, ...inside: readonly string[]) => `<li>${name}${inside.length > 0 ? `<ul>${inside.join('')}</ul>` : ''}</li>`;
const kiln = menu(item('Kiln', item('Vent'), item('Glaze', item('Matt'), item('Clear'))) + item('Shelf'));
const roles = `<div role="menubar"><button role="menuitem" aria-haspopup="true" onclick="k.hidden = false">Kiln</button></div>
  <div role="menu" id="k" hidden><div role="menuitem" onclick="log('Vent')">Vent</div><div role="menuitem" aria-haspopup="true" aria-expanded="false" onclick="g.hidden = false; this.setAttribute('aria-expanded', 'true')">Glaze</div></div>
  <div role="menu" id="g" hidden><div role="menuitem" onclick="log('Matt')">Matt</div></div>`;

for (const [goal, body, expected] of [
  ['Select Kiln > Vent', kiln, 'Vent'],
  ['Select Kiln > Glaze > Clear', kiln, 'Clear'],
  ['Select Kiln > Vent > Matt', kiln, /"Matt"/],
  ['Select Kiln > Glaze > Matt', roles, 'Matt'],
  ['Select Kiln > Vent > Matt', roles, /"Matt"/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));

/** Rows that are opened by a click anywhere on them, and say more than one thing. */
const rows = (...texts: readonly string[]) =>
  `<div role="list">${texts.map((text, at) => `<div role="listitem" style="cursor: pointer" onclick="log('opened ${at + 1}'); shown.textContent = 'Shown below'"><span>Ada</span> <span>${text}</span> <button onclick="event.stopPropagation(); log('filed ${at + 1}')">File</button></div>`).join('')}</div><h2 id="shown">Nothing is open</h2>`;
const letters = rows(
  'Kiln plan v3 <i>– the vent has moved.</i>',
  'Glaze order <i>– see kiln plan v2.</i>',
  'Shelf plan <i>– two more.</i>',
);
const issues = rows('<b>#47</b> Vent sticks', '<b>#471</b> Glaze runs <i>after #12</i>', '<b>#12</b> Shelf bends');
for (const [goal, body, expected] of [
  ['Open "Kiln plan v3"', letters, 'opened 1'],
  ['Open "Shelf plan"', letters, 'opened 3'],
  ['Open "Kiln plan"', letters, /"Kiln plan"/],
  ['Open "Kiln plan v4"', letters, /"Kiln plan v4"/],
  ['Open #47', issues, 'opened 1'],
  ['Open #471', issues, 'opened 2'],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
