/** Where an element is taken hold of to make it larger or smaller. */
import { elementAt } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Grip, WirePoint } from './wire.ts';

/** The middle of the corner that the browser draws. */
const cornerPx = 7;
const cursors = { both: /^(?:se|nwse|nw)-resize$/, across: /^(?:e|ew|w|col)-resize$/, down: /^(?:s|ns|n|row)-resize$/ };

/**
 * The point in the frame's CSS pixels, and the size of what is resized; undefined when it is gone or nothing of it can be taken
 * hold of: the browser's own corner, a part of it or at its right or lower edge over which the pointer says so, or itself where it parts
 * two others.
 */
export function grip(index: number, by: WirePoint): Grip | undefined {
  const element = elementAt(index);
  if (!element || !isShown(element)) return undefined;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  // What is called so may be no more than the title of what can be resized.
  for (let of: Element | null = element, level = 0; of && level < mostLevels && of !== document.body; of = parentOf(of), level += 1) {
    const at = cornerOf(of, by) ?? handleOf(of, by);
    const { left, top, width, height } = of.getBoundingClientRect();
    if (at) return { at, size: [left, top, width, height] };
  }
  return undefined;
}

const mostLevels = 3;

function cornerOf(element: Element, { x, y }: WirePoint): WirePoint | undefined {
  const { resize, overflowX, direction, borderRightWidth, borderLeftWidth, borderBottomWidth } = getComputedStyle(element);
  const goes = { none: false, both: true, horizontal: y === 0, vertical: x === 0 }[resize] ?? false;
  if (!goes || overflowX === 'visible') return undefined;
  const { left, right, bottom } = element.getBoundingClientRect();
  const across =
    direction === 'rtl' ? left + Number.parseFloat(borderLeftWidth) + cornerPx : right - Number.parseFloat(borderRightWidth) - cornerPx;
  return { x: across, y: bottom - Number.parseFloat(borderBottomWidth) - cornerPx };
}

function handleOf(element: Element, { x, y }: WirePoint): WirePoint | undefined {
  const wanted = x !== 0 && y !== 0 ? [cursors.both] : [x === 0 ? cursors.down : cursors.across, cursors.both];
  const beside = [...(element.parentElement?.children ?? [])].filter((part) => part !== element && isAtEdge(part, element));
  const parts = [element, ...element.querySelectorAll('*'), ...beside].filter(isShown);
  for (const cursor of wanted) {
    const found = parts.find((part) => cursor.test(getComputedStyle(part).cursor));
    const box = found?.getBoundingClientRect();
    if (box) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return undefined;
}

const nearPx = 12;

/** Its middle lies about on the right or the lower edge of the other. */
function isAtEdge(part: Element, element: Element): boolean {
  const [own, other] = [part.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
  const isWithin = x > other.left && x < other.right + nearPx && y > other.top && y < other.bottom + nearPx;
  return isWithin && (Math.abs(x - other.right) <= nearPx || Math.abs(y - other.bottom) <= nearPx);
}
