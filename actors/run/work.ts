/** What a run knows, whatever its state: its order, its lease, all that was done and seen, and how it ends. */
import type { RunLimits } from '../../config/limits.ts';
import type { ActTerms, Download } from '../../farm/page/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { ConfirmAction, Dialog, Failure, FailureCode } from '../../store/model/run.ts';
import type { Consequence, ElementEvidence, Step, Value } from '../../store/model/step.ts';
import type { ReplyTo } from '../behaviour.ts';
import type { Plan, PlanInput, Tokens } from '../planner/port.ts';
import type { RunEnded, StartRefusal, StartRun } from '../protocol/runs.ts';
import type { Anew } from './anew.ts';
import type { Declined } from './declined.ts';
import type { Entered } from './entered.ts';
import type { Outcome } from './in-vain.ts';
import type { Known } from './refused.ts';
import type { Replaying } from './replay.ts';
import type { Unheeded } from './unheeded.ts';

/** Of one lease so far. */
export interface Meters {
  readonly browserMs: number;
  readonly egressBytes: number;
}

/** What holds for every run of this gateway. */
export interface Terms {
  readonly gateway: string;
  readonly engineRev: string;
  readonly fleet: string;
  readonly timeoutMs: number;
  readonly limits: RunLimits;
  /** The flat price of a run, reserved before it; metered use beyond it extends the reserve. */
  readonly flatPrice: MicroCredits;
}

/** What a run knows in all its states. */
export interface Work extends Known {
  readonly terms: Terms;
  readonly order: StartRun;
  readonly replyTo: ReplyTo<RunEnded | StartRefusal>;
  readonly createdAt: number;
  /** Counts the leases. */
  readonly leg: number;
  readonly lease?: { readonly leaseId: string; readonly nodeUrl: string; readonly since: number };
  /** The run's document exists, and is ours until then. */
  readonly leaseUntil?: number;
  readonly reserved: MicroCredits;
  readonly meters: Readonly<Record<number, Meters>>;
  readonly path: readonly Step[];
  readonly data: Readonly<Record<string, Value>>;
  readonly failures: readonly Failure[];
  readonly dialogs: readonly Dialog[];
  /** How many of them there were before the act in hand. */
  readonly dialogsBefore?: number;
  /** Of this leg. */
  readonly downloads: readonly Download[];
  /** Of the vault, and the codes made of it: neither a planner nor a record may see them. */
  readonly hidden: readonly string[];
  /** What was filled into password fields, in any leg. */
  readonly passwords: readonly string[];
  /** What the goal says is secret, filled or not. */
  readonly said: readonly string[];
  /** Acts of all legs, also failed ones. */
  readonly acts: number;
  readonly done: PlanInput['done'];
  /** What the planner keeps from plan to plan. */
  readonly memo?: unknown;
  /** What asking a model has cost in all legs. */
  readonly tokens: Tokens;
  /** How the page looked before the latest act that may have changed it. */
  readonly digestBefore?: string;
  readonly hint?: string;
  /** How often each act was planned on each page state. */
  readonly met: Readonly<Record<string, number>>;
  /** Observations that failed one after the other. */
  readonly blind: number;
  /** The last act or observation met its deadline: the page has one more, shorter chance to be seen. */
  readonly unyielding: boolean;
  /** Since when the page lacks what the next clause names. */
  readonly missingSince?: number;
  /** By how much the planner's clock is ahead: on a page that changes no more by itself, what it would wait for is over. */
  readonly aheadMs?: number;
  /** How far the skill is that the run replays; what is left of a goal, once that is planned anew. */
  readonly replay?: Replaying;
  readonly anew?: Anew;
  /** Whether the first page that was seen offered to sign out. */
  readonly signedIn?: boolean;
  /** What its site did not take of what acts had the page send. */
  readonly unheeded?: readonly Unheeded[];
  /** How many acts had been done when it took something that was to be done. */
  readonly heededAt?: number;
  /** What said on the page that was seen last that all went well. */
  readonly praises?: readonly string[];
  /** What a dialog has asked to the latest act, and was told no. */
  readonly declined?: Declined;
  /** Why the run was about to end as failed though all was called done: said once to who may have another way. */
  readonly objection?: { readonly verdict: Failed; readonly acts: number; readonly isUnmet?: boolean };
  /** What the page said that might have been a refusal, and was judged to be none by who called the goal done on that page. */
  readonly heeded?: string | undefined;
  /** The page has put something off since the latest act, which may be its answer. */
  readonly isPutOff?: true;
  /** What came of the latest act, as far as the page shows it; whether something went out since it began that may have changed something. */
  readonly outcome?: Outcome;
  /** What was entered into fields of the document that is open. */
  readonly entered?: readonly Entered[];
  readonly sent?: true;
  /** What was new on the latest page that was seen, and its headings. */
  readonly news?: readonly string[];
  /** Those of them that it said in messages. */
  readonly messages?: readonly string[];
  /** In this leg, an act of ours has reached the page; and after one, the page has sent a request that may have changed something. */
  readonly touched: boolean;
  readonly submitted: boolean;
}

/** What a replay has filled into an element of the document that is open, or chosen there. */
export interface Filled {
  readonly element: number;
  readonly text: string;
  /** Of the field: what is filled into it later takes its place. */
  readonly fingerprint: string;
  /** Of what was chosen in its place: among which others. It is to stand as checked. */
  readonly choice?: string;
}

export type Planned = Omit<Extract<Plan, { type: 'act' }>, 'type' | 'memo' | 'tokens'> &
  Pick<ActTerms, 'questions' | 'answers' | 'aside'> & {
    /** What came of it when it was recorded, and the evidence by which it was found where that still holds. */
    readonly became?: Consequence | undefined;
    /** What the page said to it when it was recorded. */
    readonly said?: readonly string[] | undefined;
    readonly kept?: true | undefined;
    /** What was filled in before it, and is to stand in its field still. */
    readonly holds?: readonly Filled[] | undefined;
    readonly kin?: readonly ElementEvidence[] | undefined;
    readonly parts?: readonly ElementEvidence[] | undefined;
    readonly known?: Pick<Step, 'target' | 'to'> | undefined;
  };

export type Verdict = { readonly status: 'complete' } | Failed;

export interface Failed {
  readonly status: 'failed' | 'cancelled';
  readonly failureCode: FailureCode;
  readonly error: string;
  readonly missingSecret?: string;
  readonly confirmAction?: ConfirmAction;
}
