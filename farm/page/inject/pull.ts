/** How far a thing can be drawn to one side, and whether it came to lie there. */
import type { Side } from '../../../store/model/step.ts';
import { elementAt, redrawnAt } from './registry.ts';
import { parentOf } from './visibility.ts';
import type { PullWay, WirePoint } from './wire.ts';

/** CSS pixels that no page takes for a slip of the hand, and that are enough wherever there is room for more. */
const [leastPx, enoughPx] = [12, 90];
/** What it may come to lie short of where the pointer has gone. */
const followedPx = 6;

const ahead: Readonly<Record<Side, WirePoint>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const middleOf = ({ left, top, width, height }: DOMRect): WirePoint => ({ x: left + width / 2, y: top + height / 2 });

/** Within the nearest part of the page around it that leaves it room, and in the frame's view; undefined without. */
export function wayFor(index: number, towards: Side): PullWay | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const { x, y } = ahead[towards];
  const view = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
  const roomIn = (area: DOMRect) =>
    x === 0
      ? y < 0
        ? box.top - Math.max(area.top, view.top)
        : Math.min(area.bottom, view.bottom) - box.bottom
      : x < 0
        ? box.left - Math.max(area.left, view.left)
        : Math.min(area.right, view.right) - box.right;
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const area = around.getBoundingClientRect();
    const room = roomIn(area);
    if (room < leastPx || isNoLarger(area, box)) continue;
    const far = Math.min(room - 1, enoughPx);
    const from = middleOf(box);
    return { from, to: { x: from.x + x * far, y: from.y + y * far } };
  }
  return undefined;
}

const isNoLarger = (area: DOMRect, box: DOMRect): boolean => area.width <= box.width && area.height <= box.height;

/** Whether it lies that way of where it lay, more than to any other. */
export function liesFurther(index: number, towards: Side, from: WirePoint): boolean {
  const element = redrawnAt(index) ?? elementAt(index);
  if (!element) return false;
  const now = middleOf(element.getBoundingClientRect());
  const { x, y } = ahead[towards];
  const along = (now.x - from.x) * x + (now.y - from.y) * y;
  const aside = Math.abs((now.x - from.x) * y) + Math.abs((now.y - from.y) * x);
  return along >= followedPx && along > aside;
}
