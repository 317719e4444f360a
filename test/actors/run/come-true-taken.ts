/** Pairs (`come-true.ts`) of which the one does not take what is picked, ticked or sent: a day, an option or a thing that is off there. */
import type { Pair } from './come-true.ts';

const days = (cell: (day: number) => string) => {
  const all = Array.from({ length: 31 }, (_, at) => cell(at + 1));
  return Array.from({ length: 5 }, (_, week) => `<tr>${all.slice(week * 7, week * 7 + 7).join('')}</tr>`).join('');
};
const calendar = (cells: string, more = '') =>
  `<p><button>‹</button> <b>March 2027</b> <button>›</button></p><table>${cells}</table>${more}`;

export const taken: readonly Pair[] = [
  [
    'Set the arrival to March 14, 2027',
    (
      bad,
    ) => `<label>Arrival <input id="day" onfocus="of('all').hidden = false"></label><div id="all" hidden>${calendar(days((day) => (bad && day % 7 === 0 ? `<td><span>${day}</span></td>` : `<td><a href="#" onclick="of('day').value = '03/${day}/2027'; of('all').hidden = true; return false">${day}</a></td>`)))}</div>
      <label>Guests <input></label>`,
  ],
  [
    'Set the arrival to March 14, 2027',
    (
      bad,
    ) => `<label>Arrival <input id="day" readonly onclick="of('veil').hidden = false"></label><label>Guests <input></label><div id="veil" hidden style="position:fixed;inset:0;background:#ccc;padding:60px"><div style="background:white">
      ${calendar(
        days((day) => `<td><button onclick="picked = ${day}">${day}</button></td>`),
        `<button onclick="of('veil').hidden = true">Cancel</button> <button onclick="${bad ? '' : "of('day').value = '2027-03-' + picked;"} of('veil').hidden = true">OK</button>`,
      )}</div></div><script>let picked = 0;</script>`,
  ],
];
