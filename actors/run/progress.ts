/** From plan to act to the next plan: steps, repetitions, and acts in vain. */
import type { FarmError } from '../../farm/errors.ts';
import type { ActOutcome } from '../../farm/page/port.ts';
import type { Act, Step } from '../../store/model/step.ts';
import { end } from './endings.ts';
import { progressOf } from './record.ts';
import type { Next, Planned, RunMessage, RunState, Work } from './run.ts';
import { secretOf } from './secrets.ts';
import { isRefusalIn, sayAct, verdicts } from './verdicts.ts';

type Planning = Extract<RunState, { status: 'planning' }>;
type Acting = Extract<RunState, { status: 'acting' }>;

export function plan(work: Work, observation: Planning['observation']): Next {
  const input = { goal: work.order.request.prompt, observation, done: work.done, ...(work.hint !== undefined && { hint: work.hint }) };
  return [{ status: 'planning', work, observation }, [{ type: 'plan', leg: work.leg, input }]];
}

/** The page is not as it should be yet: look again once it has come to rest. */
export function lookAgain(work: Work): Next {
  const { recheckMs: pauseMs, unyieldingMs } = work.terms.limits;
  const within = work.unyielding && { withinMs: unyieldingMs };
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: true, pauseMs, ...within }]];
}

export function afterPlan({ work, observation }: Planning, { plan: next, at }: Extract<RunMessage, { type: 'planned' }>): Next {
  const { limits } = work.terms;
  switch (next.type) {
    case 'done': {
      const { success } = work.order.request;
      return [{ status: 'verifying', work }, [{ type: 'verify', leg: work.leg, condition: success, data: work.data }]];
    }
    case 'unreadable':
      return end(work, verdicts.unreadable(next), at);
    case 'missing': {
      const missingSince = work.missingSince ?? at;
      if (at - missingSince >= limits.missingPatienceMs) return end(work, verdicts.missing(next.clause, next.what, observation.url), at);
      return lookAgain({ ...work, missingSince });
    }
    case 'act': {
      if (work.acts >= limits.steps) return end(work, verdicts.tooManySteps(limits.steps), at);
      return act(work, observation, next, at);
    }
  }
}

function act(before: Work, observation: Planning['observation'], planned: Planned, at: number): Next {
  const { loopHintAt, loopEndAt } = before.terms.limits;
  const key = `${observation.digest} ${JSON.stringify(planned.act)}`;
  const times = (before.met[key] ?? 0) + 1;
  const { missingSince: _, hint: __, ...rest } = before;
  const secret = secretOf(planned.act, observation.elements);
  const hint =
    times >= loopHintAt && `This act met the same page ${times} times and changed nothing: ${sayAct(planned.act)}. Try another way.`;
  const work: Work = {
    ...rest,
    ...(hint !== false && { hint }),
    ...(secret !== undefined && { secrets: [...new Set([...before.secrets, secret])] }),
    acts: before.acts + 1,
    met: { ...before.met, [key]: times },
    touched: before.touched || touches(planned.act),
  };
  if (times >= loopEndAt) return end(work, verdicts.looping(planned.clause, times), at);
  return [{ status: 'acting', work, observation, planned }, [{ type: 'act', leg: work.leg, act: planned.act }]];
}

const touches = ({ kind }: Act) => kind === 'click' || kind === 'fill' || kind === 'press';

export function afterAct(
  { work: before, observation, planned }: Acting,
  { startedAt, at }: Extract<RunMessage, { type: 'acted' }>,
  outcome: Extract<ActOutcome, { ok: true }>,
): Next {
  const step = stepOf(planned, outcome, startedAt, at);
  const here = before.path.length;
  const { act, clause } = planned;
  const work: Work = {
    ...before,
    path: [...before.path, step],
    done: [...before.done, { clause, act, ok: true }],
    failures: before.failures.map((failure) => (failure.step === here ? { ...failure, recovered: true } : failure)),
    ...(act.kind === 'read' && { data: { ...before.data, [act.as]: withoutLabel(act.as, outcome.read ?? '') } }),
  };
  const keep = { type: 'keep', progress: progressOf(work) } as const;
  // Reading leaves the page as it is.
  const [state, effects] = act.kind === 'read' ? plan(work, observation) : lookAtResult(work);
  return [state, [keep, ...effects]];
}

/** "Price: 3 €" is the price 3 €: the name that was asked for, before a colon, is not part of the value. */
function withoutLabel(name: string, text: string): string {
  const label = text.slice(0, name.length);
  const value = /^\s*:\s*(.+)$/s.exec(text.slice(name.length))?.[1];
  return value !== undefined && label.toLowerCase() === name.toLowerCase() ? value : text;
}

// The act itself has waited for its consequences.
const lookAtResult = (work: Work): Next => [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: false, pauseMs: 0 }]];

function stepOf({ act, clause, rung }: Planned, outcome: Extract<ActOutcome, { ok: true }>, startedAt: number, at: number): Step {
  return {
    kind: act.kind,
    rung,
    clause,
    ...(outcome.evidence !== undefined && { target: outcome.evidence }),
    ...(act.kind === 'goto' && { url: act.url }),
    ...(act.kind === 'fill' && { text: act.text }),
    ...(act.kind === 'press' && { key: act.key }),
    ...(act.kind === 'read' && { as: act.as }),
    before: outcome.urlBefore,
    after: outcome.urlAfter,
    at: new Date(startedAt),
    durationMs: at - startedAt,
  };
}

/** `sent`: the act may have happened all the same. */
export function afterFailedAct({ work: before, planned }: Acting, error: FarmError, sent: boolean, at: number): Next {
  const { limits } = before.terms;
  const failure = {
    step: before.path.length,
    action: `${sayAct(planned.act)} (${planned.clause})`,
    error: error.message,
    recovered: false,
  };
  // Its guard has told of the same refusal already.
  const failures = before.failures.filter((known) => !isRefusalIn(known, error));
  const work: Work = {
    ...before,
    failures: [...failures, failure].slice(-limits.failures),
    done: [...before.done, { clause: planned.clause, act: planned.act, ok: false, error: error.message }],
    unyielding: error.code === 'deadline',
  };
  if (planned.act.kind === 'goto') return end(work, verdicts.notOpened(planned.act.url, error), at);
  // A field may be filled again; a second click may buy a second time.
  if (sent && (planned.act.kind === 'click' || planned.act.kind === 'press')) return end(work, verdicts.inDoubt(planned.clause, error), at);
  const lastGood = work.done.findLastIndex(({ ok }) => ok);
  if (work.done.length - 1 - lastGood >= limits.failedActs) return end(work, verdicts.actFailed(planned.clause, error), at);
  return lookAgain(work);
}
