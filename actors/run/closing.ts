/** The end of a run, once it is decided: its hands let go, its record is stored, the ledger settles, and whoever asked is told. */
import type { MicroCredits } from '../../store/model/money.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { StartRefusal } from '../protocol/runs.ts';
import { evicted, storeEnd } from './endings.ts';
import { endedDocument, metered, traceOf } from './record.ts';
import type { Next, RunMessage, RunState } from './run.ts';
import type { Work } from './work.ts';

type Closing = Extract<RunState, { status: 'closing' }>;

export function whileClosing(state: Closing, message: RunMessage): Next {
  const { work, verdict, endedAt, stage, late } = state;
  switch (message.type) {
    case 'reserved':
      return stage === 'reserving' ? storeEnd(state) : [state, []];
    case 'reserveRefused':
      return stage === 'reserving' ? notReserved(work, 'insufficient_credits', message.message) : [state, []];
    case 'reserveFailed':
      return stage === 'reserving' ? notReserved(work, 'unavailable', message.message) : [state, []];
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
      return late === undefined ? answerEnd(work, run) : answered(work);
    }
    case 'fenced':
      if (stage !== 'storing') return [state, []];
      return late === undefined ? evicted(work) : answered(work);
    case 'endFailed':
      // Stored but not settled: the reconciler settles it later, at the same charge.
      if (stage === 'settling') return late === undefined ? answerEnd(work, endedDocument(work, verdict, endedAt)) : answered(work);
      return stage === 'storing' ? storeLater(state, message.message) : answerRefusal(work, unavailable(message.message));
    default:
      return [state, []];
  }
}

/**
 * Whoever asked waits no longer, but what the run came to is known nowhere else: it is written when the store is back, before
 * another gateway takes the run for lost.
 */
function storeLater(state: Closing, why: string): Next {
  const { work, late = 0 } = state;
  if (late >= work.terms.limits.lateEnds) return answered(work);
  const [next, effects] = storeEnd({ ...state, late: late + 1 });
  if (late > 0) return [next, effects];
  return [next, [{ type: 'answer', replyTo: work.replyTo, answer: unavailable(why) }, ...effects]];
}

const answered = (work: Work): Next => [{ status: 'ended', work }, [{ type: 'stop' }]];

const unavailable = (message: string): StartRefusal => ({ type: 'refused', reason: 'unavailable', message });

const answerEnd = (work: Work, run: RunDocument): Next => [
  { status: 'ended', work },
  [
    {
      type: 'answer',
      replyTo: work.replyTo,
      answer: { type: 'ended', run, downloads: work.downloads, ...(work.order.traced && { trace: traceOf(work) }) },
    },
    { type: 'stop' },
  ],
];

export const answerRefusal = (work: Work, answer: StartRefusal): Next => [
  { status: 'ended', work },
  [{ type: 'answer', replyTo: work.replyTo, answer }, { type: 'stop' }],
];

/** Without a reservation nothing was begun. */
export const notReserved = (work: Work, reason: 'insufficient_credits' | 'unavailable', message: string): Next =>
  answerRefusal(work, { type: 'refused', reason, message });

export const afterEviction = (work: Work, { run }: Extract<RunMessage, { type: 'endedElsewhere' }>): Next =>
  run === undefined
    ? answerRefusal(work, { type: 'refused', reason: 'unavailable', message: takenOver })
    : [
        { status: 'ended', work },
        [{ type: 'answer', replyTo: work.replyTo, answer: { type: 'ended', run, downloads: [] } }, { type: 'stop' }],
      ];

const takenOver = 'This gateway lost hold of the run, and the one that has it has not ended it yet. Look at its record later.';
