/** Reads fields with their values: "name Ada", "e-mail: a@b.c", "the Supplier as the recipient". */
import type { Description, Given } from '../../description.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { nounOf } from '../words/nouns.ts';
import { atom, bare, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';

/** Names that fields go by everywhere: behind them a value may stand without any word between. */
export const known =
  'user ?names?|user|user id|login|pass ?words?|passphrase|pass ?code|pin(?: code)?|e-?mail(?: address)?|first name|last name|full name|given name|family name|surname|middle name|name|(?:tele|mobile )?phone(?: number)?|mobile(?: number)?|address|street(?: address)?|city|town|state|country|zip(?: ?code)?|postal code|postcode|company|organi[sz]ation|title|subject|message|comments?|description|date of birth|birth ?day|date|time|age|amount|quantity|number|code|url|website|card number|cvv|cvc|security code|expiry(?: date)?|expiration date|account number|reference|notes?|recipient|to|from|coupon(?: code)?|promo code|destination|origin|departure|arrival|budget|price|credentials?|search term';
export const knownAhead = new RegExp(
  `^(?:the |your |a |an |my )?(${known})(?: field| box| input)?(?: (?:of|as|is|to|=)|:|=)? (?=\\S)`,
  'iu',
);
const pairForms: readonly RegExp[] = [
  // "22:15" is one.
  /^(?<what>.+?) ?(?:(?!(?<=\d):\d): ?| = |=| -> | => )(?<value>.+)$/,
  /^(?<what>[^:]+?) (?:is|as|of|to|with) (?<value>.+)$/i,
  /^(?<value>.+?) (?:for|as|in|into) (?:the )?(?<what>.+)$/i,
];
/** "48,200" is one number. */
export const parting = /,? and |,(?!(?<=\d,)\d{3}(?!\d)) ?|; ?/gi;

export interface Pair {
  readonly what: Description;
  readonly value: Given;
}

/** "name Ada, e-mail: a@b.c and phone 123", `{"name": "Ada"}`. */
export function readPairs(words: string, context: Context): readonly Pair[] | undefined {
  const said = words
    .replace(/^[{[(] ?|[ ,]*[}\])]$/g, '')
    .replace(/^(?:the |these )?(?:following )?(?:details|values|data|information|info|credentials)(?: as follows)?:? /i, '');
  const pairs: Pair[] = [];
  let held = '';
  for (const part of said.split(parting)) {
    const text = held === '' ? part.trim() : `${held}, ${part.trim()}`;
    if (text === '') continue;
    const pair = readPair(text, context);
    held = pair === undefined ? text : '';
    if (pair !== undefined) pairs.push(pair);
  }
  return held !== '' || pairs.length === 0 ? undefined : pairs;
}

/** Nothing but well-known fields with colons: "user name: anna, password: x". */
export const isKeyed = (words: string): boolean => words.split(parting).every((part) => new RegExp(`^(?:${known}) ?[:=]`, 'iu').test(part));

export function readPair(words: string, context: Context): Pair | undefined {
  const part = words.trim().replace(/^(?:the|a|an|your|my) (?=\S)/i, '');
  for (const form of pairForms.slice(0, 2)) {
    const { what = '', value = '' } = form.exec(part)?.groups ?? {};
    const pair = what === '' || /:\/\//.test(what) ? undefined : pairOf(what, value, context);
    if (pair !== undefined) return pair;
  }
  const field = knownAhead.exec(part);
  if (field !== null) return pairOf(field[1] ?? '', part.slice(field[0].length), context);
  const quotedLast = new RegExp(`^(.+?) (${atom})$`, 'u').exec(part);
  if (quotedLast !== null) return pairOf(quotedLast[1] ?? '', quotedLast[2] ?? '', context);
  const { what = '', value = '' } = pairForms[2]?.exec(part)?.groups ?? {};
  if (what !== '') return pairOf(what, value, context);
  const [, name = '', last = ''] = /^(\p{L}[\p{L} -]*?) (\S*[\d@]\S*|\S+)$/u.exec(part) ?? [];
  return name === '' || !(/[\d@]/.test(last) || (!name.includes(' ') && /^\p{Lu}/u.test(last))) ? undefined : pairOf(name, last, context);
}

export function pairOf(field: string, value: string, context: Context): Pair | undefined {
  if (/^(?:(?:shown|displayed|given|above|below|here)\b|(?:that(?! \p{L}+$)|which|you|from) )/iu.test(value) || holdsValue(field))
    return undefined;
  const what = isAtom(field) ? named(bare(field, context.masked).trim(), true) : readField(field, context);
  const given = readValue(value, context) ?? standingAt(value, context);
  return what === undefined || given === undefined || (what.exact && what.name === '') ? undefined : { what, value: given };
}

/** "e-mail a@b.c" as Editor, "name Flo Ray" as Editor: the field has its value already, and what follows is of something else. */
const holdsValue = (field: string): boolean => /\S@\S/.test(field) || valueBehind.test(field);
const valueBehind = new RegExp(`^(?:the |an? |my |your )?(?=\\p{Ll})(?:${known}) [\\p{Lu}\ue000-\uf8ff]`, 'u');

/** "the Supplier": what stands there on the page. */
function standingAt(value: string, context: Context): Given | undefined {
  const from = /^the \p{Lu}/u.test(value) ? readDescription(value, context) : undefined;
  return from && { type: 'taken', from };
}

/** "Valid until": a label that is no description. */
const labelled = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){1,3}$/u;

function readField(words: string, context: Context): Description | undefined {
  if (/^(?:it|this|that)$/i.test(words.trim())) return context.last;
  const counted = /^(?:the )?((?:number|amount) of (?!the |this |my )\p{L}+(?: \p{L}+)?)$/iu.exec(words)?.[1];
  if (counted !== undefined) return named(counted);
  const found = readDescription(words, context) ?? (labelled.test(words) ? named(words) : undefined);
  // "Set rows to 4": a field that is called as a kind of things.
  return found?.name === '' && found.noun !== '' && nounOf(found.noun)?.isRow === true && /^(?:the )?\p{L}+$/u.test(words)
    ? named(words.replace(/^the /i, ''))
    : found;
}
