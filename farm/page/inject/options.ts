/** Choosing from a native list. */

import { standsAlready } from './aftermath.ts';
import { squeeze } from './blanks.ts';
import { controlOf, onlyIn } from './control.ts';
import { actBegins } from './later.ts';
import { isOff } from './offers.ts';
import { isPutBack } from './put-back.ts';
import { elementAt, hold } from './registry.ts';
import { isDisabled, roleOf } from './role.ts';
import { standInOf } from './stand-in.ts';
import { isShown, parentOf } from './visibility.ts';
import type { Chosen } from './wire.ts';

/** Makes exactly these the chosen options; `custom` when the element is no native list, or one that a built list stands in for. */
export function chooseOptions(index: number, wanted: readonly string[]): Chosen {
  const element = elementAt(index);
  if (!element) return { ok: false, type: 'gone' };
  const control = controlOf(element);
  if (control instanceof HTMLInputElement && control.list) return suggestedBy(control, [...control.list.options], wanted);
  const select = onlyIn(control, 'select');
  if (!(select instanceof HTMLSelectElement))
    return isNoList(control) ? { ok: false, type: 'noList' } : { ok: false, type: 'custom', by: hold(drawnFor(element)) };
  if (isDisabled(select)) return { ok: false, type: 'disabled' };
  // A script that has put its own list in its place may not hear what befalls the one that is hidden.
  const standIn = standInOf(select);
  if (standIn) return { ok: false, type: 'custom', by: hold(standIn) };
  if (!select.multiple && wanted.length !== 1) return { ok: false, type: 'single' };
  const options = [...select.options];
  const chosen = new Set<HTMLOptionElement>();
  for (const text of wanted) {
    const [option, ...others] = find(options, text);
    if (!option) return { ok: false, type: 'noOption', text, options: textsOf(options) };
    if (others.length > 0) return { ok: false, type: 'ambiguous', text, values: [option, ...others].map(({ value }) => value) };
    if (isOff(option)) return { ok: false, type: 'optionDisabled', text };
    chosen.add(option);
  }
  const before = placesOf(options);
  if (options.every((option) => option.selected === chosen.has(option))) {
    standsAlready();
    return { ok: true, before, now: before };
  }
  actBegins();
  select.focus();
  for (const option of options) option.selected = chosen.has(option);
  const now = placesOf(options);
  changed(select);
  return { ok: true, before, now };
}

/** What a field suggests (HTML, `list`) is put into it at once, as the browser's own list does. */
function suggestedBy(field: HTMLInputElement, options: readonly HTMLOptionElement[], wanted: readonly string[]): Chosen {
  const [text, ...others] = wanted;
  if (isDisabled(field)) return { ok: false, type: 'disabled' };
  if (text === undefined || others.length > 0) return { ok: false, type: 'single' };
  const [option, ...rivals] = find(options, text);
  if (!option) return { ok: false, type: 'noOption', text, options: textsOf(options) };
  if (rivals.length > 0) return { ok: false, type: 'ambiguous', text, values: [option, ...rivals].map(({ value }) => value) };
  if (isOff(option)) return { ok: false, type: 'optionDisabled', text };
  actBegins();
  field.focus();
  field.value = option.value;
  changed(field);
  return { ok: true, before: [], now: [] };
}

/** A click that was to open a list would turn it over, or send the form. */
const isNoList = (control: Element): boolean =>
  onOrOff.has(roleOf(control)) || (sends(control) && !unfolds.some((name) => control.hasAttribute(name)));
const sends = (control: Element): boolean =>
  (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
  control.form !== null &&
  ['submit', 'image', 'reset'].includes(control.type);
const unfolds: readonly string[] = ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-owns'];
const onOrOff = new Set(['switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio']);

/** A label stands for a field of its list that is transparent: what is drawn around that field opens the list, and hears no click on the label. */
function drawnFor(element: Element): Element {
  const control = controlOf(element);
  if (control === element || isShown(control)) return element;
  for (let at = parentOf(control); at && !at.contains(element); at = parentOf(at)) if (isShown(at)) return at;
  return element;
}

const placesOf = (options: readonly HTMLOptionElement[]): number[] => options.flatMap(({ selected }, place) => (selected ? [place] : []));

/**
 * Whether the list goes back to what was chosen before, within `ms` at most. One that goes back to an option without a value is no refusal:
 * the page has taken the choice and is ready for the next.
 */
export const refusedOptions = (index: number, before: readonly number[], wanted: readonly string[], ms: number): Promise<boolean> =>
  isPutBack(() => isRefused(index, before, wanted), ms);

function isRefused(index: number, before: readonly number[], wanted: readonly string[]): boolean {
  const element = elementAt(index);
  const select = element && onlyIn(controlOf(element), 'select');
  if (!(select instanceof HTMLSelectElement)) return false;
  // A list that was filled anew may have what was chosen in the old place.
  if (wanted.every((text) => find([...select.options], text).some(({ selected }) => selected))) return false;
  return String(placesOf([...select.options])) === String(before) && [...select.selectedOptions].some(({ value }) => value !== '');
}

/**
 * By its text, then with letter case and white space aside, then by its value; what can be chosen comes first. Several when
 * they are called the same and mean something else.
 */
function find(options: readonly HTMLOptionElement[], text: string): readonly HTMLOptionElement[] {
  const wanted = fold(text);
  const ways: readonly ((option: HTMLOptionElement) => boolean)[] = [
    ({ label, text: own }) => label === text || own === text,
    ({ label, text: own }) => fold(label) === wanted || fold(own) === wanted,
    ({ value }) => value === text,
  ];
  for (const way of ways) {
    const found = options.filter(way);
    const open = found.filter((option) => !isOff(option));
    if (new Set(open.map(({ value }) => value)).size > 1) return open;
    const first = open[0] ?? found[0];
    if (first) return [first];
  }
  return [];
}

export const fold = (text: string): string => squeeze(text).toLowerCase();

const mostTold = 40;

const textsOf = (options: readonly HTMLOptionElement[]): readonly string[] =>
  options.map(({ label, value }) => squeeze(label || value)).slice(0, mostTold);

/** What a control's own picker tells the page. */
export function changed(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
