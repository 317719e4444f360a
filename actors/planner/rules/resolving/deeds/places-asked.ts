/** "Add a card … to the column Done": the form of something new may ask where it goes, and then it is told before it is sent. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Move, Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { holdsWords, likeness } from '../words/likeness.ts';

/** Chooses the place in the only list of the form that has it; undefined where there is none, or it is chosen. */
export function placeAsked(as: string, what: Description | undefined, { scene, cursor, instructions, hand }: Situation): Move | undefined {
  const before = instructions[cursor.at - 1];
  const isOfNew = (before?.kind === 'fill' || before?.kind === 'choose') && before.opener?.as === as;
  const place = what && placeOf(what);
  if (!isOfNew || !place || cursor.stage !== 0) return undefined;
  const { dialog } = scene;
  const form = hand && formAround(scene, hand);
  const isAsked = (list: ObservedElement) =>
    dialog === undefined ? form !== undefined && formAround(scene, list) === form : scene.isIn(list, dialog);
  const list = onlyOf(scene.elements.filter((each) => isUsable(each) && optionCalled(place, each) !== undefined && isAsked(each)));
  const option = list && optionCalled(place, list);
  if (!list || option === undefined || list.value === option) return undefined;
  return { type: 'act', act: { kind: 'select', element: list.index, options: [option] }, on: list, ok: { stage: 0 } };
}

const placeOf = ({ column, within }: Description): string | undefined => column ?? (within?.name || within?.within?.name);

function optionCalled(place: string, { options = [] }: ObservedElement): string | undefined {
  const exact = options.filter((option) => likeness(place, option) >= surely);
  return onlyOf(exact.length > 0 ? exact : options.filter((option) => holdsWords(option, place)));
}
const surely = 0.95;
