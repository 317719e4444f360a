/** Reads how a person describes a thing on a page: its head, and the phrases that say where it stands and what it has. */
import type { Condition, Description } from '../instruction.ts';
import { fewAt, readAmount } from './amounts.ts';
import { withConditions, withoutTies, withTies } from './conditions.ts';
import type { Context } from './context.ts';
import { withDoer } from './doings.ts';
import { named, nothing, readHead, withoutArticle } from './heads.ts';
import { anyNoun, type Noun, nounOf } from './nouns.ts';
import { count, countOf, place, placeOf } from './numbers.ts';
import { isSeveral, readWithPhrases } from './phrased.ts';
import { readPhrase } from './phrases.ts';
import { isJoined, isOnlyTold, readChain } from './sets.ts';
import { atom, bare, holdsAtom, isAtom, type Masked } from './text.ts';

const fillers =
  /(?<=est|first|last) (?:in|of) the day$|,? (?:on|in|of) (?:the|this|that) (?:current |same |whole |web)?(?:page|screen|site|website|web ?page|app|window)$|,? (?:please|for me)$| (?:that|which) (?:you see|is shown|are shown|appears?|is there|is displayed|are displayed|comes up|pops up|opens|you (?:just )?(?:found|find|opened))$/i;
/** "Now" and the like end names too ("Buy now"): they say nothing only behind a kind or a quoted name. */
const tail =
  /,? (?:now|again|there|right away|immediately|at once|as well|too|afterwards|next|first|(?:(?:shown|displayed|provided|given|listed) )?(?:above|below|here))$/i;
/** Where one has come to; names end so only where nothing points at a thing ("Hello there"). */
const here =
  / (?:in|on|inside) there$|(?<=^(?:the|an?|all|every|each|any|my) .+) there$| on (?:this|that|the (?:current|same|open)) (?:result |web ?)?page$/i;
const beforeTail = new RegExp(`(?:${atom}|(?:^| )${anyNoun})$`, 'iu');
const alls =
  /^(?:all (?:of )?(?:the |these |those )?|every (?:single )?(?:one of the )?|each (?:and every |of the )?|both (?:of )?(?:the )?)(?=\S)/i;
const everything = /^(?:everything|all|all of them|them all|every one|each of them|both|both of them)$/i;
const eitherKind = new RegExp(
  `^(?:the |an? )?(\\S+(?: \\S+)?) or (?:the |an? )?(\\S+(?: \\S+)??) (?=(?:labell?ed|called|named|titled) |${atom}$)`,
  'iu',
);
const bothOf = /^both (?:of |the )|s$|s (?:in|of|on|with|for|from|under|labell?ed|called|named) /i;
const pronouns = /^(?:it|them|that|this|those|these|that one|this one|him|her|the same|the same one)$/i;
/** "Not from Ghent" is said of those that are meant, "not Oslo" of others. */
const exceptions =
  /(?:,| and)? (?:except(?: for)?|but not(?! (?:from|in|by|on|at|with|made) )|but(?! (?:not|from|in|by|on|at|with|under|over|below|above) )|other than|apart from|besides|excluding|save for) |(?:,| and|, and) not (?!(?:from|in|by|on|at|with|made) )/i;
/** What is said last, after all that the things are told by. */
const lastly = /(?:,| and)? (?:except(?: for)?|other than|apart from|excluding|save for) /i;
const partOf = new RegExp(
  `^(?:the )?(?:(${place}) (word|line|sentence|letter|character|number)|(word|line|sentence|letter|character|number) (?:number )?#?(\\d+)) (?:in|of|from|on) (.+)$`,
  'i',
);
const placeAmong = new RegExp(`^(?:the )?(${place})(?: one)? of (?:the |these |those |all )+((?:.+ )?${anyNoun})$`, 'iu');
/** "The “textarea” widget": only its kind is said. */
const widget = new RegExp(`^(?:the |an? )?(${atom}|${anyNoun}) (?:widget|control|component)$`, 'iu');
const deepest = 5;
const longest = 300;

