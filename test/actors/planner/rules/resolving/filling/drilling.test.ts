/** Days chosen part by part: year, month and date in panels after one another, behind a field, or in columns; never another day. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const names = `const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];`;

/** One panel in the place of the one before. */
const panels = (
  off = 0,
  shown = 'v[2]',
) => `<p>Day of the visit: <b id="s">none</b></p><div id="p"></div><button onclick="log(v.join('-'))">Go on</button><script>${names}
  const v = []; function list(l) { p.innerHTML = ''; for (const x of l) { const b = document.createElement('button'); b.textContent = x; b.disabled = v.length === 2 && x === ${off}; b.onclick = () => take(x); p.append(b); } }
  function take(x) { v.push(x); if (v.length === 1) list(names); else if (v.length === 2) list(Array.from({ length: 31 }, (_, i) => i + 1)); else { p.innerHTML = ''; s.textContent = ${shown} + ' ' + v[1] + ' ' + v[0]; } }
  const p = document.getElementById('p'), s = document.getElementById('s'); list(Array.from({ length: 8 }, (_, i) => 2026 + i));</script>`;

/** Behind a field, nine years a leaf, and days that do not say of which month they are. */
const behind = `<label>Date of birth <input id="f" readonly placeholder="dd/mm/yyyy" onclick="open1()"></label><div id="p" hidden></div><button onclick="log(f.value)">Register</button><script>${names}
  const f = document.getElementById('f'), p = document.getElementById('p'); let y = 2016, v = [];
  const cells = (l) => l.map((x) => '<span style="cursor:pointer" onclick="take(this.textContent)">' + x + '</span>').join(' ');
  function open1() { p.hidden = false; v = []; years(); }
  function years() { p.innerHTML = '<div><a href="#" aria-label="Previous years" onclick="y-=9;years();return false">«</a> <a href="#" aria-label="Next years" onclick="y+=9;years();return false">»</a></div>' + cells(Array.from({ length: 9 }, (_, i) => y + i)); }
  function take(x) { v.push(x); if (v.length === 1) p.innerHTML = cells(names); else if (v.length === 2) p.innerHTML = cells(Array.from({ length: 30 }, (_, i) => i + 1)); else { p.hidden = true; f.value = String(v[2]).padStart(2, '0') + '/' + String(names.indexOf(v[1]) + 1).padStart(2, '0') + '/' + v[0]; } }</script>`;

/** All three at once, of which only a class tells what is chosen. */
const columns = `<h3>Start date</h3><div id="c" style="display:flex"></div><button onclick="log(at.join(' '))">Keep</button><script>${names} const at = ['', '', ''];
  [Array.from({ length: 31 }, (_, i) => i + 1), names, Array.from({ length: 6 }, (_, i) => 2028 + i)].forEach((l, k) => { const d = document.createElement('div'); for (const x of l) { const e = document.createElement('div'); e.style.cursor = 'pointer'; e.textContent = x;
  e.onclick = () => { at[k] = x; for (const o of d.children) o.className = o === e ? 'sel' : ''; }; d.append(e); } document.getElementById('c').append(d); });</script>`;

for (const [goal, body, expected] of [
  ['Choose the date 14 October 2028: pick the year, then the month, then the day. Press Go on.', panels(), '2028-Oct-14'],
  ['Pick the date March 3, 2031 and click Go on', panels(), '2031-Mar-3'],
  ['Pick the date March 3, 2045 and click Go on', panels(), /no year 2045/],
  ['Pick the date March 3, 2031 and click Go on', panels(3), /"3"|disabled/],
  ['Pick the date March 3, 2031 and click Go on', panels(0, 'v[2] + 1'), /2031-03-03/],
  ['Set the date of birth to 5 February 1998 and press Register', behind, '05/02/1998'],
  ['Set the date of birth to 31 March 1998 and press Register', behind, /no day 31/],
  ['Choose the date 9 June 2030 and click Keep', columns, '9 Jun 2030'],
  ['Choose the date 9 June 2035 and click Keep', columns, /2035/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
