/** Reads what is excepted of all: "all boxes but the first", "every mail except those by Ada". */
import type { Description } from '../../description.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf, placeOf } from '../words/numbers.ts';
import { fewAt } from './amounts.ts';
import { nothing } from './heads.ts';

/** How the things of which an exception speaks are read. */
interface Describing {
  readonly one: (words: string) => Description | undefined;
  readonly each: (words: string) => readonly Description[] | undefined;
}

/** "Not from Ghent" is said of those that are meant, "not Oslo" of others. */
export const exceptions =
  /(?:,| and)? (?:except(?: for)?|with the exception of|aside from|but not(?! (?:from|in|by|on|at|with|made) )|but(?! (?:not|from|in|by|on|at|with|under|over|below|above) )|other than|apart from|besides|excluding|save for) |(?:,| and|, and) not (?!(?:from|in|by|on|at|with|made) )/i;
/** What is said last, after all that the things are told by. */
export const lastly = /(?:,| and)? (?:except(?: for)?|with the exception of|aside from|other than|apart from|excluding|save for) /i;

const anyOfThem =
  /^(?:those|these|the ones|ones|any|all(?: of)? (?:those|the ones)) (?=(?:from|by|of|to|with|that|which|who|whose|about|for|in|on|at|named|called|marked|due|sent)\b)/i;

/** "The first", "the last two", "those by Ada": of the things that were said. */
function readExcepted(said: string, describing: Describing): readonly Description[] | undefined {
  const at = placeOf(said.replace(/^(?:for )?(?:the )?(?:very )?/i, '').replace(/ one$/i, ''));
  if (at !== undefined) return [{ ...nothing, ordinal: at }];
  const [, end = '', many = ''] = endFew.exec(said) ?? [];
  if (end !== '') return fromEnd(fewAt(end, many))?.map((ordinal) => ({ ...nothing, ordinal }));
  const found = describing.each(said.replace(anyOfThem, 'the one '));
  // "The newest two" are several by their rank.
  return found?.some(({ name, rank, ordinal }) => (rank ?? ordinal) !== undefined && countOf(name) !== undefined) ? undefined : found;
}

const endFew = new RegExp(`^(?:the )?(first|last|top|bottom) (${count})$`, 'iu');

/** The places of the first or last of them. */
const fromEnd = (few: number | undefined): readonly number[] | undefined =>
  few === undefined ? undefined : Array.from({ length: Math.abs(few) }, (_, index) => (few > 0 ? index + 1 : -1 - index));

/** Only of all can some be excepted: of one of many, the goal does not say which. */
export function readExcepting(form: RegExp, said: string, describing: Describing): Description | undefined {
  const cut = form.exec(said);
  if (cut === null) return undefined;
  const [main, apart] = [said.slice(0, cut.index), said.slice(cut.index + cut[0].length)];
  const found = describing.one(main);
  const parts = apart.replace(/,? (?:or|nor) /gi, ' and ').split(/,? and (?=(?:the|those|these|any) )/i);
  const read = parts.map((part) => readExcepted(part.trim(), describing));
  const except = read.every((each) => each !== undefined) ? read.flat() : undefined;
  const plural = nounOf(main.split(' ').at(-1) ?? '')?.plural === true;
  if (found === undefined || except === undefined || found.few !== undefined) return undefined;
  // Of two exceptions, none may be lost.
  if ((found.except ?? found.within?.except) !== undefined) return undefined;
  // "Archive for every item", "the names of all items": it is the things of which some are excepted.
  if (found.all !== true && found.within?.all === true) return { ...found, within: { ...found.within, except } };
  if (found.all !== true && !plural) return undefined;
  return { ...found, all: true, except };
}
