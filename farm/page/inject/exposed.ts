/** Whether a line of text is before a person's eyes: large enough, not covered, and not cut away. */
import { survivesClipping } from './clipping.ts';
import { isLegible, isOpaque } from './legible.ts';
import { deepestAt, holds, isPainted, parentOf } from './visibility.ts';

/** Text that is lower is no text to the eye. */
const leastTextPx = 3;

/** Of what juts less into the view nothing can be hit: it has to be scrolled to. */
const leastInView = 2;

/** Of a line of the text that stands in the element. What has to be scrolled to counts as seen. */
export function isExposed(line: DOMRect, element: Element): boolean {
  if (line.height < leastTextPx || !isPainted(boxed(element)) || !survivesClipping(line, element)) return false;
  const left = Math.max(line.left, 0);
  const right = Math.min(line.right, innerWidth);
  const y = (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2;
  if (right <= left || line.bottom < leastInView || line.top > innerHeight - leastInView)
    return isLegible(element, line.x + line.width / 2, line.y + line.height / 2);
  return [0.5, 0.02, 0.98, 0.25, 0.75].some((share) => {
    const x = left + (right - left) * share;
    return isSeenAt(element, x, y) && isLegible(element, x, y);
  });
}

function isSeenAt(element: Element, x: number, y: number): boolean {
  const stack = stackAt(document, x, y);
  const place = Math.max(stack.indexOf(element), stack.indexOf(boxed(element)));
  const [top] = stack;
  if (place !== -1) return !stack.slice(0, place).some((above) => covers(above, element, x, y));
  if (isOutOfReach(element) || isScrolledAway(element, x, y) || deepestAt(x, y) === element) return true;
  // Text that flows over the edge of its box is not among what stands at the point.
  return !isIn(boxed(element), x, y) && top !== undefined && !covers(top, element, x, y);
}

/** What is drawn over an ancestor by its pseudo-elements counts as the ancestor, and a stretched link's as the link. */
function covers(above: Element, element: Element, x: number, y: number): boolean {
  if (holds(above, element) || !isOpaque(above)) return false;
  return isIn(above, x, y) && !canBeScrolledFrom(above, element);
}

function isIn(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The text can be brought out from under what stays where it is while the page scrolls. */
function canBeScrolledFrom(above: Element, element: Element): boolean {
  const root = document.scrollingElement ?? document.documentElement;
  for (let at: Element | null = above; at && !holds(at, element); at = parentOf(at)) {
    const { position } = getComputedStyle(at);
    if (position === 'sticky') return true;
    if (position === 'fixed') return root.scrollHeight > innerHeight && at.getBoundingClientRect().height < innerHeight / 2;
  }
  return false;
}

/** A pointer passes through, so that it can't tell. */
function isOutOfReach(element: Element): boolean {
  if (document.querySelector('dialog:modal')) return true;
  for (let at: Element | null = element; at; at = parentOf(at)) if (at.hasAttribute('inert')) return true;
  return getComputedStyle(element).pointerEvents === 'none';
}

function isScrolledAway(element: Element, x: number, y: number): boolean {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (/auto|scroll/.test(overflowX) && (x < box.left || x > box.right)) return true;
    if (/auto|scroll/.test(overflowY) && (y < box.top || y > box.bottom)) return true;
  }
  return false;
}

/** All elements under the point from the top down, through open shadow roots. */
function stackAt(root: Document | ShadowRoot, x: number, y: number): Element[] {
  return root
    .elementsFromPoint(x, y)
    .filter((element) => element.getRootNode() === root)
    .flatMap((element) => (element.shadowRoot ? [...stackAt(element.shadowRoot, x, y), element] : [element]));
}

/** An element without a box of its own shows its text in the box around it. */
function boxed(element: Element): Element {
  for (let at: Element | null = element; at; at = parentOf(at)) if (getComputedStyle(at).display !== 'contents') return at;
  return element;
}
