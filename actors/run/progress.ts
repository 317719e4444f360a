/** From plan to act to the next plan: steps, and repetitions. */
import type { ActOutcome, Observation } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { Act } from '../../store/model/step.ts';
import type { Plan } from '../planner/port.ts';
import { lostFile } from './befell.ts';
import { type Declined, stoodStill } from './declined.ts';
import { workAfter } from './done.ts';
import { end } from './endings.ts';
import { lostBefore, lostEntry } from './entered.ts';
import { askedOtherwise, withFields } from './held.ts';
import { answeredOtherwise, heldToQuestions } from './held-questions.ts';
import { strayedAnew, strayedByRepair } from './held-sayings.ts';
import { heldBy } from './held-values.ts';
import { unchosenBefore } from './in-vain.ts';
import { wayOf } from './irreversible-ways.ts';
import { isLook, lookAgain, lookAtResult } from './looks.ts';
import { enteredOtherwise, oneOfSeveral, withKin } from './mending.ts';
import { askedByStep, strangeQuestion } from './questions.ts';
import { asksWhether } from './reached.ts';
import { extension, progressOf } from './record.ts';
import { doesSame, takesSame } from './renamed.ts';
import {
  afterNoting,
  afterReplayed,
  answered,
  asItStands,
  asked,
  astrayed,
  drifted,
  estranged,
  isNoting,
  nextStep,
  type Replaying,
  stepInHand,
} from './replay.ts';
import type { Doing, Next, RunMessage, RunState } from './run.ts';
import { secretOf, withoutFilled } from './secrets.ts';
import { toldOfAnother } from './told-of.ts';
import { toldOtherwise } from './told-values.ts';
import { sayUnseen } from './unseen-parts.ts';
import { isMisplaced } from './vault.ts';
import { sayAct, touches, verdicts } from './verdicts.ts';
import { isWanted } from './wanted.ts';
import { needsHuman, withheldFrom } from './withheld.ts';
import type { Planned, Work } from './work.ts';

type Planning = Extract<RunState, { status: 'planning' }>;

export function plan(work: Work, observation: Planning['observation'], now: number): Next {
  const strayed = work.replay === undefined ? strayedAnew(work, observation) : undefined;
  if (strayed !== undefined) return end(work, verdicts.strayedAnew(work.path.at(-1)?.clause ?? '', strayed, observation.url), now);
  const { memo, hint, data, order, hidden, refusal } = work;
  const { done, ...goal } = asked(work);
  const declined = stoodStill(work);
  const input = {
    ...goal,
    // As the page has it: a label may be spelled like a secret, and is found all the same.
    observation,
    done: withoutFilled(done, work),
    data,
    ...(hidden.length > 0 && { hidden }),
    files: Object.keys(order.request.options.files ?? {}),
    now: now + (work.aheadMs ?? 0),
    ...(memo !== undefined && { memo }),
    ...(hint !== undefined && { hint }),
    ...(order.seed && { seed: order.seed }),
    success: order.request.success,
    ...(work.objection?.acts === work.acts && {
      objection: work.objection.verdict.error,
      ...(work.objection.isUnmet && { unmet: true as const }),
    }),
    ...(declined && { declined }),
    ...(refusal !== undefined && !isWanted(refusal, { ...order.request, data }) && { refusal }),
  };
  return [{ status: 'planning', work, observation }, [{ type: 'plan', leg: work.leg, input }]];
}

/** What planning cost is paid for, whatever was planned. */
export function afterPlan(
  { work: before, observation }: Planning,
  { plan: next, wasMet, at }: Extract<RunMessage, { type: 'planned' }>,
): Next {
  const { tokens = { input: 0, output: 0 }, memo = before.memo } = next;
  const sum = { input: before.tokens.input + tokens.input, output: before.tokens.output + tokens.output };
  const work: Work = { ...before, tokens: sum, ...(memo !== undefined && { memo }) };
  const [state, effects] = follow(work, observation, next, wasMet, at);
  if (tokens.input + tokens.output === 0) return [state, effects];
  return [state, [{ type: 'keep', progress: progressOf(work, at) }, ...extension(work), ...effects]];
}

