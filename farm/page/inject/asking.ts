/** What a dialog of the page's own asks, which a control in it answers. */
import { squeeze } from './blanks.ts';
import { elementAt } from './registry.ts';
import { isSilent } from './units.ts';
import { isShown, parentOf } from './visibility.ts';

const dialogs = 'dialog,[role="dialog"],[role="alertdialog"]';
const controls = 'button,a[href],input,select,textarea,[role="button"],[role="link"]';
/** With as many of these it is a form, and its text is that of its fields. */
const fields = 'input:not([type="checkbox"],[type="radio"],[type="hidden"],[type="button"],[type="submit"]),select,textarea';
const mostFields = 2;
const longestAsked = 300;

/** Undefined for what stands in none; empty where it is a form, or says nothing. */
export function askedOf(element: Element): string | undefined {
  const dialog = dialogAround(element);
  if (!dialog) return undefined;
  if (dialog.querySelectorAll(fields).length + choicesIn(dialog) >= mostFields) return '';
  const parts: string[] = [];
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement;
    if (around && !isSilent(node) && !around.closest(controls) && isShown(around)) parts.push(node.nodeValue ?? '');
  }
  return squeeze(parts.join(' ')).slice(0, longestAsked);
}

/** Radio buttons of one name are one field: a list that is chosen from may have become such. */
const choicesIn = (dialog: Element): number =>
  new Set([...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ name }) => name)).size;

/** Of the element of this number. */
export function asked(index: number): string | undefined {
  const element = elementAt(index);
  return element && askedOf(element);
}

function dialogAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = parentOf(at)) if (at.matches(dialogs)) return at;
  return undefined;
}
