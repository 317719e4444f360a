/** Reads a part of a text and a place in a list that is said last: "the third word of the title", "the second of the newest mails". */
import type { Description } from '../../description.ts';
import { anyNoun } from '../words/nouns.ts';
import { place, placeOf } from '../words/numbers.ts';
import { withoutTies } from './conditions.ts';
import { named } from './heads.ts';

type Describe = (words: string) => Description | undefined;

export const partOf = new RegExp(
  `^(?:the )?(?:(${place}) (word|line|sentence|letter|character|number)|(word|line|sentence|letter|character|number) (?:number )?#?(\\d+)) (?:in|of|from|on) (.+)$`,
  'i',
);
export const placeAmong = new RegExp(`^(?:the )?(${place})(?: one)? of (?:the |these |those |all )+((?:.+ )?${anyNoun})$`, 'iu');

const units: Readonly<Record<string, NonNullable<Description['part']>['unit']>> = {
  character: 'letter',
  word: 'word',
  line: 'line',
  sentence: 'sentence',
  letter: 'letter',
  number: 'number',
};

/** "The second of the most read articles": the last words say which list. */
export function readAmong([, nth = '', of = '']: RegExpExecArray, describe: Describe): Description | undefined {
  const found = withoutTies(describe(of));
  const ordinal = placeOf(nth);
  if (found === undefined || ordinal === undefined || found.ordinal !== undefined) return undefined;
  if (found.rank !== undefined) return ordinal < 1 ? undefined : { ...found, rank: { ...found.rank, place: ordinal } };
  return found.name === '' || found.within !== undefined
    ? { ...found, ordinal }
    : { ...found, name: '', ordinal, within: named(found.name, found.exact) };
}

export function readPart([, nth, unit, otherUnit, at, of = '']: RegExpExecArray, describe: Describe): Description | undefined {
  const found = describe(of);
  const where = at === undefined ? placeOf(nth ?? '') : Number(at);
  const named = units[(unit ?? otherUnit ?? '').toLowerCase()];
  // Parts of parts of parts are not told apart.
  if (found === undefined || where === undefined || named === undefined || found.part?.of || found.part?.by) return undefined;
  return { ...found, part: { unit: named, place: where, ...(found.part && { of: found.part }) } };
}
