/** How many there are, asked of a list right after it was narrowed: those that are left of it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const list = (heading: string, kinds: readonly string[], entries: readonly (readonly [name: string, kind: string])[]): string =>
  `<h1>${heading}</h1><aside><b>Kind</b>${kinds.map((kind) => `<label><input type="checkbox" checked value="${kind}"> ${kind}</label>`).join('')}</aside><ul id="l"></ul><script>
  const all = ${JSON.stringify(entries)};
  const show = () => { const on = [...document.querySelectorAll(':checked')].map((box) => box.value); l.innerHTML = all.filter(([, kind]) => on.includes(kind)).map(([name, kind]) => '<li><b>' + name + '</b> <span>' + kind + '</span> <button>Open</button></li>').join(''); };
  document.querySelector('aside').onchange = show; show();</script>`;

const trains = list(
  'Trains',
  ['Direct', 'One change'],
  [
    ['Oslo', 'Direct'],
    ['Bergen', 'One change'],
    ['Moss', 'Direct'],
    ['Hamar', 'Direct'],
  ],
);
const dishes = list(
  'Dishes',
  ['Vegan', 'Meat'],
  [
    ['Soup', 'Vegan'],
    ['Stew', 'Meat'],
    ['Pie', 'Meat'],
  ],
);

const table: readonly (readonly [goal: string, body: string, expected: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['Show only direct trains and tell me how many there are', trains, { trains: 3 }],
  ['Show only vegan dishes. How many are there?', dishes, { dishes: 1 }],
  ['Show only vegan dishes and return how many are shown', dishes, { dishes: 1 }],
  ['Show only night trains and tell me how many there are', trains, /./],
  // Nothing was narrowed that they could be of.
  ['Tell me how many there are', trains, /there/],
];

for (const [goal, body, expected] of table) t.test(goal, (t) => answeredOn(t, page, goal, body, expected));

/** What kind each row is, a column says. */
const members = (column: string, more = '') =>
  `<h1>Select member</h1><table><tr><th>Name</th><th>${column}</th></tr>${['Patron', 'Friend', 'Patron'].map((kind, at) => `<tr><td>M${at}</td><td>${kind}</td></tr>`).join('')}</table>${more}`;
for (const [body, expected] of [
  [members('Tier'), { patrons: 2 }],
  [members('Tier', '<p>Page 1 of 3</p>'), /patrons/],
] as const)
  t.test(`How many patrons do we have? ${String(expected)}`, (t) => answeredOn(t, page, 'How many patrons do we have?', body, expected));
