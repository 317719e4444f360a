/** A moment that is booked: under its day, behind whom it is with, or the first that is free; and nothing but what is asked for. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const week = (full: readonly string[]) => {
  const slots = (day: string) =>
    ['09:15', '11:45', '16:00']
      .map(
        (time) =>
          `<button ${full.includes(`${day} ${time}`) ? 'disabled' : ''} onclick="at='${day} ${time}'; yes.hidden=false">${time}</button>`,
      )
      .join('');
  const days = ['Mon 6 May 2030', 'Tue 7 May 2030', 'Wed 8 May 2030'].map(
    (day) => `<div style="float:left"><h3>${day}</h3>${slots(day)}</div>`,
  );
  return `<h1>Piano lessons</h1><div>${days.join('')}</div><p style="clear:both"><button id="yes" hidden onclick="log(at); this.hidden=true">Confirm booking</button></p><script>let at = '';</script>`;
};

/** Each book by a calendar of their own; a second press of any Book is told. */
const doctors = (free: number) => `<h1>Surgery</h1>
  ${['Dr. Amsel', 'Dr. Fink'].map((name) => `<section style="display:flex"><b>${name}</b> <small>General medicine</small> <button onclick="open_('${name}')">Book</button></section>`).join('')}
  <div id="days"></div><div id="times"></div><p id="end"></p><script>let who = '', day = 0, ends = 0;
  function open_(name) { if (ends) log('opened again'); who = name; times.innerHTML = '';
    days.innerHTML = '<h2>' + name + ': May 2030</h2>' + Array.from({ length: 31 }, (_, at) => '<button ' + (at + 1 === ${free} ? 'disabled' : '') + ' onclick="pick(' + (at + 1) + ')">' + (at + 1) + '</button>').join(''); }
  function pick(at) { day = at; times.innerHTML = ['08:20', '13:40'].map((time) => '<span style="cursor:pointer;padding:4px" onclick="take(\\'' + time + '\\')">' + time + '</span>').join(' '); }
  function take(time) { ends = 1; log([who, day, time].join(' ')); days.innerHTML = times.innerHTML = ''; end.textContent = 'Your appointment is booked.'; }</script>`;

for (const [goal, body, expected] of [
  ['Book the 11:45 slot on Tuesday 7 May 2030 and confirm the booking', week([]), 'Tue 7 May 2030 11:45'],
  ['Book the 11:45 slot on 7 May 2030', week([]), 'Tue 7 May 2030 11:45'],
  ['Book the 11:45 slot on 7 May 2030', week(['Tue 7 May 2030 11:45']), undefined],
  ['Book the 11:45 slot on 9 May 2030', week([]), undefined],
  ['Cancel the 11:45 slot on 7 May 2030', week([]), undefined],
  ['Take the earliest slot and confirm it', week(['Mon 6 May 2030 09:15', 'Mon 6 May 2030 11:45']), 'Mon 6 May 2030 16:00'],
  ['Take the latest free slot on 7 May 2030 and confirm the booking', week(['Tue 7 May 2030 16:00']), 'Tue 7 May 2030 11:45'],
  ['Book an appointment with Dr. Fink on 17 May 2030 at 13:40', doctors(3), 'Dr. Fink 17 13:40'],
  ['Book an appointment with Dr. Fink on 17 May 2030 at 13:40', doctors(17), undefined],
  ['Book an appointment with Dr. Meise on 17 May 2030 at 13:40', doctors(3), undefined],
  ['Click Book next to Dr. Amsel, choose the 4th and take the earliest time', doctors(3), 'Dr. Amsel 4 08:20'],
  ['Click Book next to Dr. Amsel, choose the 4th and take the earliest time', doctors(4), undefined],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => {
    if (expected !== undefined) return toldOn(t, page, goal, body, expected);
    await openedOn(t, page, head + body);
    t.match(await told(t, page, goal), { end: { type: 'missing' }, last: { title: 'Site' } });
  });
