/** What a page folds away without saying so: words that stand right before what is not shown. */
import { skipped } from './kinds.ts';

/** Less is a message that is yet to come. */
const [leastLetters, leastTimes] = [12, 2];

/** Whether what follows the element is folded away under it; `times` as long as its own words at least. */
export function isFoldedUnder(element: Element, times = 1): boolean {
  // Cells stand side by side.
  if (element.tagName === 'TD' || element.tagName === 'TH') return false;
  const under = element.nextElementSibling;
  if (!(under instanceof HTMLElement) || under.offsetHeight > 0 || skipped.has(under.tagName) || under.hasAttribute('role')) return false;
  const letters = (under.textContent ?? '').trim().length;
  return letters >= leastLetters && letters >= times * (element.textContent ?? '').length && getComputedStyle(under).display === 'none';
}

/** A box of a few words that shows what is chosen holds what can be chosen as a list of its own, which is filled at times but as it opens. */
function holdsList(element: Element): boolean {
  const list = element.lastElementChild;
  if (!(list instanceof HTMLElement) || !lists.has(list.tagName) || list.querySelector(fields) || list.offsetHeight > 0) return false;
  const own = [...element.childNodes].filter((node) => node !== list);
  const isPlain = own.every((node) => !(node instanceof Element) || (node.childElementCount <= 1 && !node.matches(fields)));
  const letters = own.map(({ textContent }) => (textContent ?? '').trim()).join(' ').length;
  return isPlain && letters > 0 && letters <= mostLetters && getComputedStyle(list).display === 'none';
}
const lists = new Set(['UL', 'OL', 'MENU']);
const fields = 'a[href],button,input,select,textarea';
const mostLetters = 40;

/** Of what can be clicked, which may do something, more is wanted. */
export const foldState = (element: Element, role: string): 'collapsed' | '' => {
  if (role === 'clickable' && holdsList(element)) return 'collapsed';
  return (role === 'clickable' || role === 'heading') && isFoldedUnder(element, leastTimes) ? 'collapsed' : '';
};
