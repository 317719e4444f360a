/** White space as a person sees it. */

/** Where a word may be parted, or is kept together: nobody sees them. */
const unseen = /[\u00ad\u200b\u2060\ufeff]+/g;
/** Most text has single blanks already. */
const loose = /[^\S ]|[\u00ad\u200b\u2060]| {2}/;
export const squeeze = (text: string): string => (loose.test(text) ? text.replace(unseen, '').replace(/\s+/g, ' ') : text).trim();

/** The text in the element, hidden or not; where its maker has broken a line, words are apart. */
export function contentOf(element: Element): string {
  const text = element.textContent ?? '';
  if (element.childElementCount === 0 || element.getElementsByTagName('br').length === 0) return text;
  const all = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let parted = '';
  while (all.nextNode()) parted += all.currentNode.nodeName === 'BR' ? ' ' : (all.currentNode.nodeValue ?? '');
  return parted;
}
