/** How well a matcher tells the pairs apart, and how near the top it ranks the right goal. */
import type { Agree } from '../../../actors/skill/match/port.ts';
import type { Values } from '../../../actors/skill/templates.ts';
import type { Pair } from './labels.ts';

/** Higher is nearer; `goal` is a template. */
export type Similarity = (goal: string, request: string) => number;

export interface Verdict {
  readonly pair: Pair;
  /** Missed: the same, but not seen; false: another, or the same with other values than said. */
  readonly outcome: 'right' | 'missed' | 'false';
  /** What was made of it, in words; empty when it is right. */
  readonly why: string;
}

/** Shares from 0 to 1; undefined where there is nothing to have a share of. */
export interface Score {
  readonly pairs: number;
  /** Of what it called the same, what is, with the right values. */
  readonly precision: number | undefined;
  /** Of what is the same, what it called so, with the right values. */
  readonly recall: number | undefined;
  readonly f1: number | undefined;
}

/** A hit with wrong values is a false one, and the pair is missed as well. */
export function judge(pair: Pair, agree: Agree): Verdict {
  const { label, skill, request } = pair;
  const agreement = agree(skill, request);
  if (!agreement.same) return { pair, outcome: label.same ? 'missed' : 'right', why: label.same ? agreement.why : '' };
  if (!label.same) return { pair, outcome: 'false', why: `taken for the same, with ${JSON.stringify(agreement.values)}` };
  if (equal(agreement.values, label.values)) return { pair, outcome: 'right', why: '' };
  return { pair, outcome: 'false', why: `${JSON.stringify(agreement.values)} in place of ${JSON.stringify(label.values)}` };
}

export function scoreOf(verdicts: readonly Verdict[]): Score {
  const same = verdicts.filter(({ pair }) => pair.label.same);
  const hits = same.filter(({ outcome }) => outcome === 'right').length;
  const falseHits = verdicts.filter(({ outcome }) => outcome === 'false').length;
  return {
    pairs: verdicts.length,
    precision: share(hits, hits + falseHits),
    recall: share(hits, same.length),
    f1: share(2 * hits, hits + falseHits + same.length),
  };
}

/** The share of requests whose own goal is among the `best` of all goals that the pairs are of. */
export function ranked(pairs: readonly Pair[], similarity: Similarity, best: number): number | undefined {
  const templates = [...new Set(pairs.map(({ skill }) => skill.goal))];
  const same = pairs.filter(({ label }) => label.same);
  const found = same.filter(({ skill, request }) => {
    const own = similarity(skill.goal, request);
    return templates.filter((goal) => goal !== skill.goal && similarity(goal, request) >= own).length < best;
  });
  return share(found.length, same.length);
}

const share = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

const equal = (a: Values, b: Values): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
