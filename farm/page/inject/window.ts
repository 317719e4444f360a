/** What is cut off by a box around it that nobody can scroll: the slides beside the one that is shown, the text of a part that is folded up. */
import type { Look } from './looks.ts';

/** In CSS pixels of the frame; endless where nothing is cut off. */
export interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** It cuts off what is placed absolutely, too. */
  readonly isForPlaced: boolean;
}

/** Less than that is no part that could be read. */
const leastPx = 1;

/** Through which what stands in the element is seen; undefined: nothing is cut off. `outer`: through which it is seen itself. */
export function windowOf(element: Element, look: Look, outer: Window | undefined): Window | undefined {
  const around = outer && isCutBy(look, outer) ? outer : undefined;
  if (look.scrolls) return undefined;
  if (!(look.cutsAcross || look.cutsDown) || element === document.body || isRoomy(element, look)) return around;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    left: look.cutsAcross ? Math.max(left, around?.left ?? left) : (around?.left ?? -endless),
    right: look.cutsAcross ? Math.min(right, around?.right ?? right) : (around?.right ?? endless),
    top: look.cutsDown ? Math.max(top, around?.top ?? top) : (around?.top ?? -endless),
    bottom: look.cutsDown ? Math.min(bottom, around?.bottom ?? bottom) : (around?.bottom ?? endless),
    isForPlaced: look.isPlaced,
  };
}
const endless = Number.POSITIVE_INFINITY;

/** All that stands in it has room; at its beginning only what comes first is asked. */
function isRoomy(element: Element, { cutsAcross, cutsDown }: Look): boolean {
  if (cutsAcross && element.scrollWidth > element.clientWidth + leastPx) return false;
  if (cutsDown && element.scrollHeight > element.clientHeight + leastPx) return false;
  const first = element.firstElementChild?.getBoundingClientRect();
  if (!first || first.width === 0) return true;
  const { left, top } = element.getBoundingClientRect();
  return (!cutsAcross || first.left >= left - leastPx) && (!cutsDown || first.top >= top - leastPx);
}

const isCutBy = ({ isFixed, isAbsolute }: Look, { isForPlaced }: Window): boolean => !isFixed && (isForPlaced || !isAbsolute);

/** Nothing of the element is seen through the window. */
export function isAway(element: Element, look: Look, window: Window): boolean {
  if (!isCutBy(look, window)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left === right || top === bottom) return false;
  return (
    right <= window.left + leastPx || left >= window.right - leastPx || bottom <= window.top + leastPx || top >= window.bottom - leastPx
  );
}
