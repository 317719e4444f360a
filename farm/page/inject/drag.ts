/** Dragging: where to let go, and where the dragged element stands then. */
import { type Beside, elementAfter, elementBefore } from './beside.ts';
import { actBegins } from './later.ts';
import { listen } from './passing.ts';
import { elementAt, hold } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Drop, Standing } from './wire.ts';

/** Elements that a pointer has pulled at, with where they stood before: where they stand is then part of the page's state. */
const pulled = new Map<Element, { readonly x: number; readonly y: number; onto?: Element }>();

/** How far each of them is from where it stood, in CSS pixels. */
export function shifts(): readonly number[] {
  const found: number[] = [];
  for (const [element, from] of pulled) {
    if (!element.isConnected) pulled.delete(element);
    const { x, y } = placeOf(element);
    found.push(Math.round(x - from.x), Math.round(y - from.y));
  }
  return found.some((by) => by !== 0) ? found : [];
}

/** How many of them lie, elsewhere than before, on what they were dragged onto. */
export function landed(): number {
  let count = 0;
  for (const [element, from] of pulled) {
    const { x, y } = placeOf(element);
    if (!from.onto?.isConnected || !isShown(element) || (x === from.x && y === from.y)) continue;
    const [own, other] = [element.getBoundingClientRect(), from.onto.getBoundingClientRect()];
    const [across, down] = [own.x + own.width / 2, own.y + own.height / 2];
    if (across >= other.left && across <= other.right && down >= other.top && down <= other.bottom) count += 1;
  }
  return count;
}

function placeOf(element: Element): { readonly x: number; readonly y: number } {
  const { x, y } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY };
}

/** Whether the browser would begin HTML's drag and drop when a pointer pulls at it, as is about to happen; `target`: to be let go on that. */
export function isDraggable(index: number, target?: number): boolean {
  actBegins();
  listen();
  const pulls = elementAt(index);
  if (pulls && !pulled.has(pulls)) pulled.set(pulls, placeOf(pulls));
  const [known, onto] = [pulls && pulled.get(pulls), target === undefined ? undefined : elementAt(target)];
  if (known && onto) known.onto = onto;
  for (let at = elementAt(index) ?? null; at; at = parentOf(at)) if ((at as HTMLElement).draggable) return true;
  return false;
}

const handle = /(^|[\s_-])(handle|grip|grabber)($|[\s_-])/i;
const handCursor = /grab|move/;

/** What of the element is taken hold of: the handle in it where it has one and is not taken hold of anywhere. */
export function handleOf(index: number): number {
  const element = elementAt(index);
  if (!element || isDraggedBy(element)) return index;
  const inside = [...element.querySelectorAll('*')].filter((part) => isShown(part) && isDraggedBy(part));
  const [outer, ...others] = inside.filter((part) => !inside.some((around) => around !== part && around.contains(part)));
  return outer && others.length === 0 ? hold(outer) : index;
}

const isDraggedBy = (element: Element): boolean =>
  (element as HTMLElement).draggable === true
    ? !element.matches('a,img')
    : handCursor.test(getComputedStyle(element).cursor) || handle.test(element.getAttribute('class') ?? '');

/**
 * Where to let go so that the dragged element comes to stand there: the likelier one first. Lists make room as the pointer
 * passes, each at its own moment, so that the neighbour on the near side is the safer aim where there is one.
 */
export function dropsFor(dragged: number, target: number, place: 'before' | 'onto' | 'after'): readonly Drop[] {
  const [element, other] = [elementAt(dragged), elementAt(target)];
  if (!element || !other) return [];
  if (place === 'onto') return [{ index: target, across: 0.5, down: 0.5 }];
  const { own, item } = siblings(element, other);
  const beside = neighbour(item, place === 'before' ? elementBefore : elementAfter, own);
  const isAcross = runsAcross(item);
  const aim = (at: Element, share: number): Drop => ({
    index: hold(at),
    ...(isAcross ? { across: share, down: 0.5 } : { across: 0.5, down: share }),
  });
  const [near, far] = place === 'before' ? [0.2, 0.8] : [0.8, 0.2];
  const direct = aim(item, near);
  if (!beside) return [direct];
  const isSameList = own.parentElement === item.parentElement;
  const comesFromBefore = (item.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const passes = comesFromBefore === (place === 'after');
  return isSameList && !passes ? [aim(beside, far), direct] : [direct, aim(beside, far)];
}

/** A point of an element of `dropsFor` as it is now, in the frame's CSS pixels; undefined when it is gone. */
export function dropPoint({ index, across, down }: Drop): { readonly x: number; readonly y: number } | undefined {
  const box = elementAt(index)?.getBoundingClientRect();
  return box && { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** Where the dragged element stands to the other by now. */
export function standing(dragged: number, target: number): Standing {
  const [element, other] = [elementAt(dragged), elementAt(target)];
  if (!element || !other) return 'gone';
  if (other.contains(element)) return 'in';
  const { own, item } = siblings(element, other);
  if (neighbour(own, elementAfter) === item) return 'before';
  return neighbour(own, elementBefore) === item ? 'after' : 'far';
}

/** The items of lists that the two are or stand in, as a handle stands in its row. */
function siblings(element: Element, other: Element): { readonly own: Element; readonly item: Element } {
  const own = itemOf(element, other);
  const item = itemOf(other, element);
  return own === item ? { own: element, item: other } : { own, item };
}

const items = '[draggable="true"],li,tr,[role="listitem" i],[role="row" i],[role="option" i]';

/** What is made to be an item, or the nearest that has its like beside it; never what holds the other too. */
function itemOf(element: Element, other: Element): Element {
  const made = element.closest(items);
  if (made && !made.contains(other)) return made;
  for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement) {
    const { tagName, classList } = at;
    const isLike = (beside: Element) => beside !== at && beside.tagName === tagName && beside.classList[0] === classList[0];
    if ([...(at.parentElement?.children ?? [])].some(isLike)) return at;
  }
  return element;
}

function neighbour(of: Element, next: Beside, without?: Element): Element | undefined {
  for (let at = next(of); at; at = next(at)) if (at !== without && isShown(at) && at.tagName === of.tagName) return at;
  return undefined;
}

/** Whether the list of the element runs from side to side. */
function runsAcross(item: Element): boolean {
  const sibling = neighbour(item, elementAfter) ?? neighbour(item, elementBefore);
  if (!sibling) return false;
  const [own, other] = [item.getBoundingClientRect(), sibling.getBoundingClientRect()];
  return Math.abs(own.y - other.y) < Math.min(own.height, other.height) / 2 && Math.abs(own.x - other.x) > 2;
}
