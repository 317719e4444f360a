/** The way to a page, as it stands over it: steps in one line that signs part, whether or not the page says what it is. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isClickable } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

const trail = /^bread ?crumbs?(?: (?:trail|navigation|path|bar|links?))?$/i;
const signs = /^(?:[›»>→/▸❯]\s*)+/u;
const between = /\s[›»>→/▸❯]\s/gu;

/** "The breadcrumb “Maps”" is the step of that name in it, and nothing else that is called so. */
export const asStep = (what: Description): Description =>
  trail.test(what.noun) && what.name !== '' && !what.within
    ? { ...what, noun: '', within: { name: what.noun, exact: false, whole: what.noun, noun: '', roles: [] } }
    : what;

/** What stands in it; empty where something else is meant, or nothing is parted so. */
export function trailMeant({ name, whole }: Description, { elements }: Scene): ReadonlySet<ObservedElement> {
  if (!trail.test(name || whole)) return new Set();
  return new Set(elements.flatMap((element) => (element.role === 'text' ? around(element, elements) : [])));
}

/** The steps before the first sign and behind each, no more than the signs part; their words may stand among the signs. */
function around(sign: ObservedElement, elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const before = elements[sign.index - 1];
  const isStep = (element: ObservedElement | undefined): element is ObservedElement =>
    element !== undefined && isClickable(element) && element.group === sign.group;
  const alone = signs.exec(sign.name)?.[0].replace(/\s/g, '').length;
  const parted = alone ?? (before && sign.name.startsWith(`${before.name} `) ? (sign.name.match(between) ?? []).length : 0);
  if (parted === 0 || !isStep(before)) return [];
  const after = elements.slice(sign.index + 1, sign.index + 1 + parted);
  const end = after.findIndex((element) => !isStep(element));
  return [before, sign, ...(end < 0 ? after : after.slice(0, end))];
}
