/** The elements of the latest map by their index, and which were on the map before. */

let mapped: readonly Element[] = [];
let held: Element[] = [];
let seen: ReadonlyMap<Element, unknown> | undefined;
let order: readonly Element[] = [];
let before: ReadonlyMap<Element, unknown> | undefined;
/** The same in order. */
let listed: readonly Element[] = [];

const boxes = new WeakMap<Element, DOMRect>();

/** Where the map saw the element. */
export const remember = (element: Element, box: DOMRect): void => void boxes.set(element, box);
export const boxOnMap = (element: Element): DOMRect | undefined => boxes.get(element);

/** Starts a map: what the latest one held is now known. */
export function beginMap(): void {
  held = [];
  if (mapped.length === 0) return;
  before = seen;
  listed = order;
}

/** Whether the map before this one lacked the element; the first map of a document marks nothing. Most stand at the place where they stood. */
export const isNew = (element: Element, place: number): boolean =>
  before !== undefined && listed[place] !== element && !before.has(element);

/** `known` has each of the elements. */
export function endMap(elements: readonly Element[], known: ReadonlyMap<Element, unknown>): void {
  mapped = elements;
  order = elements;
  seen = known;
}

/** The element of this index, or undefined when it has left the document. */
export function elementAt(index: number): Element | undefined {
  const element = index < 0 ? held[-1 - index] : mapped[index];
  return element?.isConnected ? element : undefined;
}

/**
 * As `elementAt`; what a page has drawn anew, word for word, at the same place stands in for what is gone. Only where all that
 * went with it has come back, and once: the like of it in another row is another element.
 */
export function redrawnAt(index: number): Element | undefined {
  const gone = mapped[index];
  const box = gone && boxes.get(gone);
  if (!gone || !box || gone.isConnected) return elementAt(index);
  const path = [gone];
  for (let at = gone.parentElement; at; at = at.parentElement) path.push(at);
  const root = path.at(-1) ?? gone;
  const isLike = (element: Element) => element.isEqualNode(root);
  const [again, ...others] = [...document.querySelectorAll(root.tagName)].filter(isLike);
  if (!again || others.length > 0) return undefined;
  // The way down is the same in both, for they are equal.
  let found: Element | undefined = again;
  for (let level = path.length - 1; level > 0; level -= 1) {
    const place = [...(path[level]?.children ?? [])].indexOf(path[level - 1] ?? gone);
    found = found?.children[place];
  }
  if (!found) return undefined;
  const { x, y } = found.getBoundingClientRect();
  if (Math.abs(x - box.x) > 1 || Math.abs(y - box.y) > 1) return undefined;
  const element = found;
  boxes.set(element, box);
  mapped = mapped.map((known, at) => (at === index ? element : known));
  return element;
}

/** A number, below zero, for an element that is not on the map; good until the next map. */
export function hold(element: Element): number {
  const at = held.indexOf(element);
  return -1 - (at < 0 ? held.push(element) - 1 : at);
}
