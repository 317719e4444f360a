/** What a run does next: pure, from state and message to state and effects. */
import type { FarmError } from '../../farm/errors.ts';
import type { Download } from '../../farm/page/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { Failure, RunDocument } from '../../store/model/run.ts';
import type { StartRefusal } from '../protocol/runs.ts';
import { begin, crash, end, evicted, refuse, storeEnd } from './endings.ts';
import { afterAct, afterFailedAct, afterPlan, afterWeighing, lookAgain, plan, seen } from './progress.ts';
import { endedDocument, extension, isWithinReserve, progressOf, runningDocument } from './record.ts';
import type { Meters, Next, RunEffect, RunMessage, RunState, Work, Working } from './run.ts';
import { isLoss, isOutOfReach, isRefusalOf, refusalOf, refusedRequest, verdicts } from './verdicts.ts';

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
      return answerRefusal(work, { type: 'refused', reason: 'insufficient_credits', message: message.message });
    case 'reserveFailed':
      return answerRefusal(work, { type: 'refused', reason: 'unavailable', message: message.message });
    case 'cancel':
      // Whether there is a reservation to give back is only known when the ledger has answered.
      return [{ status: 'closing', work, verdict: verdicts.cancelled(message.why), endedAt: message.at, stage: 'reserving' }, []];
    default:
      return [state, []];
  }
}

const answerRefusal = (work: Work, answer: StartRefusal): Next => [
  { status: 'ended', work },
  [{ type: 'answer', replyTo: work.replyTo, answer }, { type: 'stop' }],
];

const afterEviction = (work: Work, { run }: Of<'endedElsewhere'>): Next =>
  run === undefined
    ? answerRefusal(work, { type: 'refused', reason: 'unavailable', message: takenOver })
    : answerEnd({ ...work, downloads: [] }, run);

const takenOver = 'This gateway lost hold of the run, and the one that has it has not ended it yet. Look at its record later.';

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
      return onPageEvent(state, message);
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
      return message.type === 'observed' ? plan(seen(work, message.observation), message.observation, message.at) : [state, []];
    case 'planning':
      if (message.type === 'planFailed') return end(work, verdicts.planFailed(message.message), message.at);
      return message.type === 'planned' ? afterPlan(state, message) : [state, []];
    case 'weighing':
      return message.type === 'weighed' ? afterWeighing(state, message) : [state, []];
    case 'acting':
      if (message.type !== 'acted') return [state, []];
      return message.outcome.ok ? afterAct(state, message, message.outcome) : onFaltered(state, { ...message.outcome, at: message.at });
    case 'verifying': {
      if (message.type !== 'verified') return [state, []];
      const { unmet, failure } = message;
      const url = work.path.at(-1)?.after ?? work.order.request.url;
      if (unmet !== undefined && failure !== undefined)
        return end(withRefusal(work, failure), verdicts.notOpened(url, failure), message.at);
      return end(work, unmet === undefined ? { status: 'complete' } : verdicts.unmet(unmet, url, message.waitsFor), message.at);
    }
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
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: false, pauseMs: 0 }]];
}

function onTick(state: Working, { at }: Of<'ticked'>): Next {
  const { work } = state;
  // Past this moment another gateway may take the run, and its hands must be the only ones.
  if (work.leaseUntil !== undefined && at >= work.leaseUntil) return end(work, verdicts.storeLost(), at);
  const keep: RunEffect = { type: 'keep', progress: progressOf(work, at) };
  return [state, work.lease === undefined ? [keep] : [keep, { type: 'renewLease', leg: work.leg }]];
}

const metered = (work: Work, leg: number, meters: Meters): Work => ({ ...work, meters: { ...work.meters, [leg]: meters } });

function onMetered(state: Working, { leg, meters, at }: Of<'metered'>): Next {
  const work = metered(state.work, leg, meters);
  // Should this gateway die, the run pays what its record says.
  return [{ ...state, work }, [{ type: 'keep', progress: progressOf(work, at) }, ...extension(work)]];
}

