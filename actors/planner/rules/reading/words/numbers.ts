/** Reads numbers, places in a row, and amounts with their units. */
import { currencies } from '../../currencies.ts';
import type { Quantity } from '../../description.ts';

const cardinals: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ordinals: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];

/** Matches a number in digits or words, as a part of a pattern. */
export const count = `(?:\\d{1,4}|${cardinals.join('|')}|an?(?= (?:day|week|month|year)))`;
/** Matches a place in a row. */
export const place = `(?:(?:${ordinals.slice(1).join('|')}|2nd|3rd|\\d{1,3}th)[- ](?:to|from)(?:[- ]the)?[- ](?:last|end)|second[- ]last|next[- ]to[- ]last|penultimate|very (?:first|last)|${ordinals.join('|')}|\\d{1,4}(?:st|nd|rd|th)|last|final)`;

/** 3 for "3" and "three". */
export function countOf(words: string): number | undefined {
  const word = words.toLowerCase();
  if (/^\d{1,9}$/.test(word)) return Number(word);
  if (/^an?$/.test(word)) return 1;
  const found = cardinals.indexOf(word);
  return found === -1 ? undefined : found;
}

/** Said of a number, these make another of it, or none that is sure. */
const roughly =
  /^(?:(?:about|around|roughly|approximately|approx\.?|circa|nearly|almost|some|over|under|above|below|beyond|up to|at (?:least|most)|no (?:more|less|fewer) than|(?:more|less|fewer|other) than|not|anything but|between|minimum|maximum) |[<>≤≥~≈±])|(?<![\p{L}\p{N}])(?:or (?:so|more|less|fewer)|and a (?:half|quarter)|dozens?|scores?|hundreds?|thousands?|millions?|pairs?|couples?|half|halves|quarters?|thirds?|more|less|fewer|extra|additional|below|above|under|over)(?![\p{L}\p{N}])/iu;

/** Whether words round a number say of how much more or less than it is meant: "at least 3", "3 dozen". */
export const isRough = (words: string): boolean => roughly.test(words.trim());

/** From 1, or from the end when negative: -2 for "second to last". */
export function placeOf(words: string): number | undefined {
  const said = words.toLowerCase().replace(/^very /, '');
  if (said === 'last' || said === 'final') return -1;
  if (/^(?:penultimate|next[- ]to[- ]last|second[- ]last)$/.test(said)) return -2;
  const fromEnd = /^(\S+?)[- ](?:to|from)(?:[- ]the)?[- ](?:last|end)$/.exec(said)?.[1];
  const forward = fromEnd ?? said;
  const digits = /^(\d{1,4})(?:st|nd|rd|th)$/.exec(forward)?.[1];
  const found = digits === undefined ? ordinals.indexOf(forward) + 1 : Number(digits);
  return found === 0 ? undefined : fromEnd === undefined ? found : -found;
}

/** What people say besides. */
const spoken: typeof currencies = [
  ['USD', ['us$', 'bucks']],
  ['GBP', ['quid']],
];
const codes: ReadonlyMap<string, string> = new Map(
  [...currencies, ...spoken].flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

const thousands: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['million', 1e6],
]);

/** "20 €", "$1,200.50", "4 stars", "three nights"; undefined for what is no amount. Currencies become their ISO 4217 codes. */
export function amountOf(words: string): Extract<Quantity, { type: 'amount' }> | undefined {
  const found =
    /^(us\$|[€$£¥₹]|[a-z]{3} )? ?([+-]?\d[\d.,]*|[a-z]+) ?(?:(k|thousand|m|million)(?![a-z]))?(?: ?([€$£¥₹%]|[a-z][a-z²³/]*(?: (?!(?:and|or|but)$)[a-z]+)?))?$/i.exec(
      words.trim(),
    );
  if (found === null) return undefined;
  const [, before, digits = '', factor, after] = found;
  const amount = numberOf(digits) ?? countOf(digits);
  const unit = unitOf((before ?? after ?? '').trim());
  if (amount === undefined || (before !== undefined && (after !== undefined || !codes.has(before.trim().toLowerCase())))) return undefined;
  // "1,500 m" of no money are metres.
  if (factor === 'm' && before === undefined && after === undefined && / m$/.test(words.trim()))
    return { type: 'amount', amount, unit: 'm' };
  const scaled = amount * (thousands.get((factor ?? '').toLowerCase()) ?? 1);
  return unit === '' ? { type: 'amount', amount: scaled } : { type: 'amount', amount: scaled, unit };
}

const unitOf = (said: string) => {
  const word = said.toLowerCase();
  return codes.get(word) ?? (word === 'percent' ? '%' : word.length > 3 ? word.replace(/s$/, '') : word);
};

/** "1,200.50" and "1.200,50" and "4,5": the last mark parts the fraction unless exactly three digits follow a comma. */
function numberOf(digits: string): number | undefined {
  const plain = digits.replace(/[.,]+$/, '');
  const [, whole = '', mark, fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(plain) ?? [];
  const grouped = mark === undefined || (fraction.length === 3 && (mark === ',' || whole.includes('.')));
  const value = Number(grouped ? plain.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${fraction}`);
  return plain === '' || !/\d/.test(plain) || Number.isNaN(value) ? undefined : value;
}
