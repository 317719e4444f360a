/** Runs: one requested goal each, from request to settled result. */
import type { MicroCredits, Usage } from './money.ts';
import type { Step } from './step.ts';
import type { SuccessCondition } from './success.ts';

/** SPEC, "States and transitions". */
export type RunStatus = 'running' | 'complete' | 'failed' | 'paused' | 'cancelled';
export type RunMode = 'run' | 'job' | 'skill' | 'compile' | 'adapt';

/** SPEC-NOTES, "Results". */
export type FailureCode =
  | 'needs_human'
  | 'drifted'
  | 'goal_not_reached'
  | 'planner_unavailable'
  | 'loop_detected'
  | 'timed_out'
  | 'target_unreachable'
  | 'target_refused'
  | 'page_crashed'
  | 'cancelled';

/** A recovered or failed action. */
export interface Failure {
  readonly step: number;
  readonly action: string;
  readonly error: string;
  readonly recovered: boolean;
}

/** A native dialog that was met. */
export interface Dialog {
  readonly type: 'alert' | 'confirm' | 'prompt' | 'beforeunload';
  readonly message: string;
  readonly accepted: boolean;
}

/** The click that a run stopped before: what it says, where, for which goal, and why a person is asked. */
export interface ConfirmAction {
  readonly name: string;
  readonly host: string;
  readonly goal: string;
  readonly why: string;
}

/** A file that the page had the browser download, but for what is in it. */
export interface DownloadRecord {
  readonly name: string;
  readonly type: string;
  readonly url: string;
  /** In bytes. */
  readonly size: number;
}

/** What a run is asked to do, as the actors take it. */
export interface RunRequest {
  readonly url: string;
  readonly prompt: string;
  readonly success: SuccessCondition;
  readonly options: RunOptions;
}

/** The options that have an effect so far; the rest is refused at the edge (501). */
export interface RunOptions {
  readonly proxy?: string;
  /** Where the files are that may be attached to an upload control, by name. */
  readonly files?: Readonly<Record<string, { readonly url: string }>>;
  /** `false` lets clicks pass that can't be taken back; otherwise the run ends before them. */
  readonly confirmActions?: boolean;
  readonly authorized?: boolean;
}

/** The run's document: where it lives while it runs, and what came of it. */
export interface RunDocument {
  readonly _id: string;
  readonly tenantId: string;
  readonly mode: RunMode;
  readonly status: RunStatus;
  readonly request: RunRequest;
  /** What it replays. */
  readonly skill?: { readonly name: string; readonly version: number };
  /** Where it lives: the gateway that owns it, fenced by `epoch`; another may take it after `leaseUntil`. */
  readonly gateway: string;
  readonly epoch: number;
  readonly leaseUntil: Date;
  readonly nodeUrl?: string;
  readonly leaseId?: string;
  readonly success?: boolean;
  readonly failureCode?: FailureCode;
  /** A secret that the goal names is not stored (SPEC-NOTES, "A missing secret"). */
  readonly code?: 'credential_missing';
  readonly missingSecret?: string;
  /** One sentence for a person: what happened, to what, what to do. */
  readonly error?: string;
  readonly path: readonly Step[];
  readonly data?: Readonly<Record<string, unknown>>;
  /** With `needs_human`. */
  readonly confirmAction?: ConfirmAction;
  readonly failures: readonly Failure[];
  readonly dialogs: readonly Dialog[];
  /** Absent when there are none. */
  readonly downloads?: readonly DownloadRecord[];
  readonly usage: Usage;
  /** Set together with the terminal status. */
  readonly charge?: MicroCredits;
  /** Stands from the end until the ledger has settled it; kept by the repository, as an index over the few that wait. */
  readonly unsettled?: true;
  /** Set when the ledger has settled it. */
  readonly settledAt?: Date;
  readonly engineRev: string;
  readonly createdAt: Date;
  readonly endedAt?: Date;
}
