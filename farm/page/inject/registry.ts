/** The elements of the latest map by their index, and which were on the map before. */

let mapped: readonly Element[] = [];
let held: Element[] = [];
let seen: ReadonlyMap<Element, unknown> | undefined;
let before: ReadonlyMap<Element, unknown> | undefined;

const boxes = new WeakMap<Element, DOMRect>();

/** Where the map saw the element. */
export const remember = (element: Element, box: DOMRect): void => void boxes.set(element, box);
export const boxOnMap = (element: Element): DOMRect | undefined => boxes.get(element);

/** Starts a map: what the latest one held is now known. */
export function beginMap(): void {
  held = [];
  if (mapped.length > 0) before = seen;
}

/** Whether the map before this one lacked the element; the first map of a document marks nothing. */
export const isNew = (element: Element): boolean => before !== undefined && !before.has(element);

/** `known` has each of the elements. */
export function endMap(elements: readonly Element[], known: ReadonlyMap<Element, unknown>): void {
  mapped = elements;
  seen = known;
}

/** The element of this index, or undefined when it has left the document. */
export function elementAt(index: number): Element | undefined {
  const element = index < 0 ? held[-1 - index] : mapped[index];
  return element?.isConnected ? element : undefined;
}

/** A number, below zero, for an element that is not on the map; good until the next map. */
export function hold(element: Element): number {
  const at = held.indexOf(element);
  return -1 - (at < 0 ? held.push(element) - 1 : at);
}
