/** Things drawn to one side by the pointer, on pages whose things follow it and say where they came to lie. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, openedOn, told, toldOn } from '../told.ts';

const { page } = await leased(t);

const follow = `let held, at;
  const said = (by) => by.map((px) => (Math.abs(px) < 6 ? 0 : Math.sign(px))).join();
  addEventListener('pointermove', ({ clientX, clientY }) => held && held.follow(clientX - at[0], clientY - at[1]));
  addEventListener('pointerup', ({ clientX, clientY }) => { if (held) log(held.id + ' ' + said([clientX - at[0], clientY - at[1]])); held = undefined; });
  const hold = (each) => each.addEventListener('pointerdown', ({ clientX, clientY }) => { held = each; at = [clientX, clientY]; });`;

const drawing = (shapes: string) => `<svg width="220" height="220" style="border:1px solid">${shapes}</svg><script>${follow}
  for (const each of document.querySelectorAll('[id]')) {
    const names = each.tagName === 'circle' ? ['cx', 'cy'] : ['x', 'y'];
    const [x, y] = names.map((name) => Number(each.getAttribute(name)));
    each.follow = (...by) => names.forEach((name, axis) => each.setAttribute(name, [x, y][axis] + by[axis]));
    hold(each);
  }</script>`;
const circle = drawing('<circle id="c" cx="110" cy="110" r="20" fill="red"/>');
const several = drawing(
  '<circle id="c" cx="50" cy="110" r="10" fill="red"/><circle id="d" cx="110" cy="120" r="20" fill="blue"/><rect id="s" x="130" y="50" width="12" height="12" fill="green"/><rect id="t" x="60" y="40" width="30" height="30" fill="red"/>',
);
const box = `<div style="position:relative;width:220px;height:220px;border:1px solid"><div id="b" style="position:absolute;left:80px;top:80px;width:40px;height:40px;background:teal"></div></div>
  <script>${follow} b.follow = (x, y) => { b.style.transform = 'translate(' + x + 'px,' + y + 'px)'; }; hold(b);</script>`;
const atEdge = drawing('<circle id="c" cx="20" cy="110" r="20" fill="red"/>').replace('<svg', '<svg style="position:absolute;left:0"');

for (const [goal, body, expected] of [
  ['Drag the circle left', circle, 'c -1,0'],
  ['Drag the circle to the right', circle, 'c 1,0'],
  ['Drag the item up', circle, 'c 0,-1'],
  ['Drag the smallest square up', several, 's 0,-1'],
  ['Drag the blue circle down', several, 'd 0,1'],
  ['Move the box to the right', box, 'b 1,0'],
  ['Drag the teal box up', box, 'b 0,-1'],
  ['Drag the triangle up', several, /triangle/],
  ['Drag the square up', several, /say which one/],
  ['Drag a square up', several, 's 0,-1'],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));

t.test('What has no room there, or does not follow, was not dragged', async (t) => {
  for (const body of [atEdge, '<svg width="220" height="220"><circle cx="110" cy="110" r="20" fill="red"/></svg>']) {
    await openedOn(t, page, head + body);
    const { end, last } = await told(t, page, 'Drag the circle left');
    t.match({ end, title: last.title }, { end: { type: 'missing', what: /does not lie further there/ }, title: 'Site' });
  }
});

const list = `<ul id="l">${['Ash', 'Elm', 'Oak'].map((name) => `<li>${name} <button onclick="const row = this.parentNode; row.previousElementSibling.before(row); log(l.innerText.replace(/\\W+Up\\W*/g, ' '))" aria-label="Move up">↑</button></li>`).join('')}</ul>`;
t.test('What has a place in a list goes on by one', async (t) => {
  await openedOn(t, page, head + list);
  const { end, done } = await told(t, page, 'Drag Oak up');
  t.match({ end, done }, { end: { type: 'done' }, done: [{ act: { kind: 'click' } }] });
});
