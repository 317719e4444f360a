/** Where the values of parameters stand, word by word: in a skill's goal, and in a request that says it. */
import { placesIn, type Values } from '../templates.ts';
import { clausesIn } from './clauses.ts';
import { type Token, tokensOf } from './tokens.ts';

/** From a token to the one behind its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Standing {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly places: ReadonlyMap<string, Place>;
}

/** In a goal each parameter stands for itself. */
export function standingIn(template: string): Standing {
  const tokens = tokensOf(template);
  const places = new Map<string, Place>();
  for (const [at, { kind, key }] of tokens.entries()) {
    const names = kind === 'slot' ? [key] : placesIn(key);
    for (const name of names) if (!places.has(name)) places.set(name, { from: at, to: at + 1 });
  }
  return { text: template, tokens, places };
}

/** Longer values first: "New York" is not where "York" is. A value that is not there as a whole has no place. */
export function standingOf(values: Values, request: string): Standing {
  const tokens = tokensOf(request);
  const places = new Map<string, Place>();
  const byLength = Object.entries(values).sort(([, a], [, b]) => b.length - a.length);
  for (const [name, value] of byLength) {
    const place = placeOf(value, request, tokens, [...places.values()]);
    if (place !== undefined) places.set(name, place);
  }
  return { text: request, tokens, places };
}

function placeOf(value: string, request: string, tokens: readonly Token[], taken: readonly Place[]): Place | undefined {
  for (let start = request.indexOf(value); start !== -1 && value !== ''; start = request.indexOf(value, start + 1)) {
    const end = start + value.length;
    const from = tokens.findIndex((token) => token.end > start && token.start < end);
    const last = tokens.findLastIndex((token) => token.start < end && token.end > start);
    const isWhole = from !== -1 && (tokens[from] as Token).start >= start - 1;
    if (isWhole && !taken.some((other) => other.from <= last && from < other.to)) return { from, to: last + 1 };
  }
  return undefined;
}

export const isCovered = ({ places }: Standing, at: number): boolean => [...places.values()].some(({ from, to }) => at >= from && at < to);

/** Whether a word is part of what is asked for, and not of what only tells why: what stands between two marks is meant as a whole. */
export const isMeant = (standing: Standing, at: number): boolean => meantIn(standing).has(at);

const meant = new WeakMap<Standing, ReadonlySet<number>>();

function meantIn(standing: Standing): ReadonlySet<number> {
  const known = meant.get(standing);
  if (known !== undefined) return known;
  const { text, tokens } = standing;
  const starts = clausesIn(text).flatMap((clause) => clause.flatMap(({ words }) => words.map(({ start }) => start)));
  const found = new Set<number>();
  for (let from = 0; from < tokens.length; ) {
    const mark = tokens.findIndex(({ kind }, at) => at >= from && kind === 'mark');
    const to = mark === -1 ? tokens.length : mark;
    const [first, last] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    if (starts.some((start) => start >= first && start < last)) for (let at = from; at < to; at += 1) found.add(at);
    from = to + 1;
  }
  meant.set(standing, found);
  return found;
}
