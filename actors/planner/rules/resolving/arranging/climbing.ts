/** Moves a thing of a list by arrows of its own. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';

/** To a place in its list, from 1 or from the end when negative, by arrows of its own; undefined where it has none. */
export function climb(what: Description, place: number, situation: Situation): Move | undefined {
  const { cursor } = situation;
  const thing = find(what, 'point', situation);
  const listed = thing.type === 'found' && thing.elements.length === 1 ? inItsList(thing.elements[0], situation) : undefined;
  if (!listed || !arrowIn(listed.own, -1) || !arrowIn(listed.own, 1)) return undefined;
  const { units, at, own } = listed;
  const wanted = place > 0 ? place - 1 : units.length + place;
  if (wanted < 0 || wanted >= units.length) return missing(`the list has no place ${place}`);
  if (at === wanted) return next;
  const arrow = arrowIn(own, wanted - at);
  const isVain = cursor.stage >= units.length || (cursor.stage > 0 && situation.changed === false);
  if (isVain || !arrow || !isUsable(arrow)) return missing(`the arrows of ${say(what)} do not bring it there`);
  return clickOn(arrow, { stage: cursor.stage + 1, tried: [] });
}

/** The row or card that it stands in among its likes. */
export function inItsList(element: ObservedElement, { scene }: Situation) {
  const own = scene.unitOf(element);
  const units = own && scene.collections.find((collection) => collection.some(({ group }) => group === own.group));
  const at = units?.findIndex(({ group }) => group === own?.group) ?? -1;
  return own && units && at !== -1 ? { own, units, at } : undefined;
}

/** The control by which a thing of a list is moved on, or back when `by` is below zero. */
export const arrowIn = ({ elements }: Unit, by: number): ObservedElement | undefined =>
  elements.find((control) => isClickable(control) && arrows(by).some((word) => likeness(word, control.name) >= 0.9));

const arrows = (by: number): readonly string[] =>
  by > 0 ? ['down', 'move down', 'lower', '↓', '▼'] : ['up', 'move up', 'raise', 'higher', '↑', '▲'];
