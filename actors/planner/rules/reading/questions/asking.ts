/** Reads questions and orders to tell what stands on the page. */
import type { Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, isOrders, type OrderReader, type Orders } from '../context.ts';
import { isComparative } from '../things/conditions.ts';
import { readDescription } from '../things/descriptions.ts';
import { named, withoutArticle } from '../things/heads.ts';
import { isJoined, isOnlyTold } from '../things/sets.ts';
import { anyNoun, nounOf } from '../words/nouns.ts';
import { atom, bare, isAtom } from '../words/text.ts';
import { ofEach } from './of-each.ts';
import { readOfSeveral } from './of-several.ts';
import { readQuestion } from './questions.ts';
import { asksSo } from './restating.ts';
import { wonderOf } from './wondering.ts';

type Form = Extract<Order, { kind: 'read' }>['form'];

const asNumber = /,? (?:as|in) (?:an? )?(?:plain )?(?:numbers?|integers?|digits?)$/i;
const asList = /,? (?:as|in) (?:an? )?(?:list|array)$/i;
const harmless =
  /,? (?:(?:as|in) (?:json|text|a string|plain text|text form|the answer|your answer|the result)(?: format)?|to me|back to me|back|for me|aloud|in the answer)$/i;

/** "the price and the rating": each is read under the goal's own words, or under "as NAME". */
export const read: OrderReader = (whole, context, verb) => {
  // "Select the lid and fetch it": what is chosen is no answer.
  if (bringing.test(verb) && /^(?:it|them)$/i.test(whole) && isMarked(context)) return [doOf(verb)];
  const said = whole.replace(/^(?:written |shown |displayed )?(?:in|on|inside) (?=the |an? )/i, '');
  const [rest, form] = withForm(
    said.replace(/\?$/, '').replace(/^(?:me |us |out |back |that |what (?:is|are) |what['’]s |which is )+/i, ''),
  );
  const asked = verb.startsWith('what') ? undefined : readEmbedded(rest, form, context);
  if (asked !== undefined) return asked;
  const many = severalIn(rest);
  if (many !== undefined) {
    const order = quantity(many, form, context);
    return order && [order];
  }
  if (/^how many /i.test(rest)) return howMany(rest.slice(9), context, '');
  const priced = /^(?:does |do )?(.+) costs?$/i.exec(rest)?.[1];
  if (priced !== undefined && /^what (?:do|does)$/.test(verb)) return howMuch(`is ${priced}`, context, '');
  const says = /^(?:does |do )?(.+) (?:says?|shows?|reads?|contains?)$/i.exec(rest)?.[1];
  if (says !== undefined && /^what (?:do|does)$/.test(verb)) return read(says, context, 'read');
  if (/^what (?:do|does)$/.test(verb)) return undefined;
  if (/^how much /i.test(rest)) return howMuch(rest.slice(9), context, '');
  const single = partsOfReading(rest).length > 1 ? undefined : one(rest, form, context);
  if (single !== undefined) {
    const isWhich = /^(?:which|who) (?:is|was)$/.test(verb) && single.kind === 'read' && single.what.rank !== undefined;
    return [isWhich ? { ...single, names: true } : single];
  }
  const several = readOfSeveral(rest, partsOfReading(rest), (words) => {
    const all = read(words, context, 'read');
    return isOrders(all) ? all : undefined;
  });
  if (several !== undefined) return several === 'broken' ? undefined : several;
  const each = ofEach(partsOfReading(rest));
  if (each !== undefined) {
    const orders = each.map(([label, thing]) => one(`the ${label} of ${thing}`, form, context, thing));
    return orders.every((order) => order !== undefined) ? orders : undefined;
  }
  const parts = partsOfReading(rest);
  const joined = ofOneThing(rest, parts, form, context);
  if (joined !== undefined) return joined === 'broken' ? undefined : [joined];
  const [shared, listed] = sharedEnding(ofAll(parts));
  const orders = listed.map((part) => {
    const things = severalIn(part);
    return things === undefined ? one(`${part}${shared}`, form, context, part) : quantity(things, form, context);
  });
  return orders.length > 0 && orders.every((order) => order !== undefined) ? orders : undefined;
};

const bringing = /^(?:fetch|collect|retrieve|grab|get|obtain)$/;
const marking: readonly string[] = ['click', 'check', 'choose'];
const isMarked = ({ before }: Context): boolean => before !== undefined && marking.includes(before.kind);

/** "The number of reviews": of what there are several. */
function severalIn(words: string): string | undefined {
  const [, many = ''] = /^(?:the )?(?:number|count|amount) of (.+)$/i.exec(words) ?? [];
  const [first = '', last = ''] = [many.split(' ')[0], many.split(' ').at(-1)];
  return nounOf(first)?.plural === true || nounOf(last)?.plural === true || /^\p{L}+s\b/u.test(many) ? many : undefined;
}

/** "The names of all lamps over 5 euros and from Lyon" are of one thing; `broken` where what is told of it is not understood to its end. */
function ofOneThing(said: string, parts: readonly string[], form: Form, context: Context): Order | 'broken' | undefined {
  const what = parts.length > 1 ? readDescription(said, context) : undefined;
  if (what?.within && isJoined(what, readDescription(parts[0] ?? '', context))) return one(said, form, context) ?? 'broken';
  return parts.slice(1).some(isOnlyTold) ? 'broken' : undefined;
}

/** "tell me who wrote it", "return when the museum opens": a question behind an order to answer it. */
function readEmbedded(rest: string, form: Form, context: Context): Orders {
  if (!asksSo.test(rest) || /^how (?:many|much) /i.test(rest)) return undefined;
  const words = rest
    .replace(/^(when|where) (.+?) (is|was|were|are) (\S+)$/i, '$1 $3 $2 $4')
    .replace(
      /^((?:at )?(?:when|where|(?:what|which) time)|how (?:long|old|tall|high|far|heavy|big|large)|(?:in|on|at|from|to) (?:which|what) \p{Ll}+) (?!(?:is|are|was|were|does|do|did|will|has|can) )/iu,
      '$1 is ',
    );
  return readQuestion(form === 'number' ? `${words} as a number` : words, context);
}

const partsOfReading = (words: string) =>
  words
    .split(/, (?:and )?(?:also )?|,? (?:and|&|as well as) (?:also )?/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "All names and prices": all of both. */
const ofAll = (parts: readonly string[]): readonly string[] =>
  /^all (?!of\b)/i.test(parts[0] ?? '') ? parts.map((part) => (/^\p{Ll}+s$/u.test(part) ? `all ${part}` : part)) : parts;

/** "the price and rating of the lamp": what the last says of whose it is, holds for those before that say nothing. */
function sharedEnding(parts: readonly string[]): readonly [ending: string, parts: readonly string[]] {
  const ending = / (?:of|for|in|from) .+$/i.exec(parts.at(-1) ?? '')?.[0];
  // "And the number of reviews" asks for how many there are.
  if (/^the (?:total )?number of \p{Ll}+s$/u.test(parts.at(-1) ?? '')) return ['', parts];
  if (ending === undefined || parts.length < 2 || parts.slice(0, -1).some((part) => / (?:of|for|in|from|as) /i.test(part)))
    return ['', parts];
  return [ending, parts.map((part, index) => (index === parts.length - 1 ? part.slice(0, -ending.length) : part))];
}

const ownForm = / (?:as|in) (?:an? )?(?:plain )?(?:numbers?|integers?|digits?)(?=,| and )/i;

function withForm(said: string): readonly [rest: string, form: Form] {
  let rest = said;
  for (let shorter = rest.replace(harmless, ''); shorter !== rest; shorter = rest.replace(harmless, '')) rest = shorter;
  // Where others of them say their own, the last says its own, too.
  if (asNumber.test(rest)) return ownForm.test(rest.replace(asNumber, '')) ? [rest, 'text'] : [rest.replace(asNumber, ''), 'number'];
  return asList.test(rest) ? [rest.replace(asList, ''), 'list'] : [rest, 'text'];
}

/** "The height as a number and the colour": each may say its own form. */
function one(asked: string, formOfAll: Form, context: Context, calledOf = asked): Order | undefined {
  const [said, own] = withForm(asked);
  const [name] = withForm(calledOf);
  const form = own === 'text' ? formOfAll : own;
  const [, words = said, as] = /^(.+?) as (\S+)$/i.exec(said) ?? [];
  const wanted = words.replace(/^(?:the )?(?:texts?|values?|contents?) (?:of|in) (?!the (?:page|field|box)$)/i, '');
  const what = readDescription(wanted, context);
  if (isComparative(wanted)) return undefined;
  if (what === undefined || /^(?:if|whether|how|why|where|when|who)\b/i.test(wanted)) return undefined;
  const label = as ?? (/^(.+?) as (\S+)$/i.exec(name)?.[1] ?? name).replace(/^(?:the )?(?:texts?|values?|contents?) (?:of|in) /i, '');
  const isList = what.all === true || what.within?.all === true || isPlural(wanted);
  return { kind: 'read', what, as: nameFor(label, context), form: form === 'text' && isList ? 'list' : form };
}

const isPlural = (words: string) =>
  nounOf(
    words
      .replace(/ (?:of|for|in|from|on|with|under|above|below|over|by|at|that|which) .*$/i, '')
      .split(' ')
      .at(-1) ?? '',
  )?.plural === true;

const quotedKind = new RegExp(`^(${atom}) ${anyNoun}$`, 'iu');

/** The words as they were said, without article and without what says where it is. */
function nameFor(label: string, { masked }: Context): string {
  const said = withoutArticle(
    label
      .trim()
      .replace(/^all (?:of )?(?:the )?/i, '')
      .replace(/ (?:except(?: for)?|other than|apart from|besides|excluding|save for) .*$/i, ''),
  );
  if (isAtom(said)) return bare(said, masked);
  const short = said.replace(/ (?:of|for|in|from|on|with|next to|under|above|below|by|at|that|which) .*$/i, '');
  const quoted = quotedKind.exec(short)?.[1];
  return bare(quoted ?? short, masked).trim();
}

export const list: OrderReader = (said, context) => {
  const rest = said.replace(/^out /i, '').replace(/^all (?:of )?(?:the )?/i, '');
  const parts = partsOfReading(rest);
  const joined = ofOneThing(rest, parts, 'list', context);
  if (joined !== undefined) return joined === 'broken' ? undefined : [joined];
  const orders = parts.map((part) => one(part, 'list', context));
  return orders.length > 0 && orders.every((order) => order !== undefined) ? orders : undefined;
};

/** "How many items are in the cart?" */
export const howMany: OrderReader = (said, context) => {
  const rest = said
    .replace(asNumber, '')
    .replace(/\?$/, '')
    .replace(/ (?:in|on) (?:the|this) (?:current )?(?:page|screen|site|website)(?= \S)/i, '')
    .replace(/,? (?:altogether|in total|in all|overall|at all|at the moment|right now)$/i, '')
    .replace(/^of (?:the|these|those|my) /i, '')
    .replace(/(?<= left) to \p{L}+$/iu, '')
    .replace(/(?<= (?:is|are|were|was)) (?:still|currently|now|already) /i, ' ');
  const left = ofThemAlone.test(rest) ? narrowedTo(context) : undefined;
  if (left !== undefined) return counting(left, context);
  const told = toldOf(rest, context);
  if (told !== undefined) return told;
  const [, things = rest, where = ''] =
    /^(.+?) (?:are there|do you see|can you see|exist|are shown|are listed|are displayed|are (?:on|in) (?:the|this) page|there are|does it have|are)(?:$| (.+))/i.exec(
      rest,
    ) ?? [];
  const [, plain = '', owner = ''] =
    /^(.+?) (?:does|do|did|has|have) (.+?)(?: (?:have|has|contain|get|hold|take|need|want|request|ask for|work|stay|book|cost))?$/i.exec(
      rest,
    ) ?? [];
  if (/^(?:i|we|you|they|it|this)$/i.test(owner)) return counting(plain, context);
  const [, made = '', maker = '', verb = ''] =
    /^(.+?) (?:does|do|did|has|have) (.+?) (make|made|sell|sold|write|written|own|owned|build|built|send|sent|post|posted|publish|published)$/i.exec(
      rest,
    ) ?? [];
  const makers =
    made === '' ? undefined : counting(`${made} ${participles[verb.toLowerCase()] ?? verb.toLowerCase()} by ${maker}`, context, made);
  if (makers !== undefined) return makers;
  const [, served = '', does = ''] = /^(\p{L}+(?: \p{L}+)?) (?:does|do) (?:it|this) (\p{Ll}{3,})$/iu.exec(rest) ?? [];
  if (served !== '') return [{ kind: 'read', what: named(`${does}s`), as: served, form: 'number' }];
  if (plain !== '') return counting(`${plain} of ${owner}`, context, plain);
  const ending = /^(?:in|on|under|of|with|from|at|over|above|below|next)\b/i.test(where) || where === '' ? where : `that are ${where}`;
  return counting(`${things} ${ending}`.trim(), context, things);
};

/** "(How many) there are": of what the list was narrowed to just before. */
const ofThemAlone = /^(?:there are|(?:are|were) (?:there|shown|listed|displayed|found|left|visible))(?: (?:now|then))?$/i;
const narrowedTo = ({ before }: Context): string | undefined =>
  before?.kind === 'choose' && before.narrowing?.on ? / (\p{Ll}{2,}[^\P{Ll}isu]s)$/u.exec(` ${before.narrowing.ways[0]}`)?.[1] : undefined;

const predicates =
  / (?:(?:are|were) (?=\p{Ll}+ed\b|from |by |in stock|on sale|sold out|out of stock|under |over |below |above |cheaper |older |newer |(?:made|sold|written|built|sent|born|not|larger|smaller|bigger|higher|lower|longer|shorter) |(?!there$|listed$|shown$|visible$|displayed$|left$|here$)\p{Ll}{4,}$|open$|closed$|left(?: to \p{L}+)?$|unread$|overdue$)|(?:have|cost|include|contain|offer|mention|belong to|weigh|take|start|begin|end|leave|arrive|last|work|live|sit|earn|pay|stay|come|came|belong|owe|score|play|hold|carry|bear|need|use|sell|serve|keep|get|do not|don['’]t) |(?!(?:not|never|there|still|currently|already|are|were|was|have|has|been|do|does|did|can|will)\b)\p{Ll}{3,}(?<!ed) (?=(?:into|in|at|on|to|through|across|onto|over) (?:the )?[\p{Lu}\ue000-\uf8ff]))/giu;

const participles: Readonly<Record<string, string>> = {
  make: 'made',
  sell: 'sold',
  write: 'written',
  own: 'owned',
  build: 'built',
  send: 'sent',
  post: 'posted',
  publish: 'published',
};

/** "rooms have a balcony", "tickets are assigned to Nina": those of which it is said. */
function toldOf(rest: string, context: Context): Orders {
  for (const cut of rest.matchAll(predicates)) {
    const things = rest.slice(0, cut.index);
    if (!/^(?:\p{L}[\p{L}-]* ){0,2}\p{L}+(?: (?:in|on|of|from|under|at) (?:the|this|my|our) .+)?$/u.test(things)) continue;
    const what = readDescription(`${things} that ${rest.slice(cut.index + 1)}`, context);
    if (what?.where !== undefined) return [{ kind: 'read', what: { ...what, all: true }, as: nameFor(things, context), form: 'count' }];
  }
  return undefined;
}

export const count: OrderReader = (said, context) => counting(said.replace(/^(?:the )?(?:number of )?(?:how many )?/i, ''), context);

/** "The number of followers" stands on the page, or else the page's followers are counted. */
function quantity(said: string, form: Form, context: Context): Order | undefined {
  const what = readDescription(said, context);
  if (what === undefined) return undefined;
  const whole = what.whole === '' ? '' : `number of ${what.whole}`;
  return { kind: 'read', what: { ...what, whole }, as: nameFor(said, context), form: form === 'list' ? 'list' : 'number' };
}

function counting(said: string, context: Context, name = said): Orders {
  const what = readDescription(said.replace(/^(?:all (?:of )?(?:the )?)/i, ''), context);
  return what === undefined ? undefined : [{ kind: 'read', what: { ...what, all: true }, as: nameFor(name, context), form: 'count' }];
}

/** "Which flight is the cheapest?", "which product has the highest rating?" */
export const which: OrderReader = (said, context) => {
  const [, thing = '', verb = '', rest = ''] = /^(?:of the )?(.+?) (is|has|costs) (?:the )?(.+?)\??$/i.exec(said) ?? [];
  if (thing === '') return undefined;
  const words =
    verb.toLowerCase() === 'is'
      ? `${rest} ${thing}`
      : verb.toLowerCase() === 'has'
        ? `${thing} with the ${rest}`
        : `${thing} that costs ${rest}`;
  const what = readDescription(words, context);
  return what === undefined || (what.noun === '' && what.rank === undefined) || (what.rank ?? what.where) === undefined
    ? undefined
    : [{ kind: 'read', what, as: thing, form: 'text', names: true }];
};

/** "How much is the lamp?", "how much does the lamp cost": its price. */
export const howMuch: OrderReader = (whole, context) => {
  const form = asNumber.test(whole) ? 'number' : 'text';
  const said = whole
    .replace(asNumber, '')
    .replace(/ (?:per|an?) (?:hour|day|night|week|month|year|person|piece|unit|kilo|pound|head)(?=\??$)/i, '');
  const owes = /^(?:does|do|did|has|have) (.+?) (owe|pay|paid|earn|spend|spent)\??$/i.exec(said);
  const payer = owes === null ? undefined : readDescription(owes[1] ?? '', context);
  const label = /^owe$/i.test(owes?.[2] ?? '') ? 'due' : (owes?.[2] ?? '');
  if (payer) return [{ kind: 'read', what: { ...named(label), within: payer }, as: label, form }];
  const held = /^(?:is|was) (?:(?:there|left|still) )*(?:in|on) (.+?)\??$/i.exec(said)?.[1];
  const holder = held === undefined ? undefined : readDescription(held, context);
  const asks = holder && wonderOf(bare(`how much ${said}`, context.masked));
  if (asks) return [{ kind: 'read', what: { ...named('balance'), within: holder }, as: 'balance', form, asks }];
  const [, thing = ''] =
    /^(?:is|are|was|were|does|do|did) (.+?)(?: cost)?\??$/i.exec(said) ?? /^(.+?) (?:costs?|is|are|was|were)\??$/i.exec(said) ?? [];
  const priced = thing.replace(/^(?:an?|one) (?:night|ticket|seat|day|hour|month|piece|copy|place) (?:at|in|for|on|to|of) (?=\S)/i, '');
  const within: Description | undefined = priced === '' ? undefined : readDescription(priced, context);
  if (within === undefined) return undefined;
  const what: Description = { name: 'price', exact: false, whole: 'price', noun: '', roles: [], within };
  return [{ kind: 'read', what, as: 'price', form }];
};
