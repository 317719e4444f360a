/** Evidence as a skill keeps it: with what the goal said of the row, card or section that the element stood in. */
import type { ElementEvidence } from '../../../store/model/step.ts';
import { verbAhead } from '../../planner/rules/reading/words/verbs.ts';
import type { DraftParameter } from '../draft.ts';
import { placeholderOf, textsBetween } from '../templates.ts';
import { lasting } from './lasting.ts';
import { occurrences } from './parameters.ts';

const words = /[\p{L}\p{N}]+(?:[.,:/@-][\p{L}\p{N}]+)*/gu;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(words) ?? [];

/**
 * A button that is called as all its likes tells nobody whose it is: what the goal says, and stood beside it, must stand there again.
 * `clause` has its parameters in place of their values.
 */
export function holding<E extends ElementEvidence>(evidence: E, clause: string, parameters: readonly DraftParameter[]): E {
  const { unit = '', near = '', context = '', textBefore = '', textAfter = '' } = evidence.around;
  // What stands behind a field is what the next one is called.
  const around = [unit, near, context, textBefore, fields.has(evidence.role) ? '' : textAfter].join(' ').toLowerCase();
  const standing = wordsIn(around);
  const called = wordsIn(evidence.name);
  const isTelling = (one: string) => (one.length > 2 || /\p{N}/u.test(one)) && standing.includes(one) && !called.includes(one);
  // What is done says of nothing whose it is: who logs in does so under "Log in" and under "Sign in".
  const literal = textsBetween(clause.replace(deed, ''))
    .flatMap(wordsIn)
    .filter(isTelling)
    .filter((one) => !small.has(one));
  const given = parameters.filter(
    ({ name, value }) => clause.includes(placeholderOf(name)) && occurrences(around, value.toLowerCase()) > 0,
  );
  const said = [...new Set([...literal, ...given.map(({ name }) => placeholderOf(name))])];
  const kept = lasting(
    evidence,
    parameters.map(({ value }) => value),
  );
  return said.length === 0 ? kept : { ...kept, around: { ...kept.around, said } };
}

const deed = new RegExp(`^(?:please |then |and )*${verbAhead}`, 'iu');

const fields: ReadonlySet<string> = new Set('textbox searchbox combobox spinbutton listbox slider'.split(' '));

/** Words of language itself, which any row may have. */
const small: ReadonlySet<string> = new Set(
  'the and for from with that this its his her their our your into onto under beside next row card item line entry section one'.split(' '),
);
