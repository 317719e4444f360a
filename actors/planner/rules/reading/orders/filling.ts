import type { Order } from '../../instruction.ts';
import { type Context, doOf, isOrders, type OrderReader, type Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { readWhen } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { bounded } from '../words/ranges.ts';
import { reckon } from '../words/reckoning.ts';
import { atom, bare, holdsAtom, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { countedValue } from './dealing.ts';
import { readLines } from './lines.ts';
import { onWeekdays } from './on-weekdays.ts';
import { known, knownAhead, type Pair, pairOf, parting, readPair, readPairs } from './pairs.ts';

const filled = (pairs: readonly Pair[]): readonly Order[] => pairs.map(({ what, value }) => ({ kind: 'fill', what, value }));

type Form = { readonly form: RegExp; readonly valueIsLast: boolean };
const into: Form = { form: /^(?<value>.+) (?:into|inside of|inside|in to|onto) (?<what>.+)$/i, valueIsLast: false };
const within: Form = { form: /^(?<value>.+?) (?:in|as|for|under|on|at) (?<what>.+)$/i, valueIsLast: false };
const withValue: Form = { form: /^(?<what>.+?) with (?<value>.+)$/i, valueIsLast: true };
const toValue: Form = { form: /^(?<what>.+?)(?: from \S+)? (?:to(?: be)?|as|=|:|at|equal to) (?<value>.+)$/i, valueIsLast: true };
const lastTo: Form = { form: /^(?<value>.+) (?:to|as) (?<what>.+)$/i, valueIsLast: false };
const orders: Readonly<Record<string, readonly Form[]>> = {
  filling: [withValue, into, within],
  setting: [toValue, withValue, into],
  typing: [into, within, withValue, lastTo],
};
const kindOf = (verb: string) =>
  /^(?:fill|complete|populate)/.test(verb)
    ? 'filling'
    : /^(?:set|change|update|adjust|move|edit|describe|limit|restrict)/.test(verb)
      ? 'setting'
      : 'typing';

/** "My password from “x” to “y”": who changes a secret has to say the old one. */
const secretChanged = /^(?:the |my |your )?(pass ?word|pass ?code|passphrase|pin) from (\S+) to (\S+)$/i;

const formAhead =
  /^(?:(?:out|in) )?(?:(?:the|this|a) )?(?:[\p{L}-]+ ){0,3}(?:form|fields|details|credentials)(?: below| above| fields?)?(?: on (?:the|this) page)?,? ?(?:with|using|as follows|like this|as|:)[: ]*(?:the )?(?:following\b ?)?(?:details|values|data|information|info)?[: ]*/iu;
/** Behind several pairs it says no more than they do. */
const together =
  /(?<=\S and \S.*) (?:in|into) (?:the )?(?:(?:corresponding|respective|appropriate|right|correct|text|input|login|form|two|both) )*(?:fields|boxes|inputs|text ?boxes)(?: below| above)?$/i;
const openEnded = /,|\band\b/i;
const why = 'it is not clear where the value ends; quote it';

const settingVerbs = /^(?:set|change|update|adjust)$/;
const forGuests = /,? for (\d{1,2}) (people|persons|guests?|adults?|children|passengers?|travell?ers?|nights?|tickets?|rooms?)$/i;

/** The verbs of filling in start many names ("Enter checkout", "Write code"). */
export const fill: OrderReader = (said, context, verb) => {
  const lines = readLines(said, context);
  if (lines !== undefined) return lines;
  const weekly = settingVerbs.test(verb) ? onWeekdays(said, context, verb, fill) : undefined;
  if (weekly !== undefined) return weekly;
  const [, lasting = '', until = ''] = /^(.+?),? (?:until|till) (.+)$/i.exec(said) ?? [];
  const end = lasting === '' || / (?:from|between) /i.test(lasting) ? undefined : readWhen(until, context.now);
  if (end?.day !== undefined) {
    const main = fill(lasting, context, verb);
    return isOrders(main) ? [...main, { kind: 'fill', what: named('until'), value: { type: 'when', ...end, said: until } }] : main;
  }
  const [, secret = '', old = '', fresh = ''] = settingVerbs.test(verb) ? (secretChanged.exec(said) ?? []) : [];
  const renewed = secret === '' ? undefined : [pairOf(`current ${secret}`, old, context), pairOf(`new ${secret}`, fresh, context)];
  if (renewed?.every((pair) => pair !== undefined)) return filled(renewed);
  const bounds = kindOf(verb) === 'filling' ? undefined : bounded(said, context, verb);
  if (bounds !== undefined) return bounds;
  const parallel = inTurn(said, context);
  if (parallel !== undefined) return parallel;
  const guests = settingVerbs.test(verb) ? forGuests.exec(said) : null;
  if (guests !== null) {
    const [main, more] = [fill(said.slice(0, guests.index), context, verb), readPair(`${guests[2]}: ${guests[1]}`, context)];
    return isOrders(main) && more !== undefined ? [...main, ...filled([more])] : undefined;
  }
  const [, timed = '', moment = ''] = settingVerbs.test(verb) ? (/^(.+?) (?:for|on) (.+)$/i.exec(said) ?? []) : [];
  if (timed !== '' && !/ to /i.test(timed) && readWhen(moment, context.now) !== undefined) return one(timed, moment, context);
  const [, spelled = '', letters, signs, caps] = cased.exec(said) ?? [];
  if (spelled !== '') {
    const isName = kindOf(verb) === 'typing' && /^(?!it$|this$|that$|them$)[\p{L}\p{N}_-]+$/iu.test(spelled);
    const value = { type: 'text', text: spelled, quoted: false } as const;
    return inCase(isName ? [{ kind: 'fill', value }] : fill(spelled, context, verb), letters ?? signs ?? caps ?? '');
  }
  const rest = said
    .replace(together, '')
    .replace(secretBefore, '')
    .replace(/^(it|them) (?:in|out|up) (?=with|using|as|:)/i, '$1 ');
  const asForm = formAhead.exec(rest);
  const inHand = context.last?.noun === 'form' ? /^it (?:with|using) /i.exec(rest) : null;
  const opening = asForm ?? inHand;
  if (opening !== null) {
    const pairs = readPairs(rest.slice(opening[0].length), context);
    return pairs === undefined ? undefined : filled(pairs);
  }
  const behind = /^(?:in|into|inside) (.+?),? (?:(?:the )?(?:text|value|word|string|number|phrase):? )?(\S)$/iu.exec(rest);
  if (behind !== null && isAtom(behind[2] ?? '')) return one(behind[1] ?? '', behind[2] ?? '', context);
  const forms = orders[kindOf(verb)] ?? [];
  const listed = readList(rest, forms, context);
  if (listed !== undefined) return listed;
  // "Enter the username anna" says the field, "enter the text anna" does not.
  const pair =
    kindOf(verb) === 'typing' && knownAhead.test(rest) && !/ (?:in|into|for) /i.test(rest) ? readPairs(rest, context) : undefined;
  if (pair !== undefined) return filled(pair);
  const [, field = '', code = ''] = kindOf(verb) === 'setting' ? [] : (codeBehind.exec(rest) ?? []);
  const coded = code === '' || noField.test(field) ? undefined : one(field, code, context);
  if (coded !== undefined) return coded;
  for (const { form, valueIsLast } of forms) {
    for (const { what = '', value = '' } of splits(rest, form)) {
      // What follows an open-ended value may be an instruction that the table of verbs does not know.
      if (valueIsLast && openEnded.test(value) && !isWhole(value, context)) return { why };
      const found = one(what, value, context);
      // A meeting is moved to another day by its own control.
      const isMoved = verb === 'move' && found?.some((order) => order.kind === 'fill' && nounOf(order.what?.noun ?? '')?.isRow === true);
      if (found !== undefined && isMoved !== true) return found;
    }
  }
  return alone(rest, verb, context);
};

/** "The verification code 480213", "the e-mail address a@b.c": what is told by a digit or a sign to be a value stands behind its field. */
const codeBehind =
  /^(?:in )?(?:the |your |my |an? )?((?:\p{Ll}[\p{Ll}-]* ){0,3}\p{Ll}[\p{Ll}-]+) (?!\d+(?:st|nd|rd|th)$)(\S*[\d@]\S*|[\ue000-\uf8ff]|\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3})$/u;
/** What is a value itself, an order, or a place that one goes into. */
const noField =
  /^(?:numbers?|values?|in|into|inside|onto|to|on|as|for|under|with)$| (?:in|into|inside) (?:the|a|an|my|your|this) |(?:^| )(?:digits?|texts?|words?|letters?|characters?|strings?|top|first|last|next|rooms?|buildings?|halls?|shops?|channels?|chats?|games?|levels?|stages?|sections?|chapters?|lessons?|pages?|rows?|columns?|lines?|and|or|of|in|to|with|for|as|at|on|by|than|about|least|most|exactly|is|be)$|^(?:number|digit|value|text|word)s? /i;

const cased =
  /^(.+?),? (?:(?:with |in )?(?:all )?(?:the )?(?:letters )?(?:in )?(upper|lower)[- ]?case(?: letters)?|in (?:all )?(?:the )?(capital|small)(?: letter)?s|in (?:all )?(cap)s)$/i;
/** "the password “x” into both": the field is said behind it. */
const secretBefore = new RegExp(`^(?:the |a |your )?(?:${known}) (?=${atom} (?:in|into) (?:both|all|each|the two|every) )`, 'iu');

/** The text as it is to be written. */
function inCase(found: Orders, letters: string): Orders {
  if (!isOrders(found)) return found;
  const shaped = found.map((order): Order | undefined => {
    if (order.kind !== 'fill' || order.value.type !== 'text') return undefined;
    const { text } = order.value;
    return {
      ...order,
      value: { ...order.value, text: /^(?:upper|capital|cap)$/i.test(letters) ? text.toUpperCase() : text.toLowerCase() },
    };
  });
  return shaped.every((order) => order !== undefined) ? shaped : undefined;
}

/** "A, B and C into X, Y and Z respectively": one after the other. */
function inTurn(rest: string, context: Context): readonly Order[] | undefined {
  const [, list = '', fields = ''] = /^(.+) (?:in|into|for|as) (.+?),? respectively$/i.exec(rest) ?? [];
  const [values, names] = [list.split(parting), fields.split(parting)];
  if (list === '' || values.length !== names.length) return undefined;
  const pairs = values.map((value, index) => pairOf((names[index] ?? '').trim(), value.trim(), context));
  return pairs.every((pair) => pair !== undefined) ? filled(pairs) : undefined;
}

const isWhole = (value: string, context: Context) => readValue(value, context)?.type === 'when';

/** Both the first and the last place at which the form may part the words. */
function splits(rest: string, form: RegExp): readonly Readonly<Record<string, string | undefined>>[] {
  const first = form.exec(rest)?.groups;
  const greedy = new RegExp(form.source.replace('(?<value>.+?)', '(?<value>.+)').replace('(?<what>.+?)', '(?<what>.+)'), 'i').exec(
    rest,
  )?.groups;
  return [first, greedy].filter((found) => found !== undefined);
}

/** What is looked at, and not filled in. */
const shown = /^(?:image|picture|photo|paragraph|heading|passage|link|button|table|grid|row|column|page|word|line)$/;

const labelCalled = /^\p{Lu}\p{L}+$/u;

function one(field: string, value: string, context: Context): readonly Order[] | undefined {
  const said = /^(?:the )?(?:focus(?:s)?ed|active|current) (?:field|box|input)$/i.test(field.trim())
    ? undefined
    : pairOf(field, value, context);
  // "Enter hello into Word": in capitals and without an article, a kind of things is what a field is called.
  const pair = said && labelCalled.test(field) && shown.test(said.what.noun) ? { ...said, what: named(field) } : said;
  if (/^(?:as )?(?:shown|displayed|given|follows|written|usual|before|requested|needed|required)$/i.test(field)) return undefined;
  if (pair === undefined || shown.test(pair.what.noun) || (!pair.what.exact && / (?:that|which) /i.test(pair.what.name))) return undefined;
  // "The value of X into the form": into its own field.
  if (pair.what.noun === 'form' && pair.value.type === 'taken') {
    const { from } = pair.value;
    return from.exact && from.name !== '' ? filled([{ what: named(from.name, true), value: pair.value }]) : undefined;
  }
  if (pair.what.all !== true || !/^both\b/i.test(field)) return filled([pair]);
  const { all: _, ...each } = pair.what;
  return [1, 2].map((ordinal): Order => ({ kind: 'fill', what: { ...each, ordinal, outOf: 2 }, value: pair.value }));
}

/** "A in B and C in D": all parts in the same form. */
function readList(rest: string, forms: readonly Form[], context: Context): readonly Order[] | undefined {
  const parts = rest.split(parting).map((part) => part.trim());
  if (parts.length < 2) return undefined;
  for (const { form } of forms) {
    const found = parts.map((part) => pairBy(form, part, context));
    if (found.every((pair) => pair !== undefined)) return filled(withSharedPlace(found));
  }
  if (forms.includes(toValue)) return readSet(parts, context);
  const pairs = parts.every((part) => knownAhead.test(part) || /: ?\S/.test(part)) ? readPairs(rest, context) : undefined;
  return pairs === undefined ? undefined : filled(pairs);
}

function pairBy(form: RegExp, part: string, context: Context): Pair | undefined {
  const { what = '', value = '' } = form.exec(part)?.groups ?? {};
  return what === '' ? undefined : pairOf(what, value, context);
}

/** "The day to 3 May, the extras to A and B, full name Kari Lund": what says no field is another value of the one before. */
function readSet(parts: readonly string[], context: Context): readonly Order[] | undefined {
  const orders: Order[] = [];
  for (const part of parts) {
    const pair = pairBy(toValue.form, part, context) ?? (knownAhead.test(part) ? readPair(part, context) : undefined);
    const before = orders.at(-1);
    const value = pair ? undefined : readValue(part, context);
    if (pair) orders.push({ kind: 'fill', ...pair });
    else if (value?.type !== 'text' || !before || !namesOne.test(part)) return undefined;
    else if (before.kind === 'choose') orders.splice(-1, 1, { ...before, values: [...before.values, value] });
    else if (before.kind === 'fill' && before.what && before.value.type === 'text')
      orders.splice(-1, 1, { kind: 'choose', values: [before.value, value], from: before.what });
    else return undefined;
  }
  return orders.length > 1 ? orders : undefined;
}
/** As options are called: it begins with a capital, or is quoted. */
const namesOne = /^[\p{Lu}\ue000-\uf8ff]/u;

/** "A in X and B in Y of the section": the section is that of both. */
function withSharedPlace(pairs: readonly Pair[]): readonly Pair[] {
  const place = pairs.at(-1)?.what.within;
  if (place === undefined || place.noun === '' || pairs.slice(0, -1).some(({ what }) => what.within !== undefined)) return pairs;
  return pairs.map(({ what, value }) => ({ what: { ...what, within: place }, value }));
}

/** A value for the field in hand. */
function alone(rest: string, verb: string, context: Context): Orders {
  const shown = verb === 'fill in' ? readValue(rest, context) : undefined;
  if (shown?.type === 'taken' || shown?.type === 'read') return [{ kind: 'fill', value: shown }];
  if (kindOf(verb) !== 'typing' || /^(?:in|into|out|up|this|that)\b/i.test(rest) || (verb === 'put' && / (?:first|last)$/i.test(rest)))
    return undefined;
  const value = readValue(rest, context);
  if (value === undefined || (/^it\b/i.test(rest) && value.type !== 'read')) return undefined;
  const isPlain = reckon(rest) !== undefined || value.type !== 'text' || value.quoted || holdsAtom(rest);
  const isTyped = /^(?:type|key|input)/.test(verb) || (value.type === 'text' && /[\d@]/.test(value.text));
  if (!isPlain && (!isTyped || openEnded.test(rest) || rest.split(' ').length > 5))
    return { why: 'the field is not said, or the value is not quoted' };
  const counted = /^(?:type|key|write)/.test(verb) ? undefined : countedValue(rest);
  if (counted !== undefined) return counted;
  if (value.type === 'when' && / date$/i.test(rest)) return [{ kind: 'fill', what: named('date'), value }];
  return [{ kind: 'fill', value }];
}

/** "the title with “x”": of a quoted text that is to be replaced, the goal does not say where it stands. */
export const replace: OrderReader = (rest, context) => {
  const [, field = '', value = ''] = /^((?:the|my|its|their) .+?) (?:with|by) (.+)$/i.exec(rest) ?? [];
  return field === '' || holdsAtom(field) ? undefined : one(field, value, context);
};

/** "Every occurrence of “cat” with “dog” in the text": the part of a text that a field holds. */
export const exchangedText: OrderReader = (rest, context) => {
  const [, all, old = '', by = '', place = ''] = textExchanged.exec(rest) ?? [];
  const what =
    place === '' || /^(?:(?:the|this) )?(?:(?:whole|entire) )?(?:text|document|page)$/i.test(place)
      ? undefined
      : readDescription(place, context);
  if (old === '' || (place !== '' && !what && !/\b(?:text|document|page)$/i.test(place))) return undefined;
  const value = { type: 'exchanged', old: bare(old, context.masked), by: bare(by, context.masked), every: all !== undefined } as const;
  return [{ kind: 'fill', ...(what && { what }), value }];
};
const textExchanged = new RegExp(
  `^(?:(all|every|each)(?: of)?(?: the)?(?: (?:occurrences?|instances?|mentions?)(?: of)?)? )?(?:the words? |the texts? |the phrases? )?(${atom}) (?:with|by) (?:the words? |the texts? )?(${atom})(?: (?:in|inside|within|throughout) (.+))?$`,
  'iu',
);

/** "The tag red with blue": the one is taken away, and the other added. */
export const exchanged: OrderReader = (rest, context) => {
  const [, kind = '', old = '', fresh = ''] = tagExchanged.exec(rest) ?? [];
  const [gone, added] = [old, fresh].map((tag) => readDescription(`the ${kind} ${tag}`, context));
  return kind === '' || !gone || !added ? undefined : [doOf('remove', { what: gone }), doOf('add', { what: added })];
};
const tagExchanged =
  /^(?:the |my )?(tag|keyword|label|hashtag|skill|chip) (\S+(?: \S+)?) (?:with|for|by|to|against) (?:the )?(?:\1 )?(\S+(?: \S+)?)$/iu;

export const append: OrderReader = (rest, context) => {
  const { value = '', what = '' } = /^(?<value>.+) (?:to(?: the end of)?|in|into) (?<what>.+)$/i.exec(rest)?.groups ?? {};
  const pair = what === '' ? undefined : pairOf(what, value, context);
  const value2 = what === '' ? readValue(rest, context) : undefined;
  if (value2 !== undefined) return [{ kind: 'fill', value: value2, append: true }];
  return pair === undefined ? undefined : [{ kind: 'fill', what: pair.what, value: pair.value, append: true }];
};

export const clear: OrderReader = (rest, context) => {
  const what = readDescription(rest.replace(/^(?:out )?(?:the )?(?:text|contents?|value) (?:of|from|in) /i, ''), context);
  // Things are cleared away by a control.
  if (what === undefined || (nounOf(what.noun)?.isRow === true && what.roles.length === 0)) return undefined;
  return [{ kind: 'clear', what }];
};
