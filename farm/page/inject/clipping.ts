/** What is left of a box after everything that clips it. */
import { hidingPath, hidingRect } from './looks.ts';
import { inView, parentOf, reachable } from './visibility.ts';

/** A box of less is a trick to hide from the eye what is meant for a screen reader. */
const leastPx = 2;
type Range = readonly [start: number, end: number];

/** Whether a person can see some of `box`, which stands in `element`, or bring it into view by scrolling. */
export function survivesClipping(box: DOMRect, element: Element): boolean {
  if (!reachable(box, element)) return false;
  let across: Range | undefined = [box.left, box.right];
  let down: Range | undefined = [box.top, box.bottom];
  let position = 'static';
  for (let at: Element | null = element; at && at !== document.body && at !== document.documentElement; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (hidingPath.test(style.clipPath) || hidingRect.test(style.clip)) return false;
    // What is positioned is clipped by what it is positioned in.
    if (style.display === 'contents' || (position === 'absolute' && style.position === 'static' && style.transform === 'none')) continue;
    position = style.position;
    const { left, right, top, bottom } = at.getBoundingClientRect();
    // Lengths of what scrolls are told as they are before the page zooms or scales them.
    const { offsetWidth = 0, offsetHeight = 0 } = at as HTMLElement;
    const wide = offsetWidth > 0 ? (right - left) / offsetWidth : 1;
    const high = offsetHeight > 0 ? (bottom - top) / offsetHeight : 1;
    across = clip(across, style.overflowX, [left, right], left - at.scrollLeft * wide, at.scrollWidth * wide);
    down = clip(down, style.overflowY, [top, bottom], top - at.scrollTop * high, at.scrollHeight * high);
    if (!across || !down) return false;
    if (position === 'fixed') return inView(new DOMRect(across[0], down[0], across[1] - across[0], down[1] - down[0]));
  }
  return true;
}

/** What can be scrolled to is seen through the box that scrolls; undefined when nothing is left. */
function clip([start, end]: Range, overflow: string, window: Range, content: number, length: number): Range | undefined {
  if (overflow === 'visible') return [start, end];
  if (window[1] - window[0] < leastPx) return undefined;
  if (overflow === 'auto' || overflow === 'scroll') return end > content && start < content + length ? window : undefined;
  const left: Range = [Math.max(start, window[0]), Math.min(end, window[1])];
  return left[1] > left[0] ? left : undefined;
}
