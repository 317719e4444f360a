/** Entries of an agenda that are told by their day and time, and are cancelled or deleted from what opens at them; no other one of that name. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const box = (buttons: readonly string[], at = 'e.time') =>
  `const d = document.getElementById('d'); let now; function open1(e) { now = e; d.innerHTML = '<b>' + e.name + '</b><p>' + ${at} + '</p>' + ${JSON.stringify(buttons.map((name) => `<button onclick="log(this.textContent + ' ' + now.name + ' ' + now.day + ' ' + now.time)">${name}</button>`).join(''))}; d.hidden = false; }`;

/** Boxes that lie under the names of their days and beside the hours. */
const week = (buttons: readonly string[], at?: string) =>
  `<div id="g" style="position:relative;height:320px"></div><div id="d" style="position:absolute;left:600px;top:40px;background:#fff;border:1px solid" hidden></div><script>
  const days = ['Mon 20', 'Tue 21', 'Wed 22'], g = document.getElementById('g'); const place = (name, left, top, cls) => { const e = document.createElement('div'); e.textContent = name; e.className = cls; e.style.cssText = 'position:absolute;width:120px;height:30px;left:' + left + 'px;top:' + top + 'px'; g.append(e); return e; };
  days.forEach((day, at) => place(day, 60 + at * 130, 0, 'day')); [9, 10, 11, 12].forEach((hour, at) => { place(hour + ':00', 0, 40 + at * 60, 'hour').style.width = '50px'; });
  for (const [name, day, hour] of [['Yoga', 0, 9], ['Yoga', 1, 11], ['Chess club', 1, 9], ['Yoga', 2, 11]]) { const e = place(name, 60 + day * 130, 40 + (hour - 9) * 60, 'entry'); e.style.cursor = 'pointer'; e.onclick = () => open1({ name, day: days[day], time: hour + ':00' }); }
  ${box(buttons, at)}</script>`;

/** A table of days, whose cells hold entries with their times. */
const table = `<table><tr><th>Monday</th><th>Tuesday</th></tr><tr><td><span class="e" style="cursor:pointer" onclick="open1({ name: 'Budget', day: 'Mon', time: '09:30' })">09:30 Budget</span></td><td><span class="e" style="cursor:pointer" onclick="open1({ name: 'Budget', day: 'Tue', time: '09:30' })">09:30 Budget</span></td></tr>
  <tr><td><span class="e" style="cursor:pointer" onclick="open1({ name: 'Budget', day: 'Mon', time: '14:00' })">14:00 Budget</span></td><td></td></tr></table><div id="d" hidden></div><script>${box(['Edit', 'Delete', 'Close'])}</script>`;

for (const [goal, body, expected] of [
  [
    'Cancel the appointment "Yoga" on Tuesday at 11:00.',
    week(['Edit', 'Cancel appointment', 'Close']),
    'Cancel appointment Yoga Tue 21 11:00',
  ],
  ['Cancel the appointment "Yoga" on Monday at 9:00.', week(['Cancel event', 'Cancel']), 'Cancel event Yoga Mon 20 9:00'],
  ['Cancel the appointment "Yoga" on Tuesday at 9:00.', week(['Edit', 'Cancel appointment', 'Close']), /nothing that the page calls/],
  ['Cancel the appointment "Yoga" on Tuesday at 11:00.', week(['Edit', 'Cancel']), /has come up/],
  ['Cancel the appointment "Yoga" at 11:00.', week(['Cancel appointment', 'Close']), /2 that the page calls/],
  ['Cancel the appointment "Yoga" on Tuesday at 11:00.', week(['Cancel appointment'], "'12:00'"), /has come up/],
  ['Delete the meeting "Budget" on Tuesday at 9:30', table, 'Delete Budget Tue 09:30'],
  ['Delete the meeting "Budget" on Monday at 14:00', table, 'Delete Budget Mon 14:00'],
  ['Delete the meeting "Budget" on Tuesday at 14:00', table, /nothing that the page calls/],
] as const)
  t.test(`${goal}: ${String(expected)}`, (t) => toldOn(t, page, goal, body, expected));
