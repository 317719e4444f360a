/** Reads bookings and searches by a form, whose fields are told by the small words before their values. */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, type OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { readWhen } from '../words/dates.ts';
import { countOf } from '../words/numbers.ts';
import { boundsOf, cutRange, type Range } from '../words/ranges.ts';
import { isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';

const labels =
  /^(?:from|departure|return|to|on|at|under the name(?: of)?|in the name of|for|departing|leaving|returning|arriving|with|by|return(?:ing)? on|between)$/i;
const phrase =
  /(?:^|,? )(?:and )?(from|to|on|at|under the name(?: of)?|in the name of|for|departing(?: on)?|leaving(?: on)?|returning(?: on)?):? (?=\S)/gi;
const fieldOf: Readonly<Record<string, string>> = {
  from: 'from',
  to: 'to',
  departing: 'departure date',
  leaving: 'departure date',
  returning: 'return date',
  departure: 'departure date',
  return: 'return date',
  arriving: 'arrival date',
};
const lasting = /^(?:\d{1,3}|an?|one|two|three|four|five|six|half an?)(?: and a half)? (?:hours?|minutes?|mins?|hrs?)$/i;
const counted =
  /^(\S+)(?: (people|persons?|guests?|adults?|players?|participants?|visitors?|passengers?|travell?ers?|nights?|days?|seats?|tickets?|rooms?))?$/i;

/** Days go to the fields "from" and "to", times to the two ends of one stretch. */
const stretchOf = (range: Range): readonly Order[] =>
  range.kind === 'day'
    ? [
        { kind: 'fill', what: named('from'), value: range.start },
        { kind: 'fill', what: named('to'), value: range.end },
      ]
    : boundsOf(named('time'), range);

/** "Book a table for two on Friday at 7pm under the name Ada": the fields are told by the small words before their values. */
export const book: OrderReader = (said, context, verb) => {
  const cut = cutRange(said, context);
  const isStretch = cut !== undefined && cut.range.kind !== 'amount' && !/^(?:show|find|locate|look for|search)$/.test(verb);
  const rest = (isStretch ? cut.rest.trim() : said).replace(region, ',\u00a0$1');
  const stretch = isStretch ? stretchOf(cut.range) : [];
  const marks = [...rest.matchAll(phrase)];
  const [first] = marks;
  // What is looked for on the page is told by one of them; a form is filled in with both.
  if (/^(?:show|find|locate|look for)$/.test(verb) && !/ from .+ to /i.test(rest)) return undefined;
  if ((first === undefined && stretch.length === 0) || first?.index === 0) return undefined;
  // "The one departing at 8:44 PM" is one of those that were found.
  if (ofFound.test(rest) || (isSought(context) && /^(?:the|that) \p{L}+ /u.test(rest) && first !== undefined)) {
    const what = readDescription(rest, context);
    if (what?.where !== undefined && what.within === undefined) return ofMoment(verb, what) ?? [doOf(verb, { what })];
  }
  const headed = rest.slice(0, first?.index ?? rest.length);
  const thing = readDescription(headed, context);
  if (
    thing === undefined ||
    thing.within !== undefined ||
    (thing.rank === undefined && thing.noun === '' && thing.name.split(' ').length > 3)
  )
    return undefined;
  // "The 10:30 slot on Friday" is there to be picked.
  if (thing.where !== undefined) {
    const what = readDescription(rest, context);
    return what && (ofMoment(verb, what) ?? [doOf(verb, { what })]);
  }
  const fills: Order[] = [];
  for (const [index, found] of marks.entries()) {
    const value = rest
      .slice(found.index + found[0].length, marks[index + 1]?.index ?? rest.length)
      .replace(/,$/, '')
      .replaceAll('\u00a0', ' ')
      .trim();
    const read = entryOf((found[1] ?? '').toLowerCase(), value, context);
    if (read === undefined) return undefined;
    fills.push(...read);
  }
  fills.push(...stretch);
  const isChoice = thing.rank !== undefined || thing.ordinal !== undefined;
  if (!isChoice && verb === 'buy') return undefined;
  if (!isChoice) return [...fills, { kind: 'submit', as: verb, what: thing }];
  // "The cheapest one-way flight": of which kind it is to be is asked by the form, or said over it.
  const [, kind = '', noun = ''] = /^(.+) (\p{Ll}+)$/u.exec(thing.exact ? '' : `${thing.name} ${thing.noun}`.trim()) ?? [];
  const isOfKind = kind !== '';
  const ofKind: readonly Order[] = isOfKind
    ? [{ kind: 'choose', values: [{ type: 'text', text: kind, quoted: false }], ofKind: noun }]
    : [];
  const what = isOfKind ? { ...thing, name: '', noun } : thing;
  return [...ofKind, ...fills, { kind: 'submit', as: 'search' }, doOf(verb, { what })];
};

/** "The 10:30 appointment with Ada on Friday": nothing but its day and its time tells which, and who it is with. */
function ofMoment(verb: string, { noun, name, where = [], rank, ordinal, all }: Description): readonly Order[] | undefined {
  const isMoment = /^(?:book|reserve|schedule|request)$/.test(verb) && name === '' && momentary.test(noun);
  if (!isMoment || rank || ordinal !== undefined || all) return undefined;
  const days: Order[] = [];
  const times: Order[] = [];
  const others: string[] = [];
  for (const condition of where) {
    const { kind } = condition;
    if (kind === 'holds') others.push(condition.text);
    else if (kind !== 'compares' || condition.is !== '=') return undefined;
    else if (condition.value.type === 'day') days.push(momentOf('date', { day: condition.value.day }));
    else if (condition.value.type === 'time') times.push(momentOf('time', { time: condition.value.time }));
    else return undefined;
  }
  const [other, ...more] = others;
  if (days.length !== 1 || times.length !== 1 || more.length > 0) return undefined;
  return [...days, ...times, { kind: 'submit', as: verb, ...(other !== undefined && { what: named(other) }) }];
}

const momentary = /^(?:slot|time|appointment|meeting|session|visit|viewing|consultation|call)s?$/i;
const momentOf = (name: string, when: { readonly day: string } | { readonly time: string }): Order => ({
  kind: 'fill',
  what: named(name),
  value: { type: 'when', ...when, said: 'day' in when ? when.day : when.time },
});

/** "Dover, ON": a state, and no small word before a day. */
const region = /, ([A-Z]{2})(?= |$)/g;
const ofFound = /^(?:the |that )?one /i;
const isSought = ({ before }: Context): boolean => before?.kind === 'submit' || before?.kind === 'search';

/** "Porto on 3 December", "Milan tomorrow": a place, and when. */
function placeAndTime(said: string, { now }: Context): readonly [place: string, moment: string] | undefined {
  for (const cut of isAtom(said) ? [] : said.matchAll(/ (?:on |at |in )?/g)) {
    const moment = said.slice(cut.index + cut[0].length);
    if (cut.index > 0 && readWhen(moment, now) !== undefined) return [said.slice(0, cut.index).replace(/,$/, ''), moment];
  }
  return undefined;
}

/** What no place is called. */
const momentIn =
  /\b(?:after|before|until|till|today|tonight|tomorrow|yesterday|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2} ?[ap]m|\d{1,2}:\d\d)\b/i;

