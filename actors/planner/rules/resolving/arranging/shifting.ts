/** Moves a thing of a list some places on or back: by its own arrows where it has any, otherwise by dragging. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, lacking, type Move, missing, next, type Situation } from '../move.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { acrossBy } from './across-columns.ts';
import { arrowIn, inItsList } from './climbing.ts';
import { handleToDrag } from './dragging.ts';

export function shift({ what, by: places, across, isSideways }: Of<'shift'>, situation: Situation): Move {
  if (across) return acrossBy(what, places, situation) ?? missing(`${say(what)} has no arrows to other columns`);
  const { cursor } = situation;
  const steps = Math.abs(places);
  if (cursor.stage === steps) return next;
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  const listed = inItsList(element, situation);
  if (!listed) return missing(`${element.role} ${JSON.stringify(element.name)} stands in no list`);
  const { units, at, own } = listed;
  const inRow = rowLength(units);
  if (isSideways && (inRow === 1 || Math.floor((at + places) / inRow) !== Math.floor(at / inRow)))
    return missing(`nothing of the list lies ${steps} to that side of ${JSON.stringify(element.name)}`);
  const by = isSideways || inRow === units.length ? places : places * inRow;
  const arrow = arrowIn(own, by);
  if (arrow) return isUsable(arrow) ? clickOn(arrow, { stage: cursor.stage + 1 }) : missing('the list ends there');
  if (cursor.stage > 0) return missing(`the list offers nothing more to move ${JSON.stringify(element.name)} by`);
  const other = units[at + by];
  if (!other) return missing(`the list has no place ${steps} ${by > 0 ? 'further down' : 'further up'}`);
  const act = {
    kind: 'drag',
    element: handleToDrag(element, situation).index,
    to: anchorOf(other).index,
    place: by > 0 ? 'after' : 'before',
  } as const;
  return { type: 'act', act, on: element, ok: { stage: steps } };
}

/** How many of them lie side by side in the first row; one where nothing tells how they lie. */
function rowLength(units: readonly Unit[]): number {
  const tops = units.map((unit) => anchorOf(unit).box);
  const [first] = tops;
  if (first === undefined) return 1;
  const [, y = 0, , height = 0] = first;
  const end = tops.findIndex((box) => box === undefined || Math.abs((box[1] ?? 0) - y) > height / 2);
  return end === -1 ? units.length : Math.max(1, end);
}

const anchorOf = ({ elements }: Unit): ObservedElement => elements[0] as ObservedElement;
