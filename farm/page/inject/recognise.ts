/** Which element of today's page is the one that was recorded: by the weight of all evidence, and by none alone. */

import { calledOtherwise } from './called-otherwise.ts';
import { ColumnHeaders } from './columns.ts';
import { Contexts } from './contexts.ts';
import { ofFormInHand } from './form-in-hand.ts';
import { standsHidden } from './hidden-self.ts';
import { type Mark, marksOf, rootsIn } from './marks.ts';
import { identify } from './name.ts';
import { isOfAnotherPart } from './parts-gone.ts';
import { hold, remember } from './registry.ts';
import { isAlmostSaid, isNamed, isSameRole, kindOf, plain } from './same.ts';
import { sendsOtherwise } from './sends-otherwise.ts';
import { textOf, unitOf } from './units.ts';
import { isShown } from './visibility.ts';
import { isSameKind, type Weight, weigh } from './weigh.ts';
import type { WireEvidence, WireRecognised } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;
type As = 'control' | 'text';

/** What is accepted weighs this much at least, and so much more than the next. */
const enough = 4;
const margin = 1.5;
/** By so much the marks of another may outweigh its own. */
const contradicted = 3;
const mostCandidates = 5_000;

interface Candidate extends Weight {
  readonly element: Element;
}

/**
 * As a control it must be of the same role and kind, and be called the same but for numbers; as a text it may say anything. `alike`
 * says of how many it could be any: then who looks for it by its name alone is no wiser.
 */
export function recognise(recorded: Recorded, as: As): WireRecognised {
  const roots = rootsIn(document);
  const marks = marksOf(recorded.locators, roots);
  const named = candidatesFor(recorded, as, roots, marks);
  // Its name did not tell it from others then, or does not now.
  const alike = Math.max(named.length, recorded.around.alike) > 1 ? Math.max(named.length, 1) : 0;
  const scene = { marks, contexts: new Contexts(), columns: new ColumnHeaders() };
  const candidates = named.flatMap((element): Candidate[] => {
    const weight = weigh(element, recorded, as, scene);
    return weight === undefined ? [] : [{ element, ...weight }];
  });
  // With more of them than there were, a place may be a newcomer's; with fewer, that of one that is left.
  const isPlaceTelling = as === 'text' || named.length === recorded.around.alike;
  const total = ({ own, place }: Weight) => own + (isPlaceTelling ? place : 0);
  candidates.sort((a, b) => total(b) - total(a));
  const [first] = candidates;
  if (!first) {
    const other = as === 'control' && named.length === 0 ? calledOtherwise(recorded, roots, scene) : undefined;
    const isOther = other !== undefined && isOfOther(other, recorded, { ...scene, roots });
    return { ok: false, found: renamed(recorded, marks) ?? gone(named), alike, ...(other && !isOther && { renamed: held(other) }) };
  }
  const others = candidates.filter((other) => total(other) > total(first) - margin && !isWithin(other.element, first.element));
  const inHand =
    others.length > 1 && as === 'control'
      ? ofFormInHand(
          others.map(({ element }) => element),
          recorded,
        )
      : undefined;
  const best = others.find(({ element }) => element === inHand) ?? first;
  // What a dialog offers that was not there is an answer to something else, whatever it is called.
  const isOtherwise =
    as === 'control' && (asksOtherwise(best.element, recorded, scene.contexts) || isOfOther(best.element, recorded, { ...scene, roots }));
  if (total(best) < enough || isOtherwise) {
    const found = `only ${say(best.element)}, and what was recorded speaks against it`;
    return { ok: false, found, alike: isOtherwise ? Math.max(alike, 1) : alike };
  }
  if (others.length > 1 && !inHand) {
    const told = others.slice(0, 3).map(({ element }) => say(element));
    return { ok: false, found: `${others.length} that can't be told apart: ${told.join(', ')}`, alike: others.length };
  }
  const rival = as === 'control' ? rivalOf(best.element, recorded, marks) : undefined;
  if (rival) return { ok: false, found: `${say(best.element)}, while ${say(rival)} has what marked it`, alike: 2 };
  // A pointer that finds it there need not see it hold still once more: whether it was met is asked after the pointer has come.
  remember(best.element, best.element.getBoundingClientRect());
  return { ok: true, index: hold(best.element), isAsRecorded: best.isAsRecorded };
}

