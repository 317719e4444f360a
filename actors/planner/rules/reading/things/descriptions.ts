/** Reads how a person describes a thing on a page: its head, and the phrases that say where it stands and what it has. */
import type { Condition, Description } from '../../description.ts';
import type { Context } from '../context.ts';
import { anyNoun, type Noun, nounOf } from '../words/nouns.ts';
import { placeOf } from '../words/numbers.ts';
import { atom, bare, holdsAtom, isAtom, type Masked } from '../words/text.ts';
import { readAmount } from './amounts.ts';
import { withConditions, withoutTies, withTies } from './conditions.ts';
import { withDoer } from './doings.ts';
import { ofEachName, partsOf } from './enumerations.ts';
import { exceptions, lastly, readExcepting } from './exceptions.ts';
import { withoutFillers } from './fillers.ts';
import { named, nothing, readHead, withoutArticle } from './heads.ts';
import { partOf, placeAmong, readAmong, readPart } from './parts-of-texts.ts';
import { isSeveral, readWithPhrases } from './phrased.ts';
import { readPhrase } from './phrases.ts';
import { isJoined, isOnlyTold, readChain } from './sets.ts';

/** Where one has come to; names end so only where nothing points at a thing ("Hello there"). */
const here =
  / (?:in|on|inside) there$|(?<=^(?:the|an?|all|every|each|any|my) .+) there$| on (?:this|that|the (?:current|same|open)) (?:result |web ?)?page$/i;
const alls =
  /^(?:all (?:of )?(?:the |these |those )?|every (?:single )?(?:one of the )?|each (?:and every |of the )?|both (?:of )?(?:the )?)(?=\S)/i;
const everything = /^(?:everything|all|all of them|them all|every one|each of them|both|both of them)$/i;
const eitherKind = new RegExp(
  `^(?:the |an? )?(\\S+(?: \\S+)?) or (?:the |an? )?(\\S+(?: \\S+)??) (?=(?:labell?ed|called|named|titled) |${atom}$)`,
  'iu',
);
const bothOf = /^both (?:of |the )|s$|s (?:in|of|on|with|for|from|under|labell?ed|called|named) /i;
const pronouns = /^(?:it|them|that|this|those|these|that one|this one|him|her|the same|the same one)$/i;
/** "The “textarea” widget": only its kind is said. */
const widget = new RegExp(`^(?:the |an? )?(${atom}|${anyNoun}) (?:widget|control|component)$`, 'iu');
const deepest = 5;
const longest = 300;

/** Undefined when any word of it is not understood. */
export function readDescription(words: string, context: Context, depth = 0): Description | undefined {
  if (words.length > longest || depth > deepest) return undefined;
  const inside = (part: string) => readDescription(part, context, depth + 1);
  const [, ahead = ''] = /^(.+) in there$/i.exec(words.trim()) ?? [];
  const inLast = ahead === '' ? undefined : insideLast(ahead, context, inside);
  if (inLast !== undefined) return inLast;
  if (here.test(words.trim())) {
    const found = inside(words.trim().replace(here, ''));
    return found && { ...found, here: true };
  }
  const said = withoutFillers(words).replace(/^(?:everyone|everybody)(?: else)?(?! (?:who|that)\b)(?=$| )/i, 'all people');
  const [, nth = ''] = depth === 0 && context.before !== undefined ? (/^the (\p{Ll}+)$/u.exec(words.trim()) ?? []) : [];
  const found =
    byDeed(said, context, inside) ??
    // "Search for lamps and open the first"
    (nth !== '' && placeOf(nth) !== undefined ? orBroken(inside(`the ${nth} one`)) : undefined) ??
    byKindOnly(said, context, inside) ??
    severalOf(said, describing(context, depth), inside) ??
    ofLast(said, context, inside) ??
    ofAll(said, context, depth) ??
    byPlace(said, inside) ??
    allOf(said, context, depth) ??
    single(said, context, depth);
  return found === 'broken' ? undefined : found;
}

/** `broken`: it is said in this form, and not understood. */
type Found = Description | 'broken' | undefined;
type Describe = (words: string) => Description | undefined;
const orBroken = (found: Description | undefined): Found => found ?? 'broken';

