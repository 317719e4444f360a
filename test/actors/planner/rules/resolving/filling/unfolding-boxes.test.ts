/** What is chosen in a box that unfolds its choices inside itself is looked for in the box again: where it isn't shown, nothing is sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const box = (isDeaf: boolean) => `<div style="display:flex"><div>Currency</div>
  <div id="box" style="cursor:pointer;border:1px solid;width:180px"><span id="now">Euro</span> <span>▾</span><ul id="all" hidden>${['Euro', 'Krone', 'Franc'].map((name) => `<li>${name} <small>(${name.slice(0, 2)})</small></li>`).join('')}</ul></div>
  <button onclick="log(now.textContent)">Keep</button></div><script>
  box.onclick = ({ target }) => { const one = target.closest('li'); all.hidden = !all.hidden; if (one && !${isDeaf}) now.textContent = one.firstChild.textContent.trim(); };</script>`;

for (const [goal, body, expected] of [
  ['Set the currency to Franc and press Keep', box(false), 'Franc'],
  ['Select Krone as the currency and press Keep', box(false), 'Krone'],
  ['Set the currency to Kr and press Keep', box(false), 'Krone'],
  ['Set the currency to Euro and press Keep', box(false), 'Euro'],
  ['Set the currency to Yen and press Keep', box(false), /does not offer "Yen"/],
  ['Set the currency to Franc and press Keep', box(true), /does not show that "Franc" was chosen/],
  ['Set the size to Franc and press Keep', box(false), /size/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
