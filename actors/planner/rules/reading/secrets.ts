/** Finds the values of a goal that nobody but the page may see: those that it fills into secret fields, and those that stand by their names. */
import { placeholderAt } from '../../../../store/model/placeholders.ts';
import type { Given } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import { secretsIn as spelledIn } from '../secrets.ts';
import { readOnce } from './read-once.ts';

const secretField =
  /\b(?:pass ?words?|passwd|pwd|pass ?codes?|pass ?phrases?|pin(?: code| number)?|secrets?|tokens?|cvv2?|cvc2?|security codes?|api ?keys?|one[- ]time codes?|otp|verification codes?)\b/i;

/** Words of any language are searched for secrets; where a goal can be read, its values are known to the letter. Names of stored secrets are none. */
export function secretsIn(goal: string, now: number): readonly string[] {
  const found = readOnce(goal, now);
  const filled = 'reading' in found ? found.reading.instructions.flatMap(secretOf) : [];
  return [...new Set([...filled, ...spelledIn(goal)])].filter((value) => value !== '' && placeholderAt(value, 0) === undefined);
}

function secretOf(instruction: Instruction): readonly string[] {
  if (instruction.kind === 'login') return textOf(instruction.password);
  if (instruction.kind !== 'fill' || instruction.what === undefined) return [];
  const { name, noun, whole } = instruction.what;
  return secretField.test(`${name} ${noun} ${whole}`) ? textOf(instruction.value) : [];
}

const textOf = (value: Given | undefined): readonly string[] =>
  value?.type === 'text' ? [value.text] : value?.type === 'when' ? [value.said] : [];
