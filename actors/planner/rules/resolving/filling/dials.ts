/** Numbers that are stepped to one after the other, as the dials of a lock are, or by so many from where they stand. */
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { fillWith, lacking, type Move, named, next, type Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import { isNumeric } from './fields.ts';
import { beyondLimits } from './limits.ts';
import { began, steppedTo, stepperOf, steppersIn } from './stepping.ts';

/** Of the cursor: the dial in hand. */
const dial = 'dial:';

/** "8-3-6": all numbers of a page that can be stepped, and which has no field, one each. */
export function dialled({ within, ordinal, where, rank, all }: Description, text: string, situation: Situation): Move | undefined {
  if (within ?? where ?? rank ?? ordinal ?? all) return undefined;
  const { scene, cursor } = situation;
  const dials = scene.elements.some(isEditable) ? [] : steppersIn(scene.elements, situation);
  const said = /^\d+$/.test(text.trim()) ? [...text.trim()] : text.trim().split(/\s*[-–:.,/ ]\s*/);
  if (dials.length < 2 || said.length !== dials.length || !said.every((part) => /^\d{1,2}$/.test(part))) return undefined;
  const at = dials.findIndex(({ shown }, nth) => shown !== Number(said[nth]));
  const stepper = dials[at];
  if (!stepper) return next;
  const inHand = cursor.explored.includes(dial + at);
  const fresh = { ...cursor, stage: 0, explored: [...cursor.explored.filter((mark) => mark.startsWith(dial)), dial + at] };
  return steppedTo(Number(said[at]), stepper, inHand ? situation : { ...situation, cursor: fresh });
}

/** "Raise it by 3": from where it stands. */
export function filledBy(what: Description | undefined, value: Of<'fill'>['value'], by: 'more' | 'less', situation: Situation): Move {
  const { cursor } = situation;
  const much = (value.type === 'text' ? Number(value.text) : Number.NaN) * (by === 'more' ? 1 : -1);
  const stepper = what && stepperOf(what, situation);
  const stepped = stepper && steppedTo((began(cursor) ?? stepper.shown) + much, stepper, situation);
  if (stepped) return stepped;
  const found = find(what ?? named(''), 'fill', situation);
  if (found.type !== 'found') return lacking(found);
  const [field] = found.elements;
  const stands = Number((field.value ?? '').trim() || Number.NaN);
  const text = String(stands + much);
  if (!isNumeric(field) || Number.isNaN(stands + much))
    return {
      type: 'missing',
      why: `${field.role} ${JSON.stringify(field.name)} shows no number that could be changed by ${Math.abs(much)}`,
      isSettled: true,
    };
  const beyond = beyondLimits(field, text);
  return beyond === undefined ? fillWith(field, text) : { type: 'missing', why: beyond, unclear: true, isSettled: true };
}

/** What stands between the two that step it, which pages seldom call anything but by these. */
export function numberStepped(what: Description, unit: string | undefined, situation: Situation): string | undefined {
  const stepper = what.name === '' ? undefined : stepperOf(what, situation);
  return stepper && `${stepper.shown}${unit ?? ''}`;
}
