/** Reads lists of settings that say no verb of their own: "the size Grande, sauce Pesto, from A to B, for 2 guests, all extras but C". */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { partsOf } from '../things/enumerations.ts';
import { named } from '../things/heads.ts';
import { isWeekday, month, readWhen } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { count, countOf } from '../words/numbers.ts';
import { atom, holdsAtom, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { verbsOf } from '../words/verbs.ts';
import { entryOf } from './booking.ts';
import { knownAhead, readPair } from './pairs.ts';

interface Labelled {
  readonly label: string;
  readonly value: string;
}

const smallWords =
  'in|on|at|of|to|for|from|with|by|as|and|or|but|not|no|the|an?|all|any|only|is|are|be|than|under|over|above|below|between|into|onto|about|until|up|off|out|one|two|three|four|five|six|seven|eight|nine|ten';
const label = `(?!(?:${smallWords}) )\\p{Ll}[\\p{Ll}-]*`;
const labelFirst = new RegExp(`^(?:the |my |an? )?(${label}(?: ${label}){0,2}):? ((?:\\p{Lu}|${atom}|#?[+-]?\\d).*)$`, 'u');
const kinds =
  'size|colou?r|plan|type|model|style|flavou?r|sauce|crust|shape|material|theme|language|currency|format|mode|speed|quality|category|priority|status|frequency|level|version|edition|region|class|method|tier|package';
const kindOnly = new RegExp(`^(?:${kinds})$`);
const kindLast = new RegExp(`^(\\p{L}\\S*(?: \\p{Lu}\\S*){0,3}) (${kinds})$`, 'u');
/** "The colour olive": behind a kind of choice, small letters are a value, too. */
const kindFirst = new RegExp(`^(?:the )?(${kinds}) (\\p{Ll}[\\p{L}-]*)$`, 'u');
const labelLast = /^the (\p{Lu}\S*(?: \p{Lu}\S*){0,3}) (\p{Ll}{3,})$/u;

/** "the topic Billing", "text size L", "quantity 2", "the Team plan": small letters are the label, the rest is the value. */
export function labelled(words: string): Labelled | undefined {
  const [, name = '', value = ''] = labelFirst.exec(words) ?? [];
  if (name !== '' && nounOf(name)?.roles.length !== 0) return isControl(name) ? undefined : { label: name, value };
  if (name !== '' && (nounOf(name)?.isLoose === true || kindOnly.test(name))) return { label: name, value };
  const [, kind = '', choice = ''] = kindFirst.exec(words) ?? [];
  if (kind !== '' && nounOf(choice) === undefined) return { label: kind, value: choice };
  const [, first = '', last = ''] = labelLast.exec(words) ?? kindLast.exec(words) ?? [];
  return first === '' || isControl(last) ? undefined : { label: last, value: first };
}

const isControl = (noun: string) => (nounOf(noun)?.roles.length ?? 0) > 0 && !/^(?:section|area|group|range|title|text|image)$/.test(noun);

const range = /^(?:travel(?:ling)? |going )?from (.+?) (to|until|till) (.+)$/i;
const dated = /^(?:the |and )?(\p{L}[\p{L} -]{2,24}?)(?: date)?(?: on| at| is|:)? (.+)$/iu;
const counting = new RegExp(`^(?:(?:we are|we['’]re|there are|there will be) )?(?:for )?(${count}|an?) (\\p{Ll}+)$`, 'iu');
/** "3 rows". */
const severalOf = /^(\d{1,4}) (\p{Ll}{3,}s)$/u;
const counted =
  /^(?:people|persons?|guests?|adults?|child|children|kids|infants?|passengers?|travell?ers?|nights?|days?|seats?|tickets?|rooms?|pieces?|copies|items?|units?)$/i;
/** "2 adults". */
export const isCounted = (words: string): boolean => counted.test(counting.exec(words)?.[2] ?? '');

const alls = /^(?:all|every) (?:the )?(?:\S.*)$/i;
const none = /^no ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const nameForm = /^(?:in|under) the name(?: of)? (.+)$/i;
const negated = /(?:^|\s)(?:not|never|without|don['’]t|nor|unless|if|or|until|instead|except|rather)(?=\s|$)/i;

interface Item {
  readonly orders: readonly Order[];
  /** It says what it is a setting of. */
  readonly isTold: boolean;
}

/** Undefined unless each of them is understood; `told`: at least one says what it sets, as a sentence without a verb must. */
export function readSettings(words: string, context: Context, told = false): readonly Order[] | undefined {
  const items: Item[] = [];
  for (const part of words.split(betweenSettings)) {
    const found = readItems(part.trim(), context);
    if (found === undefined) return undefined;
    items.push(...found);
  }
  if (told && !items.some(({ isTold }) => isTold)) return undefined;
  return joined(items.flatMap(({ orders }) => orders));
}

/** "March 3, 2031" is one day. */
const betweenSettings = new RegExp(`[,;] (?:and )?(?<!${month} \\d{1,2}(?:st|nd|rd|th)?, (?=\\d{4}(?:\\D|$)))`, 'i');

/** Each of them may part the words or belong to a name: so many are tried in all ways. */
const joint = / (?:and |(?=(?:from|for|with|in the name of|under the name|departing|leaving|returning) ))/gi;
const mostJoints = 5;

function readItems(part: string, context: Context): readonly Item[] | undefined {
  if ([...part.matchAll(joint)].length > mostJoints) return undefined;
  for (const cut of part.matchAll(/ and /gi)) {
    const rest = readItems(part.slice(cut.index + cut[0].length), context);
    const first = rest?.every(({ isTold }) => isTold) ? readItem(part.slice(0, cut.index), context) : undefined;
    if (rest !== undefined && first !== undefined) return [first, ...rest];
  }
  const whole = readItem(part, context);
  if (whole !== undefined) return [whole];
  for (const cut of part.matchAll(joint)) {
    const [first, rest] = [readItem(part.slice(0, cut.index), context), part.slice(cut.index + cut[0].length).replace(/^with /i, '')];
    const others = first === undefined ? undefined : readItems(rest, context);
    if (first !== undefined && others !== undefined) return [first, ...others];
  }
  return undefined;
}

const told = (orders: readonly Order[] | undefined): Item | undefined => orders && { orders, isTold: true };
const fill = (what: Description, value: Given): Order => ({ kind: 'fill', what, value });

function readItem(part: string, context: Context): Item | undefined {
  const [, from = '', , to = ''] = range.exec(part) ?? [];
  if (from !== '') {
    const [first, second] = [entryOf('from', from, context), entryOf('to', to, context)];
    return first && second && told([...first, ...second]);
  }
  const name = nameForm.exec(part)?.[1];
  if (name !== undefined) return told(entryOf('under the name', name, context));
  const [, amount = '', things = ''] = counting.exec(part) ?? [];
  if (counted.test(things)) return told([fill(named(things.toLowerCase()), text(String(countOf(amount))))]);
  const [, many, fields = ''] = severalOf.exec(part) ?? [];
  if (many !== undefined && !/^stars$/.test(fields)) return told([fill(named(fields), text(many))]);
  const stars = /^(\d|one|two|three|four|five) stars?$/i.exec(part)?.[1];
  if (stars !== undefined) return told([{ kind: 'choose', values: [text(`${countOf(stars)} stars`)], from: named('rating') }]);
  const plain = boxesIn(part, context) ?? whenIn(part, context);
  return (
    plain ??
    (verbsOf(part).length > 0 && !/^\p{Lu}\p{L}*$/u.test(part) && !kindOnly.test(part.split(' ')[0] ?? '')
      ? undefined
      : (labelledIn(part, context) ?? bareIn(part, context)))
  );
}

const text = (value: string): Given => ({ type: 'text', text: value, quoted: false });

/** "all toppings but A and B", "no extras". */
function boxesIn(part: string, context: Context): Item | undefined {
  const off = none.exec(part)?.[1];
  if (off !== undefined) return told([{ kind: 'check', what: { ...named(off), all: true }, on: false }]);
  const what = alls.test(part) ? readDescription(part, context) : undefined;
  return what?.all === true ? told([{ kind: 'check', what, on: true }]) : undefined;
}

/** "departure next Friday", "leaving on December 12". */
function whenIn(part: string, context: Context): Item | undefined {
  if (holdsAtom(part)) return undefined;
  const [, name = ''] = dated.exec(part) ?? [];
  for (const cut of name === '' ? [] : part.matchAll(/ /g)) {
    const said = part.slice(cut.index + 1);
    const when = readWhen(said, context.now);
    const field = part
      .slice(0, cut.index)
      .replace(/^(?:the|and) /i, '')
      .replace(/ (?:on|at|is)$|:$/i, '');
    if (
      when !== undefined &&
      !/ and$/i.test(field) &&
      !isWeekday(field.split(' ')[0] ?? '') &&
      !(field.includes(' ') && verbsOf(field).length > 0) &&
      !/ (?:the|an?) /i.test(field) &&
      /^\p{L}[\p{L} -]*$/u.test(field) &&
      field.split(' ').length < 4
    )
      return told(entryOf(field.toLowerCase(), said, context) ?? [fill(named(field), { type: 'when', ...when, said })]);
  }
  return undefined;
}

/** What goes by a well-known name is written, all else is chosen. */
function labelledIn(part: string, context: Context): Item | undefined {
  const found = labelled(part);
  const pair = found === undefined || knownAhead.test(part) ? readPair(part, context) : undefined;
  if (pair !== undefined && (knownAhead.test(part) || /[:=]/.test(part))) return told([fill(pair.what, pair.value)]);
  const order = found && choosingOf(found, context, part.replace(/^(?:the|an?|my) /i, ''));
  return order && told([order]);
}

/** The option of a labelled list; `whole` is for a page that has the two as one name. */
export function choosingOf({ label: name, value }: Labelled, context: Context, whole?: string): Order | undefined {
  const values = partsOf(value).map((part) => readValue(part.replace(/^the /i, ''), context));
  if (values.length === 0 || values.some((given) => given === undefined || given.type === 'taken')) return undefined;
  return { kind: 'choose', values: values as Given[], from: named(name), ...(whole !== undefined && !holdsAtom(whole) && { whole }) };
}

const shapes: readonly (readonly [form: RegExp, field: string])[] = [
  [/^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u, 'e-mail'],
  [/^https?:\/\/\S+$/i, 'url'],
  [/^\+\d[\d ()/-]{5,}$/, 'phone'],
];

/** A value that says by its form what it is, or the name of an option. */
function bareIn(part: string, context: Context): Item | undefined {
  const field = shapes.find(([form]) => form.test(part))?.[1];
  if (field !== undefined) return told([fill(named(field), text(part))]);
  const person = /^as (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})$/u.exec(part)?.[1];
  if (person !== undefined) return told([fill(named('name'), text(person))]);
  const value = /^(?:the|an?) /i.test(part) ? part.replace(/^\S+ /, '') : part;
  if (
    value === '' ||
    negated.test(value) ||
    /^(?:for|in|on|at|from|to|with|by|until|we|i|they|you|he|she) /i.test(value) ||
    / (?:between|as) |\S@\S/i.test(value) ||
    value.split(' ').length > 6 ||
    (holdsAtom(value) && partsOf(value).some((name) => holdsAtom(name) && !isAtom(name)))
  )
    return undefined;
  if (/^(?:it|this|that|them|my|your|any|some|either|neither|whatever)\b|[?:]/i.test(value)) return undefined;
  const names = partsOf(value);
  const values = names.length > 1 && names.every((name) => /^[\p{Lu}\ue000-\uf8ff]/u.test(name)) ? names : [value];
  const given = values.map((name) => (isAtom(name) ? readValue(name, context) : text(name)));
  return given.every((each) => each !== undefined) ? { orders: [{ kind: 'choose', values: given }], isTold: false } : undefined;
}

/** Options without a label that stand one after the other are one choice of several. */
function joined(orders: readonly Order[]): readonly Order[] {
  const found: Order[] = [];
  for (const order of orders) {
    const before = found.at(-1);
    if (before?.kind === 'choose' && order.kind === 'choose' && before.from === undefined && order.from === undefined)
      found[found.length - 1] = { ...before, values: [...before.values, ...order.values] };
    else found.push(order);
  }
  return found;
}