export function entryOf(label: string, said: string, context: Context): readonly Order[] | undefined {
  if (!labels.test(label.replace(/ on$/, ''))) return undefined;
  const fill = (name: string, value: Given): Order => ({ kind: 'fill', what: named(name), value });
  if (/name/.test(label)) return asText(said, context, (value) => [fill('name', value)]);
  const when = isAtom(said) ? undefined : readWhen(said, context.now);
  if (when?.day !== undefined && /^(?:from|to)$/.test(label)) return [fill(label, { type: 'when', ...when, said })];
  if (when !== undefined && label !== 'to') {
    const date = fieldOf[label.replace(/ on$/, '')] ?? 'date';
    return [
      ...(when.day === undefined ? [] : [fill(date === 'from' ? 'date' : date, { type: 'when', day: when.day, said })]),
      ...(when.time === undefined ? [] : [fill('time', { type: 'when', time: when.time, said })]),
    ];
  }
  // "For four tomorrow"
  const [, who = '', moment = ''] = /^(\S+(?: (?:people|persons|guests|adults))?) (?:on |at )?(.+)$/i.exec(said) ?? [];
  const later = label === 'for' && readWhen(moment, context.now) !== undefined ? entryOf('on', moment, context) : undefined;
  const guests = later === undefined ? undefined : entryOf('for', who, context);
  if (later !== undefined && guests !== undefined) return [...guests, ...later];
  if (label === 'for' && lasting.test(said)) return [fill('duration', { type: 'text', text: said, quoted: false })];
  const [, number = '', unit] = counted.exec(said) ?? [];
  const amount = label === 'for' ? countOf(number) : undefined;
  if (amount !== undefined) return [fill(unit?.toLowerCase() ?? 'people', { type: 'text', text: String(amount), quoted: false })];
  if (label !== 'from' && label !== 'to') return undefined;
  const [place, then] = placeAndTime(said, context) ?? [said];
  const at = then === undefined ? [] : entryOf('on', then, context);
  const placed = isAtom(place) || !momentIn.test(place) ? asText(place, context, (value) => [fill(label, value)]) : undefined;
  return placed && at && [...placed, ...at];
}

function asText(said: string, context: Context, orders: (value: Given) => readonly Order[]): readonly Order[] | undefined {
  // "Rome, Italy" is one place.
  const value = readValue(said.replaceAll(',', ''), context);
  return value?.type === 'text' ? orders(value.quoted ? value : { ...value, text: said }) : undefined;
}
