/** Boxes, languages and controls above a list that are said in other words than the page has for them. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const boxes = `<fieldset><legend>Mail</legend><label><input type="checkbox" id="r" checked onchange="log('reminders ' + r.checked)"> Reminder mails</label>
  <label><input type="checkbox" id="p" onchange="log('plastic ' + p.checked)"> Plastic-free packaging</label></fieldset>`;
const period = `<fieldset><legend>Loan period</legend><label><input type="radio" name="p" onchange="log('30')"> 30 min</label>
  <label><input type="radio" name="p" onchange="log('60')"> 60 min</label><label><input type="radio" name="p" disabled> 120 min</label></fieldset>`;
const table = `<table><tr><th>Tomatoes</th><th>Ripe</th><th>Sold</th></tr>
  <tr><td>Roma</td><td><input type="checkbox" onchange="log('Roma ripe')"></td><td><input type="checkbox" onchange="log('Roma sold')"></td></tr>
  <tr><td>Cherry</td><td><input type="checkbox" onchange="log('Cherry ripe')"></td><td><input type="checkbox" onchange="log('Cherry sold')"></td></tr></table>`;
const menu = `<button aria-haspopup="menu" aria-expanded="false" onclick="m.hidden = false; this.setAttribute('aria-expanded', true)">English</button>
  <div id="m" role="menu" hidden><button role="menuitem" onclick="log('fi')">Suomi</button><button role="menuitem" onclick="log('de')">Deutsch</button></div>`;
const shed = (
  ticked = '',
) => `<p><button disabled id="d" onclick="log('deleted ' + [...document.querySelectorAll('input:checked')].map((box) => box.value))">Delete</button></p>
  <ul>${['Long saw', 'Torch of the volcano club', 'Spade'].map((tool) => `<li><label><input type="checkbox" value="${tool}" ${tool === ticked ? 'checked' : ''} onchange="d.disabled = false"> Select</label><b>${tool}</b><span>steel</span></li>`).join('')}</ul>`;

const tries: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  ['Stop the reminder mails', boxes, 'reminders false'],
  ['Stop getting the reminder mails', boxes, 'reminders false'],
  ['Stop the parcel mails', boxes, /./],
  ['Go plastic-free', boxes, 'plastic true'],
  ['Go paper-free', boxes, /./],
  ['Set the loan period to 60 minutes', period, '60'],
  ['Set the loan period to 90 minutes', period, /./],
  ['Mark Cherry as sold', table, 'Cherry sold'],
  ['Mark Roma as ripe', table, 'Roma ripe'],
  ['Mark Roma as eaten', table, /./],
  ['Switch the site to German', menu, 'de'],

  ['Switch the site to Finnish', menu, 'fi'],
  ['Switch the site to Korean', menu, /Korean/],
  ['Delete the spade', shed(), 'deleted Spade'],
  ['Delete the hammer', shed(), /./],
  ['Delete the spade', shed('Long saw'), /./],
];
for (const [goal, body, expected] of tries) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
