/** What a run does next: pure, from state and message to state and effects. */
import { befallen } from './befell.ts';
import { afterEviction, answerRefusal, notReserved, whileClosing } from './closing.ts';
import { begin, crash, end, evicted, refuse, withRefusal } from './endings.ts';
import { afterFailedAct, withoutUnheard } from './failed-acts.ts';
import { judged } from './judging.ts';
import { forVisitor, lookAgain } from './looks.ts';
import { messagesOn, newsOn } from './news.ts';
import { afterAct, afterPlan, afterRecall, afterWeighing, plan } from './progress.ts';
import { extension, isWithinReserve, metered, progressOf, runningDocument } from './record.ts';
import { beginReplay } from './replay.ts';
import type { Next, RunEffect, RunMessage, RunState, Working } from './run.ts';
import { seen } from './seen.ts';
import { isLoss, isOutOfReach, refusalOf, verdicts } from './verdicts.ts';
import type { Work } from './work.ts';

type Of<T extends RunMessage['type']> = Extract<RunMessage, { type: T }>;

export function reduce(state: RunState, message: RunMessage): Next {
  if (state.status === 'idle') return message.type === 'start' ? begin(state.terms, message) : [state, []];
  if (message.type === 'tellStatus') return [state, [{ type: 'answerStatus', replyTo: message.replyTo, answer: statusOf(state) }]];
  switch (state.status) {
    case 'reserving':
      return whileReserving(state, message);
    case 'closing':
      return whileClosing(state, message);
    case 'refusing':
      return message.type === 'settled' || message.type === 'endFailed' ? answerRefusal(state.work, state.refusal) : [state, []];
    case 'evicted':
      return message.type === 'endedElsewhere' ? afterEviction(state.work, message) : [state, []];
    case 'ended':
      return [state, []];
    default:
      return 'leg' in message && message.leg !== state.work.leg ? ofEarlierLeg(state, message) : whileWorking(state, message);
  }
}

function statusOf(state: Exclude<RunState, { status: 'idle' }>) {
  const { path } = state.work;
  if (state.status !== 'closing') return { status: 'running', steps: path.length } as const;
  const { verdict } = state;
  return { status: verdict.status, steps: path.length, ...(verdict.status !== 'complete' && { failureCode: verdict.failureCode }) };
}

function whileReserving(state: Extract<RunState, { status: 'reserving' }>, message: RunMessage): Next {
  const { work } = state;
  switch (message.type) {
    case 'reserved':
      return [{ status: 'reading', work }, [{ type: 'readGoal', goal: work.order.request.prompt }]];
    case 'reserveRefused':
      return notReserved(work, 'insufficient_credits', message.message);
    case 'reserveFailed':
      return notReserved(work, 'unavailable', message.message);
    case 'cancel':
      // Whether there is a reservation to give back is only known when the ledger has answered.
      return [{ status: 'closing', work, verdict: verdicts.cancelled(message.why), endedAt: message.at, stage: 'reserving' }, []];
    default:
      return [state, []];
  }
}

/** What still comes from a lease that was given up: its last meters, and nothing else. */
function ofEarlierLeg(state: Working, message: RunMessage): Next {
  const meters = message.type === 'letGo' || message.type === 'metered' ? message.meters : undefined;
  return meters === undefined || !('leg' in message) ? [state, []] : [{ ...state, work: metered(state.work, message.leg, meters) }, []];
}

function whileWorking(state: Working, message: RunMessage): Next {
  const { work } = state;
  switch (message.type) {
    case 'cancel':
      return end(work, verdicts.cancelled(message.why), message.at);
    case 'timeRanOut':
      return end(work, verdicts.timedOut(work.terms.timeoutMs), message.at);
    case 'fenced':
      return evicted(work);
    case 'ticked':
      return onTick(state, message);
    case 'metered':
      return onMetered(state, message);
    case 'kept':
      return [{ ...state, work: { ...work, leaseUntil: message.leaseUntil } }, []];
    case 'extended':
      return [{ ...state, work: { ...work, reserved: message.reserved } }, []];
    case 'extendRefused':
      return end(work, verdicts.outOfCredits(message.message), message.at);
    case 'extendFailed':
      // The next reading of the meters asks again.
      return isWithinReserve(work) ? [state, []] : end(work, verdicts.notExtended(message.message), message.at);
    case 'codesDue':
      return [{ ...state, work: { ...work, hidden: [...new Set([...work.hidden, ...message.codes])] } }, []];
    case 'befell':
      return message.event.type === 'crashed' || message.event.type === 'lost'
        ? onFaltered(state, { error: message.event.error, at: message.at })
        : [{ ...state, work: befallen(work, message.event) }, []];
    case 'faltered':
      return onFaltered(state, message);
    default:
      return onResult(state, message);
  }
}

/** The one result that each state waits for. */
function onResult(state: Working, message: RunMessage): Next {
  const { work } = state;
  switch (state.status) {
    case 'reading':
      if (message.type === 'vaultFailed') return refuse(work, { type: 'refused', reason: 'unavailable', message: message.message });
      return message.type === 'goalRead' ? onGoalRead(work, message) : [state, []];
    case 'leasing':
      return message.type === 'leased' ? onLeased(work, message) : [state, []];
    case 'recording':
      if (message.type === 'recordFailed') return refuse(work, { type: 'refused', reason: 'unavailable', message: message.message });
      return message.type === 'recorded' || message.type === 'recordedLate' ? onRecorded(work, message) : [state, []];
    case 'opening':
      return message.type === 'opened' ? onOpened(work, message) : [state, []];
    case 'observing':
      return message.type === 'observed' ? onObserved(work, message) : [state, []];
    case 'planning':
      if (message.type === 'planFailed') return end(work, verdicts.planFailed(message.message), message.at);
      return message.type === 'planned' ? afterPlan(state, message) : [state, []];
    case 'recalling':
      return message.type === 'recalled' ? afterRecall(work, message) : [state, []];
    case 'weighing':
      return message.type === 'weighed' ? afterWeighing(state, message) : [state, []];
    case 'acting':
      if (message.type !== 'acted') return [state, []];
      return message.outcome.ok ? afterAct(state, message, message.outcome) : onFaltered(state, { ...message.outcome, at: message.at });
    case 'verifying':
      return message.type === 'verified' ? judged(work, message) : [state, []];
  }
}

