/** What a person reads on the page. */

import { squeeze } from './blanks.ts';
import { isExposed } from './exposed.ts';
import { occurrencesOf } from './occurrences.ts';
import { elementAt } from './registry.ts';
import { isDisabled } from './role.ts';
import { valueText } from './value.ts';
import { isShown, shownBox } from './visibility.ts';

const fold = (text: string): string => squeeze(text).toLowerCase();

/** The value of a control or the visible text of anything else, `most` characters of it; undefined when it is gone. */
export function read(index: number, most: number): string | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const text = textOf(element);
  return text.length > most ? `${text.slice(0, most)}… (cut: ${text.length} characters in all)` : text;
}

function textOf(element: Element): string {
  const value = valueText(element);
  if (value !== '' || element.matches('input,select,textarea')) return value;
  const pictures = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
  return visibleText(element) || squeeze(element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? pictures.join(' '));
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

/**
 * Whether this text is shown, letter case and white space aside, also on a button or in a control that no one can type into.
 * What can be typed or chosen is left out: it shows what was asked for, not what came of it.
 */
export function showsText(text: string): boolean {
  const wanted = fold(text);
  if (wanted === '' || !document.body) return false;
  if (holdsText(document.body, wanted) && paintsIt(document.body, wanted)) return true;
  for (const control of document.querySelectorAll('input,textarea,select')) {
    const box = shownBox(control);
    if (box && fold(givenText(control)).includes(wanted) && isExposed(box, control)) return true;
  }
  return false;
}

/** `innerText` of what is not laid out is its source. */
const isLaidOut = (element: Element): boolean => element.checkVisibility() || getComputedStyle(element).display === 'contents';

const holdsText = (element: Element, wanted: string): boolean => fold(visibleText(element)).includes(wanted);

/** `innerText` knows nothing of what is pale, covered or clipped: the innermost elements that hold the text must show it. */
function paintsIt(element: Element, wanted: string): boolean {
  const children = [...element.children, ...(element.shadowRoot?.children ?? [])];
  const inner = children.filter((child) => isLaidOut(child) && holdsText(child, wanted));
  return inner.length === 0
    ? !isTypedInto(element) && !isDenied(fold(visibleText(element)), wanted) && exposes(element, wanted)
    : inner.some((child) => paintsIt(child, wanted));
}

const denying = /(?:(?:^|[^\p{L}])(?:not|never|cannot|nicht|noch nicht|kein\p{L}*)(?: \p{L}+)? |n['’]t(?: \p{L}+)? |(?:^|[^\p{L}])un)$/u;

/** "Not saved" is no "saved". */
function isDenied(text: string, wanted: string): boolean {
  let found = false;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!denying.test(text.slice(Math.max(0, at - longestDenial), at))) return false;
    found = true;
  }
  return found;
}
const longestDenial = 40;

/** Whether a person sees some of every part of the text, at one of the places where it stands. */
function exposes(element: Element, wanted: string): boolean {
  for (const parts of occurrencesOf(wanted, element)) {
    if (parts.every(({ holder, lines }) => lines.some((line) => isExposed(line, holder)))) return true;
  }
  return false;
}

const isTypedInto = (element: Element): boolean =>
  (element as HTMLElement).isContentEditable === true || element.closest('select,textarea') !== null;

function givenText(control: Element): string {
  if (control instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(control.type)) return control.value;
  const isGiven = isDisabled(control) || ('readOnly' in control && control.readOnly === true);
  return isGiven ? valueText(control) : '';
}

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
      if (isStatus(element) && isShown(element) && holdsText(element, wanted) && paintsIt(element, wanted)) return true;
    }
    return false;
  };
  return found(document);
}

/** Whether it is a message by its role or by how it is called. */
export function isStatus(element: Element): boolean {
  if (element.matches('html,body,script,style')) return false;
  if (element.matches(liveRegions)) return true;
  return isCalledStatus(element) && isMessage(element);
}

const regions = 'main,nav,header,footer,aside,form,table,a,button,input,select,textarea,summary,[role="button" i],[role="link" i]';
const structure = 'h1,h2,h3,h4,h5,h6,[role="heading" i],input:not([type="hidden" i]),select,textarea';

/** A part of the page, or a way to the messages, may be called after them; a message has at most a button to be rid of it. */
export const isMessage = (element: Element): boolean =>
  !element.matches(regions) &&
  element.querySelector(structure) === null &&
  element.querySelectorAll('a[href],button,[role="button" i],[role="link" i]').length <= 1;

function isCalledStatus(element: Element): boolean {
  if (element.id && statusWord.test(split(element.id))) return true;
  for (const name of element.classList) if (statusWord.test(split(name))) return true;
  for (const { name, value } of element.attributes) {
    if (name.startsWith('data-') && (statusWord.test(name.slice(5)) || statusWord.test(split(value)))) return true;
  }
  return false;
}
