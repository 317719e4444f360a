/** A planner reads a goal against a page and says the next act, or that it is done, or what it can't read. */

import type { ActTerms, Observation, ObservedElement, Offer } from '../../farm/page/port.ts';
import type { Dialog } from '../../store/model/run.ts';
import type { Act, Rung, Value } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';

export interface PlanInput {
  readonly goal: string;
  readonly observation: Observation;
  /**
   * Of the goal, this clause alone is to be carried out: the `nth` of those that read alike, from 0. Only the rules can. `noted`: others
   * carry it out, and the page is only to be noted before.
   */
  readonly only?: { readonly clause: string; readonly nth: number; readonly noted?: Noted };
  /** What a skill knows of the things that the goal names: what is called otherwise today is another. */
  readonly held?: Held;
  /** What was done so far, oldest first; with `only`, of that clause. */
  readonly done: readonly DoneAct[];
  /** What was read so far, by name. */
  readonly data: Readonly<Record<string, Value>>;
  /** The names of the files that may be attached. */
  readonly files: readonly string[];
  /** Values of stored secrets: what was made of the page and tells one is for the rules alone, and nothing of it may leave the house. */
  readonly hidden?: readonly string[];
  /** Milliseconds since the epoch: what "today" means. */
  readonly now: number;
  /** What the planner gave with its latest plan; undefined at first. Plain data. */
  readonly memo?: unknown;
  /** What it gave with its last plan of a clause before this one, with `only`: what stood on the page then, and what was judged of it. */
  readonly earlier?: unknown;
  /** What was done to what ("click button"), in order, where a goal like this one was reached elsewhere; words of the house. */
  readonly seed?: readonly string[];
  /** Told when the same act met the same page again. */
  readonly hint?: string;
  /** What the page has said since the latest act that may mean that it was refused. */
  readonly refusal?: string;
  /** What a dialog asked to an act of the rules and was told no, for the goal has no word for it; nothing came of the act then. */
  readonly declined?: { readonly clause: string; readonly message: string };
  /** By what the caller judges the run. */
  readonly success?: SuccessCondition;
  /** Why the goal was not reached though all of it was called done; `unmet`: what the caller judges by has not come true. */
  readonly objection?: string;
  readonly unmet?: true;
}

/** Of a goal that was reached before: what the page said to the letter then. */
export interface Held {
  readonly names: readonly string[];
  /** Those of them that rows or cards were called by. */
  readonly entries: readonly string[];
}

/** What a clause is carried out on by others. */
export type Noted = Partial<Pick<ObservedElement, 'role' | 'name'>>;

export interface DoneAct {
  readonly clause: string;
  readonly act: Act;
  readonly rung: Rung;
  readonly ok: boolean;
  readonly error?: string;
  /** What it brings to the page is nobody's to see. */
  readonly isSecret?: true;
  /** What it was done to; unset where that was nothing on the page. */
  readonly target?: Pick<ObservedElement, 'role' | 'name'>;
  /** What the browser's own dialogs said to it, and how they were answered. */
  readonly raised?: readonly Dialog[];
  /** What a list offers that was looked into. */
  readonly offered?: readonly Offer[];
  /** Whether the page looked otherwise after it; unset for a reading. */
  readonly changed?: boolean;
  /** How many alerts, confirms and prompts the page had raised by then, from the run's beginning. */
  readonly dialogs?: number;
  /** How many files the page had brought by then, or failed to bring. */
  readonly files?: number;
}

/** What could not be read, in the goal's own words, and where it is known, why. */
export interface Unreadable {
  readonly clause: string;
  readonly why?: string;
}

export type Plan = (
  | {
      readonly type: 'act';
      readonly act: Act;
      readonly clause: string;
      readonly rung: Rung;
      /** As in `Step`. */
      readonly names?: readonly string[];
      readonly entry?: string;
      /** How the dialogs that it raises are to be answered, where the goal authorizes a change (SPEC, `dialogs`). */
      readonly dialogs?: ActTerms['dialogs'];
      /** All that was said of what it is done to, by the goal and by the thing's own entry: of another, no dialog is told yes. */
      readonly speaksOf?: string;
      /** More on the same observation, done one after the other as long as the page stays what it is but for their own effect. */
      readonly further?: readonly Further[];
    }
  /** Every instruction is carried out; whether the goal is reached is for the success condition to say. `heeded`: a `refusal` that is none. */
  | { readonly type: 'done'; readonly heeded?: string }
  /** Nobody here has another way: what was `declined`, or the `objection`, stands. */
  | { readonly type: 'spent' }
  /** `planner_unavailable`. */
  | ({ readonly type: 'unreadable' } & Unreadable)
  /**
   * The page lacks what the clause names: `what` says so, and what to say instead. `awaits`: the goal itself says to wait for it. `isHeld`:
   * what the page has in its place is another, and nobody else is to be asked for a way to it.
   */
  | { readonly type: 'missing'; readonly clause: string; readonly what: string; readonly awaits?: true; readonly isHeld?: true }
  /** `planner_unavailable`: who plans can't be asked; `why` is a sentence for a person. */
  | { readonly type: 'failed'; readonly why: string }
) & { readonly memo?: unknown; readonly tokens?: Tokens };

/** What is done behind an act on the same page, and by which words of the goal. */
export interface Further {
  readonly act: Act;
  readonly clause: string;
}

/** What asking a model cost. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export interface Planner {
  /** What can't be read whatever the page: asked before anything is touched. */
  unreadable(goal: string): Unreadable | undefined;
  /** The secret values that the goal spells out, readable or not: asked before anything of it is written. Never throws. */
  secretsIn(goal: string): readonly string[];
  /** `asking`: called before somebody is asked who takes seconds to answer, by whose answer the page may have gone on. */
  plan(input: PlanInput, signal: AbortSignal, asking?: () => Promise<void>): Promise<Plan>;
}
