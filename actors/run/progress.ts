/** From plan to act to the next plan: steps, repetitions, and acts in vain. */
import type { FarmError } from '../../farm/errors.ts';
import type { ActOutcome } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { Act, Step } from '../../store/model/step.ts';
import type { Plan } from '../planner/port.ts';
import { end } from './endings.ts';
import { wayOf } from './irreversible.ts';
import { extension, progressOf } from './record.ts';
import type { Next, Planned, RunMessage, RunState, Work } from './run.ts';
import { dataWithoutSecrets, secretOf, unseen } from './secrets.ts';
import { isMisplaced } from './vault.ts';
import { isOutOfReach, isRefusalOf, sayAct, touches, verdicts } from './verdicts.ts';

type Planning = Extract<RunState, { status: 'planning' }>;
type Acting = Extract<RunState, { status: 'acting' }>;
type Weighing = Extract<RunState, { status: 'weighing' }>;

export function plan(work: Work, observation: Planning['observation'], now: number): Next {
  const { memo, hint, done, data, order, hidden } = work;
  const input = {
    goal: order.request.prompt,
    // A planner may be a model in another house: of a stored secret it gets to know the name.
    observation: unseen(observation, hidden),
    done: unseen(done, hidden),
    data: dataWithoutSecrets(data, hidden),
    files: Object.keys(order.request.options.files ?? {}),
    now,
    ...(memo !== undefined && { memo }),
    ...(hint !== undefined && { hint }),
  };
  return [{ status: 'planning', work, observation }, [{ type: 'plan', leg: work.leg, input }]];
}

/** The page was seen: whether the latest act changed it is known now. */
export function seen(before: Work, { digest }: Planning['observation']): Work {
  const { digestBefore, ...rest } = before;
  const work = { ...rest, blind: 0, unyielding: false };
  const latest = work.done.at(-1);
  if (digestBefore === undefined || latest === undefined) return work;
  return { ...work, done: [...work.done.slice(0, -1), { ...latest, changed: digest !== digestBefore, dialogs: work.dialogs.length }] };
}

/** The page is not as it should be yet: look again once it has come to rest. */
export function lookAgain(work: Work): Next {
  const { recheckMs: pauseMs, unyieldingMs } = work.terms.limits;
  const within = work.unyielding && { withinMs: unyieldingMs };
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: true, pauseMs, ...within }]];
}

/** What planning cost is paid for, whatever was planned. */
export function afterPlan({ work: before, observation }: Planning, { plan: next, at }: Extract<RunMessage, { type: 'planned' }>): Next {
  const { tokens = { input: 0, output: 0 }, memo = before.memo } = next;
  const sum = { input: before.tokens.input + tokens.input, output: before.tokens.output + tokens.output };
  const work: Work = { ...before, tokens: sum, ...(memo !== undefined && { memo }) };
  const [state, effects] = follow(work, observation, next, at);
  if (tokens.input + tokens.output === 0) return [state, effects];
  return [state, [{ type: 'keep', progress: progressOf(work, at) }, ...extension(work), ...effects]];
}

function follow(work: Work, observation: Planning['observation'], next: Plan, at: number): Next {
  const { limits } = work.terms;
  const isAtEnd = next.type === 'done' || next.type === 'failed';
  if (!isAtEnd && work.tokens.input + work.tokens.output > limits.modelTokens)
    return end(work, verdicts.tooManyTokens(limits.modelTokens), at);
  switch (next.type) {
    case 'done': {
      const { success } = work.order.request;
      return [{ status: 'verifying', work }, [{ type: 'verify', leg: work.leg, condition: success, data: work.data }]];
    }
    case 'unreadable':
      return end(work, verdicts.unreadable(next), at);
    case 'failed':
      return end(work, verdicts.planFailed(next.why), at);
    case 'missing': {
      if (namesIn(next.what).length > 0) return end(work, verdicts.misplacedSecret(next.clause), at);
      const missingSince = work.missingSince ?? at;
      if (at - missingSince >= limits.missingPatienceMs) return end(work, verdicts.missing(next.clause, next.what, observation.url), at);
      return lookAgain({ ...work, missingSince });
    }
    case 'act': {
      if (work.acts >= limits.steps) return end(work, verdicts.tooManySteps(limits.steps), at);
      const { type: _, memo: __, tokens: ___, ...planned } = next;
      return act(work, observation, planned, at);
    }
  }
}

function act(before: Work, observation: Planning['observation'], planned: Planned, at: number): Next {
  const { loopHintAt, loopEndAt } = before.terms.limits;
  if (isMisplaced(planned.act)) return end(before, verdicts.misplacedSecret(planned.clause), at);
  const key = `${observation.digest} ${JSON.stringify(planned.act)}`;
  const times = (before.met[key] ?? 0) + 1;
  const { missingSince: _, hint: __, ...rest } = before;
  const secret = secretOf(planned.act, observation.elements);
  const hint =
    times >= loopHintAt && `This act met the same page ${times} times and changed nothing: ${sayAct(planned.act)}. Try another way.`;
  const work: Work = {
    ...rest,
    ...(hint !== false && { hint }),
    ...(secret !== undefined && { passwords: [...new Set([...before.passwords, secret])] }),
    acts: before.acts + 1,
    met: { ...before.met, [key]: times },
  };
  if (times >= loopEndAt) return end(work, verdicts.looping(planned.clause, times), at);
  const acting = { status: 'acting', work, observation, planned } as const;
  // What the planner worked out is nothing to the page.
  if (planned.act.kind === 'note')
    return afterAct(acting, { startedAt: at, at }, { ok: true, urlBefore: observation.url, urlAfter: observation.url });
  const isWeighed = work.order.request.options.confirmActions !== false && wayOf(planned.act) !== undefined;
  return isWeighed ? [{ ...acting, status: 'weighing' }, [{ type: 'weigh', leg: work.leg, act: planned.act }]] : go(acting);
}

