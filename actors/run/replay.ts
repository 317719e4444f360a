/** Of a run that replays a skill: step by step, by evidence or by its clause, and what becomes of a step that has drifted. */
import type { ActOutcome } from '../../farm/page/port.ts';
import type { RecordedStep, SkillStep } from '../../store/model/skill.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { HeldSteps, Replay } from '../protocol/runs.ts';
import { isOfShape } from '../skill/addresses.ts';
import { anewFrom } from './anew.ts';
import { leavesOf } from './conditions.ts';
import { end } from './endings.ts';
import { namesOf } from './held.ts';
import { filledAfter } from './held-values.ts';
import { askedByStep, strangeQuestion } from './questions.ts';
import { asksWhether, standsAfter } from './reached.ts';
import type { Next } from './run.ts';
import { saidOtherwise } from './sayings.ts';
import { toldOtherwise } from './told-values.ts';
import { isRepeatable, verdicts } from './verdicts.ts';
import type { Filled, Planned, Work } from './work.ts';

/** How far a replay has come. */
export interface Replaying {
  readonly order: Replay;
  /** The place of the step in hand. */
  readonly at: number;
  /** How it is done; `repair`: by its clause, since it has drifted; `noting`: by its evidence, once the page before it is noted. */
  readonly by: 'evidence' | 'clause' | 'repair' | 'noting';
  /** How many acts were done when it began. */
  readonly from: number;
  /** What was expected and what was found, of a step that is being mended. */
  readonly drift?: string;
  /** Its element went while the act was on its way, and is looked for once more. */
  readonly isSecond?: true;
  /** Since when the page says something else to a clause than it did. */
  readonly unsaidSince?: number;
  /** What it has said to the last step, otherwise than it did. */
  readonly answered?: string;
  /** What was to be done last stood so already: nothing has to tell that it was done. */
  readonly stands?: true;
  /** What the step in hand brings about stood so before it. */
  readonly isIdle?: true;
  readonly repaired: readonly number[];
  /** What is in fields of the document that is open. */
  readonly filled?: readonly Filled[];
  /** What the planner kept of the latest clause that was carried out anew. */
  readonly earlier?: unknown;
}

export const stepInHand = ({ order, at }: Replaying): SkillStep | undefined => order.steps[at];

/** Begins at the first step, with the first page that was opened. */
export const beginReplay = (work: Work, order: Replay): Next =>
  begin({ ...work, replay: { order, at: 0, by: 'evidence', from: 0, repaired: [] } });

/** The step in hand is done, in whatever way. */
export function nextStep(before: Work, replay: Replaying): Next {
  const { drift, isSecond: _, unsaidSince: __, stands: ___, isIdle: ____, ...rest } = replay;
  const stands = standsAfter(before, replay);
  const { failures: most } = before.terms.limits;
  const mended = drift !== undefined && { step: before.path.length - 1, action: said(replay), error: `${drift}.`, recovered: true };
  const work: Work = { ...before, ...(mended && { failures: [...before.failures, mended].slice(-most) }) };
  // A clause that was carried out anew stands for all of its steps.
  const at = replay.by === 'repair' ? endOfClause(replay) : replay.at + 1;
  const kept = replay.by === 'evidence' || before.memo === undefined ? {} : { earlier: before.memo };
  const more = { ...kept, ...(stands && { stands }), ...(mended && { repaired: [...replay.repaired, replay.at] }) };
  return begin({ ...work, replay: { ...rest, ...more, at } });
}

/** The step in hand is done already, and is not repaired by that: on another day it is to be done. */
export function asItStands(before: Work, replay: Replaying, why: string): Next {
  const { failures: most } = before.terms.limits;
  const failure = { step: before.path.length, action: said(replay), error: `${why}.`, recovered: true };
  const stood = { ...replay, stands: true, at: replay.at + 1 } as const;
  return begin({ ...before, failures: [...before.failures, failure].slice(-most), replay: stood });
}

export const isOfClause = (step: SkillStep | undefined, other: SkillStep | undefined): boolean =>
  step !== undefined && step.clause === other?.clause && step.nth === other.nth;

/** The place of the first step after those of the clause in hand. */
function endOfClause({ order: { steps }, at }: Replaying): number {
  let end = at + 1;
  while (isOfClause(steps[end], steps[at])) end += 1;
  return end;
}

/** Whether what was done of the clause in hand may be done once more: it is carried out anew as a whole. */
function mayBeginAgain({ order: { steps }, at }: Replaying): boolean {
  for (let before = at - 1; isOfClause(steps[before], steps[at]); before -= 1) {
    const step = steps[before];
    if (step?.by === 'evidence' && !isRepeatable(step.act)) return false;
  }
  return true;
}

