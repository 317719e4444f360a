/** What kind of things the only list of a page has may be said by the goal alone where the page says nothing, and never against what it says. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const row = (name: string, more: string) => `<div class="r">${name} ${more}</div>`;
const style = '<style>.r{border:1px solid;padding:4px}.r span{cursor:pointer;margin:6px}</style>';
const note = `<script>const did = []; onclick = ({ target }) => { if (target.tagName === 'SPAN') { did.push(target.textContent + ' ' + target.parentNode.firstElementChild.textContent); } };</script><button onclick="log(did.join())">Done</button>`;
const claims = (over: string) =>
  `${over}${style}${[
    ['Abel', 40],
    ['Cruz', 90],
    ['Dorn', 75],
  ]
    .map(([who, sum]) => row(`<b>${who}</b>`, `<i>€ ${sum}</i><span>Grant</span><span>Refuse</span>`))
    .join('')}${note}`;
const starred = `<style>td{cursor:pointer}</style><table>${['Abel', 'Cruz', 'Dorn'].map((who) => `<tr><td title="Star" onclick="this.textContent = '★'; log('star ${who}')">☆</td><td><b>${who}</b></td><td>see you</td><td onclick="log('bin')" title="Bin">▢</td></tr>`).join('')}</table>`;
const switches = (heads: string) =>
  `${heads}${style}${['Attic', 'Larder', 'Porch'].map((name) => `<div class="r">${name} <span role="switch" aria-checked="false" tabindex="0" style="display:inline-block;width:30px;height:14px;background:grey" onclick="this.setAttribute('aria-checked', 'true'); log('${name}')"></span></div>`).join('')}`;
const regions = `<svg width="300" height="90">${['Abel', 'Cruz', 'Dorn'].map((name, at) => `<path style="cursor:pointer" d="M${at * 100 + 4},4 h90 v80 h-90 Z" onclick="log('${name}')"><title>${name}</title></path>`).join('')}</svg>`;

for (const [goal, body, expected] of [
  ['Grant every claim over 50 euros and press Done', claims(''), 'Grant Cruz,Grant Dorn'],
  ['Grant every claim except "Cruz" and press Done', claims(''), 'Grant Abel,Grant Dorn'],
  ['Grant the claim of Cruz and refuse all the rest, then press Done', claims(''), 'Grant Cruz,Refuse Abel,Refuse Dorn'],
  ['Grant every claim over 50 euros and refuse all the others, then press Done', claims(''), 'Grant Cruz,Grant Dorn,Refuse Abel'],
  ['Grant every claim over 50 euros', claims('<h1>Wishes</h1>'), /claim/],
  ['Grant every claim', claims(''), /claim/],
  ['Star the message from Cruz', starred, 'star Cruz'],
  ['Star the message from Zoe', starred, /message/],
  ['Turn on the heater of Larder', switches(''), 'Larder'],
  ['Turn on the heater of Cellar', switches(''), /heater|Cellar/],
  ['Turn on the heater of Larder', switches('<h2>Alarms</h2>'), /heater/],
  ['Click on the region Cruz on the map', regions, 'Cruz'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
