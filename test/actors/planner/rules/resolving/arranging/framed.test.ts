/** Drawn shapes are dragged into frames that are told by their side, all of a kind into one and all others into another. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const drawing = (...frames: readonly string[]) => `<svg width="300" height="260">${frames.join('')}
  <polygon class="thing" points="0,-9 9,9 -9,9" transform="translate(25,20)" fill="red"></polygon>
  <circle class="thing" r="9" transform="translate(60,25)" fill="green"></circle>
  <rect class="thing" x="-9" y="-9" width="18" height="18" transform="translate(95,20)" fill="blue"></rect></svg>
  <script>
    let held;
    const at = (thing) => thing.getBoundingClientRect();
    const inside = (thing, frame) => at(thing).left > frame.left && at(thing).right < frame.right && at(thing).top > frame.top && at(thing).bottom < frame.bottom;
    const place = (thing) => [...document.querySelectorAll('.frame')].findIndex((frame) => inside(thing, at(frame)));
    for (const thing of document.querySelectorAll('.thing'))
      thing.addEventListener('mousedown', (event) => { held = thing; event.preventDefault(); });
    document.addEventListener('mousemove', (event) => {
      const { left, top } = document.querySelector('svg').getBoundingClientRect();
      held?.setAttribute('transform', 'translate(' + (event.clientX - left) + ',' + (event.clientY - top) + ')');
    });
    document.addEventListener('mouseup', () => {
      if (held) log([...document.querySelectorAll('.thing')].map(place).join(' '));
      held = undefined;
    });
  </script>`;
const frame = (x: number, y: number) => `<rect class="frame" x="${x}" y="${y}" width="90" height="70" fill="none" stroke="black"></rect>`;
const beside = drawing(frame(130, 60), frame(10, 60));
const under = drawing(frame(10, 60), frame(10, 150));

for (const [goal, body, expected] of [
  ['Drag all circles into the left box, and everything else into the right box.', beside, '0 1 0'],
  ['Drag the blue square into the right box', beside, '-1 -1 0'],
  ['Drag all circles into the bottom box and the rest into the top one', under, '0 1 0'],
  ['Drag all circles into the left box', under, /left/],
] as const)
  t.test(`${goal}: ${expected}`, async (t) => toldOn(t, page, goal, body, expected));
