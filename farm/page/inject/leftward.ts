/** What is laid out against the order of the document: stars of a rating often are, so that style can colour those before one. */

const fewest = 3;
const most = 10;

/** Whether the signs in an element stand from right to left where its text, if it had any, would not; `count` elements stand in it. */
export function runsLeftward(element: Element, count: number): boolean {
  if (count < fewest || count > most || element.tagName === 'TR' || /[\p{L}\p{N}]/u.test(element.textContent ?? '')) return false;
  if (document.documentElement.dir === 'rtl' || document.body?.dir === 'rtl') return false;
  const boxes = [...element.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.length >= fewest && boxes.every(({ right, top, height }, at) => isLeftOf(boxes[at - 1], right, top + height / 2));
}

const isLeftOf = (before: DOMRect | undefined, right: number, middle: number): boolean =>
  before === undefined || (right <= before.left + before.width / 2 && middle > before.top && middle < before.bottom);
