/** Scrolling the page or the container that an element stands in. */
import { nextPicture } from './quiet.ts';
import { elementAt } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Scrolled } from './wire.ts';

/** A person keeps a few lines of what was read before. */
const part = 0.85;

/** Scrolls at once; undefined when the element is gone. */
export function scroll(index: number | undefined, where: 'up' | 'down' | 'top' | 'bottom' | 'intoView'): Scrolled | undefined {
  const element = index === undefined ? undefined : elementAt(index);
  if (index !== undefined && !element) return undefined;
  if (where === 'intoView') element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element ? containerOf(element) : pageContainer();
  const page = box.clientHeight * part;
  if (where === 'down' || where === 'up') box.scrollBy({ top: where === 'down' ? page : -page, behavior: 'instant' });
  if (where === 'bottom' || where === 'top') box.scrollTo({ top: where === 'bottom' ? box.scrollHeight : 0, behavior: 'instant' });
  return { height: box.scrollHeight, atEnd: box.scrollTop + box.clientHeight >= box.scrollHeight - 2 };
}

/** Whether more has come into the container within `ms`. */
export function awaitGrowth(index: number | undefined, height: number, ms: number): Promise<boolean> {
  const until = performance.now() + ms;
  const element = index === undefined ? undefined : elementAt(index);
  const box = element ? containerOf(element) : pageContainer();
  return new Promise((resolve) => {
    const look = () => {
      if (box.scrollHeight > height) resolve(true);
      else if (performance.now() > until) resolve(false);
      else nextPicture(look);
    };
    look();
  });
}

/** Brings the element of a child frame into view. */
export const showFrame = (owner: Element): void => owner.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** The nearest ancestor, or the element itself, whose content is longer than it. */
export function containerOf(element: Element): Element {
  for (let at: Element | null = element; at; at = parentOf(at)) if (scrolls(at)) return at;
  return pageContainer();
}

function scrolls(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1 || element === document.body || element === document.documentElement) return false;
  return /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
}

/** The document, or the largest part of it that scrolls where the document itself does not. */
function pageContainer(): Element {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollHeight > root.clientHeight + 1) return root;
  let largest: Element = root;
  let most = 0;
  for (const element of document.querySelectorAll('*')) {
    const size = element.clientWidth * element.clientHeight;
    if (size <= most || !scrolls(element) || !isShown(element)) continue;
    largest = element;
    most = size;
  }
  return largest;
}
