/** What a sentence says first and does last: "click Save after ticking the box". */
import type { Instruction } from '../instruction.ts';
import type { Clause } from './clauses.ts';
import { inGoalsWords, type Masked } from './words/text.ts';

/** The clauses of its sentence that stand before it. */
export function sentenceOf(clauses: readonly Clause[], at: number, masked: Masked): ReadonlySet<string> {
  const first = clauses.slice(0, at).findLastIndex(({ join }) => join === undefined);
  return new Set(clauses.slice(Math.max(0, first), at).map(({ words }) => inGoalsWords(words, masked)));
}

/**
 * "Click Save after ticking the box": what was said first is done last, with what is set before it in the same sentence; what leads
 * elsewhere before that stays ahead of it: "open Settings and click Save after ticking the box".
 */
export function takeLast(instructions: Instruction[], sentence: ReadonlySet<string>): readonly Instruction[] {
  let from = instructions.length;
  for (let clause = instructions.at(-1)?.clause; clause !== undefined; clause = instructions[from - 1]?.clause) {
    const start = instructions.slice(0, from).findLastIndex((other) => other.clause !== clause) + 1;
    const isSet = instructions.slice(start, from).every(({ kind }) => settingKinds.includes(kind)) || /^after /i.test(clause);
    if (from < instructions.length && (!isSet || !sentence.has(clause))) break;
    from = start;
  }
  return instructions.splice(from);
}
const settingKinds: readonly string[] = ['fill', 'choose', 'check', 'clear', 'upload'];