function follow(work: Work, observation: Planning['observation'], next: Plan, wasMet: true | undefined, at: number): Next {
  const { limits } = work.terms;
  const isAtEnd = next.type === 'done' || next.type === 'failed';
  if (!isAtEnd && work.tokens.input + work.tokens.output > limits.modelTokens)
    return end(work, verdicts.tooManyTokens(limits.modelTokens), at);
  switch (next.type) {
    case 'done': {
      if (work.replay !== undefined)
        return isNoting(work.replay) ? afterNoting(work, work.replay) : afterClause(work, work.replay, observation, at);
      const { entered = [] } = work;
      const fields = entered.some(({ role }) => role === 'slider') ? 'sliders' : entered.some(({ isSent }) => !isSent) && 'texts';
      const forFields = fields !== false && ({ forFields: fields } as const);
      const verify = { ...asksWhether(work), ...forFields, ...(wasMet && { metOn: observation }) } as const;
      const heeded = next.heeded !== undefined && { heeded: work.refusal };
      return [{ status: 'verifying', work: { ...work, ...heeded } }, [verify]];
    }
    case 'spent':
      return end(work, work.objection?.verdict ?? verdicts.declined(work.declined as Declined, observation.url), at);
    case 'unreadable':
      if (work.replay !== undefined && isNoting(work.replay)) return afterNoting(work, work.replay);
      if (work.replay !== undefined) return drifted(work, work.replay, { why: "its clause can't be read by the rules alone" }, at);
      return end(work, verdicts.unreadable(next), at);
    case 'failed':
      return end(work, verdicts.planFailed(next.why), at);
    case 'missing': {
      if (namesIn(next.what).length > 0) return end(work, verdicts.misplacedSecret(next.clause), at);
      if (next.awaits) return lookAgain(work);
      if (work.objection !== undefined) return end(work, work.objection.verdict, at);
      const missingSince = work.missingSince ?? at;
      if (at - missingSince >= limits.missingPatienceMs) {
        if (work.replay !== undefined) return drifted(work, work.replay, { why: next.what, missingSince }, at);
        const lost = lostFile(work);
        const tried = work.done.findLast(({ ok, clause }) => !ok && clause === next.clause);
        const why = tried?.error === undefined ? sayUnseen(observation) : `; what was tried failed, for ${tried.error}`;
        const missing = () => verdicts.missing(next.clause, `${next.what}${why}`, observation.url);
        return end(work, lost ? verdicts.lostOnTheWay(next.clause, lost) : missing(), at);
      }
      // A page that changes no more by itself has had its time: whoever plans may look elsewhere then, before it is given up.
      const hurryMs = observation.still ? limits.missingPatienceMs / 2 : 0;
      return lookAgain({
        ...work,
        missingSince: missingSince - hurryMs,
        ...(hurryMs > 0 && { aheadMs: (work.aheadMs ?? 0) + hurryMs }),
      });
    }
    case 'act': {
      if (work.acts >= limits.steps) return end(work, verdicts.tooManySteps(limits.steps), at);
      const { type: _, memo: __, tokens: ___, ...planned } = next;
      return act(work, observation, planned, at);
    }
  }
}

/** A clause was carried out anew: what the page says to it is what it said, or may still be on its way. */
function afterClause(work: Work, replay: Replaying, observation: Observation, at: number): Next {
  const { told } = stepInHand(replay) ?? {};
  const strange = toldOtherwise(told, work.data, observation.passed) ?? toldOfAnother(told, work.data, observation);
  if (strange !== undefined) return astrayed(work, replay, strange, at);
  const undone = lostEntry((work.entered ?? []).filter(({ isChoice }) => isChoice));
  if (undone !== undefined) return astrayed(work, replay, undone, at);
  const strayed = strayedByRepair(work);
  if (strayed !== undefined) return astrayed(work, replay, strayed, at);
  const otherwise = answeredOtherwise(work, observation);
  if (otherwise === undefined) return nextStep(work, replay);
  const { unsaidSince = at } = replay;
  const isPatient = at - unsaidSince < work.terms.limits.successPatienceMs;
  return isPatient ? lookAgain({ ...work, replay: { ...replay, unsaidSince } }) : answered(work, replay, otherwise, at);
}

function act(before: Work, observation: Planning['observation'], planned: Planned, at: number): Next {
  const { loopHintAt, loopEndAt } = before.terms.limits;
  const otherwise = enteredOtherwise(planned, before.replay) ?? oneOfSeveral(planned, observation, before.replay);
  if (before.replay !== undefined && otherwise !== undefined) return estranged(before, before.replay, otherwise, at);
  if (isMisplaced(planned.act)) return end(before, verdicts.misplacedSecret(planned.clause), at);
  const lost =
    planned.rung === 'rules' && before.replay === undefined ? lostBefore(planned.act, before.entered ?? [], observation) : undefined;
  if (lost !== undefined) return end(before, verdicts.notHeld(planned.clause, lost), at);
  const vain = before.replay === undefined ? unchosenBefore(before, planned, observation.elements) : undefined;
  if (vain !== undefined) return end(before, verdicts.missing(before.done.at(-1)?.clause ?? '', vain, observation.url), at);
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
  const held = heldToQuestions(withKin(planned, observation, before.replay), observation, before);
  const doing = { work, observation, planned: withFields(held, before) };
  // What the planner worked out is nothing to the page.
  if (planned.act.kind === 'note')
    return afterAct(doing, { startedAt: at, at }, { ok: true, urlBefore: observation.url, urlAfter: observation.url });
  return weighed(doing);
}

const fills = ({ kind }: Act): boolean => kind === 'fill' || kind === 'type' || kind === 'select';

