/** "Make Ada a Friend": what somebody is made goes into the only list that offers it, whatever it is called. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import { isSameName } from '../words/likeness.ts';

/** Undefined where the goal itself says a role, for then the list is called so. */
export function roleOffered({ what, value, clause }: Of<'fill'>, situation: Situation): ObservedElement | undefined {
  if (what?.name !== 'role' || value.type !== 'text' || /\brole\b/i.test(clause)) return undefined;
  const places = what.within && placesOf(what.within, situation);
  return onlyOf(
    situation.scene.elements.filter(
      (element) =>
        isUsable(element) &&
        (element.options ?? []).some((option) => isSameName(value.text, option)) &&
        (places === undefined || places.some((holds) => holds(element))),
    ),
  );
}
