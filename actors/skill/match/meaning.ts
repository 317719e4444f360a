/** What a goal is looked up by: its telling words by their senses, and a vector that no network makes. */
import { clausesIn } from './clauses.ts';
import { lexicalVector } from './lexical.ts';
import { literalsIn } from './literals.ts';
import type { Meaning } from './port.ts';

/** What is longer than this is looked up by its beginning. */
const longestRead = 4_000;

export function meaningOf(goal: string): Meaning {
  return { terms: [...termsOf(goal), ...[...literalsIn(goal)].map((literal) => `"${literal}`)], vector: lexicalVector(goal) };
}

/** Sorted, each once; without values and parameters. */
export function termsOf(goal: string): readonly string[] {
  const words = clausesIn(goal.slice(0, longestRead)).flatMap((clause) => clause.flatMap(({ words }) => words));
  return [
    ...new Set(words.flatMap(({ kind, key, optional }) => (kind === 'word' && (optional !== true || key.startsWith('@')) ? [key] : []))),
  ].sort();
}