/** Undefined when any word of it is not understood. */
export function readDescription(words: string, context: Context, depth = 0): Description | undefined {
  if (words.length > longest || depth > deepest) return undefined;
  const [, ahead = ''] = /^(.+) in there$/i.exec(words.trim()) ?? [];
  const inLast = ahead === '' ? undefined : insideLast(ahead, context, depth);
  if (inLast !== undefined) return inLast;
  if (here.test(words.trim())) {
    const found = readDescription(words.trim().replace(here, ''), context, depth + 1);
    return found && { ...found, here: true };
  }
  const said = withoutFillers(words).replace(/^(?:everyone|everybody)(?: else)?(?! (?:who|that)\b)(?=$| )/i, 'all people');
  if (pronouns.test(said)) return context.last;
  const done = withDoer(said, context.masked);
  const made = done && readDescription(done.thing, context, depth + 1);
  if (done && made) return made.within || made.exact ? undefined : ofDoer(made, done.thing, done.where);
  // "Search for lamps and open the first"
  const [, nth = ''] = depth === 0 && context.before !== undefined ? (/^the (\p{Ll}+)$/u.exec(words.trim()) ?? []) : [];
  if (nth !== '' && placeOf(nth) !== undefined) return readDescription(`the ${nth} one`, context, depth + 1);
  const kind = bare(widget.exec(said)?.[1] ?? '', context.masked).replace(/^text$/i, 'text field');
  if (kind !== '' && (nounOf(kind)?.roles.length ?? 0) > 0) return readDescription(kind, context, depth + 1);
  const [, several, whoever = ''] =
    /^(?:whoever|((?:everyone|everybody|anyone|anybody|all|those|all those) (?:who|that))) (.+)$/i.exec(said) ?? [];
  if (whoever !== '') return readDescription(`${several === undefined ? 'the person' : 'all people'} that ${whoever}`, context, depth + 1);
  const amount = readAmount(said, describing(context, depth));
  if (amount !== undefined) return amount;
  if (/^(?:any|one|some|either|neither|none) of\b/i.test(said)) return undefined;
  // Of either kind: the name tells.
  const either = eitherKind.exec(said);
  if (either !== null && [either[1], either[2]].every((kind = '') => nounOf(kind) !== undefined))
    return readDescription(said.slice(either[0].length), context, depth + 1);
  const [, again = ''] = /^(?:that|this|the same|the said) (\S+(?: \S+)?)$/i.exec(said) ?? [];
  if (again !== '' && context.last?.noun === nounOf(again)?.noun && context.last !== undefined) return context.last;
  const [, inside = ''] = /^(.+) in it$/i.exec(said) ?? [];
  const found = inside === '' ? undefined : insideLast(inside, context, depth);
  if (found !== undefined) return found;
  const whose = /^(?:their|his|her|its) (?=\S)(.+)$/i.exec(said)?.[1];
  if (whose !== undefined && context.last !== undefined) {
    const part = partOf.exec(`${whose} of it`);
    if (part !== null) return readPart(part, context, depth);
    const owned = readHead(whose, context.masked);
    return owned === undefined ? undefined : { ...owned, within: context.last };
  }
  const excepted = readExcepting(lastly, said, context, depth);
  if (excepted !== undefined) return excepted;
  const chain = readChain(said, context, describing(context, depth));
  if (chain !== undefined) return chain === 'broken' ? undefined : chain;
  const apart = exceptions.exec(said);
  if (apart !== null && !(/but $/i.test(apart[0]) && isOnlyTold(said.slice(apart.index + apart[0].length))))
    return readExcepting(exceptions, said, context, depth);
  if (everything.test(said)) return { ...nothing, all: true };
  const wholly = /^(everything|all) (?:in|inside|of|under|on) (.+)$/i.exec(said);
  const isOfThings = nounOf(said.split(' ').at(-1) ?? '')?.plural === true || isSeveral((wholly?.[2] ?? '').replace(/^the /i, ''));
  if (wholly !== null && !(/^all$/i.test(wholly[1] ?? '') && isOfThings)) {
    const within = readDescription(wholly[2] ?? '', context, depth + 1);
    if (within !== undefined && (within.noun !== '' || within.exact || /^\p{Lu}/u.test(wholly[2] ?? '')))
      return { ...nothing, all: true, within };
  }
  const compared = /^(?:the )?(\S+(?: \S+)?)(?: one)? of (?:the |these |those )?two (\S+)$/i.exec(said);
  if (compared !== null) return withoutTies(readDescription(`the ${compared[1]} ${compared[2]}`, context, depth + 1));
  const among = placeAmong.exec(said);
  if (among !== null) return readAmong(among, context, depth);
  const part = partOf.exec(said);
  if (part !== null) return readPart(part, context, depth);
  const all = alls.exec(said);
  // "Both" before a name that says of no several things is a part of it.
  if (all !== null && /^both /i.test(all[0]) && !bothOf.test(said)) return holdsAtom(said) ? undefined : named(said);
  if (all !== null) {
    const found = readDescription(said.slice(all[0].length), { ...context, several: true }, depth + 1);
    return found === undefined || found.ordinal !== undefined ? undefined : { ...found, all: true };
  }
  const sole = /^(?:the |my )only (?=\S)(.+)$/i.exec(said)?.[1];
  const one = sole === undefined ? undefined : readWithPhrases(`the ${sole}`, context, describing(context, depth));
  if (one !== undefined && one.noun !== '') return { ...one, only: true };
  const told = readWithPhrases(said, context, describing(context, depth));
  if (told?.rank && isSeveral(said)) return withTies(told);
  // "The files over 10 MB" are all of them.
  return told?.where && told.ordinal === undefined && !told.only && saysAll.test(said) && isSeveral(said) ? { ...told, all: true } : told;
}

