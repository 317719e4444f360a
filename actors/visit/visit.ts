/** The actor of one visit: it leases a page, opens it, does one piece of work there, and settles. Nothing of it is kept. */
import type { FarmError } from '../../farm/errors.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { FailureCode } from '../../store/model/run.ts';
import type { Address, ReplyTo } from '../behaviour.ts';
import type { PaymentMessage } from '../payment.ts';
import type { StartRefusal } from '../protocol/runs.ts';
import type { StartVisit, VisitEnded, VisitResult } from '../protocol/visits.ts';
import type { Meters } from '../run/work.ts';
import { supervision } from '../supervision.ts';
import type { System } from '../system.ts';
import { Performer, type VisitSurroundings } from './perform.ts';
import { reduce } from './reduce.ts';

/** Instants are milliseconds since the epoch. */
export type VisitMessage =
  | { readonly type: 'start'; readonly replyTo: ReplyTo<VisitEnded | StartRefusal> }
  | { readonly type: 'cancel'; readonly why: string }
  | { readonly type: 'leased'; readonly at: number }
  | { readonly type: 'leaseRefused'; readonly error: FarmError }
  | { readonly type: 'worked'; readonly result: VisitResult }
  /** The browser can't do what was asked for, whatever the page is. */
  | { readonly type: 'misasked'; readonly message: string }
  | { readonly type: 'notOpened'; readonly error: FarmError }
  | { readonly type: 'faltered'; readonly error: FarmError }
  | { readonly type: 'ticked' }
  | { readonly type: 'timeRanOut' }
  | { readonly type: 'letGo'; readonly meters: Meters | undefined; readonly at: number }
  | PaymentMessage;

/** What holds for every visit of this gateway. */
export interface VisitTerms {
  readonly fleet: string;
  readonly limits: {
    readonly leaseTtlMs: number;
    readonly measureMs: number;
    readonly settleForMs: number;
    readonly settleRetryMs: number;
    readonly restCeilingMs: number;
    readonly visitMs: number;
  };
}

/** What a visit knows in all its states. */
export interface Visit {
  readonly order: StartVisit;
  readonly timeoutMs: number;
  /** The price of the work, reserved before it. */
  readonly flat: MicroCredits;
  readonly replyTo: ReplyTo<VisitEnded | StartRefusal>;
}

export type Outcome =
  | { readonly type: 'done'; readonly result: VisitResult }
  | { readonly type: 'failed'; readonly failureCode: FailureCode; readonly error: string };

export type VisitState =
  | { readonly status: 'idle'; readonly order: StartVisit; readonly timeoutMs: number }
  /** `stop`: it was called off; whether there is something to give back is only known when the ledger has answered. */
  | { readonly status: 'reserving'; readonly visit: Visit; readonly stop?: Outcome }
  | { readonly status: 'leasing'; readonly visit: Visit }
  | { readonly status: 'working'; readonly visit: Visit; readonly since: number }
  /** Its end is decided; `since` is unset when it never had a lease. */
  | { readonly status: 'lettingGo'; readonly visit: Visit; readonly since?: number; readonly outcome: Outcome | StartRefusal }
  | { readonly status: 'extending'; readonly visit: Visit; readonly charge: MicroCredits; readonly outcome: Outcome }
  | { readonly status: 'settling'; readonly visit: Visit; readonly charge: MicroCredits; readonly outcome: Outcome | StartRefusal }
  | { readonly status: 'ended' };

export type VisitEffect =
  | { readonly type: 'reserve'; readonly amount: MicroCredits }
  /** Starts the ticks that renew the lease, and the clock of the visit's time. */
  | { readonly type: 'lease'; readonly timeoutMs: number }
  | { readonly type: 'work' }
  | { readonly type: 'renewLease' }
  /** Stops all hands at once, reads the meters and ends the lease. */
  | { readonly type: 'letGo' }
  | { readonly type: 'extend'; readonly amount: MicroCredits }
  | { readonly type: 'settle'; readonly charge: MicroCredits }
  | { readonly type: 'answer'; readonly replyTo: ReplyTo<VisitEnded | StartRefusal>; readonly answer: VisitEnded | StartRefusal }
  | { readonly type: 'stop' };

export type VisitNext = readonly [VisitState, readonly VisitEffect[]];

/** Throws `ActorError` `stopped` when the system is closing. */
export function spawnVisit(system: System, terms: VisitTerms, order: StartVisit, around: VisitSurroundings): Address<VisitMessage> {
  const performer = new Performer(terms, order, around);
  return system.spawn<VisitState, VisitMessage, VisitEffect>(system.root, order.callId, {
    supervision: supervision.visit,
    initial: { status: 'idle', order, timeoutMs: terms.limits.visitMs + order.waitMs },
    reduce,
    perform: (effect, self) => performer.perform(effect, self),
    onStop: () => performer.release(),
  });
}
