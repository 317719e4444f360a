/** A planner reads a goal against a page and says the next act, or that it is done, or what it can't read. */

import type { Observation } from '../../farm/page/port.ts';
import type { Act, Rung } from '../../store/model/step.ts';

export interface PlanInput {
  readonly goal: string;
  readonly observation: Observation;
  /** What was done so far, oldest first. */
  readonly done: readonly { readonly clause: string; readonly act: Act; readonly ok: boolean; readonly error?: string }[];
  /** Told when the same act met the same page again. */
  readonly hint?: string;
}

/** What could not be read, in the goal's own words, and where it is known, why. */
export interface Unreadable {
  readonly clause: string;
  readonly why?: string;
}

export type Plan =
  | { readonly type: 'act'; readonly act: Act; readonly clause: string; readonly rung: Rung }
  /** Every instruction is carried out; whether the goal is reached is for the success condition to say. */
  | { readonly type: 'done' }
  /** `planner_unavailable`. */
  | ({ readonly type: 'unreadable' } & Unreadable)
  /** The page lacks what the clause names: `what` says so, and what to say instead. */
  | { readonly type: 'missing'; readonly clause: string; readonly what: string };

export interface Planner {
  /** What can't be read whatever the page: asked before anything is touched. */
  unreadable(goal: string): Unreadable | undefined;
  plan(input: PlanInput, signal: AbortSignal): Promise<Plan>;
}