/** "The files Ada uploaded" are all of them. */
function ofDoer(made: Description, said: string, where: Condition): Description {
  const isAll = made.ordinal === undefined && !made.rank && !made.only && saysAll.test(said) && isSeveral(said);
  return { ...withConditions(made.name === made.noun ? { ...made, name: '' } : made, [where]), ...(isAll && { all: true }) };
}

/** "The button in there": of what was spoken of last. */
function insideLast(words: string, context: Context, depth: number): Description | undefined {
  const found = context.last === undefined ? undefined : readDescription(words, context, depth + 1);
  return found !== undefined && found.within === undefined && context.last !== undefined ? { ...found, within: context.last } : undefined;
}

const saysAll = /^(?:the|those|my) /i;

const describing =
  ({ several: _several, ...context }: Context, depth: number) =>
  (words: string) =>
    readDescription(words, context, depth + 1);

function withoutFillers(words: string): string {
  let said = words.trim().replace(/[,:]$/, '');
  for (let shorter = shortened(said); shorter !== said && shorter !== ''; shorter = shortened(said)) said = shorter;
  return said;
}

function shortened(words: string): string {
  const said = words.replace(fillers, '');
  const main = said.replace(tail, '');
  return main !== said && beforeTail.test(main) ? main : said;
}

const anyOfThem =
  /^(?:those|these|the ones|ones|any|all(?: of)? (?:those|the ones)) (?=(?:from|by|of|to|with|that|which|who|whose|about|for|in|on|at|named|called|marked|due|sent)\b)/i;

/** "The first", "the last two", "those by Ada": of the things that were said. */
function readExcepted(said: string, context: Context, depth: number): readonly Description[] | undefined {
  const at = placeOf(said.replace(/^(?:for )?(?:the )?(?:very )?/i, '').replace(/ one$/i, ''));
  if (at !== undefined) return [{ ...nothing, ordinal: at }];
  const [, end = '', many = ''] = endFew.exec(said) ?? [];
  if (end !== '') return fromEnd(fewAt(end, many))?.map((ordinal) => ({ ...nothing, ordinal }));
  const found = readDescriptions(said.replace(anyOfThem, 'the one '), context, depth + 1);
  // "The newest two" are several by their rank.
  return found?.some(({ name, rank, ordinal }) => (rank ?? ordinal) !== undefined && countOf(name) !== undefined) ? undefined : found;
}

const endFew = new RegExp(`^(?:the )?(first|last|top|bottom) (${count})$`, 'iu');

/** The places of the first or last of them. */
const fromEnd = (few: number | undefined): readonly number[] | undefined =>
  few === undefined ? undefined : Array.from({ length: Math.abs(few) }, (_, index) => (few > 0 ? index + 1 : -1 - index));

