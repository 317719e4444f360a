/** What a goal is looked up by: its telling words by their senses, and a vector that no network makes. */
import { clausesIn } from './clauses.ts';
import { lexicalVector } from './lexical.ts';
import type { Meaning } from './port.ts';

/** What is longer than this is looked up by its beginning. */
const longestRead = 4_000;

/** `vector` when an endpoint made one; by default the lexical one. */
export function meaningOf(goal: string, vector: Float32Array = lexicalVector(goal)): Meaning {
  return { goal, terms: termsOf(goal), vector };
}

/** Sorted, each once; without values and parameters. */
export function termsOf(goal: string): readonly string[] {
  const words = clausesIn(goal.slice(0, longestRead)).flatMap((clause) => clause.flatMap(({ words }) => words));
  return [
    ...new Set(words.flatMap(({ kind, key, optional }) => (kind === 'word' && (optional !== true || key.startsWith('@')) ? [key] : []))),
  ].sort();
}
