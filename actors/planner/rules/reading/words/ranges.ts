/** Reads ranges: "from 22:00 to 07:00", "between 3 and 5 pm", "3-9 August", "Monday through Friday"; and lists that are said as ranges. */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, isOrders, type OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { isWeekday, readWhen, weekdaysBetween } from './dates.ts';
import { amountOf, count, countOf } from './numbers.ts';
import { holdsAtom } from './text.ts';

export interface Range {
  readonly start: Given;
  readonly end: Given;
  readonly kind: 'time' | 'day' | 'amount';
}

const forms: readonly RegExp[] = [
  /^between (.+?) (?:and|to) (.+)$/i,
  /^from (.+?) (?:to|until|till|through|thru|up to) (.+)$/i,
  /^(.+?)(?: (?:to|until|till|through|thru) | ?[-–—] ?)(.+)$/i,
];
const ending = /^(\d{1,2}(?:[:.]\d\d)?|\d[\d.,]*|\d{1,2}(?:st|nd|rd|th))( ?\D.*)$/i;
const beginning = /^(\D+ ?)\d/;

/** Nothing but a range; what the one end says of its kind ("5 pm", "9 August", "$60"), holds for the other. */
function readRange(words: string, context: Context): Range | undefined {
  if (holdsAtom(words)) return undefined;
  for (const form of forms) {
    const [, first = '', second = ''] = form.exec(words.trim()) ?? [];
    if (first === '') continue;
    const start = `${first}${/^\d[\d.,:]*(?:st|nd|rd|th)?$/i.test(first) ? (ending.exec(second)?.[2] ?? '') : ''}`;
    const end = `${/^\d/.test(second) ? (beginning.exec(first)?.[1] ?? '') : ''}${second}`;
    const found = rangeOf(start, end, context) ?? rangeOf(first, end, context) ?? rangeOf(start, second, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

const dayMs = 86_400_000;

function rangeOf(first: string, second: string, { now }: Context): Range | undefined {
  const start = readWhen(first, now);
  // The end of a stretch of days comes after its beginning.
  const from = start?.day === undefined ? now : Date.parse(start.day);
  const end = readWhen(second, isWeekday(second) ? from : now);
  if (start !== undefined && end !== undefined) {
    if ((start.day === undefined) !== (end.day === undefined)) return undefined;
    const later = end.day !== undefined && start.day !== undefined && end.day < start.day && !/\b\d{4}\b/.test(second);
    const to = later ? readWhen(second, from - dayMs) : end;
    if (to === undefined) return undefined;
    return {
      start: { type: 'when', ...start, said: first },
      end: { type: 'when', ...to, said: second },
      kind: start.day === undefined ? 'time' : 'day',
    };
  }
  const [low, high] = [amountOf(first), amountOf(second)];
  if (low === undefined || high === undefined || !/\d/.test(first) || !/\d/.test(second)) return undefined;
  const text = (amount: number): Given => ({ type: 'text', text: String(amount), quoted: false });
  return { start: text(low.amount), end: text(high.amount), kind: 'amount' };
}

/** Both ends are brought to the fields, thumbs or days of the range. */
export const boundsOf = (what: Description, { start, end }: Range): readonly Order[] => [
  { kind: 'fill', what, value: start, bound: 'start' },
  { kind: 'fill', what, value: end, bound: 'end' },
];

const rangeIn = /(?:^|,? )((?:from|between) \S.*? (?:to|until|till|and|through) \S.*?)(?=$|,? (?:on|for|at|under|in|with|every|each)\b)/gi;

/** A stretch of time or of days among other details: itself, and what is said besides. */
export function cutRange(words: string, context: Context): { readonly range: Range; readonly rest: string } | undefined {
  for (const found of words.matchAll(rangeIn)) {
    const range = readRange(found[1] ?? '', context);
    if (range !== undefined) return { range, rest: words.slice(0, found.index) + words.slice(found.index + found[0].length) };
  }
  return undefined;
}

const ranged = /^(.+?),?(?: to| as| to be| so that it is)? ((?:from|between) .+)$/i;
const spread =
  /^(?:both |the |its |two )*(?:.*? )?(?:handles?|thumbs?|knobs?|ends|sliders?|range)\b(?:.*?) (?:so (?:that )?|until |till )(?:the |its )?(.+?) (?:is|are|lies|ranges|goes|reads|shows) (.+)$/i;
const stretches =
  /\b(?:range|ranges|window|hours|limits|interval|span|band|bracket|bounds|period|filter|slider|between|days|dates|ages?)$/i;

/** "Set the opening hours from 9 to 5 pm": two fields, or one with two thumbs; "from 1 to 4" is a change where no stretch is spoken of. */
export const bounded: OrderReader = (rest, context, verb) => {
  const [, thing = '', said = ''] = spread.exec(rest) ?? ranged.exec(rest) ?? [];
  const range = thing === '' ? undefined : readRange(said, context);
  if (range === undefined) return undefined;
  const isChange =
    /^from .* to /i.test(said) && (/^(?:change|update|edit|move|switch)/.test(verb) || (range.kind === 'amount' && !stretches.test(thing)));
  if (isChange) return undefined;
  const what = readDescription(thing, context);
  return what && boundsOf(what.name === '' && /^(?:time|date|day|price|number)$/.test(what.noun) ? named(what.noun) : what, range);
};

/** "Show the ages between 18 and 25 in the filter", "pick 3 to 9 August in the calendar". */
export const chosenBounds = (rest: string, context: Context): readonly Order[] | undefined => {
  const [, main = rest, place] = /^(.+?) (?:in|on|using|with) ((?:the |this )?\p{L}.*)$/iu.exec(rest) ?? [];
  const where = place === undefined ? undefined : readDescription(place, context);
  if (place !== undefined && where === undefined) return undefined;
  const plain = readRange(main.replace(/^(?:the )?(?:dates?|days?|times?) /i, ''), context);
  const found =
    plain === undefined || plain.kind === 'amount'
      ? bounded(main, context, 'choose')
      : boundsOf(named(plain.kind === 'day' ? 'date' : 'time'), plain);
  if (!isOrders(found)) return undefined;
  return where === undefined
    ? found
    : found.map((order): Order => (order.kind === 'fill' && order.what ? { ...order, what: { ...order.what, within: where } } : order));
};

const listing = /^(?:select|choose|pick|check|tick|untick|uncheck|mark|click|click on|tap|highlight|block|unblock|enable|disable)\b/i;
const weekdayRange =
  /(?:(?:all |every |the )*(?:week)?days? )?(?:from )?\b(\p{L}+)(?: (?:to|through|thru|until|till) | ?[–—-] ?)(\p{L}+)\b/iu;
const numberRange = new RegExp(
  `\\b(\\p{Ll}+s) (?:from )?(${count})(?: (?:to|through|thru) | ?[–—-] ?)(${count})(?=$| (?:and|in|on|from)\\b|,)`,
  'iu',
);
const mostListed = 31;

/** "Tick the days from Tuesday to Friday", "choose numbers 3 to 6": each of them is meant. */
export function withListsSpelled(words: string): string {
  if (!listing.test(words)) return words;
  const [all = '', first = '', last = ''] = weekdayRange.exec(words) ?? [];
  const days = all === '' || !isWeekday(first) || !isWeekday(last) ? [] : weekdaysBetween(first, last);
  if (days.length > 1) return words.replace(all, listed(days));
  const [span = '', things = '', from = '', to = ''] = numberRange.exec(words) ?? [];
  const [low, high] = [countOf(from), countOf(to)];
  if (
    span === '' ||
    low === undefined ||
    high === undefined ||
    low >= high ||
    high - low >= mostListed ||
    /^(?:ages|dates|prices|times|hours|years|stars|minutes)$/i.test(things)
  )
    return words;
  return words.replace(span, `${things} ${listed(Array.from({ length: high - low + 1 }, (_, index) => String(low + index)))}`);
}

const listed = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
