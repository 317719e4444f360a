/** Whether what was recorded is there still, in a part that is not on show: what is called alike is another's then. */
import type { Locator } from '../../../store/model/step.ts';
import { identify } from './name.ts';
import { isAlmostSaid, isNamed } from './same.ts';
import { nearOf, textOf, unitOf } from './units.ts';
import { isShown } from './visibility.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Pick<WireEvidence, 'tag' | 'role' | 'name' | 'locators' | 'around'>;
type Roots = readonly (Document | ShadowRoot)[];

/** Elements of one tag that are looked at. */
const most = 2_000;

/** A tab that did not open, or a part that did not unfold, leaves the control of the one that is open in its place. */
export function standsHidden(element: Element, recorded: Recorded, roots: Roots): boolean {
  const path = pathOf(recorded.locators);
  const isInPlace = path === undefined || element.matches(path);
  const isBesideAll = saysAround(element, recorded.around) !== false;
  if (isInPlace && isBesideAll) return false;
  const isItself = (other: Element) =>
    (!isInPlace && path !== undefined && other.matches(path)) || (!isBesideAll && saysAround(other, recorded.around) === true);
  return roots.some((root) =>
    [...root.querySelectorAll(CSS.escape(recorded.tag))]
      .slice(0, most)
      .some((other) => other !== element && !isShown(other) && isItself(other) && isNamed(identify(other), recorded)),
  );
}

/** From the part down that its maker calls by a name of its own; what is counted through is another's when one is put before it. */
function pathOf(locators: readonly Locator[]): string | undefined {
  const structure = locators.find(({ by }) => by === 'structure');
  const path = structure?.by === 'structure' ? structure.selector : '';
  return /^#[^ ]*[^ \d] > /.test(path) && !path.includes(' >>> ') ? path : undefined;
}

/** Whether it stands among the words that were recorded; undefined where none were. */
function saysAround(element: Element, { unit, near }: Recorded['around']): boolean | undefined {
  if (near !== undefined) return isAlmostSaid(nearOf(element), near);
  const own = unitOf(element);
  return unit === undefined ? undefined : own !== undefined && isAlmostSaid(textOf(own), unit);
}
