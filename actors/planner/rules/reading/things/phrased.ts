/** Reads a description by its head and the phrases behind that, which say where it stands, whose it is and what it has. */
import type { Description } from '../../description.ts';
import { ofNumbers } from '../../natures.ts';
import type { Context } from '../context.ts';
import { nounOf } from '../words/nouns.ts';
import { holdsAtom } from '../words/text.ts';
import { doneAhead, sortedAhead } from './doings.ts';
import { readHead, withoutArticle } from './heads.ts';
import { readPhrase } from './phrases.ts';
import { type Describe, isThingLike } from './told.ts';

const namesIt =
  /^ (?:labell?ed|called|named|titled|marked|saying|reading|entitled|that says|that reads|with the (?:text|label|name|title)) /i;
const prepositions = new RegExp(
  ` (?:${doneAhead}|${sortedAhead}|from the (?:very )?(?:bottom|end|back|top|start|beginning|front)$|not(?= (?:${doneAhead}|(?:in|by|from|of|on|at|under|over|above|below|more|less|older|newer) ))|to the (?:right|left) of|on the (?:right|left) of|right next to|next to|right after|right before|directly (?:above|below|after|before|under)|just (?:above|below|after|before)|in which there (?:is|are)|where there (?:is|are)|inside of|inside|within|underneath|beneath|beside|nearest to|near|at the (?:very )?(?:top|bottom) of|at the (?:very )?(?:top|bottom)$|in|under|from|of|for|on|at|by|with|to|above|below|over|after|before|following|preceding|between|about|regarding|concerning|containing|that|which|whose|where|who|having|due|costing|priced|rated|departing|leaving|arriving|starting|beginning with|starting with|ending with|less than|more than|fewer than|(?:small|larg|great|bigg|high|low|cheap)er than|older than|newer than|longer than|shorter than|at least|at most|no more than|up to|labell?ed|called|named|titled|marked|saying|reading|entitled)(?= |$)`,
  'gi',
);

/** What tells one thing from its like, whatever they are. */
const telling = new RegExp(
  `^(?:with|having|that|which|who|whose|in which|where there|about|regarding|concerning|by|costing|priced|rated|under|over|above|below|between|(?:less|more|fewer) than|(?:small|larg|great|bigg|high|low|cheap|old|new|long)er than|at least|at most|no more than|up to|${doneAhead}|${sortedAhead})(?= )`,
  'i',
);
const doing = new RegExp(`^${doneAhead}`, 'i');

const natural: readonly (readonly [form: RegExp, things: string])[] = [
  [new RegExp(`^(?:the )?(${ofNumbers}) (?:numbers?|digits?|integers?|values?)(?= |$)`, 'i'), 'numbers'],
  [/^(?:the )?(vowel|consonant)s?(?= |$)/i, 'letters'],
  [/^(?:the )?(multiple)s? of (\d{1,6})(?= |$)/i, 'numbers'],
  [/^(?:the )?numbers? (?:(?:that|which) (?:is|are) )?(divisible) by (\d{1,6})(?= |$)/i, 'numbers'],
];

/** "Even numbers", "the vowels", "multiples of 3": told by what they are. */
function readNatural(said: string, context: Context, describe: Describe): Description | undefined {
  for (const [form, things] of natural) {
    const [words = '', nature = '', by] = form.exec(said) ?? [];
    const found = words === '' ? undefined : readWithPhrases(things + said.slice(words.length), context, describe);
    if (found === undefined) continue;
    const is = by === undefined ? nature.toLowerCase() : `multiple of ${by}`;
    // Letters are no entries of a list: each is told by itself.
    const whole = things === 'letters' ? words : '';
    return { ...found, name: '', whole, where: [...(found.where ?? []), { kind: 'is', nature: is }] };
  }
  return undefined;
}

