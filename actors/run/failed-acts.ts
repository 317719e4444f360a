/** What comes of an act that failed: another try, another way, or the run's end. */
import type { FarmError } from '../../farm/errors.ts';
import { isClearing } from './befell.ts';
import { end } from './endings.ts';
import { aimOf, lookAgain } from './looks.ts';
import { astrayed, drifted, estranged, recallAgain } from './replay.ts';
import type { Doing, Next } from './run.ts';
import { isOutOfReach, isRefusalOf, isRepeatable, sayAct, verdicts } from './verdicts.ts';
import type { Planned, Work } from './work.ts';

/** `sent`: the act may have happened all the same. */
export function afterFailedAct({ work: before, planned, observation }: Doing, error: FarmError, sent: boolean, at: number): Next {
  const { limits } = before.terms;
  const failure = failureAt(before.path.length, planned, error.message);
  // Its guard has told of the same refusal already.
  const failures = before.failures.filter((known) => !isRefusalOf(error.refusedHost, known));
  const { clause, act: failed, rung } = planned;
  const target = aimOf(failed, observation);
  const work: Work = {
    ...before,
    failures: [...failures, failure].slice(-limits.failures),
    done: [...before.done, { clause, act: failed, rung, ok: false, error: error.message, ...(target && { target }) }],
    unyielding: error.code === 'deadline',
  };
  // A model may have meant another field; the rules would take the same again.
  if (error.code === 'withheld' && planned.rung !== 'model') return end(work, verdicts.withheld(planned.clause, error), at);
  if (planned.act.kind === 'goto') return end(work, verdicts.notOpened(planned.act.url, error), at);
  if (planned.act.kind === 'upload' && !sent && isOutOfReach(error)) return end(work, verdicts.noFile(planned.clause, error), at);
  // A field may be filled again; a second click may buy a second time.
  if (sent && !isRepeatable(planned.act)) return end(work, verdicts.inDoubt(planned.clause, error), at);
  // A page that has put another of the same build in its place has it found anew.
  if (planned.rung === 'skill' && work.replay !== undefined && error.code === 'element_gone' && work.replay.isSecond !== true)
    return recallAgain({ ...work, failures: before.failures }, work.replay);
  if ((error.code === 'question_other' || error.code === 'value_other') && work.replay !== undefined)
    return astrayed({ ...work, failures: before.failures }, work.replay, error.message, at);
  if (error.code === 'element_other' && work.replay !== undefined)
    return estranged({ ...work, failures: before.failures }, work.replay, error.message, at);
  if (error.code === 'element_other' || error.code === 'question_other') return end(work, verdicts.actFailed(planned.clause, error), at);
  if (planned.rung === 'skill' && work.replay !== undefined)
    return drifted({ ...work, failures: before.failures }, work.replay, { why: `it could not be done, for ${error.message}` }, at);
  // It has had its time.
  if (planned.act.kind === 'wait' && planned.rung === 'rules') return end(work, verdicts.actFailed(planned.clause, error), at);
  const lastGood = work.done.findLastIndex(({ ok }) => ok);
  if (work.done.length - 1 - lastGood >= limits.failedActs)
    return end(work, error.code === 'withheld' ? verdicts.withheld(planned.clause, error) : verdicts.actFailed(planned.clause, error), at);
  return lookAgain(work);
}

/**
 * The page stands as it stood, or but for what was closed first, and nothing on it hears what was done last: that was no step, and may be
 * tried another way.
 */
export function withoutUnheard(work: Work): Work {
  const [latest, step] = [work.done.at(-1), work.path.at(-1)];
  if (latest === undefined || !step?.became?.unheard) return work;
  const isSame = latest.changed === false || work.failures.some((failure) => failure.step === work.path.length - 1 && isClearing(failure));
  if (!isSame || latest.changed === undefined) return work;
  const target = step.target ? `${step.target.role} ${JSON.stringify(step.target.name)}` : 'it';
  const error = `nothing came of a click on ${target}: neither the browser nor a script of the page does anything with it`;
  const { outcome: _, ...rest } = work;
  const failure = failureAt(work.path.length - 1, latest, error);
  return {
    ...rest,
    path: work.path.slice(0, -1),
    failures: [...work.failures, failure].slice(-work.terms.limits.failures),
    done: [...work.done.slice(0, -1), { ...latest, ok: false, error }],
  };
}

const failureAt = (step: number, { act, clause }: Pick<Planned, 'act' | 'clause'>, error: string) => ({
  step,
  action: `${sayAct(act)} (${clause})`,
  error,
  recovered: false,
});
