/** What is put into a calendar whose form comes up once its day is clicked: on that day, or not at all. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** A month that can be turned, its days in a table, and a dialog that says which day it is for. */
const month = (
  shown = 'day',
) => `<div><button aria-label="Previous month" onclick="turn(-1)">‹</button> <h2 id="m" style="display:inline"></h2> <button aria-label="Next month" onclick="turn(1)">›</button></div>
  <table><tbody id="days"></tbody></table><div id="d" role="dialog" aria-label="New appointment" hidden><p id="of"></p><label>Title <input id="a"></label><label>Starts <select id="b"><option>08:00</option><option>09:30</option><option>13:00</option></select></label>
  <button onclick="log([at, a.value, b.value].join(' '))">Save</button><button onclick="d.hidden=true">Cancel</button></div>
  <script>const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  let k = 4, at = ''; const a = document.getElementById('a'), b = document.getElementById('b'), d = document.getElementById('d');
  function turn(by) { k += by; let html = ''; for (let day = 1; day <= 30; day++) html += (day % 7 === 1 ? '<tr>' : '') + '<td style="cursor:pointer" onclick="open1(' + day + ')">' + day + '</td>'; document.getElementById('days').innerHTML = html; document.getElementById('m').textContent = names[k] + ' 2030'; }
  function open1(day) { at = day + '.' + (k + 1); document.getElementById('of').textContent = ${shown} + ' ' + names[k] + ' 2030'; d.hidden = false; } turn(0);</script>`;

/** A row of boxes under the name of the month, and fields below that are shown for the day that is lit. */
const boxes = `<b>June 2030</b><div>${Array.from({ length: 30 }, (_, at) => `<span class="c" style="display:inline-block;width:40px;cursor:pointer" onclick="pick(this)">${at + 1}</span>`).join('')}</div>
  <div id="f" hidden>What <input id="w"> When <input id="h" type="time"> <button onclick="log([day, w.value, h.value].join(' '))">Add</button></div>
  <script>let day = ''; const w = document.getElementById('w'), h = document.getElementById('h');
  function pick(c) { if (c.textContent === '9') return; day = c.textContent; document.querySelectorAll('.c').forEach((x) => { x.style.background = x === c ? 'gold' : ''; }); document.getElementById('f').hidden = false; }</script>`;

for (const [goal, body, expected] of [
  ['Create an appointment called "Dentist" on July 9, 2030 at 09:30 and save it', month(), '9.7 Dentist 09:30'],
  ['Create a meeting named "Budget" on 12 May 2030 at 13:00', month(), '12.5 Budget 13:00'],
  ['Create an appointment called "Dentist" on July 9, 2030 at 10:30 and save it', month(), /10:30/],
  ['Create an appointment called "Dentist" on July 9, 2030 at 09:30 and save it', month('(day + 1)'), /no form/],
  ['Create an appointment called "Dentist" on July 31, 2030 at 09:30 and save it', month(), /no day 31/],
  ['Create an event named "Picnic" on June 21 at 15:00', boxes, '21 Picnic 15:00'],
  ['Create an event named "Picnic" on June 9 at 15:00', boxes, /no form/],
  ['Create an event named "Picnic" on July 21 at 15:00', boxes, /can't be turned/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
