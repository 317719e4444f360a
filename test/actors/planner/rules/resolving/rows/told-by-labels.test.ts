/** What a row is told by may stand under the label that is said with it, or in words of its own; and what was opened so is all of the page by then. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const repairs = `<h1>Repairs</h1><table><tr><th>What</th><th>Severity</th><th>By</th><th>Since</th></tr>${[
  ['Gutter', 'high', 'Osk', '2031-04-02'],
  ['Gate', 'low', 'Osk', '2031-01-05'],
  ['Chimney', 'high', 'Osk', '2031-02-11'],
  ['Stairs', 'very high', 'Lund', '2031-01-02'],
  ['High wall', 'low', 'Lund', '2031-01-03'],
]
  .map(([what, how, who, day]) => `<tr><td><a href="#" class="o">${what}</a></td><td>${how}</td><td>${who}</td><td>${day}</td></tr>`)
  .join('')}</table>`;
const opens = (record: string) =>
  `<div id="v">${repairs}</div><script>for (const a of document.querySelectorAll('.o')) a.onclick = () => { const what = a.textContent; ${record} };</script>`;
const plain = opens('log(what);');
const select =
  "<select onchange=\"log(document.querySelector('h2').textContent + ' ' + this.value)\"><option>open</option><option>done</option></select>";
const alone = opens(`v.innerHTML = '<h2>' + what + '</h2><p>Outcome ' + ${JSON.stringify(select)} + '</p>';`);
const beside = opens(
  `v.innerHTML = '<h2>' + what + '</h2>' + ['Roof', 'Fence'].map((other) => '<li><b>' + other + '</b> Outcome <select onchange="log(1)"><option>open</option><option>done</option></select></li>').join('');`,
);

const style = '<style>.p{border:1px solid;padding:4px}.p span{cursor:pointer;margin:6px}</style>';
const people = (titles: readonly string[]) =>
  `<h1>People</h1>${style}${titles.map((title, at) => `<div class="p"><div>${['Ada', 'Bo', 'Cy', 'Di'][at]}</div><div>${title}</div><span onclick="did.push('${['Ada', 'Bo', 'Cy', 'Di'][at]}'); this.remove()">Invite</span></div>`).join('')}<script>const did = [];</script><button onclick="log(did.join())">Done</button>`;

const goods = `<h1>Goods</h1>${style}${[
  ['Pegs', 3],
  ['Cord', 25],
  ['Tape', 9],
]
  .map(([what, many]) => `<div class="p"><b>${what}</b> <i>${many} left</i> <span onclick="did.push('${what}')">Refill</span></div>`)
  .join('')}<script>const did = [];</script><button onclick="log(did.join())">Done</button>`;

for (const [goal, body, expected] of [
  ['Open the oldest repair with high severity', plain, 'Chimney'],
  ['Open the newest repair with high severity by Osk', plain, 'Gutter'],
  ['Open the newest repair with high severity by Lund', plain, /repair/],
  ['Open the newest repair with high urgency by Abel', plain, /repair/],
  ['Open the oldest repair with high severity, set its outcome to "done"', alone, 'Chimney done'],
  [
    'Invite everyone who works at Halden and click Done',
    people(['works at Halden', 'works at Moss', 'Cook at Halden', 'Halden']),
    'Ada,Cy,Di',
  ],
  [
    'Invite everyone who works at Halden and click Done',
    people(['works at Halden', 'worked at Halden', 'formerly cook at Halden', 'works at Halden Rail']),
    'Ada',
  ],
  [
    'Invite everyone who works at Halden and click Done',
    people(['worked at Halden', 'left Halden', 'was at Halden', 'Moss']),
    /person|people/,
  ],
  ['Click "Refill" for every item of which fewer than 10 are left, then click Done', goods, 'Pegs,Tape'],
  ['Click "Refill" for every item of which fewer than 2 are left, then click Done', goods, /item|Refill/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

t.test('a record that stands beside a list is not taken for what was opened', async (t) => {
  await toldOn(t, page, 'Open the oldest repair with high severity, set its outcome to "done"', beside, /repair|outcome/i);
});