/** "It", "the files Ada uploaded". */
function byDeed(said: string, { last, masked }: Context, inside: Describe): Found {
  if (pronouns.test(said)) return orBroken(last);
  const done = withDoer(said, masked);
  const made = done && inside(done.thing);
  if (!done || !made) return undefined;
  return made.within || made.exact ? 'broken' : ofDoer(made, done.thing, done.where);
}

/** "The “textarea” widget", "whoever has the night shift". */
function byKindOnly(said: string, { masked }: Context, inside: Describe): Found {
  const kind = bare(widget.exec(said)?.[1] ?? '', masked).replace(/^text$/i, 'text field');
  if (kind !== '' && (nounOf(kind)?.roles.length ?? 0) > 0) return withAny(inside(kind));
  const [, several, whoever = ''] =
    /^(?:whoever|((?:everyone|everybody|anyone|anybody|all|those|all those) (?:who|that))) (.+)$/i.exec(said) ?? [];
  return whoever === '' ? undefined : orBroken(inside(`${several === undefined ? 'the person' : 'all people'} that ${whoever}`));
}

/** Of what is said by its sort alone, any will do. */
const withAny = (found: Description | undefined): Found => (found ? { ...found, any: true } : 'broken');

/** "Three of the boxes", "the button or link labelled “x”". */
function severalOf(said: string, describe: Describe, inside: Describe): Found {
  const amount = readAmount(said, describe);
  if (amount !== undefined) return amount;
  if (/^(?:any|one|some|either|neither|none) of\b/i.test(said)) return 'broken';
  // Of either kind: the name tells.
  const either = eitherKind.exec(said);
  const isEither = either !== null && [either[1], either[2]].every((kind = '') => nounOf(kind) !== undefined);
  return isEither ? orBroken(inside(said.slice(either[0].length))) : undefined;
}

/** "The same page", "the button in it", "its price": of what was spoken of last. */
function ofLast(said: string, context: Context, inside: Describe): Found {
  const [, again = ''] = /^(?:that|this|the same|the said) (\S+(?: \S+)?)$/i.exec(said) ?? [];
  if (again !== '' && context.last?.noun === nounOf(again)?.noun && context.last !== undefined) return context.last;
  const [, within = ''] = /^(.+) in it$/i.exec(said) ?? [];
  const found = within === '' ? undefined : insideLast(within, context, inside);
  if (found !== undefined) return found;
  const whose = /^(?:their|his|her|its) (?=\S)(.+)$/i.exec(said)?.[1];
  if (whose === undefined || context.last === undefined) return undefined;
  const part = partOf.exec(`${whose} of it`);
  if (part !== null) return orBroken(readPart(part, inside));
  const owned = readHead(whose, context.masked);
  return owned === undefined ? 'broken' : { ...owned, within: context.last };
}

/** "All boxes but the first", "everything in the basket". */
function ofAll(said: string, context: Context, depth: number): Found {
  const excepting = exceptingAt(context, depth);
  const excepted = readExcepting(lastly, said, excepting);
  if (excepted !== undefined) return excepted;
  const chain = readChain(said, context, describing(context, depth));
  if (chain !== undefined) return chain;
  const apart = exceptions.exec(said);
  if (apart !== null && !(/but $/i.test(apart[0]) && isOnlyTold(said.slice(apart.index + apart[0].length))))
    return orBroken(readExcepting(exceptions, said, excepting));
  if (everything.test(said)) return { ...nothing, all: true };
  const [whole, all = '', place = ''] = /^(everything|all) (?:in|inside|of|under|on) (.+)$/i.exec(said) ?? [];
  const isOfThings = nounOf(said.split(' ').at(-1) ?? '')?.plural === true || isSeveral(place.replace(/^the /i, ''));
  if (whole === undefined || (/^all$/i.test(all) && isOfThings)) return undefined;
  const within = readDescription(place, context, depth + 1);
  const isPlace = within !== undefined && (within.noun !== '' || within.exact || /^\p{Lu}/u.test(place));
  return isPlace ? { ...nothing, all: true, within } : undefined;
}

