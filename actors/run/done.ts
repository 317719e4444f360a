/** What is known of a run once an act is done. */
import type { ActOutcome } from '../../farm/page/port.ts';
import { isLostDownload } from './befell.ts';
import { declinedBy } from './declined.ts';
import { enteredAfter } from './entered.ts';
import { aimOf, isLook } from './looks.ts';
import { questionsOf } from './questions.ts';
import { stepOf, withoutLabel } from './recorded.ts';
import type { Doing } from './run.ts';
import { beganOn } from './seen.ts';
import { signsOf, toldOf } from './told-of.ts';
import type { Work } from './work.ts';

/** Times in milliseconds since the epoch. */
export function workAfter(
  { work: before, observation, planned }: Doing,
  startedAt: number,
  outcome: Extract<ActOutcome, { ok: true }>,
  at: number,
): Work {
  const value = planned.act.kind === 'note' ? planned.act.value : planned.act.kind === 'read' ? outcome.read : undefined;
  const signs = signsOf(before.order.request.prompt, before.path);
  const of = value === undefined || observation === undefined ? undefined : toldOf(value, signs, observation);
  const around = { questions: questionsOf(before), passed: observation?.passed, toldOf: of };
  const step = stepOf(planned, outcome, around, startedAt, at);
  const here = before.path.length;
  const { act: done, clause, rung } = planned;
  const { declined: _, heeded: __, ...rest } = before;
  const declined = observation && declinedBy(planned, before);
  const target = aimOf(done, observation, outcome.evidence);
  return {
    ...rest,
    path: [...before.path, step],
    done: [
      ...before.done,
      {
        clause,
        act: done,
        rung,
        ok: true,
        ...(target && { target }),
        ...(outcome.offered && { offered: outcome.offered }),
        ...(observation === undefined && { dialogs: before.dialogs.length }),
      },
    ],
    failures: before.failures.map((failure) =>
      failure.step === here && !isLostDownload(failure) ? { ...failure, recovered: true } : failure,
    ),
    ...(done.kind === 'read' && { data: { ...before.data, [done.as]: withoutLabel(done.as, outcome.read ?? '') } }),
    ...(done.kind === 'note' && { data: { ...before.data, [done.as]: done.value } }),
    ...(declined && { declined }),
    ...(!isLook(done) && observation && beganOn(observation, done, clause, before)),
    ...(observation && { entered: outcome.became?.document ? [] : enteredAfter(before.entered ?? [], done, observation) }),
  };
}
