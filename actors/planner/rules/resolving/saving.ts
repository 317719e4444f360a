/** What was moved to another day in a dialog that its own entry has brought up, or chosen about consent, holds only once it is saved. */
import type { DoneAct } from '../../port.ts';
import type { Instruction } from '../instruction.ts';
import { isMoving } from './calendar.ts';
import { isOfConsent, keptBy } from './consent.ts';
import { clickOn, type Move, missing, type Situation } from './move.ts';
import { onlyOf } from './only.ts';
import { isUsable } from './scene.ts';

const saving = /^(?:save|update|apply|ok|okay|done|confirm|submit|move|reschedule|change)\b/i;

/** Undefined where nothing is left to save. */
export function unsaved(last: Instruction | undefined, done: readonly DoneAct[], situation: Situation): Move | undefined {
  const { scene } = situation;
  const { dialog } = scene;
  const latest = done.at(-1);
  const kept = last?.kind === 'check' && latest?.act.kind === 'check' && isOfConsent(last.clause) ? keptBy(situation) : undefined;
  if (kept) return clickOn(kept);
  if (last?.kind !== 'fill' || !isMoving.test(last.clause) || dialog === undefined || !latest || latest.clause !== last.clause)
    return undefined;
  const isLeft =
    ['fill', 'select', 'type'].includes(latest.act.kind) && done.some(({ clause, act }) => clause === last.clause && act.kind === 'click');
  const buttons = scene.within(dialog).filter(({ role }) => role === 'button');
  if (!isLeft || buttons.length === 0) return undefined;
  const button = onlyOf(buttons.filter((element) => isUsable(element) && saving.test(element.name.trim())));
  return button ? clickOn(button) : missing('the dialog took the day, and has no one button that could be told to save it');
}
