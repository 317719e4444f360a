/** Reads how many of the things are meant, and which: "the first three rows", "the 3 newest mails", "any two boxes", "one of the links". */
import type { Description } from '../../description.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { withoutTies } from './conditions.ts';

type Describe = (words: string) => Description | undefined;

const mostFew = 20;
const fromAnEnd = new RegExp(`^(?:the |any )?(first|last|top|bottom) (${count}) (?!of )(.+)$`, 'iu');
const several = new RegExp(`^(the |any |some )?(${count}) (?:(of )(?:the |these |those |my )?|(?:more|other|different) )?(\\S.*)$`, 'iu');
const oneOfThem = /^(?:(?:(?:any )?one of|any of)(?: the| these| those)?|any) (.+)$/i;
const onThem = new RegExp(
  `^(.+ (?:on|of|for|in|next to|beside|from|under) )((?:(?:the )?(?:first|last) |any |some )?${count} .+|(?:any|one) of .+)$`,
  'iu',
);

/** Some of the things, and in which words these were said without how many of them. */
interface Amount {
  readonly things: string;
  readonly found: Description;
}

/** Undefined where no amount is said, or where it is not said of which. */
export function readAmount(said: string, describe: Describe): Description | undefined {
  const amount = amountIn(said, describe);
  if (amount !== undefined) return amount.found;
  // "The Reply button on two posts": of each of the two.
  const [, thing = '', place = ''] = onThem.exec(said) ?? [];
  const within = thing === '' ? undefined : amountIn(place, describe);
  const found = within && describe(`${thing}all ${within.things}`);
  const few = within?.found.few;
  return found?.within?.all === true && few !== undefined ? { ...found, within: { ...found.within, few } } : undefined;
}

/** From the end when negative; undefined for one, and for more than anybody counts. */
export function fewAt(end: string, many: string): number | undefined {
  const amount = countOf(many) ?? 0;
  if (amount < 2 || amount > mostFew) return undefined;
  return /^(?:first|top)$/i.test(end) ? amount : -amount;
}

/** "The three cheapest lamps": the first of all of them, in that order. */
function firstRanked(said: string, describe: Describe): Amount | undefined {
  const [, many = '', rest = ''] = /^(?:the )?(\p{L}+|\d+) ((?:\p{Ll}+est|most \p{Ll}+|least \p{Ll}+|best|worst) .+)$/iu.exec(said) ?? [];
  const few = countOf(many) ?? 0;
  if (few < 2 || few > mostFew || !(isPlural(rest) || /\p{Ll}s$/u.test(rest))) return undefined;
  const found = describe(`the ${rest}`);
  if (found?.rank === undefined || found.rank.place !== 1) return undefined;
  const { ties: _, ...rank } = found.rank;
  return { found: { ...found, rank, all: true, few }, things: rest };
}

function amountIn(said: string, describe: Describe): Amount | undefined {
  const ranked = firstRanked(said, describe);
  if (ranked) return ranked;
  const [, end = '', atEnd = '', ending = ''] = fromAnEnd.exec(said) ?? [];
  if ((countOf(atEnd) ?? 0) > 1) return isPlural(ending) ? fewOf(ending, fewAt(end, atEnd), describe) : undefined;
  const one = oneOfThem.exec(said)?.[1] ?? '';
  const any = one === '' ? undefined : ofKind(fewOf(one, 1, describe));
  // Of what covers a page, any means all of it that comes.
  if (any !== undefined) return any.found.roles.includes('dialog') ? undefined : any;
  const [, article = '', number = '', of, rest = ''] = several.exec(said) ?? [];
  const amount = countOf(number) ?? 0;
  const isOne = number === '1' && article === '' && nounOf(rest.split(' ')[0] ?? '')?.isRow === true;
  if (amount < 1 || amount > mostFew || (amount === 1 && of === undefined && !isOne) || !(isOne || isPlural(rest))) return undefined;
  const some = fewOf(rest, amount, describe);
  if (some === undefined || /^the /i.test(article)) return some?.found.rank && some;
  // "Two rooms" may be had or pointed at.
  return article !== '' || of !== undefined || some.found.where !== undefined ? ofKind(some) : undefined;
}

const isPlural = (things: string): boolean =>
  things.split(' ').some((word) => nounOf(word)?.plural === true) || /^(?:\p{L}+s|people|children)(?: |$)/u.test(things);

/** What is only a name may have the number in it: "7 days", "Any price". */
const ofKind = (amount: Amount | undefined): Amount | undefined => {
  const { noun = '', name = '', roles = [], where } = amount?.found ?? {};
  return nounOf(noun) && (name === '' || roles.length > 0 || where) ? amount : undefined;
};

function fewOf(things: string, few: number | undefined, describe: Describe): Amount | undefined {
  const what = few === undefined ? undefined : withoutTies(describe(`the ${things}`));
  // "The messages from Bo" are all of them, and some of these are meant.
  const isPlain =
    what &&
    (!what.all || what.where !== undefined) &&
    !what.except &&
    what.ordinal === undefined &&
    !what.exact &&
    (what.rank?.place ?? 1) === 1;
  return isPlain && few !== undefined ? { things, found: { ...what, all: true, few } } : undefined;
}
