/** All that stands in a part of the page. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { checkableRoles, isUsable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import { withoutExcepted } from './excepting.ts';
import { type Found, some } from './found.ts';

/** "All topics", "all push notifications": what stands in the part of the page that is called so, where no single thing is. */
export function allInPart(what: Description, purpose: Purpose, pool: readonly ObservedElement[], looking: Looking): Found | undefined {
  const { scene } = looking;
  // Of radio buttons, not all can be wanted.
  const several = checkableRoles.filter((role) => !role.includes('radio'));
  const roles = purpose === 'check' ? several.filter((role) => what.roles.length === 0 || what.roles.includes(role)) : what.roles;
  if (roles.length === 0 || what.where || what.rank) return undefined;
  // A box that can't be ticked is one of all.
  const fitting = pool.filter((element) => roles.includes(element.role) && (purpose === 'check' || isUsable(element)));
  if (what.name === '') return purpose === 'check' ? without(what, fitting, looking) : undefined;
  const parts = scene.groups.flatMap(({ name }, group) => (!scene.units.has(group) && likeness(what.name, name) >= 0.7 ? [group] : []));
  const inside = fitting.filter((element) => parts.some((group) => scene.isIn(element, group)));
  return inside.length > 0 && !fitting.some(({ name }) => likeness(what.name, name) >= 0.9) ? without(what, inside, looking) : undefined;
}

const without = (what: Description, elements: readonly ObservedElement[], looking: Looking): Found =>
  some(withoutExcepted(what, elements, looking));