/** Only of all can some be excepted: of one of many, the goal does not say which. */
function readExcepting(form: RegExp, said: string, context: Context, depth: number): Description | undefined {
  const cut = form.exec(said);
  if (cut === null) return undefined;
  const [main, apart] = [said.slice(0, cut.index), said.slice(cut.index + cut[0].length)];
  const found = readDescription(main, context, depth + 1);
  const parts = apart.replace(/,? (?:or|nor) /gi, ' and ').split(/,? and (?=(?:the|those|these|any) )/i);
  const read = parts.map((part) => readExcepted(part.trim(), context, depth));
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

const units: Readonly<Record<string, NonNullable<Description['part']>['unit']>> = {
  character: 'letter',
  word: 'word',
  line: 'line',
  sentence: 'sentence',
  letter: 'letter',
  number: 'number',
};

/** "The second of the most read articles": the last words say which list. */
function readAmong([, nth = '', of = '']: RegExpExecArray, context: Context, depth: number): Description | undefined {
  const found = withoutTies(readDescription(of, context, depth + 1));
  const ordinal = placeOf(nth);
  if (found === undefined || ordinal === undefined || found.ordinal !== undefined) return undefined;
  if (found.rank !== undefined) return ordinal < 1 ? undefined : { ...found, rank: { ...found.rank, place: ordinal } };
  return found.name === '' || found.within !== undefined
    ? { ...found, ordinal }
    : { ...found, name: '', ordinal, within: named(found.name, found.exact) };
}

function readPart([, nth, unit, otherUnit, at, of = '']: RegExpExecArray, context: Context, depth: number): Description | undefined {
  const found = readDescription(of, context, depth + 1);
  const where = at === undefined ? placeOf(nth ?? '') : Number(at);
  const named = units[(unit ?? otherUnit ?? '').toLowerCase()];
  return found === undefined || where === undefined || named === undefined ? undefined : { ...found, part: { unit: named, place: where } };
}

/** "Osman & Sons" is one name. */
const separators =
  /,? (?:[Aa][Nn][Dd]|&(?!(?<=(?:^| )\p{Lu}\p{Ll}[\p{L}.’']+ &) (?:Co\b|\p{Lu}\p{Ll}{2}))|as well as|plus)(?: also)? |(?:(?<!\d),|,(?!\d)) ?(?:[Aa][Nn][Dd] )?/u;
const pluralFirst = new RegExp(
  `^(?:the |these |both )?(?:following )?(${anyNoun})(?: (?:labell?ed|called|named|titled|for|marked))?:? (.+)$`,
  'iu',
);
const pluralLast = new RegExp(`^(.+) (${anyNoun})$`, 'iu');

/** The parts of "a, b and c"; one part when it is no list. */
export const partsOf = (words: string): readonly string[] =>
  words
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * "A, B and C", "the boxes A and C", "the A and B links": each of them; of unquoted words each keeps the whole list as `whole`, for a
 * name may hold "and" itself.
 */
export function readDescriptions(words: string, context: Context, depth = 0): readonly Description[] | undefined {
  const said = withoutFillers(words);
  if (/^(?:them|these|those|them all|all of them|both|both of them)$/i.test(said) && (context.lasts?.length ?? 0) > 1) return context.lasts;
  const parts = partsOf(said);
  const excepted = readExcepting(lastly, said, context, depth);
  if (excepted !== undefined) return [excepted];
  if (readChain(said, context, describing(context, depth)) === 'broken') return undefined;
  // "The hotel with a pool and the lowest price" is one.
  const single = parts.length < 2 ? undefined : readDescription(said, context, depth);
  const several =
    single?.where?.some((condition) => condition.kind === 'holds' && !condition.exact && / and |, /.test(condition.text)) === true ||
    (alls.test(said) && parts.length > 1 && parts.slice(1).every(isAtom));
  const each = several && !parts.slice(1).some(isOnlyTold) ? eachWithPhrase(said, context, depth) : undefined;
  if (each !== undefined) return each;
  const isOne = single?.where !== undefined && ((single.name === '' && single.noun !== '') || single.all === true);
  if (single !== undefined && (isOne || isJoined(single, readDescription(parts[0] ?? '', context, depth)))) return [single];
  if (parts.slice(1).some(isOnlyTold)) return undefined;
  if (parts.length < 2 || exceptions.test(said) || / between /i.test(said)) return alone(readDescription(said, context, depth));
  const ahead = pluralFirst.exec(said);
  const last = pluralLast.exec(said);
  const firstNoun = nounOf(ahead?.[1] ?? '');
  const lastNoun = nounOf(last?.[2] ?? '');
  const noun = firstNoun?.plural === true ? firstNoun : lastNoun?.plural === true ? lastNoun : undefined;
  const bared = firstNoun?.plural === true ? (ahead?.[2] ?? said) : noun === undefined ? said : (last?.[1] ?? said);
  const [listed, ending] = splitEnding(bared, noun !== undefined, context, depth);
  const items = partsOf(listed);
  const shared = noun === undefined || ahead === null ? undefined : sharedPhrase(noun, items, context, depth);
  if (shared !== undefined) return shared;
  if (items.length < 2) return alone(readDescription(said, context, depth));
  const read = items.map((item) => (noun === undefined ? readDescription(item, context, depth + 1) : readItem(item, context.masked)));
  // What goes on in small letters behind a quoted name may be another order.
  if (
    read.some((item) => item?.exact) &&
    read.some((item) => item !== undefined && !item.exact && item.noun === '' && /^\p{Ll}/u.test(item.name))
  )
    return undefined;
  // "T-2 and escalate T-3": nothing is called an escalate.
  const [first, ...later] = read;
  if (noun === undefined && first?.noun === '' && later.some((item) => item?.name && item.noun !== '' && nounOf(item.noun) === undefined))
    return undefined;
  if (read.some((item) => item === undefined)) return alone(holdsAtom(said) ? undefined : readDescription(said, context, depth));
  const isAll = read[0]?.all === true;
  return (read as Description[]).map((item, at) => ({
    ...item,
    // "All drafts and old versions": all of both.
    ...(isAll && !item.exact && isSeveral(items[at] ?? '') && !ownArticle.test(items[at] ?? '') && { all: true as const }),
    ...(noun !== undefined && { noun: noun.noun, roles: noun.roles }),
    ...(ending !== undefined && { ...ending }),
    whole: item.exact || holdsAtom(said) ? '' : withoutArticle(bared),
  }));
}

const ownArticle = /^(?:the|an?|my|your|this|that) /i;

const alone = (found: Description | undefined) => (found === undefined ? undefined : [found]);

/** "A and B in the list": what the last phrase says holds for all of them. */
function splitEnding(
  words: string,
  distributes: boolean,
  context: Context,
  depth: number,
): readonly [string, Partial<Description> | undefined] {
  const cut = new RegExp(`^(.*(?:${atom}|${distributes ? '\\S' : atom})) ((?:in|under|from|of|on|within|inside) .+)$`, 'iu').exec(words);
  if (cut === null || partsOf(cut[1] ?? '').length < 2 || partsOf(cut[2] ?? '').length > 1) return [words, undefined];
  const found = readPhrase(nothing, cut[2] ?? '', context, describing(context, depth));
  if (found === undefined) return [words, undefined];
  const { name: _name, exact: _exact, whole: _whole, noun: _noun, roles: _roles, ...ending } = found;
  return [cut[1] ?? words, ending];
}

/** "all mails from A and B": each of the two. */
function eachWithPhrase(said: string, context: Context, depth: number): readonly Description[] | undefined {
  const all = alls.exec(said)?.[0] ?? '';
  const [, word = '', list = ''] = pluralFirst.exec(said.slice(all.length)) ?? [];
  const noun = nounOf(word);
  const found = noun?.plural === true ? sharedPhrase(noun, partsOf(list), context, depth) : undefined;
  return all === '' ? found : found?.map((what) => ({ ...what, all: true }));
}

/** "the boxes next to A and B": each of the things has a box. */
function sharedPhrase(noun: Noun, items: readonly string[], context: Context, depth: number): readonly Description[] | undefined {
  const [, preposition = ''] =
    /^(next to|beside|for|from|by|of|before|after|in the rows? of|in front of|in|at) /i.exec(items[0] ?? '') ?? [];
  if (preposition === '') return undefined;
  const head = { ...nothing, noun: noun.noun, roles: noun.roles };
  const found = items.map((item, index) =>
    readPhrase(head, index === 0 ? item : `${preposition} ${item}`, context, describing(context, depth)),
  );
  return found.every((each) => each !== undefined) ? found : undefined;
}

function readItem(words: string, masked: Masked): Description | undefined {
  const said = words.trim();
  const ordinal = placeOf(said.replace(/^the /i, ''));
  if (ordinal !== undefined) return { ...nothing, ordinal };
  if (isAtom(said)) return bare(said, masked).trim() === '' ? undefined : named(bare(said, masked).trim(), true);
  const found = readHead(said, masked);
  return found === undefined ? undefined : { ...found };
}
