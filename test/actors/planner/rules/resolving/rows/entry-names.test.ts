/** What the entries of lists and tables are called, and which of them ranks first. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const plans = `<h2>Plans</h2><table><tr><th></th><th>Basic</th><th>Plus</th><th>Max</th></tr><tr><th>Fee</th><td>€9</td><td>€19</td><td>€39</td></tr><tr><th>Power</th><td>6 A</td><td>10 A</td><td>16 A</td></tr></table>
  <h3>Bread</h3><ul><li><button>♡</button> <b>Rye loaf</b> €3.10</li><li><button>♡</button> <b>Bun</b> €0.90</li></ul>
  <h3>Juices</h3><ul><li><button>♡</button> <b>Apple</b> €4.10</li><li><button>♡</button> <b>Elderflower</b> €2.40</li></ul><p>PIN: <span>••••</span></p>`;
const tunes = `<table><tr><th>#</th><th>Title</th><th>By</th><th>Time</th><th>Likes</th></tr>
  ${[
    ['Dunes', 'Ida Holm', '4:05', '1.2k'],
    ['Reeds', 'Bo Falk', '3:12', '900'],
    ['Marsh', 'Per Lund', '5:47', '87'],
  ]
    .map(
      ([title, by, time, likes], at) =>
        `<tr><td>${at + 1}</td><td>${title}</td><td><a href="#b">${by}</a></td><td>${time}</td><td>${likes}</td></tr>`,
    )
    .join('')}</table>`;
const remarks = `<h2>Comments</h2>${[
  ['Nils', 2],
  ['Sara K.', 5],
  ['Ed', 1],
]
  .map(([who, likes]) => `<div class="comment"><b>${who}</b> <p>Fine.</p><a href="#r">Reply</a> <a href="#l">Like (${likes})</a></div>`)
  .join('')}`;
const tasks = `<div role="tablist"><button role="tab" aria-selected="true">3 Open</button><button role="tab">5 Closed</button></div>
  <ul>${['Roof', 'Door', 'Gate'].map((name) => `<li class="task"><a href="#t">${name}</a> <span>Open</span></li>`).join('')}</ul>`;
const grades =
  '<table><tr><th>Subject</th><th>Term mark</th></tr><tr><td>Maths</td><td>2.3</td></tr><tr><td>Art</td><td>1.3</td></tr></table>';

const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['What is the fee of Plus?', plans, { fee: '€19' }],
  ['What is the power of Max?', plans, { power: '16 A' }],
  ['Which plan has the lowest fee?', plans, { plan: 'Basic' }],
  ['What is the cheapest juice?', plans, { 'cheapest juice': 'Elderflower' }],
  ['Which juice is the cheapest?', plans, { juice: 'Elderflower' }],
  ['What is the PIN?', plans, /hides "PIN"/],
  ['What is the shortest song?', `<h1>Songs</h1>${tunes}`, { 'shortest song': 'Reeds' }],
  ['How many likes does Dunes have?', tunes, { likes: 1200 }],
  ['Which comment has the most likes?', remarks, { comment: 'Sara K.' }],
  ['How many tasks are closed?', tasks, { tasks: 5 }],
  ['Which subject has the best term mark?', grades, /subject/],
];

for (const [goal, body, expected] of table)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
