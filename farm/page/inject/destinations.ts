/** Which addresses the form is sent to that an act fills or sends. */
import { defaultButton, focused, formOf, formSentBy } from './nature.ts';
import { elementAt } from './registry.ts';
import type { Going } from './wire.ts';

/**
 * `written`: the form that holds the element, as Enter in it would send it; else the one that a click on it, or Enter in it, would send,
 * where it holds one of the values. Undefined when the element is gone; without an index of what has the focus, where this frame has it.
 */
export function destinations(index: number | undefined, how: Going, values: readonly string[]): readonly string[] | undefined {
  const element = index === undefined ? focused() : elementAt(index);
  if (!element) return undefined;
  if (how === 'written') return addresses(ownForm(element), defaultButton(element));
  const asked = how === 'enter' ? (defaultButton(element) ?? element) : (labelled(element) ?? element);
  // What is chosen from a list may send its form without a button.
  const form = formSentBy(asked) ?? (how === 'enter' ? formOf(element) : element instanceof HTMLSelectElement ? element.form : null);
  return form && holds(form, values) ? addresses(form, asked) : [];
}

const ownForm = (element: Element): HTMLFormElement | null =>
  'form' in element && element.form instanceof HTMLFormElement ? element.form : (element.closest('form') as HTMLFormElement | null);

/** The control that a click on a label clicks. */
const labelled = (element: Element): Element | null => (element.closest('label') as HTMLLabelElement | null)?.control ?? null;

/** What the form calls its fields must not stand in for what it is itself. */
const elementsOf = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')?.get as (
  this: HTMLFormElement,
) => HTMLFormControlsCollection;

const holds = (form: HTMLFormElement, values: readonly string[]): boolean =>
  [...elementsOf.call(form)].some((field) => 'value' in field && values.some((value) => String(field.value).includes(value)));

function addresses(form: HTMLFormElement | null, by: Element | undefined): readonly string[] {
  if (!form) return [];
  const own = by?.closest('button,input');
  const written = own?.getAttribute('formaction') ?? Element.prototype.getAttribute.call(form, 'action') ?? '';
  return URL.canParse(written, document.baseURI) ? [new URL(written, document.baseURI).href] : [];
}
