/** The row, card or item that an element stands in, and what it says. */
import { likenessOf } from './alike.ts';
import { elementAfter, elementBefore } from './beside.ts';
import { squeeze } from './blanks.ts';
import { parentOf } from './visibility.ts';

const mostKeys = 12;
/** Neighbours that a row is compared with, on either side. */
const mostBeside = 100;

const isUnitRole = (element: Element): boolean =>
  ['TR', 'LI', 'ARTICLE', 'DT', 'DD'].includes(element.tagName) ||
  ['row', 'listitem', 'article', 'option', 'treeitem'].includes(element.getAttribute('role') ?? '');

/** The innermost row, card or item around the element that has others of its build beside it. */
export function unitOf(element: Element): Element | undefined {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) if (likesOf(at).next().done !== true) return at;
  return undefined;
}

const lone = 'tr,li,article,section,fieldset,form,[role="row"],[role="listitem"],[role="option"],[role="group"]';

/** As `unitOf`; of what has no likes beside it any more, what it would be the row or part of. */
export const loneUnitOf = (element: Element): Element => unitOf(element) ?? element.parentElement?.closest(lone) ?? element;

/** So many steps up, what is said in few words is said of the element. */
const nearby = 4;
const mostNear = 200;

/** What the part around the element says, where it stands in no row with others beside it; empty for none. */
export function nearOf(element: Element): string {
  const part = element.parentElement?.closest(lone);
  if (part) {
    const text = textOf(part);
    if (text.length <= mostNear) return text;
  }
  let near = '';
  let at = parentOf(element);
  for (let steps = 0; at && at !== document.body && steps < nearby; at = parentOf(at), steps += 1) {
    const text = textOf(at);
    if (text.length > mostNear) break;
    near = text;
  }
  return near;
}

/** Those near it that are of its build. */
function* likesOf(unit: Element): Generator<Element> {
  const isLike = isUnitRole(unit) ? ({ tagName }: Element) => tagName === unit.tagName : likenessOf(unit);
  for (const next of [elementBefore, elementAfter]) {
    let looked = 0;
    for (let at = next(unit); at && looked < mostBeside; at = next(at), looked += 1) if (isLike(at)) yield at;
  }
}

/** The words of a unit that no other near it has. */
export function keyOf(unit: Element): readonly string[] {
  let key = [...new Set(wordsOf(textOf(unit)))];
  for (const other of likesOf(unit)) {
    // Most have none of the words that are left, and that is quickly told.
    const text = (other.textContent ?? '').toLowerCase();
    if (!key.some((word) => text.includes(word))) continue;
    const words = new Set(wordsOf(textOf(other)));
    key = key.filter((word) => !words.has(word));
    if (key.length === 0) break;
  }
  return key.slice(0, mostKeys);
}

/** In small letters, without signs. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,:/@-][\p{L}\p{N}]+)*/gu) ?? [];

/** All that the element says, what is typed and chosen in it left out: that is another each time. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (!isSilent(node)) parts.push(node.nodeValue ?? '');
  return squeeze(parts.join(' '));
}

const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION', 'TEXTAREA']);

/** Whether it is text that no one reads, or that is typed or chosen. */
export const isSilent = (text: Node): boolean => silent.has(text.parentElement?.tagName ?? '');
