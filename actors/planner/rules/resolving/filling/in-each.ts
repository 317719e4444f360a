/** The same value in all of several fields or lists. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { ofEach } from '../finding/find.ts';
import { each, type Move, type Situation } from '../move.ts';

/**
 * "Set the role of all users to Admin": done to each of them as `moveFor` says; where it can't be to one, it is to none. Undefined
 * where one is meant.
 */
export function inEach(
  what: Description | undefined,
  elements: readonly ObservedElement[],
  moveFor: (element: ObservedElement) => Move,
  situation: Situation,
): Move | undefined {
  if (what === undefined || !ofEach(what).all) return undefined;
  const moves = new Map(elements.map((element) => [element, moveFor(element)]));
  const failing = [...moves.values()].find(({ type }) => type !== 'act');
  if (failing) return failing;
  return each(elements, situation, (element) => {
    const move = moves.get(element);
    return move?.type === 'act' ? move.act : undefined;
  });
}
