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

/** Of what can be clicked, which may do something, more is wanted. */
export const foldState = (element: Element, role: string): 'collapsed' | '' =>
  (role === 'clickable' || role === 'heading') && isFoldedUnder(element, leastTimes) ? 'collapsed' : '';
