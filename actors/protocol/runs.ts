/** What the gateway asks of the actors about runs; every reply is a value, refusals included. */
import type { Download } from '../../farm/page/port.ts';
import type { FailureCode, RunDocument, RunMode, RunRequest, RunStatus } from '../../store/model/run.ts';

/** Why a run could not begin; nothing is stored or charged. */
export type StartRefusal =
  | { readonly type: 'refused'; readonly reason: 'insufficient_credits'; readonly message: string }
  | { readonly type: 'refused'; readonly reason: 'farm_full'; readonly message: string; readonly retryAfterMs: number }
  /** What only the browser can tell to be wrong with the request. */
  | { readonly type: 'refused'; readonly reason: 'bad_request'; readonly message: string }
  | { readonly type: 'refused'; readonly reason: 'unavailable'; readonly message: string };

/** A run that has ended and is settled. */
export interface RunEnded {
  readonly type: 'ended';
  readonly run: RunDocument;
  /** What its record lists, with its content; none of a run that another gateway ended. */
  readonly downloads: readonly Download[];
}

export interface StartRun {
  readonly runId: string;
  readonly tenantId: string;
  readonly mode: RunMode;
  readonly request: RunRequest;
}

export interface RunStatusReply {
  readonly status: RunStatus;
  readonly steps: number;
  readonly failureCode?: FailureCode;
}

/** The runs of this gateway, and of its siblings by id. */
export interface Runs {
  /** Resolves when the run has ended and is settled, or could not begin. */
  start(run: StartRun): Promise<RunEnded | StartRefusal>;
  /** The goal, or a text beside it, as it may be written down: what the goal says is secret is masked. */
  fitToKeep(goal: string, text?: string): string;
  /** Reaches the run wherever it lives; false when it is not running any more. */
  cancel(tenantId: string, runId: string, why: string): Promise<boolean>;
  status(tenantId: string, runId: string): Promise<RunStatusReply | undefined>;
}
