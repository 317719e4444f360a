/** Sliders and spinners that a page builds itself: their value, and where on its track a value lies. */
import { controlOf, onlyIn } from './control.ts';
import { elementAt } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Gauge, Track } from './wire.ts';

const speaking = '[aria-valuenow]';

/** Undefined when the element is no such control, or is gone. */
export function gauge(index: number): Gauge | undefined {
  const element = speakerAt(index);
  if (!element) return undefined;
  const read = (name: string) => {
    const text = element.getAttribute(name);
    return text === null || text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
  };
  const [now, min, max] = [read('aria-valuenow'), read('aria-valuemin'), read('aria-valuemax')];
  if (now === undefined) return undefined;
  return {
    now,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    text: element.getAttribute('aria-valuetext') ?? '',
  };
}

function speakerAt(index: number): Element | undefined {
  const element = elementAt(index);
  return element && onlyIn(controlOf(element), speaking);
}

/** The line on which the thumb runs, in the frame's CSS pixels, from the least to the greatest value; undefined when none is seen. */
export function track(index: number): Track | undefined {
  const thumb = speakerAt(index);
  if (!thumb) return undefined;
  const isUpright = thumb.getAttribute('aria-orientation') === 'vertical';
  const long = (box: DOMRect) => (isUpright ? box.height : box.width);
  const own = thumb.getBoundingClientRect();
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  for (let at: Element | null = thumb, level = 0; at && level < 4; at = parentOf(at), level += 1) {
    const box = at.getBoundingClientRect();
    if (!isShown(at) || long(box) < 3 * Math.min(own.width, own.height)) continue;
    const isMirrored = getComputedStyle(at).direction === 'rtl';
    const [start, end] = isUpright ? [box.bottom, box.top] : isMirrored ? [box.right, box.left] : [box.left, box.right];
    return isUpright
      ? { thumb: middle, from: { x: middle.x, y: start }, to: { x: middle.x, y: end } }
      : { thumb: middle, from: { x: start, y: middle.y }, to: { x: end, y: middle.y } };
  }
  return undefined;
}
