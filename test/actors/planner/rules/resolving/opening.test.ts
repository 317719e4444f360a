/** What is opened one after the other is opened, and nothing on the way is pressed that would do what it says. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

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
