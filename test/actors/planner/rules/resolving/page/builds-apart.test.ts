/** Siblings that stand apart and are built otherwise are no entries of one list, though nothing marks a part of the page around either. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const hits = (from: number, kind = '') =>
  [from, from + 1, from + 2]
    .map((n) => `<div class="${kind}"><a href="#" onclick="log('${n}'); return false">Find ${n}</a><div>site-${n}.example</div></div>`)
    .join('');
const figures = (kind: string) =>
  ['Visits', 'Pages', 'Hits'].map((what) => `<div class="${kind}"><label>${what}:</label> <span>${what.length}</span></div>`).join('');
/** Three to a page. */
const paged = (
  kind: string,
  figure: string,
) => `<div id="hits">${hits(1, kind)}</div><ul class="pagination"><li><a href="#" id="next">&gt;</a></ul>
  <div>${figures(figure)}</div>
  <script>let from = 1; next.onclick = (event) => { event.preventDefault(); if (from > 6) return; from += 3; const all = ${JSON.stringify([4, 7].map((n) => hits(n, kind)))};
    document.getElementById('hits').innerHTML = all[from === 4 ? 0 : 1]; };</script>`;

for (const [goal, body, expected] of [
  ['Click the 5th search result', paged('', 'figure'), '5'],
  ['Click the 9th search result', paged('hit', 'figure'), '9'],
  ['Click the 8th search result', paged('', ''), '8'],
  // An advertisement between them parts no list.
  ['Click the 4th search result', `${hits(1, 'hit')}<p>Our summer sale</p>${hits(4, 'hit')}`, '4'],
  [
    'Book the shortest trip',
    `${['2h 10m', '1h 30m', '3h']
      .map((time) => `<div class="trip"><div>Time: <b class="t">${time}</b></div><button onclick="log('${time}')">Book</button></div>`)
      .join(
        '',
      )}<div class="side"><label>Time left:</label> <span>50 sec</span></div><div class="side"><label>Seen:</label> <span>3</span></div>`,
    '1h 30m',
  ],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
