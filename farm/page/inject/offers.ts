/** What a list offers. */
import { squeeze } from './blanks.ts';
import { contentName } from './name.ts';

const most = 200;

export interface Offered {
  /** Of its options, in order. */
  readonly texts: readonly string[];
  /** The places of those that can't be chosen now. */
  readonly off: readonly number[];
}

/** Undefined when it offers none on the page. */
export function offeredBy(element: Element, role: string): Offered | undefined {
  if (element instanceof HTMLSelectElement) return offered(element.options, ({ label }) => label, isOff);
  if (element instanceof HTMLInputElement && element.list) {
    // The browser does not suggest what is disabled.
    const open = [...element.list.options].filter((option) => !isOff(option));
    return offered(open, ({ label, value }) => label || value, isOff);
  }
  if (role !== 'listbox' && role !== 'combobox' && !element.hasAttribute('aria-haspopup')) return undefined;
  const list = role === 'listbox' ? element : listOf(element);
  const options = list?.querySelectorAll('[role="option"],[role="menuitem"],[role="menuitemradio"],[role="menuitemcheckbox"]');
  if (!list || !options || options.length === 0) return undefined;
  const isOffIn = (option: Element) => list.contains(option.closest('[aria-disabled="true"]'));
  return offered(options, (option) => option.getAttribute('aria-label') ?? contentName(option), isOffIn);
}

function listOf(element: Element): Element | null {
  const root = element.getRootNode() as Document | ShadowRoot;
  for (const name of ['aria-controls', 'aria-owns']) {
    for (const id of (element.getAttribute(name) ?? '').split(/\s+/)) {
      const list = id ? root.getElementById(id) : null;
      if (list?.checkVisibility()) return list;
    }
  }
  return null;
}

function offered<T extends Element>(options: Iterable<T>, textOf: (option: T) => string, isOff: (option: T) => boolean): Offered {
  const all = [...options].slice(0, most);
  return { texts: all.map((option) => squeeze(textOf(option))), off: all.flatMap((option, at) => (isOff(option) ? [at] : [])) };
}

/** By itself, or as all of its group is. */
export const isOff = (option: HTMLOptionElement): boolean => option.disabled || option.closest('optgroup')?.disabled === true;
