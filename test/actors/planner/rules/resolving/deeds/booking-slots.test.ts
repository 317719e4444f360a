/** The first time that somebody has free on a day is booked: behind the tab of the day, in their own entry, and confirmed where the page asks. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const times = ['08:00', '09:30', '11:00'];
const who = ['Dr Lund', 'Dr Osk'];
/** Of each of them, which times can be had on which day. */
const surgery = (free: Readonly<Record<string, readonly (readonly string[])[]>>, asked: string, names = who) =>
  `<div>${Object.keys(free)
    .map((day) => `<span class="t" style="cursor:pointer;margin:6px">${day}</span>`)
    .join('')}</div><div id="p"></div><div id="ok"></div>
<script>const free = ${JSON.stringify(free)}; const names = ${JSON.stringify(names)};
const show = (day) => { p.innerHTML = names.map((name, at) => '<div class="d"><b>' + name + '</b>' + ${JSON.stringify(times)}.map((time) => '<button' + (free[day][at].includes(time) ? '' : ' disabled') + '>' + time + '</button>').join('') + '</div>').join('');
  for (const b of p.querySelectorAll('button')) b.onclick = () => { const said = [b.parentNode.firstChild.textContent, day, b.textContent].join(' '); ${asked} }; };
for (const t of document.querySelectorAll('.t')) t.onclick = () => show(t.textContent); show(Object.keys(free)[0]);</script>`;
const confirming =
  "ok.innerHTML = said + ' <button>Book it</button>'; ok.lastChild.onclick = () => { ok.textContent = 'Booked'; log(said); };";
const asking = "ok.innerHTML = said + ' <label>Your name <input></label><button>Go on</button>';";
const week = {
  Monday: [['08:00'], ['09:30']],
  Tuesday: [['09:30', '11:00'], ['08:00']],
  Thursday: [[], ['08:00']],
};

for (const [goal, body, expected] of [
  ['Book the earliest free appointment with Dr Lund on Tuesday', surgery(week, confirming), 'Dr Lund Tuesday 09:30'],
  ['Book the latest free appointment with Dr Lund on Tuesday', surgery(week, confirming), 'Dr Lund Tuesday 11:00'],
  ['Reserve the earliest free appointment with Dr Osk on Monday', surgery(week, 'log(said);'), 'Dr Osk Monday 09:30'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

for (const [goal, body] of [
  ['Book the earliest free appointment with Dr Lund on Thursday', surgery(week, 'log(said);')],
  ['Book the earliest free appointment with Dr Lund on Wednesday', surgery(week, 'log(said);')],
  ['Book the earliest free appointment with Dr Berg on Tuesday', surgery(week, 'log(said);')],
  ['Book the earliest free appointment with Dr Lund on Tuesday', surgery(week, 'log(said);', ['Dr Lund', 'Dr Lund'])],
  ['Book the earliest free appointment with Dr Lund on Tuesday', surgery(week, asking)],
] as const)
  t.test(`${goal}: nothing`, async (t) => {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing' }, title: 'Site' });
  });
