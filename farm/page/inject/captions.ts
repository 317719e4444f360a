/** What the shapes of a picture that can be pressed are called, where a name is written beside each: the places of a map. */
import { squeeze } from './blanks.ts';

const shapes = 'circle,ellipse,rect,polygon,path';
const mostShapes = 60;
/** How near the own name must be, as a share of the way to the next best. */
const nearest = 0.7;

/** Empty where not each of the shapes has a name of its own that is clearly the nearest. */
export function captionsIn(picture: SVGSVGElement): ReadonlyMap<Element, string> {
  const pressed = [...picture.querySelectorAll(shapes)].filter(
    (shape) => getComputedStyle(shape).cursor === 'pointer' && !shape.hasAttribute('aria-label') && !shape.querySelector('title'),
  );
  const texts = [...picture.querySelectorAll('text')].filter((text) => /\p{L}{3}/u.test(text.textContent ?? ''));
  if (pressed.length < 2 || pressed.length > mostShapes || texts.length !== pressed.length) return new Map();
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const owned = new Map<Element, string>();
  const taken = new Set<number>();
  for (const shape of pressed) {
    const own = clearlyNearest(shape.getBoundingClientRect(), boxes);
    if (own === undefined || taken.has(own)) return new Map();
    taken.add(own);
    owned.set(shape, squeeze(texts[own]?.textContent ?? ''));
  }
  return owned;
}

function clearlyNearest(box: DOMRect, others: readonly DOMRect[]): number | undefined {
  const gaps = others.map((other, at) => ({ at, gap: gapBetween(box, other) })).sort((a, b) => a.gap - b.gap);
  const [first, second] = gaps;
  return first && (!second || first.gap < nearest * second.gap) ? first.at : undefined;
}

function gapBetween(one: DOMRect, other: DOMRect): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}
