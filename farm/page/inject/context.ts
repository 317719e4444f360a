/** What an element stands under: the heading, group or table row that tells it from its likes. */
import { contentName, nameOf, squeeze } from './name.ts';

const longest = 80;
const groups = new Set([
  'group',
  'radiogroup',
  'dialog',
  'alertdialog',
  'region',
  'form',
  'navigation',
  'menu',
  'toolbar',
  'tablist',
  'listbox',
  'search',
  'article',
  'figure',
]);

/** One level of the walk that may give its elements a context; its text is made when the first of them asks. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #element: Element;
  readonly #role: string;
  #heading: string | undefined;
  #own: string | undefined;
  #firstCell: Element | undefined;

  constructor(outer: Scope | undefined, element: Element, role: string) {
    this.#outer = outer;
    this.#element = element;
    this.#role = role;
  }

  /** A heading was met: it stands over what follows in this scope. */
  set heading(text: string) {
    this.#heading = text.slice(0, longest);
  }

  /** The nearest telling text, or `''`; a row's first cell is not told what it says itself. */
  text(of: Element): string {
    if (this.#heading) return this.#heading;
    const own = this.#name();
    if (own && !this.#firstCell?.contains(of)) return own;
    return this.#outer?.text(of) ?? '';
  }

  #name(): string {
    if (this.#own !== undefined) return this.#own;
    if (this.#role === 'row') this.#firstCell = firstCell(this.#element);
    const text = this.#role === 'row' ? contentName(this.#firstCell ?? this.#element) : nameOf(this.#element, 'group');
    this.#own = squeeze(text).slice(0, longest);
    return this.#own;
  }
}

function firstCell(row: Element): Element | undefined {
  let first: Element | undefined;
  for (const cell of row.children) {
    if (cell.tagName === 'TH') return cell;
    if (first === undefined && squeeze(cell.textContent ?? '') !== '') first = cell;
  }
  return first;
}

const sections = new Set(['ARTICLE', 'ASIDE', 'DIALOG', 'FIELDSET', 'FORM', 'LI', 'MAIN', 'NAV', 'SECTION', 'TR']);

/** Whether the element opens a scope of its own. */
export const opensScope = (element: Element, role: string): boolean => sections.has(element.tagName) || role === 'row' || groups.has(role);
