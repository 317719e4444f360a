/** Choosing from a native list. */
import { controlOf, onlyIn } from './control.ts';
import { squeeze } from './name.ts';
import { elementAt } from './registry.ts';
import { isDisabled } from './role.ts';
import type { Chosen } from './wire.ts';

/** Makes exactly these the chosen options; `custom` when the element is no native list. */
export function chooseOptions(index: number, wanted: readonly string[]): Chosen {
  const element = elementAt(index);
  if (!element) return { ok: false, type: 'gone' };
  const select = onlyIn(controlOf(element), 'select');
  if (!(select instanceof HTMLSelectElement)) return { ok: false, type: 'custom' };
  if (isDisabled(select)) return { ok: false, type: 'disabled' };
  if (!select.multiple && wanted.length !== 1) return { ok: false, type: 'single' };
  const options = [...select.options];
  const chosen = new Set<HTMLOptionElement>();
  for (const text of wanted) {
    const option = find(options, text);
    if (!option) return { ok: false, type: 'noOption', text, options: textsOf(options) };
    if (isOff(option)) return { ok: false, type: 'optionDisabled', text };
    chosen.add(option);
  }
  if (options.every((option) => option.selected === chosen.has(option))) return { ok: true };
  select.focus();
  for (const option of options) option.selected = chosen.has(option);
  changed(select);
  return { ok: true };
}

/** By its text, then with letter case and white space aside, then by its value; what can be chosen comes first. */
function find(options: readonly HTMLOptionElement[], text: string): HTMLOptionElement | undefined {
  const wanted = fold(text);
  const ways: readonly ((option: HTMLOptionElement) => boolean)[] = [
    ({ label, text: own }) => label === text || own === text,
    ({ label, text: own }) => fold(label) === wanted || fold(own) === wanted,
    ({ value }) => value === text,
  ];
  for (const way of ways) {
    const found = options.filter(way);
    const first = found.find((option) => !isOff(option)) ?? found[0];
    if (first) return first;
  }
  return undefined;
}

const isOff = (option: HTMLOptionElement): boolean => option.disabled || option.closest('optgroup')?.disabled === true;

export const fold = (text: string): string => squeeze(text).toLowerCase();

const mostTold = 40;

const textsOf = (options: readonly HTMLOptionElement[]): readonly string[] => options.map(({ label }) => squeeze(label)).slice(0, mostTold);

/** What a control's own picker tells the page. */
export function changed(element: Element): void {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
