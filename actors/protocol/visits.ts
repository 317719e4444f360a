/** What the gateway asks of the actors about one page and one piece of work on it. */
import type { Observation } from '../../farm/page/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { FailureCode } from '../../store/model/run.ts';
import type { StartRefusal } from './runs.ts';

/** What there is to do, as plain data. */
export type VisitWork = { readonly kind: 'observe'; readonly selector?: string };

/** What came of it. */
export type VisitResult = { readonly kind: 'observe'; readonly observation: Observation };

export interface StartVisit {
  /** The id under which it is paid. */
  readonly callId: string;
  readonly tenantId: string;
  readonly url: string;
  readonly proxy?: string;
  /** How long the page is left alone after it was opened; milliseconds. */
  readonly waitMs: number;
  readonly work: VisitWork;
}

/** Settled in either case. */
export type VisitEnded<Kind extends VisitWork['kind'] = VisitWork['kind']> =
  | {
      readonly type: 'done';
      readonly result: Extract<VisitResult, { kind: Kind }>;
      readonly charged: MicroCredits;
    }
  | { readonly type: 'failed'; readonly failureCode: FailureCode; readonly error: string; readonly charged: MicroCredits };

/** The visits of this gateway. */
export interface Visits {
  /** Resolves when it has ended and is settled, or could not begin. */
  start<Work extends VisitWork>(visit: StartVisit & { readonly work: Work }): Promise<VisitEnded<Work['kind']> | StartRefusal>;
  /** False when it is not under way any more. */
  cancel(callId: string, why: string): boolean;
}
