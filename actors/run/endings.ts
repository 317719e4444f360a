/** Where a run begins, begins again and ends. */
import type { FarmError } from '../../farm/errors.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { Act } from '../../store/model/step.ts';
import type { StartRefusal } from '../protocol/runs.ts';
import { atLeast, endedDocument, progressOf } from './record.ts';
import type { Next, RunMessage, RunState, Working } from './run.ts';
import { isIrreversible, isRefusalOf, verdicts } from './verdicts.ts';
import type { Terms, Verdict, Work } from './work.ts';

export function begin(terms: Terms, { order, secrets, replyTo, at }: Extract<RunMessage, { type: 'start' }>): Next {
  const flat = (order.free ? 0 : Math.max(order.flatPrice ?? terms.flatPrice, order.replay?.flatPriceAnew ?? 0)) as MicroCredits;
  const work: Work = {
    terms,
    order,
    replyTo,
    createdAt: at,
    leg: 1,
    reserved: flat,
    meters: {},
    failures: [],
    dialogs: [],
    hidden: [],
    passwords: [],
    said: secrets,
    acts: 0,
    tokens: order.spent ?? { input: 0, output: 0 },
    ...untouched,
  };
  return [{ status: 'reserving', work }, [{ type: 'reserve', amount: flat }]];
}

/** What a leg starts with. */
const untouched = {
  path: [],
  data: {},
  downloads: [],
  done: [],
  met: {},
  blind: 0,
  unyielding: false,
  touched: false,
  submitted: false,
} as const;

/** Decides the end: the hands stop now, whatever they are at, and nothing that they were waiting for is waited for. */
export function end(work: Work, verdict: Verdict, at: number): Next {
  const latest = work.done.at(-1);
  const lingers = verdict.status === 'complete' && latest?.ok === true && writing.includes(latest.act.kind);
  return [
    { status: 'closing', work, verdict, endedAt: at, stage: 'lettingGo' },
    [{ type: 'letGo', leg: work.leg, release: true, ...(lingers && { lingers }) }],
  ];
}

/** What pages put off saving until nothing more comes. */
const writing: readonly Act['kind'][] = ['fill', 'type', 'press', 'drag'];

export function storeEnd(state: Extract<RunState, { status: 'closing' }>): Next {
  const run = endedDocument(state.work, state.verdict, state.endedAt);
  return [{ ...state, stage: 'storing' }, [{ type: 'storeEnd', run, isNew: state.work.leaseUntil === undefined }]];
}

/** Another gateway owns the run: it stores, settles and releases; here only the hands stop, and the caller is told what the other one did. */
export const evicted = (work: Work): Next => [
  { status: 'evicted', work },
  [{ type: 'letGo', leg: work.leg, release: false }, { type: 'awaitEnd' }],
];

/** It can't begin: nothing is stored, and the reservation goes back before the caller hears of it. */
export const refuse = (work: Work, refusal: StartRefusal): Next => [
  { status: 'refusing', work, refusal },
  [
    { type: 'letGo', leg: work.leg, release: true },
    { type: 'settle', charge: 0 as MicroCredits, isStored: false },
  ],
];

/** The browser or the page is gone: one try from the start on another lease, when that can do no harm. */
export function crash(state: Working, error: FarmError, at: number): Next {
  const { limits } = state.work.terms;
  const irreversible = isIrreversible(state.work, state.status === 'acting' ? state.planned.act : undefined);
  const again = state.work.leg < limits.legs && !irreversible;
  const action = state.status === 'acting' ? state.planned.clause : state.status;
  const failure = { step: state.work.path.length, action, error: error.message, recovered: again };
  const failures = [...state.work.failures, failure].slice(-limits.failures);
  if (!again) return end({ ...state.work, failures }, verdicts.crashed(error, irreversible), at);
  const { lease, hint, missingSince, memo, digestBefore, outcome, entered, replay, anew, ...rest } = atLeast(state.work, at);
  const work: Work = { ...rest, ...untouched, failures, leg: rest.leg + 1 };
  return [
    { status: 'leasing', work },
    [
      { type: 'letGo', leg: state.work.leg, release: true },
      { type: 'keep', progress: progressOf(work, at) },
      { type: 'lease', leg: work.leg },
    ],
  ];
}

/** The refusal that ended the run was not recovered from. */
export const withRefusal = (work: Work, error: FarmError): Work => ({
  ...work,
  failures: work.failures.map((failure) => (isRefusalOf(error.refusedHost, failure) ? { ...failure, recovered: false } : failure)),
});
