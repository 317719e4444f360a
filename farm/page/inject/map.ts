/** The element map of one frame, as it is sent. */
import { foldedBehind } from './behind.ts';
import { landed, shifts } from './drag.ts';
import { ownNumber } from './inner-frames.ts';
import { putsOff } from './later.ts';
import { said } from './passing.ts';
import { isSeen } from './pointer.ts';
import { beginMap, endMap } from './registry.ts';
import { scopeOf } from './scope.ts';
import { isStill } from './still.ts';
import { veilOver, whatIsOver } from './veil.ts';
import { Walk } from './walk.ts';
import type { FrameMap, FrameNews } from './wire.ts';
import { beginWords } from './words.ts';

/**
 * The JSON of a `FrameMap`, a line break, and the JSON of the `FrameNews`; remembers the elements by their place until the next
 * map. With a selector, only what stands in the first element that it selects; `''` when there is none,
 * or when no one sees the frame.
 */
export function map(selector?: string): string {
  const root = selector === undefined ? document.body : scopeOf(selector);
  const seen = isSeen();
  if (seen === false || (selector !== undefined && !root)) return '';
  beginMap();
  beginWords();
  const walk = new Walk();
  const found = walk.map(root);
  const { elements, known, fresh, focused } = walk.entries;
  endMap(elements, known);
  const veil = selector === undefined && window === window.top ? veilOver(elements) : undefined;
  const over = selector === undefined ? whatIsOver(veil?.root ?? walk.cover, elements) : undefined;
  const lying = landed();
  const number = ownNumber();
  const behind = foldedBehind(elements);
  const news: FrameNews = {
    title: document.title,
    fresh,
    ...(elements.length <= mostBoxes && { boxes: elements.flatMap(boxOf) }),
    ...(behind.length > 0 && { behind }),
    ...(number !== undefined && { number }),
    ...(focused !== undefined && { focused }),
    ...(seen && { seen }),
    ...(veil && { veil: veil.told }),
    ...(putsOff() && { putsOff: true }),
    ...said(),
    ...(isStill() && { still: true }),
    ...(lying > 0 && { landed: lying }),
    ...(walk.covered.length > 0 && { covered: walk.covered }),
    ...(over && { over }),
  };
  const moved = shifts();
  const styled = editables().map(({ innerHTML }) => sum(innerHTML));
  const all: FrameMap = { ...found, ...(moved.length > 0 && { shifts: moved }), ...(styled.length > 0 && { styled }) };
  return `${JSON.stringify(all)}\n${JSON.stringify(news)}`;
}

/** Who speaks of the one to the right means a thing among few, and each number takes time. */
const mostBoxes = 300;

function boxOf(element: Element): readonly number[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}

export const title = (): string => document.title;

const editables = (): readonly Element[] =>
  document.designMode === 'on' && document.body
    ? [document.body]
    : [...document.querySelectorAll('[contenteditable]:not([contenteditable="false" i])')];

/** Of all that an editor holds; equal texts have equal sums. */
function sum(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) found = (found * 31 + text.charCodeAt(at)) | 0;
  return found;
}