function go({ work: before, observation, planned }: Omit<Acting, 'status'>): Next {
  const work = { ...before, touched: before.touched || touches(planned.act) };
  return [{ status: 'acting', work, observation, planned }, [{ type: 'act', leg: work.leg, planned }]];
}

/** Nothing of an act that can't be taken back is sent before a person has agreed to it (SPEC, "States and transitions"). */
export function afterWeighing(state: Weighing, { found, at }: Extract<RunMessage, { type: 'weighed' }>): Next {
  const { work, observation, planned } = state;
  if (found === undefined) return go(state);
  const { name, why } = found;
  const goal = work.order.request.prompt;
  return end(work, verdicts.needsHuman(planned.clause, { name, host: new URL(observation.url).host, goal, why }), at);
}

const looking: readonly Act['kind'][] = ['read', 'note', 'wait'];
const isLook = ({ kind }: Act) => looking.includes(kind);

export function afterAct(
  { work: before, observation, planned }: Acting,
  { startedAt, at }: Pick<Extract<RunMessage, { type: 'acted' }>, 'startedAt' | 'at'>,
  outcome: Extract<ActOutcome, { ok: true }>,
): Next {
  const step = stepOf(planned, outcome, startedAt, at);
  const here = before.path.length;
  const { act: done, clause, rung, further: [next, ...others] = [] } = planned;
  const work: Work = {
    ...before,
    path: [...before.path, step],
    done: [...before.done, { clause, act: done, rung, ok: true }],
    failures: before.failures.map((failure) => (failure.step === here ? { ...failure, recovered: true } : failure)),
    ...(done.kind === 'read' && { data: { ...before.data, [done.as]: withoutLabel(done.as, outcome.read ?? '') } }),
    ...(done.kind === 'note' && { data: { ...before.data, [done.as]: done.value } }),
    ...(!isLook(done) && { digestBefore: observation.digest }),
  };
  const keep = { type: 'keep', progress: progressOf(work, at) } as const;
  const goesOn = next !== undefined && outcome.urlAfter === outcome.urlBefore && work.acts < work.terms.limits.steps;
  const [state, effects] = goesOn
    ? act(work, observation, { ...planned, act: next, further: others }, at)
    : isLook(done) && done.kind !== 'wait'
      ? plan(work, observation, at)
      : lookAtResult(work);
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
  // An index means nothing once the page is gone: the evidence stands for it.
  const { element: _, to: __, value: ___, ...told } = { element: undefined, to: undefined, value: undefined, ...act };
  return {
    ...told,
    rung,
    clause,
    ...(outcome.evidence !== undefined && { target: outcome.evidence }),
    ...(outcome.toEvidence !== undefined && { to: outcome.toEvidence }),
    before: outcome.urlBefore,
    after: outcome.urlAfter,
    at: new Date(startedAt),
    durationMs: at - startedAt,
  };
}

/** `sent`: the act may have happened all the same. */
export function afterFailedAct(
  { work: before, planned }: Pick<Acting, 'work' | 'planned'>,
  error: FarmError,
  sent: boolean,
  at: number,
): Next {
  const { limits } = before.terms;
  const failure = {
    step: before.path.length,
    action: `${sayAct(planned.act)} (${planned.clause})`,
    error: error.message,
    recovered: false,
  };
  // Its guard has told of the same refusal already.
  const failures = before.failures.filter((known) => !isRefusalOf(error.refusedHost, known));
  const work: Work = {
    ...before,
    failures: [...failures, failure].slice(-limits.failures),
    done: [...before.done, { clause: planned.clause, act: planned.act, rung: planned.rung, ok: false, error: error.message }],
    unyielding: error.code === 'deadline',
  };
  if (planned.act.kind === 'goto') return end(work, verdicts.notOpened(planned.act.url, error), at);
  if (planned.act.kind === 'upload' && !sent && isOutOfReach(error)) return end(work, verdicts.noFile(planned.clause, error), at);
  // A field may be filled again; a second click may buy a second time.
  if (sent && !isRepeatable(planned.act)) return end(work, verdicts.inDoubt(planned.clause, error), at);
  const lastGood = work.done.findLastIndex(({ ok }) => ok);
  if (work.done.length - 1 - lastGood >= limits.failedActs) return end(work, verdicts.actFailed(planned.clause, error), at);
  return lookAgain(work);
}

const repeatable: readonly Act['kind'][] = [
  'fill',
  'select',
  'check',
  'upload',
  'hover',
  'scroll',
  'highlight',
  'switchTab',
  'wait',
  'read',
];
/** What ends the same however often it is done. */
const isRepeatable = ({ kind }: Act) => repeatable.includes(kind);
