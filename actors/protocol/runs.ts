/** What the gateway asks of the actors about runs; every reply is a value, refusals included. */
import type { Download } from '../../farm/page/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { FailureCode, RunDocument, RunMode, RunRequest, RunStatus } from '../../store/model/run.ts';
import type { SkillStep } from '../../store/model/skill.ts';
import type { Step } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Tokens } from '../planner/port.ts';

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
  /** Where it was asked for; unset for a run that another gateway ended. */
  readonly trace?: RunTrace;
}

/** What a skill can be made of. It holds what records mask: it stays in the process. */
export interface RunTrace {
  /** The first one opens the address of the request. */
  readonly steps: readonly Step[];
  /** Of each step after the first, whether the page looked otherwise after it, where that is known. */
  readonly changed: readonly (boolean | undefined)[];
  /** What was new on the page at the end, and its headings: texts, from the most to the least telling. */
  readonly news: readonly string[];
  /** Those of them that it said in messages. */
  readonly messages?: readonly string[];
  /** Of a replay, the places in its skill's steps of those that were mended. */
  readonly repaired: readonly number[];
  /** Of a replay: what was left of the goal was planned anew. */
  readonly anew: boolean;
  /** Whether the first page that was seen offered to sign out. */
  readonly signedIn: boolean;
  /** What the goal says is secret, and what was filled into password fields; of the vault nothing stands in a trace. */
  readonly secrets: readonly string[];
}

export interface StartRun {
  readonly runId: string;
  readonly tenantId: string;
  readonly mode: RunMode;
  readonly request: RunRequest;
  /** What a finished one costs at least; that of `POST /run` when unset. */
  readonly flatPrice?: MicroCredits;
  readonly replay?: Replay;
  /** Its trace is wanted with its end. */
  readonly traced?: true;
  /** Of one that reached its goal, whether anything came of it: otherwise it pays what it used, without the floor. Pure. */
  readonly yields?: (trace: RunTrace) => boolean;
  /** A trial of the house: it is on record as any other, and costs nothing. */
  readonly free?: true;
  /** What a model was asked for it before it began; it pays for that. */
  readonly spent?: Tokens | undefined;
  /** What was done to what ("click button"), in order, where a goal like this one was reached elsewhere. */
  readonly seed?: readonly string[];
  /** Of a goal whose skill is made anew: what things were called, and what was asked, holds for the new one, too. */
  readonly held?: HeldSteps;
  /** What that skill knows to tell that its goal was reached. */
  readonly reached?: SuccessCondition;
}

/** With values in place of its parameters. */
export type HeldSteps = readonly SkillStep[];

/** A skill to be replayed, with values in place of its parameters: what it does, checks and may do when it has drifted. */
export interface Replay {
  readonly skill: { readonly name: string; readonly version: number };
  readonly steps: readonly SkillStep[];
  /** What told that its goal was reached when it was made. */
  readonly reached?: SuccessCondition;
  readonly signedIn: boolean;
  /** Values among its steps that are told nowhere. */
  readonly hidden: readonly string[];
  /** Who may mend a step that has drifted (SPEC-NOTES, "Who may repair what"); `planner`: the rules, or all from there on is planned anew. */
  readonly repair: 'nobody' | 'rules' | 'planner';
  /** What a finished one costs at least when it was planned anew. */
  readonly flatPriceAnew?: MicroCredits;
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