function begin(before: Work & { readonly replay: Replaying }): Next {
  const { memo: _, missingSince: __, hint: ___, ...rest } = before;
  const step = stepInHand(before.replay);
  const work: Work = { ...rest, replay: { ...before.replay, by: step?.by ?? 'clause', from: before.done.length } };
  if (step === undefined) {
    const verify = { ...asksWhether(work), forWords: true } as const;
    return [{ status: 'verifying', work }, [verify]];
  }
  if (step.by === 'clause') return look(work);
  if (step.asks) return look({ ...work, replay: { ...before.replay, by: 'noting', from: before.done.length } });
  return [{ status: 'recalling', work }, [{ type: 'recall', leg: work.leg, step }]];
}

export const isNoting = ({ by }: Replaying): boolean => by === 'noting';

/** The page is noted before the step in hand, which is done now. */
export function afterNoting({ memo, ...work }: Work, replay: Replaying): Next {
  const step = stepInHand(replay);
  if (step?.by !== 'evidence') throw new Error('No recorded step is in hand');
  const noted: Work = { ...work, replay: { ...replay, by: 'evidence', ...(memo !== undefined && { earlier: memo }) } };
  return [{ status: 'recalling', work: noted }, [{ type: 'recall', leg: work.leg, step }]];
}

/** The element of the step in hand has gone before anything was done to it. */
export function recallAgain(work: Work, replay: Replaying): Next {
  const step = stepInHand(replay);
  if (step?.by !== 'evidence') throw new Error('No recorded step is in hand');
  return [{ status: 'recalling', work: { ...work, replay: { ...replay, isSecond: true } } }, [{ type: 'recall', leg: work.leg, step }]];
}

/** With a look the elements that were recognised before it have no numbers any more. */
function look({ replay, ...rest }: Work): Next {
  const work: Work = { ...rest, ...(replay && { replay: { ...replay, filled: [] } }) };
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: true, pauseMs: 0 }]];
}

interface Drift {
  readonly why: string;
  readonly isAmbiguous?: boolean;
  /** Since when the page has lacked it. */
  readonly missingSince?: number | undefined;
}

/** The step in hand can't be done as it was: it is mended where that is allowed, or what is left is planned anew, or the run ends. */
export function drifted(before: Work, replay: Replaying, { why, isAmbiguous = false, missingSince }: Drift, at: number): Next {
  const { order } = replay;
  const { memo: _, missingSince: __, hint: ___, ...rest } = before;
  // It is the same page: whoever plans next may look elsewhere on it, and has half of the time.
  const latest = at - before.terms.limits.missingPatienceMs / 2;
  const work: Work = { ...rest, ...(missingSince !== undefined && { missingSince: Math.max(missingSince, latest) }) };
  const drift = replay.drift ?? why;
  // Of several that it could be, the clause knows no better which: it says the name that they share.
  if (replay.by === 'evidence' && order.repair !== 'nobody' && !isAmbiguous && mayBeginAgain(replay))
    return look({ ...work, replay: { ...replay, by: 'repair', from: work.done.length, drift } });
  if (order.repair !== 'planner') return end(work, verdicts.drifted(order, replay.at, drift), at);
  const { failures: most } = work.terms.limits;
  const failure = { step: work.path.length, action: said(replay), error: `${drift}.`, recovered: true };
  const { replay: ____, ...left } = work;
  const anew = anewFrom(replay, work);
  return look({ ...left, anew, failures: [...work.failures, failure].slice(-most) });
}

/** What the clause would be done to is something else: whoever plans it anew would take that, too. */
export function estranged(work: Work, replay: Replaying, other: string, at: number): Next {
  const { drift = 'its control is lacking' } = replay;
  return end(work, verdicts.drifted(replay.order, replay.at, `${drift}; ${other} is another`), at);
}

/** What was done or asked has led away from the goal: nothing else is tried behind it. */
export const astrayed = (work: Work, replay: Replaying, why: string, at: number): Next =>
  end(work, verdicts.drifted(replay.order, replay.at, why), at);

/** The page has answered a step otherwise than it did. Of the last one success is asked first: what it names on the page is what counts. */
export const answered = (work: Work, replay: Replaying, why: string, at: number): Next =>
  replay.at === replay.order.steps.length - 1 ? nextStep(work, { ...replay, answered: why }) : astrayed(work, replay, why, at);

/** What the page has answered to the last step otherwise than it did, where success does not name a message itself. */
export const answeredLast = ({ replay, order }: Work): string | undefined =>
  leavesOf(order.request.success).some(({ kind }) => kind === 'statusText') ? undefined : replay?.answered;

