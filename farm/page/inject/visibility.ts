/** What a person can see. */
import { labelsOf } from './labels.ts';

/** Whether the element's own box is painted; its place in the viewport does not matter. */
export const isShown = (element: Element): boolean => shownBox(element) !== undefined;

/** The box of an element that is painted, where a person could scroll to it; undefined otherwise. */
export const shownBox = (element: Element): DOMRect | undefined => (isPainted(element) ? reachableBox(element) : undefined);

/** Made once, and with nothing to inherit from: to read them costs as much as the check. */
const options = (all: CheckVisibilityOptions): CheckVisibilityOptions => Object.assign(Object.create(null), all);
const toTheEye = options({ opacityProperty: true, visibilityProperty: true });
const opacity = options({ opacityProperty: true });

/** Whether the element, if it has a box, is neither transparent nor hidden. */
export const isPainted = (element: Element): boolean => element.checkVisibility(toTheEye);

/** An element without a box (`display: contents`) or hidden by `visibility` may hold what is painted. */
export const mayPaintInside = (element: Element): boolean =>
  element.checkVisibility(opacity) || getComputedStyle(element).display === 'contents';

/** The box of a painted element, unless it is empty or before the beginning of the page, where no one can scroll to. */
export function reachableBox(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  return reachable(box, element) ? box : undefined;
}

/** Whether a box that stands in the element has a size, and is in view or can be scrolled to. */
export function reachable(box: DOMRect, element: Element): boolean {
  if (box.width === 0 || box.height === 0) return false;
  if (box.right > 0 && box.bottom > 0) return true;
  let [across, down] = [scrollX, scrollY];
  for (let at = parentOf(element); at && at !== document.body && at !== document.documentElement; at = parentOf(at)) {
    const { scrollLeft, scrollTop } = at;
    if (scrollLeft === 0 && scrollTop === 0) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    if (scrolls.test(overflowX)) across += Math.abs(scrollLeft);
    if (scrolls.test(overflowY)) down += scrollTop;
  }
  return box.right + across > leastX() && box.bottom + down > 0;
}

export const inView = ({ left, top, right, bottom }: DOMRect): boolean => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** No one can scroll further to the left; where text runs from right to left, pages begin on the right. */
const leastX = (): number => {
  const root = document.documentElement;
  return root.dir === 'rtl' ? root.clientWidth - root.scrollWidth : 0;
};

/** The element under a point of the viewport, through open shadow roots. */
export function deepestAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inner = found.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** In the flat tree, as it is laid out. */
export function parentOf(node: Node): Element | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** Whether `inner` is `outer` or stands in it, shadow roots included. */
export function holds(outer: Element, inner: Element | null): boolean {
  for (let at = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** Whether a pointer that meets `hit` acts on `element`: it is in it, or in its label. */
export function reaches(element: Element, hit: Element | null): boolean {
  return holds(element, hit) || labelsOf(element).some((label) => holds(label, hit));
}

/** The element that has the focus, through open shadow roots. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The part of the element's first box that lies within the viewport; undefined when none does. */
export function visibleBox(element: Pick<Element, 'getClientRects'>): DOMRect | undefined {
  for (const rect of element.getClientRects()) {
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const right = Math.min(rect.right, innerWidth);
    const bottom = Math.min(rect.bottom, innerHeight);
    if (right - left > 0 && bottom - top > 0) return new DOMRect(left, top, right - left, bottom - top);
  }
  return undefined;
}

/** The element in few words, for a person who must know what stands in the way. */
export function describe(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const id = element.id ? `#${element.id}` : '';
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  return `<${tag}${id}${classes.join('')}>${text ? ` “${text}”` : ''}`;
}

export const isCovered = (element: Element, whole: DOMRect): boolean => coverOf(element, whole) !== undefined;

/** What lies over it. Only what is in view can be asked for; the rest comes into view before it is acted on. */
export function coverOf(element: Element, whole: DOMRect): Element | undefined {
  if (!inView(whole)) return undefined;
  const box = visibleBox(element);
  if (!box) return undefined;
  let cover: Element | undefined;
  for (const [across, down] of [
    [0.5, 0.5],
    [0.1, 0.5],
    [0.9, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
  ] as const) {
    const x = box.x + box.width * across;
    const y = box.y + box.height * down;
    const hit = deepestAt(x, y);
    if (reaches(element, hit) || isOutOfScroller(element, x, y) || isBar(hit, element)) return undefined;
    cover ??= hit ?? document.documentElement;
  }
  return cover;
}

/** What is scrolled out of its container lies under whatever stands around that. */
function isOutOfScroller(element: Element, x: number, y: number): boolean {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (!scrolls.test(overflowX) && !scrolls.test(overflowY)) continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return true;
  }
  return false;
}

const scrolls = /auto|scroll/;

/** A header or footer that stays where it is while the page, or the part of it that both stand in, moves under it. */
function isBar(hit: Element | null, element: Element): boolean {
  for (let at = hit; at && at !== document.body; at = parentOf(at)) {
    const { position } = getComputedStyle(at);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const { height } = at.getBoundingClientRect();
    const around = position === 'sticky' ? scrollerAround(at) : document.documentElement;
    return height < innerHeight / 3 && around.scrollHeight > around.clientHeight && holds(around, element);
  }
  return false;
}

function scrollerAround(element: Element): Element {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at))
    if (scrolls.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return document.documentElement;
}

/** Text in an element without a box is painted all the same. */
export function paintsText(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === 'contents' && visibility === 'visible';
}
