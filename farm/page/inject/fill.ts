/** Making a control ready to be typed into, and what stands in it. */
import { controlOf, onlyIn } from './control.ts';
import { isDrawnOver, isInThumb } from './drawn-over.ts';
import { editorAround } from './editor.ts';
import { gauge } from './gauge.ts';
import { actBegins } from './later.ts';
import { changed } from './options.ts';
import { isPutBack } from './put-back.ts';
import { elementAt } from './registry.ts';
import { isDisabled, roleOf } from './role.ts';
import { isThumb } from './thumbs.ts';
import { valueText } from './value.ts';
import { activeElement, describe, holds, isShown } from './visibility.ts';
import type { FillTarget, Trouble } from './wire.ts';
import { written } from './written.ts';

/** Kinds of input whose value is set at once, as a person's picker would. */
const picked = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'range']);
const unfillable = new Set(['checkbox', 'radio', 'file', 'submit', 'button', 'reset', 'image', 'hidden']);

/** Focuses the control and selects all of its text, or sets the value where there is nothing to type into. */
export function prepareFill(index: number, text: string): FillTarget {
  const mapped = elementAt(index);
  if (!mapped) return { ok: false, trouble: { type: 'gone' } };
  const element = fieldOf(mapped);
  actBegins();
  if (editorAround(element)) return takesFocus(element) ? { ok: true, kind: 'drawn' } : { ok: false, trouble: { type: 'unfocused' } };
  if (!isShown(element) && !isDrawnOver(element) && !isInThumb(element)) return { ok: false, trouble: { type: 'hidden' } };
  if (isDisabled(element)) return { ok: false, trouble: { type: 'disabled' } };
  // Some are read-only until they have the focus, to keep browsers from filling them.
  if (isReadOnly(element)) (element as HTMLElement).focus();
  if (isReadOnly(element)) return notFillable('read-only');
  if (opensList(element)) return { ok: true, kind: 'list' };
  if (element instanceof HTMLInputElement && picked.has(element.type)) return set(element, text);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    if (unfillable.has(element.type)) return notFillable(describe(element));
    if (!takesFocus(element)) return { ok: false, trouble: { type: 'unfocused' } };
    element.select();
    return { ok: true, kind: 'text', held: element.value };
  }
  if (element instanceof HTMLElement && element.isContentEditable) {
    if (!takesFocus(element)) return { ok: false, trouble: { type: 'unfocused' } };
    getSelection()?.selectAllChildren(element);
    return { ok: true, kind: 'rich' };
  }
  if (gauge(index)) return { ok: true, kind: 'gauge' };
  if (isThumb(element)) return { ok: true, kind: 'thumb' };
  return notFillable(describe(element));
}

/** The field that the element stands for or is built around. */
export const fieldOf = (element: Element): Element => onlyIn(controlOf(element), fields) ?? controlOf(element);
const fields =
  'input:not([type="hidden" i]),textarea,select,[contenteditable=""],[contenteditable="true" i],[contenteditable="plaintext-only" i]';

const notFillable = (what: string): FillTarget => ({ ok: false, trouble: { type: 'notFillable', what } });

const isReadOnly = (element: Element): boolean =>
  ('readOnly' in element && element.readOnly === true) || element.getAttribute('aria-readonly') === 'true';

/** What is chosen from and not typed into. */
const opensList = (element: Element): boolean =>
  element instanceof HTMLSelectElement || (['combobox', 'listbox'].includes(roleOf(element)) && !isTypable(element));

const isTypable = (element: Element): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || (element as HTMLElement).isContentEditable;

function set(input: HTMLInputElement, text: string): FillTarget {
  const before = input.value;
  const wanted = text === '' ? '' : (placeOn(input, text) ?? written(input.type, text));
  if (wanted !== undefined) {
    input.focus();
    write(input, wanted);
    if (isSame(input.value, wanted)) {
      const { value } = input;
      if (value !== before) changed(input);
      return { ok: true, kind: 'set', value };
    }
    write(input, before);
  }
  const bounds = [input.min && `from ${input.min}`, input.max && `to ${input.max}`, input.step && `in steps of ${input.step}`].filter(
    Boolean,
  );
  const takes = forms[input.type] ?? (bounds.length > 0 ? `; it goes ${bounds.join(' ')}` : '');
  return notFillable(`a ${input.type} control, which does not take ${JSON.stringify(text)}${takes}`);
}

/** Of a range, an end, the middle or so many hundredths of it, rounded to its step. */
function placeOn(input: HTMLInputElement, text: string): string | undefined {
  if (input.type !== 'range') return undefined;
  const [, hundredths] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
  const place = ({ start: 0, middle: 0.5, end: 1 } as Readonly<Record<string, number>>)[text];
  const share = hundredths === undefined ? place : Number(hundredths) / 100;
  if (share === undefined || share > 1) return undefined;
  const [min, max] = [Number(input.min || 0), Number(input.max || 100)];
  const step = Number(input.step) || 1;
  return String(min + Math.round((share * (max - min)) / step) * step);
}

/** How a person has to write what a picker takes. */
const forms: Readonly<Record<string, string>> = {
  date: '; write it as 2030-12-31',
  time: '; write it as 23:59',
  'datetime-local': '; write it as 2030-12-31T23:59',
  month: '; write it as 2030-12',
  week: '; write it as 2030-W52',
  color: '; write it as #ff8800',
};

/** Through the prototype: frameworks shadow the property on the element to tell their own writes from a person's. */
const write = (input: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);

/** Browsers write values their own way: `3` for `3.0`, and `T` between day and time. */
const isSame = (held: string, text: string): boolean => {
  const wanted = text.trim().toLowerCase().replace(' ', 't');
  return held.toLowerCase() === wanted || (wanted !== '' && Number(held) === Number(wanted));
};

/** The value as it stands; undefined when the element is gone. */
export function value(index: number): string | undefined {
  const mapped = elementAt(index);
  if (!mapped) return undefined;
  const element = fieldOf(mapped);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return valueText(element);
}

/** As `value`, once it is known whether the page keeps it, after `ms` at most. */
export async function keptValue(index: number, kept: string, ms: number): Promise<string | undefined> {
  await isPutBack(() => value(index) !== kept, ms);
  return value(index);
}

/** Gives the element the focus, with the caret after what stands there if it is asked for; what is in the way otherwise. */
export function focus(index: number, atEnd: boolean): Trouble | undefined {
  const element = elementAt(index);
  if (!element) return { type: 'gone' };
  const control = atEnd ? fieldOf(element) : controlOf(element);
  if (isDisabled(control)) return { type: 'disabled' };
  actBegins();
  if (!takesFocus(control)) return { type: 'unfocused' };
  if (atEnd) caretToEnd(control);
  return undefined;
}

function caretToEnd(field: Element): void {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    // Inputs of some types, as numbers, have no caret to be set.
    if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
    return;
  }
  if (!(field as HTMLElement).isContentEditable) return;
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
}

/** A page may pass the focus on to another element, which then would hear the keys. */
function takesFocus(element: Element): boolean {
  // A document that is an editor as a whole has the focus when its window has.
  if (element === document.body && document.body.isContentEditable) {
    window.focus();
    return document.activeElement === element;
  }
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  const active = activeElement();
  return active !== document.body && holds(element, active);
}
