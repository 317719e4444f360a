/** Rows that head a table are none of its things, whatever stands in them; tools around a list and paid entries are none either. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, toldOn } from '../told.ts';

const { page } = await leased(t);

const rows = ['Ann Lee|Oslo', 'Bo Ek|Rome'].map((row) => row.split('|'));
const boxed = rows
  .map(
    ([name, city]) =>
      `<tr><td><input type="checkbox" onclick="log('ticked ${name}')"></td><td>${name}</td><td>${city}</td><td><button onclick="log('edited ${name}')">Edit</button></td></tr>`,
  )
  .join('');
const all = `<input type="checkbox" onclick="log('ticked all')">`;

const heads: readonly (readonly [how: string, head: string])[] = [
  ['headers and a box', `<thead><tr><th>${all}</th><th>Name</th><th>City</th><th></th></tr></thead>`],
  ['buttons that sort', `<thead><tr><th>${all}</th><th><button>Name</button></th><th><button>City</button></th><th></th></tr></thead>`],
  ['plain cells', '<tr><td></td><td>Name</td><td>City</td><td></td></tr>'],
];

for (const [how, head] of heads) {
  const body = `<h1>Members</h1><table>${head}${boxed}</table>`;
  for (const [goal, expected] of [
    ['How many members are there?', { members: 2 }],
    ['Return the name of the first member', { name: 'Ann Lee' }],
    ['Return all names', { names: ['Ann Lee', 'Bo Ek'] }],
    ['Return the city of the last member', { city: 'Rome' }],
  ] as const)
    t.test(`Under ${how}: ${goal}`, async (t) => answeredOn(t, page, goal, body, expected));
  for (const [goal, expected] of [
    ['Tick the first member', 'ticked Ann Lee'],
    ['Edit the first member', 'edited Ann Lee'],
    ['Edit the second member', 'edited Bo Ek'],
  ] as const)
    t.test(`Under ${how}: ${goal}`, async (t) => toldOn(t, page, goal, body, expected));
}

const quotes = `<h1>Quotes</h1><table><tr><td>Symbol</td><td>Company</td><td>Volume</td><td>&nbsp;</td></tr>
  <tr><td>KRG</td><td>Krogan</td><td>91,200</td><td><button>Buy</button></td></tr>
  <tr><td>ABL</td><td>Able</td><td>204,000</td><td><button>Buy</button></td></tr></table>`;

for (const [goal, expected] of [
  ['Which company has the highest volume?', { company: 'Able' }],
  ['What is the volume of Krogan?', { volume: '91,200' }],
  ['Return the first company', { 'first company': 'Krogan' }],
  ['How many companies are listed?', { companies: 2 }],
] as const)
  t.test(`Where nothing is said over the buttons: ${goal}`, async (t) => answeredOn(t, page, goal, quotes, expected));

const tooled = `<h1>Members</h1><div class="tools"><span>Show <select><option>5</option></select></span></div>
  <table><tr><th>Name</th><th>City</th></tr>${rows.map(([name, city]) => `<tr><td>${name}</td><td>${city}</td></tr>`).join('')}</table>
  <div class="tools"><span>1 to 2 of 2</span> <span><a href="#p">Previous</a></span></div>`;

t.test('What stands above a list and below it is no list', async (t) =>
  answeredOn(t, page, 'Return the name of the last member', tooled, { name: 'Bo Ek' }),
);

const entry = (name: string, price: number, ad = '') =>
  `<div class="hit${ad === '' ? '' : ' ad'}"><div class="pic"></div><div>${ad}<a href="#${name}" onclick="log('${name}')">${name}</a></div><div>€${price}</div></div>`;
const results = `<h1>Results for lamps</h1>${entry('Mega', 5, '<small>Sponsored</small><br>')}${entry('Globe', 30)}${entry('Brass', 20)}${entry('Tripod', 40)}`;

for (const [goal, expected] of [
  ['Open the second result', 'Brass'],
  ['Open the first result', 'Globe'],
  ['Open the cheapest result', 'Brass'],
  ['Open the sponsored result', 'Mega'],
  ['Open Mega', 'Mega'],
] as const)
  t.test(`Among results of which one was paid for: ${goal}`, async (t) => toldOn(t, page, goal, results, expected));

t.test('Results are counted without the paid ones', async (t) =>
  answeredOn(t, page, 'How many results are there?', results, { results: 3 }),
);
