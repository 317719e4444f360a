/** Rows that a mark puts below another tell of what that one is called. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const rows = (lines: readonly (readonly [string, string?])[]): string =>
  `<table>${lines.map(([name, value]) => (value === undefined ? `<tr><th colspan="2">${name}</th></tr>` : `<tr><th>${name}</th><td>${value}</td></tr>`)).join('')}</table>`;
const island = `<h1>Tarn Isle</h1>${rows([
  ['Region', 'North Sea'],
  ['Area'],
  ['• Total', '81.4 km²'],
  ['• Water', '2.1 km²'],
  ['Population (2029 census)[2]'],
  ['• Total', '3,120'],
  ['• Density', '38/km²'],
  ['Postcode', 'TI1'],
])}`;
const lake = `<h1>Lake Orm</h1>${rows([['Depth'], ['· Average', '31 m'], ['· Maximum', '112 m'], ['Volume'], ['· Total', '1.4 km³']])}`;
const flat = `<h1>Accounts</h1>${rows([['Income'], ['Total', '900 €'], ['Rent', '500 €']])}`;

for (const [goal, body, expected] of [
  ['Return the population', island, { population: '3,120' }],
  ['Return the total area as a number', island, { 'total area': 81.4 }],
  ['Return the water area', island, { 'water area': '2.1 km²' }],
  ['What is the population density?', island, { 'population density': '38/km²' }],
  ['Return the population of Tarn Isle', island, { population: '3,120' }],
  ['Return the region and the population', island, { region: 'North Sea', population: '3,120' }],
  ['Return the average depth', lake, { 'average depth': '31 m' }],
  ['Return the volume', lake, { volume: '1.4 km³' }],
  // None is called so, several are, or it is of another place.
  ['Return the land area', island, /land/],
  ['Return the total', island, /total/],
  ['Return the population of Orkney', island, /population|Orkney/],
  ['Return the depth', lake, /depth/],
  ['Return the income density', flat, /density/],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));
