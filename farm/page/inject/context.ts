/** What an element stands under: the heading, group or table row that tells it from its likes. */
import { contentName, nameOf, squeeze } from './name.ts';

const shortest = 80;
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

  constructor(outer: Scope | undefined, element: Element, role: string) {
    this.#outer = outer;
    this.#element = element;
    this.#role = role;
  }

  /** A heading was met: it stands over what follows in this scope. */
  set heading(text: string) {
    this.#heading = text.slice(0, shortest);
  }

  /** The nearest telling text; `of` is left out of a row's description. */
  text(of: Element): string | undefined {
    if (this.#heading) return this.#heading;
    this.#own ??= this.#name();
    if (this.#own && !(this.#role === 'row' && this.#firstCell()?.contains(of))) return this.#own;
    return this.#outer?.text(of);
  }

  #name(): string {
    const text = this.#role === 'row' ? contentName(this.#firstCell() ?? this.#element) : nameOf(this.#element, 'group');
    return squeeze(text).slice(0, shortest);
  }

  #firstCell(): Element | null {
    const cells = [...this.#element.children];
    return cells.find((cell) => cell.tagName === 'TH') ?? cells.find((cell) => squeeze(cell.textContent ?? '') !== '') ?? null;
  }
}

const sections = new Set(['ARTICLE', 'ASIDE', 'DIALOG', 'FIELDSET', 'FORM', 'LI', 'MAIN', 'NAV', 'SECTION', 'TR']);

/** Whether the element opens a scope of its own. */
export const opensScope = (element: Element, role: string): boolean => sections.has(element.tagName) || role === 'row' || groups.has(role);
