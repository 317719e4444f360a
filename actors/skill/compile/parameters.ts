/** Which values of a goal may be others at the next replay, and what they are called. */

import type { Step } from '../../../store/model/step.ts';
import { wholeWords } from '../../literal.ts';
import type { Instruction } from '../../planner/rules/instruction.ts';
import { pickers, thingsOf } from '../../planner/rules/pickers.ts';
import type { DraftParameter } from '../draft.ts';
import { placeholderOf } from '../templates.ts';
import { givens } from './computed.ts';

interface Valued {
  readonly value: string;
  /** What it may be called. */
  readonly name: string;
}

/**
 * The values that the goal spells out exactly once, as whole words. What stands there twice may mean two things, and stays
 * as it is, unless it is secret: that is never kept as it stands. `steps` are asked where the goal could not be read, or had no place on the page's forms.
 */
export function parametersOf(
  goal: string,
  instructions: readonly Instruction[] | undefined,
  steps: readonly Step[],
  secrets: readonly string[],
): readonly DraftParameter[] {
  const isSecret = (value: string) => secrets.some((secret) => secret.includes(value));
  // Evidence finds what was picked then: what may be picked by another name is carried out anew, which only the rules do.
  const mayPick = steps.every(({ rung }) => rung !== 'model');
  const isLaid = instructions?.some(({ kind }) => kind === 'lay') === true;
  const typed = instructions === undefined || (isLaid && !mayPick) ? steps.flatMap(typedIn) : [];
  const said = [...(instructions ?? []).flatMap((one) => [...valuesIn(one, mayPick), ...(mayPick ? rowsIn(one, steps) : [])]), ...typed];
  // What is known of a secret beside its value comes first.
  const valued = [...said, ...secrets.map((value) => ({ value, name: 'secret' }))];
  const found: DraftParameter[] = [];
  // The longest first: one may stand in another.
  for (const { value, name } of [...valued].sort((a, b) => b.value.length - a.value.length)) {
    if (value.trim() === '' || value.includes('{{') || found.some((other) => other.value.includes(value))) continue;
    const times = occurrences(goal, value);
    if (times === 0 || (times > 1 && !secrets.includes(value))) continue;
    found.push({ name: unusedName(name, found), value, isSecret: isSecret(value) });
  }
  return found.sort((a, b) => goal.indexOf(a.value) - goal.indexOf(b.value));
}

function valuesIn(instruction: Instruction, mayPick: boolean): readonly Valued[] {
  const texts = givens(instruction).flatMap((given) => (given.type === 'text' ? [given.text] : given.type === 'when' ? [given.said] : []));
  const picked = mayPick ? [...thingIn(instruction), ...pickers(instruction).map((value) => ({ value, name: 'which' }))] : [];
  switch (instruction.kind) {
    case 'login':
      return [
        ...(instruction.user?.type === 'text' ? [{ value: instruction.user.text, name: 'user' }] : []),
        ...(instruction.password?.type === 'text' ? [{ value: instruction.password.text, name: 'password' }] : []),
      ];
    case 'search':
      return [...texts.map((value) => ({ value, name: 'query' })), ...picked];
    case 'fill':
      return [...texts.map((value) => ({ value, name: instruction.what?.name ?? '' })), ...picked];
    case 'answer':
      return [{ value: instruction.text ?? '', name: 'answer' }];
    case 'choose':
      return [...texts.map((value) => ({ value, name: instruction.from?.name ?? 'choice' })), ...picked];
    default:
      return [...texts.map((value) => ({ value, name: 'text' })), ...picked];
  }
}

/** What an act is done to, or what a value is read of, where it is called by a name of its own: a thing, not a kind or a control. */
function thingIn(instruction: Instruction): readonly Valued[] {
  const what = instruction.kind === 'do' ? instruction.what : instruction.kind === 'read' ? instruction.what.within : undefined;
  if (what === undefined || !(what.exact || isProper(what.name))) return [];
  return [{ value: what.name, name: what.noun === '' ? 'which' : what.noun }];
}

/** Whose row it is done in: "the request of Maria Lopez", where the element stood in a row that says so. A section's name is none. */
function rowsIn(instruction: Instruction, steps: readonly Step[]): readonly Valued[] {
  const units = steps.flatMap(({ clause, target }) => (clause === instruction.clause ? [target?.around.unit ?? ''] : []));
  return thingsOf(instruction).flatMap(({ within }) => {
    if (within === undefined || !isProper(within.name) || !units.some((unit) => occurrences(unit, within.name) > 0)) return [];
    return [{ value: within.name, name: within.noun === '' ? 'which' : within.noun }];
  });
}

const isProper = (name: string): boolean => /^\p{Lu}|\d/u.test(name);

const typedIn = ({ kind, text, options, target }: Step): readonly Valued[] => {
  const name = target?.name ?? '';
  if ((kind === 'fill' || kind === 'type') && text !== undefined) return [{ value: text, name }];
  return kind === 'select' ? (options ?? []).map((value) => ({ value, name })) : [];
};

/** As whole words. */
export const occurrences = (text: string, value: string): number => [...text.matchAll(wholeWords(value))].length;

/** Lower-case letters, digits and `_`. */
function unusedName(said: string, taken: readonly DraftParameter[]): string {
  const plain = said
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 30);
  const name = plain === '' ? 'value' : plain;
  const isTaken = (candidate: string) => taken.some((other) => other.name === candidate);
  if (!isTaken(name)) return name;
  let count = 2;
  while (isTaken(`${name}_${count}`)) count += 1;
  return `${name}_${count}`;
}

/** The text with placeholders for the values in it that stand there as whole words. */
export const parametrised = (text: string, parameters: readonly DraftParameter[]): string =>
  [...parameters]
    .sort((a, b) => b.value.length - a.value.length)
    .reduce((rest, { name, value }) => rest.replace(wholeWords(value), () => placeholderOf(name)), text);
