/** Shapes of a picture are called by the names beside them where each has one of its own. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const dots: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Orme', 40, 40],
  ['Vell', 150, 50],
  ['Tarn', 60, 130],
  ['Skag', 200, 140],
];
const drawn = (names: readonly (readonly [name: string, x: number, y: number])[]) =>
  `<svg width="300" height="200">${dots.map(([name, x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#27c" style="cursor:pointer" onclick="log('${name}')"/>`).join('')}${names.map(([name, x, y]) => `<text x="${x}" y="${y}" style="font-size:11px;pointer-events:none">${name}</text>`).join('')}</svg>`;
const beside = drawn(dots.toReversed().map(([name, x, y]) => [name, x - 10, y + 22]));
const between = drawn(dots.map(([name, x], at) => [name, x, 90 + at]));
const fewer = drawn(dots.slice(1).map(([name, x, y]) => [name, x - 10, y + 22]));

for (const [goal, body, expected] of [
  ['Click the dot of Tarn on the map', beside, 'Tarn'],
  ['Click Skag', beside, 'Skag'],
  ['Click the dot of Mull on the map', beside, /dot/],
  ['Click the dot of Tarn', between, /dot/],
  ['Click the dot of Tarn', fewer, /dot/],
  ['Click the blue circle', beside, /blue circle/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
