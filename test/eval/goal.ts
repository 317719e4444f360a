/** What one goal of the evaluation is: a page, plain words, and a judge of what was really done. */
import type { AdHocRun } from '../../gateway/schemas/run-body.ts';

/** One act on a page, as the page itself told it by `report(event, detail)`. */
export interface LogEntry {
  readonly event: string;
  readonly detail: unknown;
}

/** What the pages told, oldest first, and what the service says that it read. */
export interface Outcome {
  readonly log: readonly LogEntry[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** Undefined when it was really done and nothing else; otherwise what is wrong. */
export type Judge = (outcome: Outcome) => string | undefined;

export interface EvalGoal {
  /** Unique over all sites. */
  readonly id: string;
  /** The path of the HTML below its site's folder; it may have a query. */
  readonly page: string;
  readonly prompt: string;
  readonly success: AdHocRun['success'];
  /** What is practised: `rows`, `widgets`, `dialogs`, `lists` … */
  readonly kind: string;
  /** It must not succeed, since the page lacks what it asks for, or nobody can read it; its judge looks for harm done. */
  readonly impossible?: true;
  /** Addresses of `files` may be relative to the site's folder. */
  readonly options?: Omit<AdHocRun, 'url' | 'prompt' | 'success'>;
  readonly judge: Judge;
}
