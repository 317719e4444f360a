/** The part of the page that an observation is limited to. */
import { holds } from './visibility.ts';

/** Whether it is a CSS selector: what the browser takes for one is one, whatever any list or parser says. */
export function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SyntaxError') return false;
    throw error;
  }
}

/** The first element that a CSS selector selects, through open shadow roots; null when there is none. Throws for what is no selector. */
export function scopeOf(selector: string, root: Document | ShadowRoot = document): Element | null {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const element of root.querySelectorAll('*')) {
    const inner = element.shadowRoot && scopeOf(selector, element.shadowRoot);
    if (inner) return inner;
  }
  return null;
}

/** Whether it stands in the first element that the selector selects. */
export function isInScope(element: Element, selector: string): boolean {
  const scope = scopeOf(selector);
  return scope !== null && holds(scope, element);
}