/** The element of a step that a skill has recorded was found, or what stands there instead. */
export function afterRecall(before: Work, { recalled, at }: Extract<RunMessage, { type: 'recalled' }>): Next {
  const { replay } = before;
  const step = replay && stepInHand(replay);
  if (replay === undefined || step?.by !== 'evidence') throw new Error('Nothing was to be recalled');
  if (!recalled.ok) {
    const { renamed, isDone, ...drift } = recalled;
    if (isDone && replay.order.repair !== 'nobody') return asItStands(before, replay, drift.why);
    // "Follow" and "Unfollow" stand in the same place.
    const { name = '', around } = step.target ?? {};
    const isMended = renamed && replay.order.repair !== 'nobody';
    const isSame = isMended && (doesSame(name, renamed.name, around?.context) || (fills(step.act) && takesSame(name, renamed.name)));
    if (!isSame) return drifted(before, replay, { ...drift, missingSince: at - before.terms.limits.missingPatienceMs }, at);
    const { element } = renamed;
    return afterRecall(
      { ...before, replay: { ...replay, drift: drift.why } },
      { type: 'recalled', leg: before.leg, recalled: { ok: true, element, known: false }, at },
    );
  }
  if (before.acts >= before.terms.limits.steps) return end(before, verdicts.tooManySteps(before.terms.limits.steps), at);
  const { element, to, known, stands } = recalled;
  const evidence = { ...(step.target && { target: step.target }), ...(step.to && { to: step.to }) };
  const { act: recorded, clause, dialogs, became, names, entry, said, kept } = step;
  // The numbers of the element that was found, in place of those of the page that it was recorded on.
  const act = { ...recorded, ...(element !== undefined && { element }), ...(to !== undefined && { to }) } as Act;
  return weighed({
    work: { ...before, acts: before.acts + 1, replay: { ...replay, ...(stands && { isIdle: true }) } },
    planned: {
      act,
      clause,
      rung: 'skill',
      became,
      ...askedByStep(step),
      ...(names && { names }),
      ...(entry !== undefined && { entry }),
      said,
      kept,
      holds: heldBy(replay.filled ?? [], act),
      ...(known && { known: evidence }),
      ...(dialogs !== undefined && { dialogs }),
    },
  });
}

function weighed(doing: Doing): Next {
  const { work, planned } = doing;
  const isWeighed = work.order.request.options.confirmActions !== false && wayOf(planned.act) !== undefined;
  return isWeighed ? [{ ...doing, status: 'weighing' }, [{ type: 'weigh', leg: work.leg, act: planned.act }]] : go(doing);
}

function go({ work: { sent: _, ...before }, ...doing }: Doing): Next {
  const work: Work = { ...before, touched: before.touched || touches(doing.planned.act), dialogsBefore: before.dialogs.length };
  return [{ ...doing, status: 'acting', work }, [{ type: 'act', leg: work.leg, planned: doing.planned }]];
}

/** Nothing of an act that can't be taken back is sent before a person has agreed to it (SPEC, "States and transitions"). */
export function afterWeighing(doing: Doing, { found, url, at }: Extract<RunMessage, { type: 'weighed' }>): Next {
  const { work, planned } = doing;
  return found === undefined ? go(doing) : end(work, needsHuman(work, planned, found, url), at);
}

export function afterAct(
  doing: Doing,
  { startedAt, said, at }: Pick<Extract<RunMessage, { type: 'acted' }>, 'startedAt' | 'said' | 'at'>,
  outcome: Extract<ActOutcome, { ok: true }>,
): Next {
  const { observation, planned } = doing;
  const { clause } = planned;
  const work = workAfter(doing, startedAt, outcome, at);
  const keep = { type: 'keep', progress: progressOf(work, at) } as const;
  const withheld = withheldFrom(work, planned);
  if (withheld !== undefined) {
    const [state, effects] = end(work, needsHuman(work, planned, withheld, outcome.urlBefore), at);
    return [state, [keep, ...effects]];
  }
  // A replay has drifted then.
  const other = work.replay === undefined ? askedOtherwise(work, planned) : undefined;
  if (other !== undefined) {
    const [state, effects] = end(work, verdicts.askedOtherwise(clause, other, outcome.urlBefore), at);
    return [state, [keep, ...effects]];
  }
  // Of what is replayed by its evidence, that is told with all else that came of it.
  const strange = work.replay && observation && strangeQuestion(work, planned);
  const [state, effects] =
    work.replay && strange
      ? astrayed(work, work.replay, strange, at)
      : observation === undefined
        ? afterReplayed(work, planned, outcome, said, at)
        : goOn(work, observation, planned, outcome, at);
  return [state, [keep, ...effects]];
}

function goOn(
  work: Work,
  observation: Planning['observation'],
  planned: Planned,
  outcome: Extract<ActOutcome, { ok: true }>,
  at: number,
): Next {
  const { act: done, further: [next, ...others] = [] } = planned;
  const goesOn = next !== undefined && outcome.urlAfter === outcome.urlBefore && work.acts < work.terms.limits.steps;
  if (goesOn) return act(work, observation, { ...planned, ...next, further: others }, at);
  return isLook(done) && done.kind !== 'wait' ? plan(work, observation, at) : lookAtResult(work);
}
