/** Scrolling the page or the container that an element stands in. */
import { nextPicture } from './quiet.ts';
import { elementAt } from './registry.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Scrolled, ScrolledInside } from './wire.ts';

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

/** Scrolls what the element stands in or heads, down or, where it is only wider than it shows, to the right; see `Act`. */
export function scrollInside(index: number, where: 'up' | 'down' | 'top' | 'bottom' | 'intoView'): ScrolledInside | 'gone' | 'none' {
  const element = elementAt(index);
  if (!element) return 'gone';
  const box = boxOf(element);
  if (!box) return 'none';
  const forward = where === 'down' || where === 'bottom';
  const isUpright = box === pageContainer() || scrolls(box);
  const at = () => (isUpright ? box.scrollTop : box.scrollLeft);
  const [shows, all] = isUpright ? [box.clientHeight, box.scrollHeight] : [box.clientWidth, box.scrollWidth];
  const isThere = () => (forward ? at() + shows >= all - 2 : at() <= 0);
  const [before, wasThere] = [at(), isThere()];
  const by = (where === 'bottom' || where === 'top' ? all : shows * part) * (forward ? 1 : -1);
  box.scrollBy({ [isUpright ? 'top' : 'left']: by, behavior: 'instant' });
  return { height: box.scrollHeight, atEnd: isThere(), moved: at() !== before, wasThere };
}

/** The nearest part around it that scrolls; else the only one in what it heads; else the page, where its list outgrows that. */
function boxOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) if (scrolls(at) || scrollsAside(at)) return at;
  for (let at: Element | null = element; at && at !== document.documentElement; at = parentOf(at)) {
    const inside = [...at.querySelectorAll('*')].filter((each) => (scrolls(each) || scrollsAside(each)) && isShown(each));
    if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
  }
  const page = pageContainer();
  const list = element.closest('ul,ol,table,[role="list"],[role="table"],[role="grid"],[role="feed"]') ?? element;
  return list.getBoundingClientRect().height > page.clientHeight ? page : undefined;
}

/** Whether more has come into the container within `ms`. */
export function awaitGrowth(index: number | undefined, height: number, ms: number, inside = false): Promise<boolean> {
  const until = performance.now() + ms;
  const element = index === undefined ? undefined : elementAt(index);
  const box = (element && inside ? boxOf(element) : undefined) ?? (element ? containerOf(element) : pageContainer());
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

function scrollsAside(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1 || element === document.body || element === document.documentElement) return false;
  return /auto|scroll|overlay/.test(getComputedStyle(element).overflowX);
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
