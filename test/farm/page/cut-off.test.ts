/** What is cut off by a box that nobody can scroll is not seen: slides beside the one that is shown, the text of what is folded up. */
import t from 'tap';
import { openedOn } from '../../actors/planner/rules/resolving/told.ts';
import { leased } from './leased.ts';

const { page } = await leased(t);

const namesOn = async (t: Parameters<typeof openedOn>[0], body: string) => {
  await openedOn(t, page, `<!doctype html><title>Site</title><style>${css}</style>${body}`);
  return (await page.observe()).elements.map(({ name }) => name);
};
const css =
  '.box { width: 200px; height: 60px } .cut { overflow: hidden } .row { display: flex; width: 900px } .row > * { flex: 0 0 200px; margin: 0 } .placed { position: relative } .placed > * { position: absolute; top: 0; width: 200px; margin: 0 }';
const slides = '<h3>Maple</h3><h3>Birch</h3><h3>Alder</h3>';

for (const [what, body, expected] of [
  ['slides to the right', `<div class="box cut"><div class="row">${slides}</div></div>`, ['Maple']],
  ['slides to both sides', `<div class="box cut"><div class="row" style="margin-left:-200px">${slides}</div></div>`, ['Birch']],
  ['slides that are moved', `<div class="box cut"><div class="row" style="transform:translateX(-400px)">${slides}</div></div>`, ['Alder']],
  [
    'slides that are placed',
    `<div class="box cut placed">${['0', '200px', '-200px'].map((left, at) => `<p style="left:${left}">Slide ${at}</p>`).join('')}</div>`,
    ['Slide 0'],
  ],
  ['what is folded up', '<h3>Terms</h3><div class="cut" style="height:0"><p>No dogs.</p><ul><li>No cats.</li></ul></div>', ['Terms']],
  ['what is folded up by its greatest height', '<div class="cut" style="max-height:0"><p>No dogs.</p></div><p>Open</p>', ['Open']],
  // A part that is seen, one that can be scrolled to, and what is placed by another box than the one that cuts are seen.
  ['slides that are seen in part', `<div class="box cut" style="width:300px"><div class="row">${slides}</div></div>`, ['Maple', 'Birch']],
  ['what can be scrolled', `<div class="box" style="overflow:auto"><div class="row">${slides}</div></div>`, ['Maple', 'Birch', 'Alder']],
  [
    'what can be scrolled within what cuts',
    `<div class="box cut"><div class="box" style="overflow:auto"><div class="row">${slides}</div></div><p>Oak</p></div>`,
    ['Maple', 'Birch', 'Alder'],
  ],
  [
    'what hangs out of the box',
    '<div class="placed" style="position:relative"><div class="cut" style="height:20px;position:static"><p style="position:absolute;top:50px">Menu</p></div></div>',
    ['Menu'],
  ],
  [
    'a page whose own overflow is hidden',
    '<style>body { overflow-x: hidden }</style><p>One</p><div style="height:3000px"></div><p>Two</p>',
    ['One', 'Two'],
  ],
] as const)
  t.test(what, async (t) => t.same(await namesOn(t, body), expected));
