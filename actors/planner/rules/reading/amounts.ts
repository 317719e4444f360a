/** Reads how many of the things are meant, and which: "the first three rows", "the 3 newest mails", "any two boxes", "one of the links". */
import type { Description } from '../instruction.ts';
import { nounOf } from './nouns.ts';
import { count, countOf } from './numbers.ts';

type Describe = (words: string) => Description | undefined;

const mostFew = 20;
const fromAnEnd = new RegExp(`^(?:the |any )?(first|last|top|bottom) (${count}) (?!of )(.+)$`, 'iu');
const several = new RegExp(`^(the |any |some )?(${count}) (?:(of )(?:the |these |those |my )?|(?:more|other|different) )?(\\S.*)$`, 'iu');
const oneOfThem = /^(?:(?:(?:any )?one of|any of)(?: the| these| those)?|any) (.+)$/i;
const onThem = new RegExp(
  `^(.+ (?:on|of|for|in|next to|beside|from|under) )((?:(?:the )?(?:first|last) |any |some )?${count} .+|(?:any|one) of .+)$`,
  'iu',
);
/** Undefined where no amount is said, or where it is not said of which. */
export function readAmount(said: string, describe: Describe): Description | undefined {
  const amount = amountIn(said, describe);
  if (amount !== undefined) return amount;
  // "The Reply button on two posts": of each of the two.
  const [, thing = '', place = ''] = onThem.exec(said) ?? [];
  const within = thing === '' ? undefined : amountIn(place, describe);
  const found = within && describe(`${thing}all ${plainOf(place)}`);
  return found?.within?.all === true && within !== undefined
    ? { ...found, within: { ...found.within, ...(within.few !== undefined && { few: within.few }) } }
    : undefined;
}

/** The things without how many of them. */
function plainOf(place: string): string {
  const [, , , ending = ''] = fromAnEnd.exec(place) ?? [];
  return ending || (several.exec(place)?.[4] ?? '') || (oneOfThem.exec(place)?.[1] ?? place);
}

function amountIn(said: string, describe: Describe): Description | undefined {
  const [, end = '', many = '', things = ''] = fromAnEnd.exec(said) ?? [];
  const atEnd = countOf(many) ?? 0;
  if (atEnd > 1) return isPlural(things) ? fewOf(things, /^(?:first|top)$/i.test(end) ? atEnd : -atEnd, describe) : undefined;
  const one = oneOfThem.exec(said)?.[1] ?? '';
  const any = one === '' ? undefined : ofKind(fewOf(one, 1, describe));
  // Of what covers a page, any means all of it that comes.
  if (any !== undefined) return any.roles.includes('dialog') ? undefined : any;
  const [, article = '', number = '', of, rest = ''] = several.exec(said) ?? [];
  const amount = countOf(number) ?? 0;
  if (amount < 1 || (amount === 1 && of === undefined) || !isPlural(rest)) return undefined;
  const found = fewOf(rest, amount, describe);
  if (found === undefined || /^the /i.test(article)) return found?.rank && found;
  // "Two rooms" may be had or pointed at.
  return article !== '' || of !== undefined || found.where !== undefined ? ofKind(found) : undefined;
}

const isPlural = (things: string): boolean =>
  things.split(' ').some((word) => nounOf(word)?.plural === true) || /^(?:\p{L}+s|people|children)(?: |$)/u.test(things);

/** What is only a name may have the number in it: "7 days", "Any price". */
const ofKind = (what: Description | undefined) =>
  what && nounOf(what.noun) && (what.name === '' || what.roles.length > 0 || what.where) ? what : undefined;

function fewOf(things: string, few: number, describe: Describe): Description | undefined {
  const what = Math.abs(few) > mostFew ? undefined : describe(`the ${things}`);
  const isPlain = what && !what.all && !what.except && what.ordinal === undefined && !what.exact && (what.rank?.place ?? 1) === 1;
  return isPlain ? { ...what, all: true, few } : undefined;
}
