/** What stands on a day of an open month goes to another by hand, as far as the page shows that it came there. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** A month whose days take what is dropped, or do not; a click on a day writes something new there. */
const leaf = (
  takes: boolean,
) => `<button aria-label="Previous month">‹</button> <b>December 2026</b> <button aria-label="Next month">›</button><div id="g" style="display: grid; grid-template-columns: repeat(7, 1fr)"></div>
  <script>
    const on = { 3: ['09:30 Dentist'], 9: ['12:00 Lunch'], 21: ['12:00 Lunch'] };
    const draw = () => { g.innerHTML = Array.from({ length: 31 }, (_, at) => '<div class="d" style="cursor: pointer; min-height: 3em"><span>' + (at + 1) + '</span>' +
      (on[at + 1] ?? []).map((what) => '<div class="e" draggable="true">' + what + '</div>').join('') + '</div>').join(''); };
    const dayOf = (target) => Number(target.closest('.d').querySelector('span').textContent);
    let from = 0, what = '';
    g.ondragstart = ({ target }) => { from = dayOf(target); what = target.textContent; };
    g.ondragover = (event) => event.preventDefault();
    g.ondrop = (event) => { event.preventDefault(); if (!${takes}) return; const to = dayOf(event.target);
      on[from] = on[from].filter((each) => each !== what); (on[to] ??= []).push(what); draw(); log(what + ' ' + to); };
    g.onclick = ({ target }) => log('new on ' + dayOf(target));
    draw();
  </script>`;

for (const [goal, expected] of [
  ['Move the dentist to 10 December 2026', '09:30 Dentist 10'],
  ['Move the Dentist appointment to 28 December 2026', '09:30 Dentist 28'],
  ['Move the lunch to 10 December 2026', /2 days/],
  ['Move the dentist to 4 January 2027', /nothing on it moves/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, leaf(true), expected));
t.test('what does not come to its day is not told as moved', async (t) => {
  await openedOn(t, page, head + leaf(false));
  t.match((await told(t, page, 'Move the dentist to 10 December 2026')).end, { type: 'missing' });
});