function onPageEvent(state: Working, { event, at }: Of<'befell'>): Next {
  const { work } = state;
  const { limits } = work.terms;
  switch (event.type) {
    case 'dialog':
      return [{ ...state, work: { ...work, dialogs: [...work.dialogs, event.dialog].slice(0, limits.dialogs) } }, []];
    case 'submitted':
      return [{ ...state, work: { ...work, submitted: work.submitted || work.touched } }, []];
    case 'egressRefused': {
      const failure = { step: work.path.length, action: refusedRequest(event.host), error: event.reason, recovered: true };
      const isKnown = work.failures.some((known) => isRefusalOf(event.host, known));
      return [{ ...state, work: isKnown ? work : { ...work, failures: [...work.failures, failure].slice(0, limits.failures) } }, []];
    }
    case 'cleared':
      return [{ ...state, work: withFailure(work, { action: `close ${event.what}`, error: event.how, recovered: true }) }, []];
    case 'downloadFailed':
      return [{ ...state, work: withFailure(work, { action: `download ${event.url}`, error: event.reason, recovered: false }) }, []];
    case 'downloaded':
      return [{ ...state, work: withDownload(work, event.download) }, []];
    case 'crashed':
    case 'lost':
      return onFaltered(state, { error: event.error, at });
  }
}

/** No more than a result can carry. */
function withDownload(work: Work, download: Download): Work {
  const { downloads: most, downloadBytes } = work.terms.limits;
  const bytes = work.downloads.reduce((sum, known) => sum + known.bytes.length, download.bytes.length);
  const refused = (error: string) => withFailure(work, { action: `download ${download.url}`, error, recovered: false });
  if (work.downloads.length >= most) return refused(`a run keeps no more than ${most} downloads`);
  if (bytes > downloadBytes) return refused(`the downloads of a run may hold ${downloadBytes} bytes together; this one was left out`);
  return { ...work, downloads: [...work.downloads, download] };
}

const withFailure = (work: Work, failure: Omit<Failure, 'step'>): Work => ({
  ...work,
  failures: [...work.failures, { step: work.path.length, ...failure }].slice(0, work.terms.limits.failures),
});

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

/** The refusal that ended the run was not recovered from. */
const withRefusal = (work: Work, error: FarmError): Work => ({
  ...work,
  failures: work.failures.map((failure) => (isRefusalOf(error.refusedHost, failure) ? { ...failure, recovered: false } : failure)),
});

function whileClosing(state: Extract<RunState, { status: 'closing' }>, message: RunMessage): Next {
  const { work, verdict, endedAt, stage } = state;
  switch (message.type) {
    case 'reserved':
      return stage === 'reserving' ? storeEnd(state) : [state, []];
    case 'reserveRefused':
    case 'reserveFailed':
      return stage === 'reserving' ? whileReserving({ status: 'reserving', work }, message) : [state, []];
    case 'letGo': {
      const known = message.meters === undefined ? work : metered(work, message.leg, message.meters);
      return stage === 'lettingGo' && message.leg === work.leg ? storeEnd({ ...state, work: known }) : [{ ...state, work: known }, []];
    }
    case 'endStored':
      if (stage !== 'storing') return [state, []];
      return [
        { ...state, stage: 'settling' },
        [{ type: 'settle', charge: endedDocument(work, verdict, endedAt).charge as MicroCredits, isStored: true }],
      ];
    case 'settled': {
      if (stage !== 'settling') return [state, []];
      const run = { ...endedDocument(work, verdict, endedAt), charge: message.charged, settledAt: new Date(message.at) };
      return answerEnd(work, run);
    }
    case 'fenced':
      return stage === 'storing' ? evicted(work) : [state, []];
    case 'endFailed':
      // Stored but not settled: the reconciler settles it later, at the same charge.
      if (stage === 'settling') return answerEnd(work, endedDocument(work, verdict, endedAt));
      return answerRefusal(work, { type: 'refused', reason: 'unavailable', message: message.message });
    default:
      return [state, []];
  }
}

const answerEnd = (work: Work, run: RunDocument): Next => [
  { status: 'ended', work },
  [{ type: 'answer', replyTo: work.replyTo, answer: { type: 'ended', run, downloads: work.downloads } }, { type: 'stop' }],
];
