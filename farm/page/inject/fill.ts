/** Making a control ready to be typed into, and what stands in it. */
import { squeeze, valueText } from './name.ts';
import { elementAt } from './registry.ts';
import { isDisabled } from './role.ts';
import { describe, isShown } from './visibility.ts';
import type { FillTarget } from './wire.ts';

/** Kinds of input whose value is set at once, as a person's picker would. */
const picked = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']);
const unfillable = new Set(['checkbox', 'radio', 'file', 'submit', 'button', 'reset', 'image', 'hidden']);

/** Focuses the control and selects all of its text, or sets the value where there is nothing to type into. */
export function prepareFill(index: number, text: string): FillTarget {
  const element = elementAt(index);
  if (!element) return { ok: false, trouble: { type: 'gone' } };
  if (!isShown(element)) return { ok: false, trouble: { type: 'hidden' } };
  if (isDisabled(element)) return { ok: false, trouble: { type: 'disabled' } };
  if (element instanceof HTMLSelectElement) return choose(element, text);
  if (element instanceof HTMLInputElement && picked.has(element.type)) return set(element, text);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (element.readOnly || unfillable.has(element.type)) return notFillable(element);
    element.focus();
    element.select();
    return { ok: true, kind: 'text' };
  }
  if (element instanceof HTMLElement && element.isContentEditable) {
    element.focus();
    getSelection()?.selectAllChildren(element);
    return { ok: true, kind: 'text' };
  }
  return notFillable(element);
}

const notFillable = (element: Element): FillTarget => ({ ok: false, trouble: { type: 'notFillable', what: describe(element) } });

/** The option of this text or value, letter case aside. */
function choose(select: HTMLSelectElement, text: string): FillTarget {
  const wanted = squeeze(text).toLowerCase();
  const options = [...select.options].filter(({ disabled }) => !disabled);
  const option = options.find(({ label }) => squeeze(label).toLowerCase() === wanted) ?? options.find(({ value }) => value === text);
  if (!option) return { ok: false, trouble: { type: 'notFillable', what: `a list without an option ${JSON.stringify(text)}` } };
  select.focus();
  option.selected = true;
  changed(select);
  return { ok: true, kind: 'set' };
}

function set(input: HTMLInputElement, text: string): FillTarget {
  input.focus();
  // Through the prototype: frameworks shadow the property on the element to tell their own writes from a person's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  changed(input);
  return { ok: true, kind: 'set' };
}

function changed(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The value as it stands; undefined when the element is gone. */
export function value(index: number): string | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return valueText(element);
}

export function focus(index: number): boolean {
  const element = elementAt(index);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus();
  return true;
}
