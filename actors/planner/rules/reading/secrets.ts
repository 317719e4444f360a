/** Finds the values of a goal that nobody but the page may see. */
import type { Given, Instruction } from '../instruction.ts';
import { readGoal } from './read-goal.ts';

const secretField =
  /\b(?:pass ?words?|passwd|pwd|pass ?codes?|pass ?phrases?|pin(?: code| number)?|secrets?|tokens?|cvv2?|cvc2?|security codes?|api ?keys?|one[- ]time codes?|otp|verification codes?)\b/i;
/** For goals that can't be read as a whole: what stands behind the name of such a field. */
const beside =
  /\b(?:pass ?words?|pass ?codes?|pass ?phrases?|pin(?: code)?|secret|token|cvv|cvc|security code|api ?key)(?: field)?(?: is| as| of| to| with|:| =|=)? ?(?:"([^"]{1,200})"|'([^'\n]{1,200})'|“([^”]{1,200})”|([^\s,;"'“]{1,200}))/gi;
const smallWords =
  /^(?:and|or|in|into|on|the|a|an|field|fields|box|input|then|is|as|of|to|with|for|from|again|please|button|link|it|that|my|your|confirmation|reset|page|form|manager|\{\{secret:.*)[.!?]?$/i;

/** The values that the goal fills into fields called password, PIN, token and the like; names of stored secrets are none. */
export function secretsIn(goal: string): readonly string[] {
  const found = readGoal(goal, 0);
  const values = 'reading' in found ? found.reading.instructions.flatMap(secretOf) : besideNames(goal);
  return [...new Set(values)].filter((value) => value !== '' && !/^\{\{secret:/.test(value));
}

function secretOf(instruction: Instruction): readonly string[] {
  if (instruction.kind === 'login') return textOf(instruction.password);
  if (instruction.kind !== 'fill' || instruction.what === undefined) return [];
  const { name, noun, whole } = instruction.what;
  return secretField.test(`${name} ${noun} ${whole}`) ? textOf(instruction.value) : [];
}

const textOf = (value: Given | undefined): readonly string[] =>
  value?.type === 'text' ? [value.text] : value?.type === 'when' ? [value.said] : [];

const besideNames = (goal: string): readonly string[] =>
  [...goal.matchAll(beside)]
    .map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '')
    .filter((value) => !smallWords.test(value))
    .map((value) => value.replace(/[.,;!?]$/, ''));