/** "The cheaper of the two rooms", "the second of the newest mails", "the third word of the title". */
function byPlace(said: string, inside: Describe): Found {
  const compared = /^(?:the )?(\S+(?: \S+)?)(?: one)? of (?:the |these |those )?two (\S+)$/i.exec(said);
  if (compared !== null) return orBroken(withoutTies(inside(`the ${compared[1]} ${compared[2]}`)));
  const among = placeAmong.exec(said);
  if (among !== null) return orBroken(readAmong(among, inside));
  const part = partOf.exec(said);
  return part === null ? undefined : orBroken(readPart(part, inside));
}

/** "All drafts", "both boxes". */
function allOf(said: string, context: Context, depth: number): Found {
  const all = alls.exec(said);
  if (all === null) return undefined;
  // "Both" before a name that says of no several things is a part of it.
  if (/^both /i.test(all[0]) && !bothOf.test(said)) return holdsAtom(said) ? 'broken' : named(said);
  const found = readDescription(said.slice(all[0].length), { ...context, several: true }, depth + 1);
  return found === undefined || found.ordinal !== undefined ? 'broken' : { ...found, all: true };
}

/** A head with its phrases. */
function single(said: string, context: Context, depth: number): Description | undefined {
  const sole = /^(?:the |my )only (?=\S)(.+)$/i.exec(said)?.[1];
  const one = sole === undefined ? undefined : readWithPhrases(`the ${sole}`, context, describing(context, depth));
  if (one !== undefined && one.noun !== '') return { ...one, only: true };
  const told = readWithPhrases(said, context, describing(context, depth));
  if (told?.rank && isSeveral(said)) return withTies(told);
  // "The files over 10 MB" are all of them.
  return told?.where && told.ordinal === undefined && !told.only && saysAll.test(said) && isSeveral(said) ? { ...told, all: true } : told;
}

const exceptingAt = (context: Context, depth: number) => ({
  one: (words: string) => readDescription(words, context, depth + 1),
  each: (words: string) => readDescriptions(words, context, depth + 1),
});

/** "The files Ada uploaded" are all of them. */
function ofDoer(made: Description, said: string, where: Condition): Description {
  const isAll = made.ordinal === undefined && !made.rank && !made.only && saysAll.test(said) && isSeveral(said);
  return { ...withConditions(made.name === made.noun ? { ...made, name: '' } : made, [where]), ...(isAll && { all: true }) };
}

/** "The button in there": of what was spoken of last. */
function insideLast(words: string, { last }: Context, inside: Describe): Description | undefined {
  const found = last === undefined ? undefined : inside(words);
  return found !== undefined && found.within === undefined && last !== undefined ? { ...found, within: last } : undefined;
}

const saysAll = /^(?:the|those|my) /i;

const describing =
  ({ several: _several, ...context }: Context, depth: number) =>
  (words: string) =>
    readDescription(words, context, depth + 1);
const pluralFirst = new RegExp(
  `^(?:the |these |both )?(?:following )?(${anyNoun})(?: (?:labell?ed|called|named|titled|for|marked))?:? (.+)$`,
  'iu',
);
const pluralLast = new RegExp(`^(.+) (${anyNoun})$`, 'iu');

/**
 * "A, B and C", "the boxes A and C", "the A and B links": each of them; of unquoted words each keeps the whole list as `whole`, for a
 * name may hold "and" itself.
 */
export function readDescriptions(words: string, context: Context, depth = 0): readonly Description[] | undefined {
  const said = withoutFillers(words);
  if (/^(?:them|these|those|them all|all of them|both|both of them)$/i.test(said) && (context.lasts?.length ?? 0) > 1) return context.lasts;
  const parts = partsOf(said);
  const excepted = readExcepting(lastly, said, exceptingAt(context, depth));
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
  const ofEach = noun === undefined ? ofEachName(said, items) : [];
  const ofAll = ofEach.flatMap((item) => readDescription(item, context, depth + 1) ?? []);
  if (ofAll.length > 0 && ofAll.length === items.length) return ofAll;
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

/** "Salt and Pepper" may be one thing; what is quoted apart is several. */
export function readOneOrSeveral(words: string, context: Context): readonly Description[] | undefined {
  const one = holdsAtom(words) ? undefined : readDescription(words, context);
  return one ? [one] : readDescriptions(words, context);
}
