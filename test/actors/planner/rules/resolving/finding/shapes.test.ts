/** Shapes, letters and coloured boxes, as a person would tell them. */

import t from 'tap';
import type { Description } from '../../../../../../actors/planner/rules/description.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { carriedOut, click, thing, unit } from '../carried-out.ts';

const { page } = await leased(t);

const drawing = `<svg width="300" height="200" onclick="log(event.target.id)">
  <rect id="ground" width="300" height="200" fill="#fafafa"></rect>
  <circle id="big red" cx="40" cy="40" r="25" fill="#e00"></circle>
  <circle id="small red" cx="100" cy="40" r="8" fill="crimson"></circle>
  <circle id="small sky" cx="140" cy="40" r="8" fill="#1e90ff"></circle>
  <rect id="big violet" x="180" y="15" width="48" height="48" fill="#8a2be2"></rect>
  <polygon id="three" points="20,150 60,150 40,110" fill="#008000"></polygon>
  <polygon id="five" points="120,110 140,125 132,150 108,150 100,125" fill="lime"></polygon>
  <text id="K" x="180" y="140" font-size="36" fill="orange">K</text>
  <text id="7" x="230" y="140" font-size="14" fill="orange">7</text></svg>`;

const cases: readonly (readonly [what: Description, clicked: string])[] = [
  [unit('circle', { look: ['small', 'red'] }), 'small red'],
  [unit('circle', { look: ['large'] }), 'big red'],
  [unit('circle', { look: ['blue'] }), 'small sky'],
  [unit('square', { look: ['purple'] }), 'big violet'],
  [unit('circle', { rank: { by: 'size', order: 'least', place: 1 }, look: ['red'] }), 'small red'],
  [unit('shape', { rank: { by: 'sides', order: 'most', place: 1 } }), 'five'],
  [unit('triangle'), 'three'],
  [unit('letter', { look: ['orange'] }), 'K'],
  [unit('digit', { look: ['small', 'orange'] }), '7'],
  [thing('K', { noun: 'letter' }), 'K'],
];

for (const [what, clicked] of cases)
  t.test(`is told by its looks: ${JSON.stringify({ ...what, whole: undefined, roles: undefined })}`, async (t) => {
    const { log } = await carriedOut(t, page, drawing, [click(what)]);
    t.same(log, [clicked]);
  });

t.test('shapes are counted, and none is a count where others are', async (t) => {
  for (const [what, many] of [
    [unit('circle', { all: true, look: ['red'] }), 2],
    [unit('item', { all: true, look: ['green'] }), 2],
    [unit('digit', { all: true }), 1],
    [unit('hexagon', { all: true }), 0],
  ] as const) {
    const { data } = await carriedOut(t, page, drawing, [{ kind: 'read', what, as: 'n', form: 'count' }]);
    t.same(data, { n: many });
  }
});

t.test('what a page draws in a way that nobody can tell is not counted as none', async (t) => {
  const tiles = `<ul>${'<li style="background:linear-gradient(blue,navy)">Tile</li>'.repeat(3)}</ul><svg width="40" height="40"><circle cx="20" cy="20" r="15" fill="red"></circle></svg>`;
  const what = unit('tile', { all: true, look: ['blue'] });
  const { data } = await carriedOut(t, page, tiles, [{ kind: 'read', what, as: 'n', form: 'count' }]);
  t.not(data.n, 0);
});

t.test('the coloured buttons of one group are its tiles, and a number that stands elsewhere is not theirs', async (t) => {
  const colours = ['blue', 'green', 'red', 'blue', 'green', 'blue'];
  const buttons = colours.map((colour, at) => `<button id="${at}" style="background:${colour};color:#fff">${at}</button>`).join('');
  const tiles = `<div onclick="log(event.target.id)">${buttons}</div><p>Tiles marked: <b>0</b></p><button>Done</button>`;
  const many = (colour: string) => ({ kind: 'read', what: unit('tile', { all: true, look: [colour] }), as: 'n', form: 'count' }) as const;
  t.same((await carriedOut(t, page, tiles, [many('blue')])).data, { n: 3 });
  t.same((await carriedOut(t, page, tiles, [many('purple')])).data, {});
  t.same((await carriedOut(t, page, tiles, [click(unit('tile', { all: true, look: ['green'] }))])).log, ['1', '4']);
});

t.test('a shape that is not there is not clicked', async (t) => {
  const { log, end } = await carriedOut(t, page, drawing, [click(unit('hexagon', { look: ['red'] }))]);
  t.same(log, []);
  t.equal(end.type, 'missing');
});

t.test('boxes that are nothing but a colour are told by it, and buttons as well', async (t) => {
  const box = (colour: string) =>
    `<div style="display:inline-block;width:40px;height:40px;background:${colour}" onmousedown="log('${colour}')"></div>`;
  const body = `<div>${['teal', 'hotpink', 'gold'].map(box).join(' ')}</div>
    <button style="background:#2e7d32;color:#fff" onclick="log('go')">A</button> <button onclick="log('no')">B</button>`;
  const { log } = await carriedOut(t, page, body, [
    click(unit('box', { look: ['pink'] })),
    click(unit('square', { look: ['yellow'] })),
    click(unit('button', { roles: ['button'], look: ['green'] })),
  ]);
  t.same(log, ['hotpink', 'gold', 'go']);
});

t.test('a word in a sentence is told by its colour', async (t) => {
  const body = `<p>One <span style="color:blue" onclick="log('two')">two</span> three <span style="color:#c00" onclick="log('four')">four</span>.</p>`;
  const { log } = await carriedOut(t, page, body, [click(unit('word', { look: ['red'] }))]);
  t.same(log, ['four']);
});
