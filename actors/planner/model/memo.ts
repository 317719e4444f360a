/** What a model rung keeps of a run: its boundary, what it was shown, and what came of it. */
import type { ModelLimits } from '../../../config/limits.ts';
import type { Plan } from '../port.ts';
import type { ModelInput } from './prompt.ts';
import { saidBy } from './stated.ts';

/** What is kept of a run from plan to plan. */
export interface ModelMemo {
  readonly boundary: string;
  /** What it wanted to know of pages that are left, oldest first. */
  readonly notes?: readonly string[];
  /** What it called done together with its latest readings: the part, and how many acts there are once all of them went well. */
  readonly ending?: { readonly part: string; readonly acts: number };
  /** What the pages said that it has seen, the latest last, each under the mark of its state. */
  readonly pages?: readonly { readonly digest: string; readonly said: string }[];
  /** What was found missing on which page, and how often it was asked for. */
  readonly missing?: {
    readonly digest: string;
    readonly part: string;
    readonly times: number;
    readonly clause: string;
    readonly what: string;
  };
}

/** With what this page says, unless it was seen as it is before. */
export function withPage(memo: ModelMemo, { observation, done }: ModelInput, limits: ModelLimits): ModelMemo {
  const { digest } = observation;
  const others = (memo.pages ?? []).filter((page) => page.digest !== digest);
  return { ...memo, pages: [...others, { digest, said: saidBy(observation, done) }].slice(-limits.pagesSeen) };
}

/** What of it does not end with a part. */
export const lasting = ({ ending: _, missing: __, ...memo }: ModelMemo): ModelMemo => memo;

/** The same page lacks the same thing; and one that keeps changing is not asked about for ever. */
export function stillMissing(memo: ModelMemo, input: ModelInput, limits: ModelLimits): Plan | undefined {
  const { missing } = memo;
  if (missing === undefined || missing.part !== partOf(input)) return undefined;
  if (missing.digest !== input.observation.digest && missing.times < limits.missing) return undefined;
  return { type: 'missing', clause: missing.clause, what: missing.what, memo };
}

/** All that was read with the end went well, and nothing was done since. */
export const isEnded = ({ ending }: ModelMemo, input: ModelInput): boolean =>
  ending !== undefined &&
  ending.part === partOf(input) &&
  ending.acts === input.done.length &&
  input.done.every(({ ok }, at) => ok || at < (input.since ?? 0));

export const partOf = ({ part, goal }: ModelInput) => part ?? goal;
