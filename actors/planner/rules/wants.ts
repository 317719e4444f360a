/** Which values a goal asks for, under the names that the rules would give them, and which it has entered: whoever reads and enters them in their place does the same. */

import type { Instruction, Of } from './instruction.ts';
import { clausesOf } from './reading/clauses.ts';
import { readGoal } from './reading/read-goal.ts';
import { readOnce } from './reading/read-once.ts';
import { hideQuotes, inGoalsWords } from './reading/words/text.ts';

export interface Want {
  readonly name: string;
  readonly form: Of<'read'>['form'];
}

/** What is asked for then, or of two things, is for who carries out the goal to say. */
const undecided = /\b(?:if|unless|otherwise|or|else|either|whichever|depending|in case|until)\b/i;
/** A whole question is no name. */
const nameable = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,39}$/u;
const mostClauses = 40;

/** In the order of the goal, each once; of a goal that can't be read as one, of those clauses that can. `now` in milliseconds since the epoch. */
export function wantsIn(goal: string, now: number): readonly Want[] {
  const wants = new Map<string, Want>();
  for (const instruction of decidedIn(goal, now)) {
    if (instruction.kind !== 'read' || instruction.provided !== undefined || !nameable.test(instruction.as)) continue;
    const { as: name, form } = instruction;
    if (!wants.has(name)) wants.set(name, { name, form });
  }
  return [...wants.values()];
}

/** The texts that a goal has entered, as it spells them out: whoever carries it out owes each. As of `wantsIn`. */
export function entriesIn(goal: string, now: number): readonly string[] {
  const texts = decidedIn(goal, now).flatMap((instruction) =>
    instruction.kind === 'fill' && instruction.value?.type === 'text' ? [instruction.value.text] : [],
  );
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

function decidedIn(goal: string, now: number): readonly Instruction[] {
  const masked = hideQuotes(goal);
  if (masked === undefined || undecided.test(masked.text)) return [];
  const whole = readOnce(goal, now);
  const clauses = 'reading' in whole ? [] : clausesOf(masked.text).slice(0, mostClauses);
  const readings = [whole, ...clauses.map(({ words }) => readGoal(inGoalsWords(words, masked), now))];
  return readings.flatMap((read) => ('reading' in read ? read.reading.instructions : []));
}
