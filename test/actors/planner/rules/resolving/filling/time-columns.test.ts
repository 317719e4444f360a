/** Times chosen in columns of hours and minutes, and the days of the week that they are for; what is not offered is not set at all. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);
const two = (number: number) => String(number).padStart(2, '0');
const upTo = (count: number, from = 0, step = 1) => Array.from({ length: count }, (_, at) => two(from + at * step));

/** A field that is not typed into, whose columns come up with it and count once they are confirmed. */
const panel = (
  taken: string,
) => `<label>Start time <input readonly id="f" placeholder="Select time" onclick="p.hidden=false"></label><div id="p" hidden>
  ${[upTo(24), upTo(12, 0, 5)].map((column, at) => `<ul style="list-style:none;display:inline-block;height:200px;overflow:auto">${column.map((name) => `<li class="cell" style="cursor:pointer" onclick="pick(${at}, this)">${name}</li>`).join('')}</ul>`).join('')}
  <button onclick="take()">OK</button></div><p><button onclick="log(f.value)">Save</button></p><script>const f = document.getElementById('f'), p = document.getElementById('p'), at = ['', ''];
  function pick(k, cell) { at[k] = cell.textContent; for (const each of cell.parentElement.children) each.className = each === cell ? 'cell cell-selected' : 'cell'; }
  function take() { f.value = ${taken}; p.hidden = true; }</script>`;

/** Lists of options, the halves of the day as a third, and letters for the days of the week. */
const sheet = `<h2>Bedtime reminder</h2><div>${[['12', ...upTo(11, 1)], upTo(4, 0, 15), ['AM', 'PM']]
  .map(
    (column, at) =>
      `<div style="display:inline-block;vertical-align:top">${column.map((name) => `<div class="o" style="cursor:pointer" onclick="pick(${at}, this)">${name}</div>`).join('')}</div>`,
  )
  .join(
    '',
  )}</div><div>${[...'SMTWTFS'].map((name, at) => `<button class="day" aria-pressed="${at === 0}" onclick="this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') !== 'true')">${name}</button>`).join('')}</div>
  <button onclick="log(at.join(' ') + ' ' + [...document.querySelectorAll('.day')].flatMap((day, nth) => day.getAttribute('aria-pressed') === 'true' ? [nth] : []).join(''))">Save reminder</button>
  <script>const at = ['', '', '']; function pick(k, cell) { at[k] = cell.textContent; for (const each of cell.parentElement.children) each.style.background = each === cell ? 'navy' : ''; }</script>`;

/** Arrows over and under each number, and days as boxes of which one is ticked. */
const wheels = `<h2>Wake-up call</h2><div>${['h', 'm']
  .map(
    (name, at) =>
      `<span style="display:inline-block"><button onclick="by(${at}, 1)">▲</button><b id="${name}">${at ? '00' : '06'}</b><button onclick="by(${at}, -1)">▼</button></span>`,
  )
  .join(
    ':',
  )}</div>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `<label><input type="checkbox" name="${day}"${day === 'Monday' ? ' checked' : ''}>${day}</label>`).join('')}
  <button onclick="log(h.textContent + ':' + m.textContent + ' ' + [...document.querySelectorAll(':checked')].map(({ name }) => name).join())">Order call</button>
  <script>const at = [6, 0], h = document.getElementById('h'), m = document.getElementById('m');
  function by(k, d) { at[k] = k ? (at[1] + 60 + d * 10) % 60 : (at[0] + 24 + d) % 24; h.textContent = String(at[0]).padStart(2, '0'); m.textContent = String(at[1]).padStart(2, '0'); }</script>`;

for (const [goal, body, expected] of [
  ['Set the start time to 09:35 and press Save', panel("at.join(':')"), '09:35'],
  ['Choose 14:05 as the start time, then press Save', panel("at.join(':')"), '14:05'],
  ['Set the start time to 2:05 pm and press Save', panel("at.join(':')"), '14:05'],
  ['Set the start time to 09:37 and press Save', panel("at.join(':')"), /no 37/],
  ['Set the start time to 09:35 and press Save', panel("'10:00'"), /10:00/],
  ['Set the reminder to 12:15 am on Tuesday and Saturday and press Save reminder', sheet, '12 15 AM 26'],
  ['Set the reminder to 7:45 pm every weekday and press Save reminder', sheet, '07 45 PM 12345'],
  ['Set the reminder to 7:40 pm every weekday and press Save reminder', sheet, /no 40/],
  ['Set the reminder to 7:45 every weekday and press Save reminder', sheet, /AM or PM/],
  ['Set the wake-up call to 7:30 on Tuesday and Thursday and click "Order call"', wheels, '07:30 Tuesday,Thursday'],
  ['Set the wake-up call to 7:30 on Tuesday and Saturday and click "Order call"', wheels, /Saturday/],
  ['Set the wake-up call to 7:35 on Tuesday and Thursday and click "Order call"', wheels, /35/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