export function readWithPhrases(said: string, context: Context, describe: Describe): Description | undefined {
  const byNature = readNatural(said, context, describe);
  if (byNature !== undefined) return byNature;
  const owned = /^(?:the )?(.+?)['’]s? (?=\S)(.+)$/i.exec(said);
  // "The column To do": in capitals it is a part of the name.
  const cuts = [...said.matchAll(prepositions)].filter(({ index, 0: word }) => index > 0 && !/^ \p{Lu}\p{Ll}/u.test(word)).slice(0, 8);
  // What a thing is told by must be understood: it is not the end of a name.
  let tellsMore = false;
  for (const cut of cuts) {
    const read = readHead(said.slice(0, cut.index), context.masked);
    if (read === undefined) continue;
    const head = asControl(read, said.slice(cut.index + 1));
    tellsMore ||= head.name === '' && head.noun !== '' && !/^\p{Lu}/u.test(said) && !namesIt.test(said.slice(cut.index));
    const isRow = nounOf(head.noun)?.isRow === true || (head.noun === '' && (head.rank !== undefined || context.several === true));
    const phrases = said.slice(cut.index + 1);
    const isTold = !isRow && isThingLike(head) && telling.test(phrases);
    const full =
      (isRow || isTold ? withRowPhrases(head, phrases, context, describe) : undefined) ??
      (isRow ? undefined : readPhrase(head, phrases, context, describe));
    if (full === undefined && tellsMore && !doing.test(phrases)) break;
    if (full !== undefined) return { ...withoutKindAsName(full), whole: head.exact || holdsAtom(said) ? '' : withoutArticle(said) };
  }
  if (owned !== null && /['’]s? /.test(said)) {
    const found = readOwned(owned[1] ?? '', owned[2] ?? '', context);
    if (found !== undefined) return { ...found, whole: holdsAtom(said) ? '' : withoutArticle(said) };
  }
  return tellsMore ? undefined : readHead(said, context.masked);
}

/** "Book for the cheapest room" in capitals is what a control is called, and no book. */
const asControl = (head: Description, phrase: string): Description =>
  /^\p{Lu}/u.test(head.name) &&
  head.name.toLowerCase() === head.noun &&
  head.ordinal === undefined &&
  /^(?:for|of|in|on|at|beside|next to) /i.test(phrase)
    ? { ...head, noun: '', roles: [] }
    : head;

/** "The item with …" is told by what follows, and not by a name. */
const withoutKindAsName = (found: Description): Description =>
  !found.exact && found.name.toLowerCase() === found.noun && (found.where ?? found.rank) !== undefined ? { ...found, name: '' } : found;

/** "Smith's row", "Ada's phone number". */
function readOwned(owner: string, thing: string, { masked }: Context): Description | undefined {
  const head = readHead(thing, masked);
  const who = readHead(owner, masked);
  if (head === undefined || who === undefined || ((who.name === '' || who.noun !== '') && (who.ordinal ?? who.rank) === undefined))
    return undefined;
  if (nounOf(head.noun)?.isRow === true && head.name === '')
    return { ...head, where: [{ kind: 'holds', text: who.name, exact: who.exact }] };
  return { ...head, within: who };
}

/** The word before what it is told by is a plural. */
export function isSeveral(said: string): boolean {
  if (/ (?:that|which|who) (?:is|was|\p{Ll}+s) /u.test(said)) return false;
  const [head = ''] = said.split(prepositions);
  const word = head.split(' ').at(-1) ?? '';
  return nounOf(word)?.plural ?? /^\p{Ll}{2,}[^\P{Ll}isu]s$/u.test(word);
}

const compares = (next: Description, found: Description): boolean =>
  (next.where?.length ?? 0) > (found.where?.length ?? 0) && next.where?.at(-1)?.kind === 'compares';

/** "That are made" says nothing without by whom. */
const partsDoing = (words: string, at: number): boolean => doing.test(words.slice(words.lastIndexOf(' ', at - 1) + 1));

/** "The row of the company that has lost the most": of whatever its rows are, what follows tells which. */
const ofThing = /^(?:of|for) the \p{Ll}+ (?=(?:that|which|who|whose|with the|having the) )/u;
const isBareRow = ({ noun, name, rank, where, ordinal }: Description): boolean =>
  /^(?:row|table row|line|entry|card|tile|record)$/.test(noun) && name === '' && !rank && !where && ordinal === undefined;

/** A row may have several phrases, each of its own: "from A to B on Friday under 200 €". */
function withRowPhrases(head: Description, phrases: string, context: Context, describe: Describe): Description | undefined {
  let found = head;
  let rest = isBareRow(head) ? phrases.replace(ofThing, '') : phrases;
  for (let turn = 0; rest !== ''; turn += 1) {
    if (turn > 6) return undefined;
    // "To the right of" is one word.
    const cuts = [...` ${rest}`.matchAll(prepositions)]
      .map(({ index }) => index - 1)
      .filter((index) => index > 0 && !partsDoing(rest, index));
    const ends = [...cuts, rest.length];
    const readable = ends.flatMap((end) => {
      const next = readPhrase(found, rest.slice(0, end), context, describe);
      return next === undefined ? [] : [{ end, next }];
    });
    // "With fewer than 2 in stock": of what compares, all belongs to the value.
    const read = readable.findLast(({ next }) => compares(next, found)) ?? readable[0];
    if (read === undefined) return undefined;
    found = read.next;
    rest = rest.slice(read.end).trim();
  }
  return found;
}
