/** What a list offers. */
import { squeeze } from './blanks.ts';
import { contentName } from './name.ts';

const most = 200;

/** The texts of its options in order; undefined when it offers none on the page. */
export function optionsOf(element: Element, role: string): string[] | undefined {
  if (element instanceof HTMLSelectElement) return texts(element.options, (option) => (option as HTMLOptionElement).label);
  if (element instanceof HTMLInputElement && element.list) {
    return texts(element.list.options, (option) => (option as HTMLOptionElement).label || (option as HTMLOptionElement).value);
  }
  if (role !== 'listbox' && role !== 'combobox' && !element.hasAttribute('aria-haspopup')) return undefined;
  const list = role === 'listbox' ? element : listOf(element);
  const options = list?.querySelectorAll('[role="option"],[role="menuitem"],[role="menuitemradio"],[role="menuitemcheckbox"]');
  return options && options.length > 0 ? texts(options, (option) => option.getAttribute('aria-label') ?? contentName(option)) : undefined;
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

const texts = (options: Iterable<Element>, textOf: (option: Element) => string): string[] =>
  [...options].slice(0, most).map((option) => squeeze(textOf(option)));
