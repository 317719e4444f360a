/** What a page's maker marked an element by, and who bears it today. */
import type { Locator } from '../../../store/model/step.ts';
import { isShown } from './visibility.ts';

export interface Mark {
  readonly bearers: readonly Element[];
  readonly weight: number;
  /** It says no more than where the element stands. */
  readonly isPlace: boolean;
  /** It is told by what the element is called. */
  readonly isCalling: boolean;
}

type Root = Document | ShadowRoot;

const weights: Readonly<Record<string, number>> = { id: 3, name: 3, href: 3, autocomplete: 0.5, type: 0.5 };
const calling: ReadonlySet<string> = new Set(['aria-label', 'title', 'alt', 'placeholder']);
/** Counted through on the page: the next one bears it when one is put before it. */
const counted = /\d$/;

/** The document and all open shadow roots in it. */
export function rootsIn(root: Root): readonly Root[] {
  const roots: Root[] = [root];
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(...rootsIn(element.shadowRoot));
  return roots;
}

export function marksOf(locators: readonly Locator[], roots: readonly Root[]): readonly Mark[] {
  const bearing = (name: string, value: string) =>
    roots.flatMap((root) => [...root.querySelectorAll(`[${CSS.escape(name)}="${CSS.escape(value)}"]`)]).filter(isShown);
  return locators.flatMap((locator): Mark[] => {
    switch (locator.by) {
      case 'testId':
        return [{ bearers: bearing(locator.attribute, locator.value), weight: 4, isPlace: false, isCalling: false }];
      case 'attribute': {
        const { name, value } = locator;
        const isPlace = name === 'id' && counted.test(value);
        return [{ bearers: bearing(name, value), weight: isPlace ? 1 : (weights[name] ?? 1), isPlace, isCalling: calling.has(name) }];
      }
      case 'structure':
        return [{ bearers: at(locator.selector).filter(isShown), weight: 2, isPlace: true, isCalling: false }];
      default:
        return [];
    }
  });
}

/** What a structural locator leads to; ` >>> ` steps into a shadow root. */
function at(selector: string): readonly Element[] {
  let root: Root | null = document;
  const steps = selector.split(' >>> ');
  for (const [place, step] of steps.entries()) {
    const element: Element | null = root.querySelector(step);
    if (!element) return [];
    if (place === steps.length - 1) return [element];
    root = element.shadowRoot;
    if (!root) return [];
  }
  return [];
}
