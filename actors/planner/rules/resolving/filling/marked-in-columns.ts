/** Tables of radio buttons and boxes without a name of their own: what is chosen for a row is the one where it crosses that column. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { crossings } from '../answers/crossing.ts';
import { say } from '../finding/candidates.ts';
import { type Move, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';

/** Undefined where no such row and column are on the page. */
export function markedInColumn(text: string, row: Description | undefined, situation: Situation): Move | undefined {
  const { scene } = situation;
  if (row === undefined || !scene.elements.some(isMark)) return undefined;
  const { within, ...rest } = row;
  // "In the survey": what the page does not call so is the page.
  const isPlaced = within !== undefined && placesOf(within, situation).length > 0;
  const what = { ...named(text), within: isPlaced ? row : rest };
  const found = crossings(what, situation).map((cells) => cells.filter(({ role, name }) => checkableRoles.includes(role) && name === ''));
  const marks = found.filter(({ length }) => length > 0);
  if (marks.length === 0) return undefined;
  const mark = onlyOf(marks.flat());
  if (mark === undefined)
    return refused(`there are ${marks.flat().length} places for ${JSON.stringify(text)} of ${say(row)} on the page; say which`);
  if (mark.states.includes('checked')) return next;
  return isUsable(mark) ? { type: 'act', act: { kind: 'check', element: mark.index, on: true }, on: mark } : undefined;
}

/** It is ticked, and holds nothing to choose from. */
export const isMark = ({ role, column }: ObservedElement): boolean => checkableRoles.includes(role) && column !== undefined;
