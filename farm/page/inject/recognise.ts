/** Which element of today's page is the one that was recorded: by the weight of all evidence, and by none alone. */
import { squeeze } from './blanks.ts';
import { identify, labelText } from './name.ts';
import { hold } from './registry.ts';
import { columnOf, contextOf, surroundings, textOf, unitOf, wordsOf } from './surroundings.ts';
import { isShown } from './visibility.ts';
import type { WireEvidence, WireLocator, WireRecognised } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;

/** What is accepted weighs this much at least, and so much more than the next. */
const enough = 4;
const margin = 1.5;
const mostCandidates = 5_000;

/**
 * As a control it must be of the same role, and be called the same but for numbers; as a text it may say anything. Where evidence
 * that only one element can bear is borne by another today, it speaks against all the rest.
 */
export function recognise(recorded: Recorded, as: 'control' | 'text'): WireRecognised {
  const roots = rootsIn(document);
  const marks = marksOf(recorded.locators, roots);
  const weighed = candidatesFor(recorded, as, roots, marks)
    .map((element) => ({ element, weight: weigh(element, recorded, as, marks) }))
    .filter(({ weight }) => weight > Number.NEGATIVE_INFINITY)
    .sort((a, b) => b.weight - a.weight);
  const [best, second] = weighed;
  if (!best) return { ok: false, found: 'nothing of that role and name', alike: 0 };
  const others = weighed.filter(({ element, weight }) => weight > best.weight - margin && !isSame(element, best.element));
  if (best.weight < enough) return { ok: false, found: `only ${say(best.element)}, which what was recorded speaks against`, alike: 0 };
  if (others.length > 1 && second) {
    const alike = others.map(({ element }) => say(element));
    return { ok: false, found: `${alike.length} that can't be told apart: ${alike.slice(0, 3).join(', ')}`, alike: alike.length };
  }
  return { ok: true, index: hold(best.element) };
}

/** Itself counts once. */
const isSame = (a: Element, b: Element): boolean => a !== b && (a.contains(b) || b.contains(a));

function say(element: Element): string {
  const { role, name } = identify(element);
  const unit = unitOf(element);
  const where = unit ? ` in ${JSON.stringify(textOf(unit.element).slice(0, 60))}` : '';
  return `${role || element.localName} ${JSON.stringify(name.slice(0, 60))}${where}`;
}

/** The document and all open shadow roots in it. */
function rootsIn(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [root];
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(...rootsIn(element.shadowRoot));
  return roots;
}

/** A locator, who bears it today, and what it weighs. */
interface Mark {
  readonly bearers: readonly Element[];
  readonly weight: number;
}

const attributeWeights: Readonly<Record<string, number>> = { id: 3, name: 3, href: 2, autocomplete: 0.5, type: 0.5 };

function marksOf(locators: readonly WireLocator[], roots: readonly (Document | ShadowRoot)[]): readonly Mark[] {
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(isShown);
  return locators.flatMap((locator): Mark[] => {
    switch (locator.by) {
      case 'testId':
        return [{ bearers: all(`[${locator.attribute}=${CSS.escape(locator.value)}]`), weight: 4 }];
      case 'attribute':
        return [
          { bearers: all(`[${locator.name}="${locator.value.replace(/["\\]/g, '\\$&')}"]`), weight: attributeWeights[locator.name] ?? 1 },
        ];
      case 'structure':
        return [{ bearers: at(locator.selector), weight: 2 }];
      default:
        return [];
    }
  });
}