/** It is another's, whose part has gone or is not on show, or has become one of several that send a form. */
export const isOfOther = (element: Element, recorded: Recorded, scene: Parameters<typeof isOfAnotherPart>[2]): boolean =>
  isOfAnotherPart(element, recorded, scene) || standsHidden(element, recorded, scene.roots) || sendsOtherwise(element, recorded);

/** Of what stands in one another only one is meant. */
export const isWithin = (a: Element, b: Element): boolean => a !== b && (a.contains(b) || b.contains(a));

/** A "Yes" to something else is no answer: who looks for it by its name would give it. */
export const asksOtherwise = (element: Element, { around: { context } }: Recorded, contexts: Contexts): boolean =>
  context !== undefined &&
  element.closest('dialog,[role="dialog"],[role="alertdialog"]') !== null &&
  !isAlmostSaid(contexts.of(element), context);

/** Another of its kind that bears so much more of the recorded marks that names seem to have changed places. */
export function rivalOf(element: Element, { role, type }: Recorded, marks: readonly Mark[], isOfAnyRole = false): Element | undefined {
  const own = marksOn(element, marks);
  const bearers = new Set(marks.flatMap(({ bearers }) => (bearers.length === 1 ? bearers : [])));
  return [...bearers].find(
    (other) =>
      other !== element &&
      !isWithin(other, element) &&
      marksOn(other, marks) - own >= contradicted &&
      (isOfAnyRole || isSameRole(identify(other).role, role)) &&
      isSameKind(kindOf(other), type),
  );
}

const marksOn = (element: Element, marks: readonly Mark[]): number =>
  marks.reduce((sum, { bearers, weight, isPlace }) => sum + (!isPlace && bearers.includes(element) ? weight : 0), 0);

function held(element: Element): { readonly index: number; readonly name: string } {
  remember(element, element.getBoundingClientRect());
  return { index: hold(element), name: identify(element).name };
}

/** What bears its marks and is called otherwise now, for a person. */
function renamed({ role }: Recorded, marks: readonly Mark[]): string | undefined {
  const bearer = marks.find(({ bearers, weight }) => bearers.length === 1 && weight >= contradicted)?.bearers[0];
  if (!bearer) return undefined;
  return `${isSameRole(identify(bearer).role, role) ? '' : 'another kind of control, '}${say(bearer)} in its place`;
}

const gone = ([like]: readonly Element[]): string => (like ? `none that is it, but ${say(like)}` : 'nothing of that role and name');

export function say(element: Element): string {
  const { role, name } = identify(element);
  const unit = unitOf(element);
  const where = unit ? ` in ${JSON.stringify(textOf(unit).slice(0, 60))}` : '';
  return `${role || element.localName} ${JSON.stringify(name.slice(0, 60))}${where}`;
}

function candidatesFor(
  { tag, role, name }: Recorded,
  as: As,
  roots: readonly (Document | ShadowRoot)[],
  marks: readonly Mark[],
): readonly Element[] {
  const pool = new Set(marks.flatMap(({ bearers }) => bearers));
  const wanted = plain(name);
  const selector = `${CSS.escape(tag)}${role === '' ? '' : `,[role="${CSS.escape(role)}"]`}${sameRole[role] ?? ''}`;
  for (const root of roots) {
    for (const element of root.querySelectorAll(selector)) {
      if (pool.size >= mostCandidates) break;
      if (as === 'text' || mayBeCalled(element, wanted)) pool.add(element);
    }
  }
  return [...pool].filter((element) => isShown(element) && (as === 'text' || isNamed(identify(element), { role, name })));
}

/** Other tags that have the role by themselves. */
const sameRole: Readonly<Record<string, string>> = {
  button: ',button,input,summary',
  link: ',a[href]',
  textbox: ',input,textarea,[contenteditable]',
  searchbox: ',input,textarea,[contenteditable]',
  combobox: ',select,input',
  checkbox: ',input',
  radio: ',input',
};

/** Cheaper than to compute its name: what is named by nothing but its text must say the name. */
function mayBeCalled(element: Element, wanted: string): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
  if (element.firstElementChild || element.shadowRoot) return true;
  for (const attribute of ['aria-label', 'aria-labelledby', 'title', 'id']) if (element.hasAttribute(attribute)) return true;
  return plain(element.textContent ?? '') === wanted;
}
