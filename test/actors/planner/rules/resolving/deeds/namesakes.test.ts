/** Of two that are called the same, the one that happens to stand in a list is not taken for the other. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const item = (name: string, what = name, verb = 'Reserve') =>
  `<div class="item"><h3>${name}</h3><p>From 9 €</p><button onclick="log('${what}')">${verb}</button></div>`;
const items = ['Oak room', 'Elm room', 'Ash room'].map((name) => item(name)).join('');
const entry = (name: string, what = name) =>
  `<li><span>${name}</span> <time>2 May</time> <button aria-label="Archive ${name}" onclick="log('${what}')">▣</button></li>`;
const entries = `<ul>${['minutes.odt', 'plan.odt', 'bill.odt'].map((name) => entry(name)).join('')}</ul>`;

const table: readonly (readonly [goal: string, body: string, expected: string | RegExp])[] = [
  [
    'Reserve Elm room',
    `<h2>Offer of the day</h2><div>${item('Elm room', 'offer')}</div><h2>Rooms</h2><div>${items}</div>`,
    /another "Elm room"/,
  ],
  ['Reserve Elm room', `<h2>Rooms</h2><div>${items}</div><h2>At the lake</h2><div>${item('Elm room', 'lake')}</div>`, /another "Elm room"/],
  [
    'Archive plan.odt',
    `<h2>Of others</h2><ul>${entry('plan.odt', 'theirs')}</ul><h2>Yours</h2>${entries}`,
    /several things|another "plan\.odt"/,
  ],
  [
    'Archive plan.odt in the section Yours',
    `<h2>Of others</h2><ul>${entry('plan.odt', 'theirs')}</ul><h2>Yours</h2>${entries}`,
    'plan.odt',
  ],
  ['Archive bill.odt', `<h2>Of others</h2><ul>${entry('plan.odt', 'theirs')}</ul><h2>Yours</h2>${entries}`, 'bill.odt'],
  [
    'Reserve Elm room',
    `<h2>Offer of the day</h2><div>${item('Elm room and boat', 'offer')}</div><h2>Rooms</h2><div>${items}</div>`,
    'Elm room',
  ],
  ['Reserve Elm room', `<h2>Seen last</h2><p>Elm room</p><h2>Rooms</h2><div>${items}</div>`, 'Elm room'],
  ['Reserve Elm room', `<h2>Yours</h2><div>${item('Elm room', 'given up', 'Give up')}</div><h2>Rooms</h2><div>${items}</div>`, 'Elm room'],
  [
    'Reserve the second room',
    `<h2>Offer of the day</h2><div>${item('Elm room', 'offer')}</div><h2>Rooms</h2><div>${items}</div>`,
    'Elm room',
  ],
];

for (const [goal, body, expected] of table) t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, `<h1>House</h1>${body}`, expected));
