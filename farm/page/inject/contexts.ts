/** The headings and named parts of the page that elements stand under. */
import { contentOf, squeeze } from './blanks.ts';
import { nameOf } from './name.ts';
import { parentOf } from './visibility.ts';

const longestContext = 80;
export const headings = 'h1,h2,h3,h4,h5,h6,[role="heading"],legend,caption,summary';
const parts = new Set(['DIALOG', 'FIELDSET', 'SECTION', 'FORM', 'TABLE', 'NAV', 'ASIDE', 'DETAILS', 'ARTICLE']);
const partRoles = new Set('dialog alertdialog group region form table grid navigation complementary tabpanel toolbar menu'.split(' '));

/** As the page is now: what one element was asked for is known of those beside it. */
export class Contexts {
  readonly #known = new Map<Element, string>();
  /** By document or shadow root, of each element in it the last heading that it is or holds. */
  readonly #latest = new Map<Node, ReadonlyMap<Element, Element>>();
  /** Of the children of an element the last heading before them. */
  readonly #before = new Map<Node, ReadonlyMap<Element, Element>>();

  /** The heading or named part of the page that it stands under; empty for none. */
  of(element: Element): string {
    const below: Element[] = [];
    let context: string | undefined;
    for (let at: Element | null = element; at && at !== document.documentElement; at = parentOf(at)) {
      below.push(at);
      context = this.#known.get(at) ?? this.#own(at);
      if (context !== undefined) break;
    }
    for (const at of below) this.#known.set(at, context ?? '');
    return context ?? '';
  }

  /** Undefined when it is that of what is around it. */
  #own(element: Element): string | undefined {
    const heading = this.#headingBefore(element);
    if (heading) return squeeze(contentOf(heading)).slice(0, longestContext);
    const around = parentOf(element);
    if (!around || !(parts.has(around.tagName) || partRoles.has(around.getAttribute('role') ?? ''))) return undefined;
    return squeeze(nameOf(around, 'group')).slice(0, longestContext) || undefined;
  }

  /** Among what stands before it in its parent. */
  #headingBefore(element: Element): Element | undefined {
    const parent = element.parentNode;
    if (!parent) return undefined;
    let before = this.#before.get(parent);
    if (!before) {
      before = this.#sweep(parent);
      this.#before.set(parent, before);
    }
    return before.get(element);
  }

  #sweep(parent: ParentNode): ReadonlyMap<Element, Element> {
    const latest = this.#latestIn(parent.getRootNode());
    const before = new Map<Element, Element>();
    if (parent instanceof Element && !latest.has(parent)) return before;
    let last: Element | undefined;
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (last) before.set(child, last);
      last = latest.get(child) ?? last;
    }
    return before;
  }

  #latestIn(root: Node): ReadonlyMap<Element, Element> {
    const known = this.#latest.get(root);
    if (known) return known;
    const latest = new Map<Element, Element>();
    for (const heading of [...(root as Document | ShadowRoot).querySelectorAll(headings)].reverse()) {
      if (!/\S/.test(heading.textContent ?? '')) continue;
      // Of headings in one another the outer one.
      latest.set(heading, heading);
      for (let at = heading.parentElement; at && !latest.has(at); at = at.parentElement) latest.set(at, heading);
    }
    this.#latest.set(root, latest);
    return latest;
  }
}
