/** What all speaks for but its name: whether the other name says the same is for the caller to tell. */
import type { Contexts } from './contexts.ts';
import type { Mark } from './marks.ts';
import { identify } from './name.ts';
import { isAlmostSaid, kindOf, plain } from './same.ts';
import { unitOf } from './units.ts';
import { isShown } from './visibility.ts';
import { isInItsPlace } from './weigh.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;
type Scene = Parameters<typeof isInItsPlace>[2] & { readonly marks: readonly Mark[]; readonly contexts: Contexts };

/** What its maker has marked one element by, and no other. */
const telling = 3;
/** Who offers more of them is a list, and no form. */
const mostButtons = 200;

/** Of its kind, borne by all of its marks alone, one of them its maker's own, and in its place; or the only button that stands there. */
export const calledOtherwise = (recorded: Recorded, roots: readonly (Document | ShadowRoot)[], scene: Scene): Element | undefined =>
  byMarks(recorded, scene) ?? byPlace(recorded, roots, scene);

/** Buttons that stop what they started differ in nothing but their name either. */
function byMarks(recorded: Recorded, scene: Scene): Element | undefined {
  const told = scene.marks.filter(({ isCalling }) => !isCalling);
  const [element] = told.find(({ bearers, weight }) => bearers.length === 1 && weight >= telling)?.bearers ?? [];
  if (!element || told.some(({ bearers, weight }) => weight > 1 && (bearers.length !== 1 || bearers[0] !== element))) return undefined;
  return isOfKind(element, recorded) && recorded.around.alike === 1 && isInItsPlace(element, recorded, scene) ? element : undefined;
}

/**
 * A button that no mark tells, between what it stood between and under the same heading: the one there, where none else is called as it
 * was with words besides. A row or card has the buttons of its likes.
 */
function byPlace(recorded: Recorded, roots: readonly (Document | ShadowRoot)[], scene: Scene): Element | undefined {
  const { role, name, around } = recorded;
  const { context, key, column, alike, textBefore, textAfter } = around;
  if (role !== 'button' || alike !== 1 || key !== undefined || column !== undefined || context === undefined) return undefined;
  // Where no text is near, it is told by the way that leads to it.
  const isPlaced = (element: Element) =>
    textBefore !== undefined || textAfter !== undefined || scene.marks.some(({ bearers, isPlace }) => isPlace && bearers.includes(element));
  // What its maker marked would bear its mark still.
  if (scene.marks.some(({ weight, isPlace, isCalling }) => !isPlace && !isCalling && weight >= telling)) return undefined;
  const buttons = roots.flatMap((root) => [...root.querySelectorAll('button,[role="button"],input,summary')]).filter(isShown);
  if (buttons.length > mostButtons) return undefined;
  const called = plain(name).split(' ');
  const isLonger = (element: Element) => {
    const words = plain(identify(element).name).split(' ');
    return called.every((word) => words.includes(word));
  };
  const [found, ...others] = buttons.filter(
    (element) =>
      isOfKind(element, recorded) &&
      unitOf(element) === undefined &&
      isAlmostSaid(scene.contexts.of(element), context) &&
      isPlaced(element) &&
      isInItsPlace(element, recorded, scene),
  );
  if (!found || others.length > 0 || found.matches(':disabled,[aria-disabled="true"]')) return undefined;
  return buttons.some((element) => element !== found && isLonger(element)) ? undefined : found;
}

function isOfKind(element: Element, recorded: Recorded): boolean {
  const { role, name } = identify(element);
  return role === recorded.role && element.localName === recorded.tag && kindOf(element) === recorded.type && name !== '';
}
