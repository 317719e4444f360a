/** What lists are called, and lists that are parts of one: counted, ranked and told as a whole. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const plant = ([name, price, mark = '', gone = '']: readonly string[]): string =>
  `<div class="plant ${gone && 'gone'}"><div class="what"><b>${name}</b> ${mark && `<i class="mark">${mark}</i>`}</div><div>€${price}</div>${gone ? `<em>${gone}</em>` : '<button>Take</button>'}</div>`;
const bed = (name: string, plants: readonly (readonly string[])[]): string =>
  `<section><h2>${name}</h2>${plants.map(plant).join('')}</section>`;
const nursery = [
  bed('Herbs', [
    ['Sage', '4.50', 'Hardy'],
    ['Basil', '3.80'],
    ['Mint', '5.20', 'Hardy'],
  ]),
  bed('Shrubs', [
    ['Broom', '12.00', 'Hardy'],
    ['Myrtle', '14.00', '', 'Sold out'],
    ['Laurel', '19.90'],
  ]),
  bed('Climbers', [
    ['Hop', '2.90', 'Hardy'],
    ['Vine', '24.00'],
  ]),
].join('');

const desk = `<nav><a href="#a">Claims</a> <a href="#b">Memos</a></nav><h1>Desk</h1><div class="panel"><h2>New claim</h2><label>Sum <input></label><button>Send claim</button></div>
  <div class="panel"><h2>My claims</h2><table><tr><th>Kind</th><th>From</th><th>State</th></tr>
  <tr><td>Glass</td><td>3 May 2031</td><td>Settled</td></tr><tr><td>Water</td><td>9 June 2031</td><td>Waiting</td></tr><tr><td>Storm</td><td>1 July 2031</td><td>Waiting</td></tr></table></div>`;

const filtered =
  '<form><input aria-label="Filter spare parts" value="is:new"><button>Filter</button></form><ul><li><a href="#1">Bolt</a> old</li><li><a href="#2">Nut</a> old</li></ul>';

const table: readonly (readonly [goal: string, body: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['How many plants are there?', nursery, { plants: 8 }],
  ['How many plants are hardy?', nursery, { plants: 4 }],
  ['Which plants are hardy?', nursery, { plants: ['Sage', 'Mint', 'Broom', 'Hop'] }],
  ['Which plant is the cheapest?', nursery, { plant: 'Hop' }],
  ['Return the name of the fourth plant', nursery, { name: 'Broom' }],
  ['How many shrubs are there?', nursery, { shrubs: 3 }],
  ['How many claims are there?', desk, { claims: 3 }],
  ['How many claims are waiting?', desk, { claims: 2 }],
  ['Which claims are waiting?', desk, { claims: ['Water', 'Storm'] }],
  ['How many memos are there?', desk, /memo/],
  ['Which spare parts are new?', filtered, /spare/],
];
for (const [goal, body, told] of table) t.test(`${goal}: ${JSON.stringify(told)}`, (t) => answeredOn(t, page, goal, body, told));