/** What a structural locator leads to; ` >>> ` steps into a shadow root. */
function at(selector: string): readonly Element[] {
  let root: Document | ShadowRoot | null = document;
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

function candidatesFor(
  { tag, role, name }: Recorded,
  as: 'control' | 'text',
  roots: readonly (Document | ShadowRoot)[],
  marks: readonly Mark[],
): readonly Element[] {
  const pool = new Set(marks.flatMap(({ bearers }) => bearers));
  const wanted = plain(name);
  for (const root of roots) {
    for (const element of root.querySelectorAll(
      `${CSS.escape(tag)}${role === '' ? '' : `,[role="${CSS.escape(role)}"]`}${sameRole[role] ?? ''}`,
    )) {
      if (pool.size >= mostCandidates) break;
      if (as === 'text' || mayBeCalled(element, wanted)) pool.add(element);
    }
  }
  return [...pool].filter(isShown);
}

/** Other tags that have the role by themselves. */
const sameRole: Readonly<Record<string, string>> = {
  button: ',button,input,summary',
  link: ',a[href]',
  textbox: ',input,textarea,[contenteditable]',
  searchbox: ',input',
  combobox: ',select,input',
  checkbox: ',input',
  radio: ',input',
};

/** Cheaper than to compute its name: what is named by nothing but its text must say the name. */
function mayBeCalled(element: Element, wanted: string): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
  if (
    element.firstElementChild ||
    element.hasAttribute('aria-label') ||
    element.hasAttribute('aria-labelledby') ||
    element.hasAttribute('title')
  )
    return true;
  return plain(element.textContent ?? '') === wanted;
}

/** Letter case, white space and numbers aside. */
const plain = (text: string): string => squeeze(text).toLowerCase().replace(/\d+/g, '0');

function weigh(element: Element, recorded: Recorded, as: 'control' | 'text', marks: readonly Mark[]): number {
  const own = identify(element);
  let weight = as === 'control' ? likeControl(own, recorded) : likeText(own, recorded);
  if (weight === Number.NEGATIVE_INFINITY) return weight;
  for (const mark of marks) weight += marked(element, mark);
  if (recorded.type !== undefined && (element as HTMLInputElement).type !== recorded.type) weight -= 3;
  const label = recorded.locators.find(({ by }) => by === 'label');
  if (label?.by === 'label' && plain(labelText(element)) === plain(label.text)) weight += 2;
  return weight + surrounded(element, recorded);
}

function likeControl({ role, name }: { readonly role: string; readonly name: string }, recorded: Recorded): number {
  if (role !== recorded.role || plain(name) !== plain(recorded.name)) return Number.NEGATIVE_INFINITY;
  if (name === '') return 0;
  return squeeze(name).toLowerCase() === squeeze(recorded.name).toLowerCase() ? 5 : 3;
}

const likeText = ({ role }: { readonly role: string }, recorded: Recorded): number => (role === recorded.role ? 1 : -1);

/** What several bear tells little; what another alone bears speaks against this one. */
function marked(element: Element, { bearers, weight }: Mark): number {
  if (bearers.includes(element)) return bearers.length === 1 ? weight : weight / 4;
  return bearers.length === 1 && weight > 2 ? -weight : 0;
}

function surrounded(element: Element, { around }: Recorded): number {
  let weight = 0;
  const context = contextOf(element);
  if (around.context !== undefined) weight += context === around.context ? 2 : -1.5;
  if (around.column !== undefined) weight += columnOf(element) === around.column ? 1 : -2;
  if (around.key !== undefined) weight += inUnit(element, around.key);
  const now = around.textBefore !== undefined || around.textAfter !== undefined || around.alike > 1 ? surroundings(element) : undefined;
  if (now && around.textBefore !== undefined && now.textBefore === around.textBefore) weight += 1;
  if (now && around.textAfter !== undefined && now.textAfter === around.textAfter) weight += 1;
  if (now && now.place === around.place && now.alike === around.alike) weight += 0.5;
  return weight;
}

/** A row is the same row by the words that told it from all others. */
function inUnit(element: Element, key: readonly string[]): number {
  // A row that no word told from the others is like any of them.
  if (key.length === 0) return 0;
  const unit = unitOf(element);
  const words = new Set(unit && wordsOf(textOf(unit.element)));
  const share = key.filter((word) => words.has(word)).length / key.length;
  if (share >= 0.5) return 4 * share;
  return share > 0 ? -2 : -6;
}
