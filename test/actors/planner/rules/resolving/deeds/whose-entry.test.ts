/** What is done to one entry of several: all that the goal tells of it stands in it, and each half of a clause has its own verb. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const cancel = (day: string, guest: string) =>
  `<tr><td>${day}</td><td>${guest}</td><td><button onclick="log('${day} ${guest}')">Cancel</button></td></tr>`;
const bookings = `<table><tr><th>Date<th>Guest<th></tr>${cancel('18 May', 'Gwen')}${cancel('12 May', 'Boris')}</table>`;
const versions = [
  ['18 September, 8:34', 'Gwen'],
  ['12 September, 17:51', 'Boris'],
]
  .map(
    ([day, who]) =>
      `<div>${day} — ${who}<a style="cursor:pointer" onclick="this.textContent='Restored'; log('${who}')">Restore</a> <a>Look</a></div>`,
  )
  .join('');

for (const [goal, body, expected] of [
  ['Cancel the booking of 12 May by Gwen', bookings, /12 May/],
  ['Cancel the booking by Boris of 18 May', bookings, /booking|18 May/],
  ['Click Cancel for 12 May by Gwen', bookings, /12 May/],
  ['Click Cancel for 12 May by Zed', bookings, /12 May|Zed/],
  ['Cancel the booking of 12 May by Zed', bookings, /12 May|Zed/],
  ['Cancel the booking of 12 May by Boris', bookings, '12 May Boris'],
  ['Cancel the booking by Gwen of 18 May', bookings, '18 May Gwen'],
  ['Click Cancel for 18 May by Gwen', bookings, '18 May Gwen'],
  ['Restore the version of 12 September by Gwen', versions, /12 September/],
  ['Restore the version of 18 September by Gwen', versions, 'Gwen'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, body, expected));

const done = '<p id="o"></p><script>const did = (what) => { o.textContent += what + " "; log(o.textContent.trim()); };</script>';
const rows = (...deeds: readonly string[]) =>
  ['Katya', 'Boris', 'Nadir']
    .map(
      (who) =>
        `<tr><td>${who}</td><td>${deeds.map((deed) => `<button onclick="did('${deed} ${who}')">${deed}</button>`).join(' ')}</td></tr>`,
    )
    .join('');
const requests = `<table>${rows('Approve', 'Escalate')}</table>${done}`;
const bench = `<table>${rows('Nudge', 'Bench')}</table>${done}`;

for (const [goal, body, expected] of [
  ['Approve Katya and escalate Boris', requests, 'Approve Katya Escalate Boris'],
  ['Escalate Nadir and approve Boris', requests, 'Escalate Nadir Approve Boris'],
  ['Approve Katya and Boris', requests, 'Approve Katya Approve Boris'],
  ['Nudge Katya and bench Boris', bench, 'Nudge Katya Bench Boris'],
  ['Bench Boris and nudge Katya', bench, 'Bench Boris Nudge Katya'],
  ['Nudge Katya, bench Boris and Nadir', bench, 'Nudge Katya Bench Boris Bench Nadir'],
] as const)
  t.test(goal, async (t) => toldOn(t, page, goal, body, expected));

const tiles = `<table><tr>${['Punch twice', 'Scan']
  .map((name) => `<td style="cursor:pointer" onclick="this.style.background = 'red'; this.append(' ✓'); log('${name}')">${name}</td>`)
  .join('')}</tr></table>`;
for (const [goal, expected] of [
  ['Press the tile labelled "Punch"', /"Punch twice"|"Punch"/],
  ['Press the tile labelled "Punch twice"', 'Punch twice'],
  ['Click the tile "Scan"', 'Scan'],
] as const)
  t.test(`A longer name is another's: ${goal}`, async (t) => toldOn(t, page, goal, tiles, expected));

const comment = (who: string) =>
  `<div><b>${who}</b> <p>Hm</p><button onclick="whose = '${who}'; d.hidden = false; document.querySelector('[value=Spam]').focus()">Report</button></div>`;
const comments = `${comment('Boris')}${comment('Celia')}
  <div id="d" role="dialog" aria-label="Report a comment" hidden><label><input type="radio" name="r" value="Spam">Spam</label><label><input type="radio" name="r" value="Rude">Rude</label>
  <button onclick="did(whose + ' ' + document.querySelector(':checked').value)">Send report</button></div>${done}<script>let whose;</script>`;
for (const goal of [
  'Report the comment of Boris for "Spam" and click Send report',
  'Report the comment of Boris for Spam and send the report',
  'Report the comment of Boris for Spam',
])
  t.test(`A report is sent once: ${goal}`, async (t) => toldOn(t, page, goal, comments, 'Boris Spam'));
