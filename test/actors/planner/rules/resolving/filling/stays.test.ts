/** Days of a stay and who comes, set by what is pressed for them and shows them: never sent with another day or another number. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Parts of a bar, one calendar of two months for both days, and numbers in a box that is shown while it is asked for. */
const bar = ({ off = 0, most = 9 }: { off?: number; most?: number } = {}) => `<div class="bar">
  <div role="button" tabindex="0" onclick="ask(0)"><div>Check in</div><div id="d0">Add dates</div></div>
  <div role="button" tabindex="0" onclick="ask(1)"><div>Check out</div><div id="d1">Add dates</div></div>
  <div role="button" tabindex="0" onclick="who()"><div>Who</div><div id="w">Add guests</div></div>
  <button onclick="log([at[0], at[1], ...n].join(' '))">Search</button></div><div id="cal"></div><div id="box" hidden></div>
  <script>const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  let month = 4, which = 0; const at = ['', ''], n = [0, 0], box = document.getElementById('box'), cal = document.getElementById('cal');
  function leaf(m) { let html = '<div><h3>' + names[m] + ' 2030</h3><table>'; for (let day = 1; day <= 30; day++) html += (day % 7 === 1 ? '<tr>' : '') +
    '<td><button aria-label="' + day + ' ' + names[m] + ' 2030"' + (day === ${off} ? ' disabled' : '') + ' onclick="pick(' + day + ',' + m + ')">' + day + '</button></td>'; return html + '</table></div>'; }
  function draw() { cal.innerHTML = '<button aria-label="Previous month" onclick="month--;draw()"></button><button aria-label="Next month" onclick="month++;draw()"></button>' + leaf(month) + leaf(month + 1); }
  function ask(k) { which = k; box.hidden = true; draw(); }
  function pick(day, m) { at[which] = day + '.' + (m + 1); document.getElementById('d' + which).textContent = day + ' ' + names[m].slice(0, 3); if (which) cal.innerHTML = ''; which = 1; }
  function who() { cal.innerHTML = ''; box.hidden = false; box.innerHTML = ['Adults', 'Children'].map((name, k) => '<p>' + name + ' <button aria-label="decrease value" onclick="by(' + k + ',-1)">-</button> <span>' + n[k] + '</span> <button aria-label="increase value" onclick="by(' + k + ',1)">+</button></p>').join(''); }
  function by(k, d) { n[k] = Math.min(${most}, Math.max(0, n[k] + d)); document.getElementById('w').textContent = n[0] + n[1] + ' guests'; who(); }</script>`;

/** Texts with a label before them, and numbers that count only once they are applied. */
const lines = (
  applied: string,
) => `<h2>Rooms at the lake</h2><p>Arrival: <a style="cursor:pointer" onclick="ask(0)" id="d0">dd.mm.yyyy</a></p><p>Departure: <a style="cursor:pointer" onclick="ask(1)" id="d1">dd.mm.yyyy</a></p>
  <p><button onclick="box.hidden=!box.hidden" id="who">1 adult, 0 children</button></p>
  <div id="box" hidden>${['Adults', 'Children'].map((name, at) => `<div>${name} <i style="cursor:pointer" onclick="by(${at},-1)">−</i> <b>${1 - at}</b> <i style="cursor:pointer" onclick="by(${at},1)">+</i></div>`).join('')}<button onclick="apply()">Done</button></div>
  <div id="cal"></div><button onclick="log([at, held].join(' '))">Book</button><script>const at = ['', ''], n = [1, 0]; let held = [1, 0], month = 6; const box = document.getElementById('box'), cal = document.getElementById('cal');
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  function ask(k) { cal.innerHTML = '<div><span style="cursor:pointer" onclick="month--;ask(' + k + ')">‹</span> <b>' + names[month - 1] + ' 2030</b> <span style="cursor:pointer" onclick="month++;ask(' + k + ')">›</span></div>' + Array.from({ length: 28 }, (_, i) => '<span style="cursor:pointer" onclick="pick(' + k + ',' + (i + 1) + ')">' + (i + 1) + '</span>').join(' '); }
  function pick(k, day) { at[k] = day + '.' + month; document.getElementById('d' + k).textContent = String(day).padStart(2, '0') + '.' + String(month).padStart(2, '0') + '.2030'; cal.innerHTML = ''; }
  function by(k, d) { n[k] += d; box.querySelectorAll('b')[k].textContent = n[k]; }
  function apply() { held = ${applied}; document.getElementById('who').textContent = held[0] + ' adults, ' + held[1] + ' children'; box.hidden = true; }</script>`;

for (const [goal, body, expected] of [
  ['Find a place to stay for 3 adults from June 10 to June 14, 2030', bar(), '10.6 14.6 3 0'],
  ['Search for a stay, check in on 28 May 2030, check out on 3 June 2030, for 2 adults and 1 child', bar(), '28.5 3.6 2 1'],
  ['Find a place to stay for 3 adults from June 10 to June 14, 2030', bar({ off: 14 }), /June 14/],
  ['Find a place to stay for 4 adults from June 10 to June 14, 2030', bar({ most: 3 }), /do not lead to 4/],
  ['Book a room for 2 adults and 2 children, arriving on 5 July 2030 and departing on 9 August 2030', lines('[...n]'), '5.7,9.8 2,2'],
  ['Book a room for 2 adults and 2 children from 5 to 9 July 2030', lines('[...n]'), '5.7,9.7 2,2'],
  ['Book a room for 2 adults and 2 children from 5 to 9 July 2030', lines('[n[0], 1]'), /shows otherwise/],
  ['Book a room for 2 adults from 5 to 31 July 2030', lines('[...n]'), /31 July/],
  ['Set the arrival to 5 July 2030 and the departure to 9 July 2030, then press Book', lines('[...n]'), '5.7,9.7 1,0'],
  ['Choose 3 adults and 1 child and press Book', lines('[...n]'), ', 3,1'],
  ['Choose 3 adults and 1 child, click Done and press Book', lines('[...n]'), ', 3,1'],
  ['Choose 3 adults and 2 children and press Book', lines('[n[0], 1]'), /shows otherwise/],
  ['Choose 3 adults and 2 dogs and press Book', lines('[...n]'), /dogs/],
  ['Choose 2 adults and 5 children and press Search', bar({ most: 3 }), /do not lead to 5/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