/** What an act of this kind leaves behind on its element, and what must be there again. */
export const telling = ['checked', 'mixed', 'selected', 'expanded', 'collapsed', 'pressed'];

/** A recorded step was done: whether the same came of it as when it was recorded. */
export function afterReplayed(
  before: Work,
  { act }: Planned,
  outcome: Extract<ActOutcome, { ok: true }>,
  said: readonly string[] | undefined,
  at: number,
): Next {
  const { urlAfter, became } = outcome;
  const step = before.replay && stepInHand(before.replay);
  if (before.replay === undefined || step?.by !== 'evidence') throw new Error('No step of a skill is in hand');
  const replay: Replaying = { ...before.replay, filled: filledAfter(before.replay.filled ?? [], act, step, became) };
  const work: Work = { ...before, replay };
  const strange = toldOtherwise(step.told, work.data);
  if (strange !== undefined) return astrayed(work, replay, strange, at);
  const asking = strangeQuestion(work, askedByStep(step));
  const vain = cameToNothing(step, outcome) && 'after it the page should be another, and it stands as it stood';
  // What led nowhere, or to a question that nobody has answered, is no step of a way to the goal.
  const astray = asking ?? vain;
  if (astray) return astrayed(work, replay, astray, at);
  const otherwise = step.said && said && saidOtherwise(step.said, said);
  if (otherwise !== undefined) return answered(work, replay, otherwise, at);
  const lacking = telling.filter((state) => step.became.states?.includes(state) && became?.states?.includes(state) === false);
  const unlike = !isOfShape(urlAfter, step.after)
    ? `after it the page should be at ${step.after}, and it is at ${urlAfter}`
    : lacking.length > 0
      ? `after it the control should be ${lacking.join(' and ')}, and it is not`
      : undefined;
  if (unlike === undefined) return nextStep(work, replay);
  // What was done can't be done again: whether the goal is reached all the same is for the rest and for success to say, where that tells a page.
  return replay.order.repair === 'nobody' || !tellsPage(work.order.request.success)
    ? end(work, verdicts.drifted(replay.order, replay.at, unlike), at)
    : nextStep(work, { ...replay, drift: unlike });
}

/** That something was read, any page may have. */
const tellsPage = (condition: SuccessCondition): boolean => leavesOf(condition).some(({ kind }) => kind !== 'extracted');

/** Something came of it when it was recorded, and now nothing has. A control that stands as it did then anyway had nothing to bring. */
function cameToNothing({ became: then }: RecordedStep, { urlBefore, urlAfter, became: now }: Extract<ActOutcome, { ok: true }>): boolean {
  if (now === undefined || now.document || now.tab || placeOf(urlAfter) !== placeOf(urlBefore)) return false;
  // What a page does under the pointer alone is no other page; what it has asked a server for may be.
  if (now.stirred !== false && !(then.document && !now.requests)) return false;
  const states = telling.filter((state) => then.states?.includes(state));
  const stands = states.length > 0 && states.every((state) => now.states?.includes(state));
  return (then.document || then.tab || then.stirred === true) && !stands;
}

/** An address but for where on its page one looks. */
const placeOf = (url: string): string => url.replace(/#(?!!?\/).*$/s, '');

const said = (replay: Replaying): string => {
  const step = stepInHand(replay);
  return step === undefined ? 'replay' : `${step.by === 'evidence' ? step.act.kind : 'carry out'} (${step.clause})`;
};

/** What the planner is to be asked for, where a run does not simply follow its goal. */
export function asked({ replay, anew, done, order }: Work) {
  const { prompt } = order.request;
  const heldTo = (steps: HeldSteps = []) => {
    const held = namesOf(steps);
    return held && { held };
  };
  if (anew !== undefined) {
    const { goal, from, earlier } = anew;
    return { goal, done: done.slice(from), ...heldTo(order.replay?.steps), ...(earlier !== undefined && { earlier }) };
  }
  const step = replay && stepInHand(replay);
  if (replay === undefined || step === undefined) return { goal: prompt, done, ...heldTo(order.held) };
  const { earlier } = replay;
  const { role, name } = (step.by === 'evidence' ? step.target : undefined) ?? {};
  const noted = replay.by === 'noting' && { noted: { ...(role !== undefined && { role }), ...(name !== undefined && { name }) } };
  const only = { clause: step.clause, nth: step.nth, ...noted };
  return { goal: prompt, done: done.slice(replay.from), only, ...heldTo([step]), ...(earlier !== undefined && { earlier }) };
}
