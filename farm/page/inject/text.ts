/** What a person reads on the page. */
import { squeeze, valueText } from './name.ts';
import { elementAt } from './registry.ts';
import { isPainted, isShown } from './visibility.ts';

const fold = (text: string): string => squeeze(text).toLowerCase();

/** The value of a control or the visible text of anything else; undefined when it is gone. */
export function read(index: number): string | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const value = valueText(element);
  if (value !== '' || element.matches('input,select,textarea')) return value;
  return visibleText(element) || squeeze(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
}

/** The text in the element as it is shown, shadow roots included, white space squeezed. */
function visibleText(element: Element): string {
  const inner = shadowRoots(element).flatMap((root) => [...root.children].map(painted));
  return squeeze([painted(element), ...inner].join(' '));
}

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden by style must not count as read.
const painted = (element: Element): string => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));

function shadowRoots(element: Element): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  const walk = (root: ParentNode) => {
    for (const child of root.querySelectorAll('*')) {
      if (child.shadowRoot) {
        found.push(child.shadowRoot);
        walk(child.shadowRoot);
      }
    }
  };
  if (element.shadowRoot) {
    found.push(element.shadowRoot);
    walk(element.shadowRoot);
  }
  walk(element);
  return found;
}

/** Whether this text is shown, letter case and white space aside, also as the value or the hint of a control. */
export function showsText(text: string): boolean {
  const wanted = fold(text);
  if (wanted === '' || !document.body) return false;
  if (holdsText(document.body, wanted) && paintsIt(document.body, wanted)) return true;
  for (const control of document.querySelectorAll('input,textarea,select')) {
    if (!isShown(control)) continue;
    if (fold(valueText(control)).includes(wanted) || fold(buttonText(control)).includes(wanted)) return true;
  }
  return false;
}

/** `innerText` of what is not laid out is its source. */
const isLaidOut = (element: Element): boolean => element.checkVisibility() || getComputedStyle(element).display === 'contents';

const holdsText = (element: Element, wanted: string): boolean => fold(visibleText(element)).includes(wanted);

/** `innerText` knows nothing of opacity: the innermost elements that hold the text must be painted. */
function paintsIt(element: Element, wanted: string): boolean {
  const children = [...element.children, ...(element.shadowRoot?.children ?? [])];
  const inner = children.filter((child) => isLaidOut(child) && holdsText(child, wanted));
  return inner.length === 0 ? isPainted(element) : inner.some((child) => paintsIt(child, wanted));
}

const buttonText = (control: Element): string =>
  control instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(control.type) ? control.value : '';

const liveRegions = '[role~="status" i],[role~="alert" i],[role~="log" i],output,[aria-live]:not([aria-live="off" i])';
const statusWord = /(^|[^a-z])(status|message|alert|notice|flash|toast|snackbar)s?([^a-z]|$)/i;
const split = (text: string) => text.replace(/([a-z\d])([A-Z])/g, '$1-$2');

/** Whether a status message holds this text (SPEC-NOTES, `statusText`). */
export function showsStatus(text: string): boolean {
  const wanted = fold(text);
  if (wanted === '') return false;
  const found = (root: Document | ShadowRoot): boolean => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot && found(element.shadowRoot)) return true;
      if (isStatus(element) && fold(shownText(element)).includes(wanted)) return true;
    }
    return false;
  };
  return found(document);
}

function isStatus(element: Element): boolean {
  if (element.matches('html,body,script,style')) return false;
  if (element.matches(liveRegions)) return true;
  if (element.id && statusWord.test(split(element.id))) return true;
  for (const name of element.classList) if (statusWord.test(split(name))) return true;
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-') && (statusWord.test(name.slice(5)) || statusWord.test(split(value)))) return true;
  }
  return false;
}

const shownText = (element: Element): string => (isShown(element) ? visibleText(element) : '');