function onGoalRead(before: Work, { unreadable, missing, hidden = [], at }: Of<'goalRead'>): Next {
  if (unreadable !== undefined) return end(before, verdicts.unreadable(unreadable), at);
  if (missing !== undefined) return end(before, verdicts.credentialMissing(missing), at);
  const work = { ...before, hidden };
  return [{ status: 'leasing', work }, [{ type: 'lease', leg: work.leg }]];
}

function onLeased(before: Work, { leaseId, nodeUrl, at }: Of<'leased'>): Next {
  const work = { ...before, lease: { leaseId, nodeUrl, since: at } };
  // Nothing may happen at the target before the record says that it is ours.
  if (work.leaseUntil === undefined) return [{ status: 'recording', work }, [{ type: 'record', run: runningDocument(work, at) }]];
  return [{ status: 'opening', work }, [{ type: 'keep', progress: progressOf(work, at) }, openUrl(work)]];
}

function onRecorded(before: Work, { type, at }: Of<'recorded' | 'recordedLate'>): Next {
  const { leaseTtlMs } = before.terms.limits;
  const work = { ...before, leaseUntil: at + leaseTtlMs };
  if (type === 'recordedLate') return end(work, verdicts.givenUp(), at);
  return [{ status: 'opening', work }, [{ type: 'watch', tickMs: leaseTtlMs / 3, timeoutMs: work.terms.timeoutMs }, openUrl(work)]];
}

const openUrl = (work: Work): RunEffect => ({ type: 'open', leg: work.leg, url: work.order.request.url });

function onOpened(before: Work, { url, startedAt, at }: Of<'opened'>): Next {
  const requested = before.order.request.url;
  const step = { kind: 'goto', rung: 'request', url: requested, before: 'about:blank', after: url } as const;
  const work = { ...before, path: [{ ...step, at: new Date(startedAt), durationMs: at - startedAt }] };
  const { replay } = work.order;
  // Whether somebody is signed in only the page tells.
  if (replay?.signedIn === false) return beginReplay(work, replay);
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: false, pauseMs: 0, ...forVisitor(work) }]];
}

function onObserved(before: Work, { observation, signedIn, at }: Of<'observed'>): Next {
  const { replay } = before.order;
  const known = withoutUnheard(seen(before, observation));
  const work: Work = {
    ...known,
    ...(signedIn !== undefined && { signedIn }),
    ...(before.order.traced && {
      news: newsOn(observation, known.outcome, before.order.request.prompt),
      messages: messagesOn(observation, known.outcome, before.order.request.prompt),
    }),
  };
  if (replay === undefined || work.replay !== undefined || work.anew !== undefined) return plan(work, observation, at);
  return work.signedIn === true ? beginReplay(work, replay) : end(work, verdicts.notSignedIn(replay, observation.url), at);
}

function onTick(state: Working, { at }: Of<'ticked'>): Next {
  const { work } = state;
  // Past this moment another gateway may take the run, and its hands must be the only ones.
  if (work.leaseUntil !== undefined && at >= work.leaseUntil) return end(work, verdicts.storeLost(), at);
  const keep: RunEffect = { type: 'keep', progress: progressOf(work, at) };
  return [state, work.lease === undefined ? [keep] : [keep, { type: 'renewLease', leg: work.leg }]];
}

function onMetered(state: Working, { leg, meters, at }: Of<'metered'>): Next {
  const work = metered(state.work, leg, meters);
  // Should this gateway die, the run pays what its record says.
  return [{ ...state, work }, [{ type: 'keep', progress: progressOf(work, at) }, ...extension(work)]];
}

/** An act whose failure is not told by its outcome may have been `sent`. */
function onFaltered(state: Working, { error, at, sent = true }: Pick<Of<'faltered'>, 'error' | 'at'> & { sent?: boolean }): Next {
  const { work } = state;
  const { limits } = work.terms;
  if (error.code === 'evicted') return evicted(work);
  if (state.status === 'leasing')
    return work.leaseUntil === undefined ? refuse(work, refusalOf(error)) : end(work, verdicts.noSecondBrowser(error), at);
  if (isLoss(error)) return crash(state, error, at);
  if (error.code === 'page_loops' && !(state.status === 'acting' && sent))
    return end(work, verdicts.notOpened(work.order.request.url, error), at);
  switch (state.status) {
    case 'opening':
      return end(withRefusal(work, error), verdicts.notOpened(work.order.request.url, error), at);
    case 'weighing':
      return afterFailedAct(state, error, false, at);
    case 'acting':
      return afterFailedAct(state, error, sent, at);
    case 'observing':
      if (work.unyielding || work.blind + 1 > limits.failedObservations) {
        const { url } = work.order.request;
        return end(withRefusal(work, error), isOutOfReach(error) ? verdicts.notOpened(url, error) : verdicts.notAnswering(error), at);
      }
      return lookAgain({ ...work, blind: work.blind + 1, unyielding: error.code === 'deadline' });
    case 'verifying':
      return end(work, verdicts.notAnswering(error), at);
    default:
      return [state, []];
  }
}
