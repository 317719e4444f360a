/** Boxes that a page has drawn itself, before what its rows are called, without saying that they are boxes. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { find } from './find.ts';
import { each, type Move, type Situation } from './move.ts';
import { isClickable } from './scene.ts';
import { isDone } from './states.ts';

const notBoxes =
  /\b(?:drag|handle|grip|delete|remove|close|menu|more|star|fav(?:ou?rite)?|edit|pin|avatar|expand|toggle-?menu|like|vote|up|down)\b/i;

/** Ticks or unticks; undefined where a row of those that are meant has no such box. */
export function byOwnBox(what: Description, on: boolean, situation: Situation): Move | undefined {
  const { scene } = situation;
  const things = find(what, 'point', situation);
  if (things.type !== 'found') return undefined;
  const boxOf = (thing: ObservedElement): ObservedElement | undefined => {
    const [first] = scene.unitOf(thing)?.elements ?? [];
    const isBox =
      first &&
      first !== thing &&
      isClickable(first) &&
      !/[\p{L}\p{N}]/u.test(first.name) &&
      !notBoxes.test(first.hints ?? '') &&
      first.role !== 'link';
    return isBox ? first : undefined;
  };
  const boxes = things.elements.map(boxOf);
  if (boxes.length === 0 || boxes.some((box) => box === undefined)) return undefined;
  return each(boxes as ObservedElement[], situation, (box) => {
    const unit = scene.unitOf(box);
    const isOn = box.states.includes('checked') || (unit !== undefined && isDone(scene, unit));
    return isOn === on ? undefined : { kind: 'click', element: box.index };
  });
}
