/** Amounts, days and times as pages write them. */
import { withSign } from './signed-sums.ts';
import { type MeasureKind, measuredBy, scaleOf, secondsIn } from './units.ts';

export type QuantityKind = 'amount' | 'money' | 'area' | 'day' | 'time' | MeasureKind;

export interface Measured {
  readonly kind: QuantityKind;
  /** Comparable within its kind: money and amounts as they stand, measures in the own unit of their kind, days and times in minutes. */
  readonly value: number;
  /** Of an amount: the word right behind the number, in which it is counted or measured; unset where none stands there. */
  readonly countedIn?: string;
}

/** Whether a total is theirs, but for what a machine loses in adding. */
export const addUpTo = (values: readonly number[], total: number): boolean =>
  Math.abs(values.reduce((sum, value) => sum + value, -total)) < 0.005;

/** Money is often written without a currency. */
export const isComparable = (a: QuantityKind, b: QuantityKind): boolean =>
  a === b || (a === 'money' && b === 'amount') || (a === 'amount' && b === 'money');

const months =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|april|june|july|october|december'.split(
    '|',
  );
const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  apr: 4,
  may: 5,
  mai: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dez: 12,
};
const monthWord = `(?:${[...months].sort((a, b) => b.length - a.length).join('|')})\\b\\.?`;
export const monthOf = (word: string): number | undefined => monthNumbers[word.toLowerCase().slice(0, 3)];

const currency = '[$€£¥₹₽₩]|usd|eur|gbp|chf|us\\$|dollars?|euros?|pounds?';
const number = "[-+−]?\\d+(?:[.,'\\u00a0\\u202f ]\\d{3})*(?:[.,]\\d+)?|[-+−]?\\.\\d+";
const patterns = {
  isoDay: /\b(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2}))?/i,
  slashDay: /\b(\d{1,2})\/(\d{1,2})\/(\d{2,4})\b/,
  dotDay: /\b(\d{1,2})\.(\d{1,2})\.(\d{2,4})\b/,
  wordDay: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?(${monthWord})(?:,?\\s+(\\d{4}))?`, 'i'),
  wordDayUs: new RegExp(`\\b(${monthWord})\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(\\d{4}))?`, 'i'),
  time: /\b(\d{1,2})[:h.](\d{2})(?::\d{2})?\s*([ap])\.?\s?m\b\.?|\b(\d{1,2})\s*([ap])\.?m\b\.?|\b([01]?\d|2[0-3])[:h]([0-5]\d)(?::\d{2})?\b/i,
  ago: /\b(\d+|an?|one)\s*(s|sec|second|min|m|minute|h|hr|hour|d|day|w|week|mo|month|y|year)s?\s+ago\b/i,
  money: new RegExp(`(?:${currency})\\s?(${number})|(${number})\\s?(?:${currency})(?![a-z\\d])`, 'i'),
  unit: new RegExp(`(?<![\\d.,])(${number})\\s?(?:([kmbw]{0,4}(?:bit|i|m)?\\/[hs])|([a-zäöüß]+))(?![a-z])`, 'gi'),
  bare: new RegExp(number),
} as const;

/** "1.050 €": no sum has tenths of cents, but for what is sold by the litre or the kilowatt-hour. */
const sumInGroups = new RegExp(
  `^\\D*(?:(?<=(?:${currency})\\s?[-+−]?)[1-9]\\d{0,2}\\.\\d{3}(?![\\d.,])|[1-9]\\d{0,2}\\.\\d{3}\\s?(?:${currency})(?![a-z\\d]))(?!\\s?(?:\\/|per |pro )\\s?(?:l|ltr|lit(?:er|re)|gal(?:lon)?|[km]?wh|m³|k?g|min(?:ute)?)\\b)`,
  'i',
);

/** `1,234.5`, `1.234,5`, `1 234`, `1.234 €`, `.5`, `-€5`, `($5)`. */
export function amountOf(text: string): number | undefined {
  const signed = withSign(text) ?? '';
  const found = patterns.bare.exec(signed)?.[0];
  if (found === undefined) return undefined;
  let plain = found.replace(/['\u00a0\u202f ]/g, '').replace('−', '-');
  const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (dot >= 0 && comma >= 0) plain = dot > comma ? plain.replaceAll(',', '') : plain.replaceAll('.', '').replace(',', '.');
  else if (comma >= 0) plain = /^[-+]?\d{1,3}(,\d{3})+$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  else if ((plain.match(/\./g) ?? []).length > 1 || sumInGroups.test(signed)) plain = plain.replaceAll('.', '');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** The first number, where letters are written right on to it, or a word for how many of them behind it. */
const shortened = /^[^\d]*\d[\d.,]*(?:(k|K|M|B|bn)|\s?(thousand|million|billion))(?![\p{L}\p{N}])/u;

export const minutesPerDay = 1_440;
const dayValue = (year: number, month: number, day: number, minutes = 0): number => Date.UTC(year, month - 1, day) / 60_000 + minutes;

/** As `amountOf`, of a number that is cut short as well: "1.2k" is 1200. */
export function fullAmountOf(text: string): number | undefined {
  const amount = amountOf(text);
  const [, sign, word = sign ?? ''] = amount === undefined ? [] : (shortened.exec(text) ?? []);
  const scale = scaleOf(word ?? '');
  return amount === undefined || scale === undefined ? amount : Math.round(amount * scale);
}

/** The day and the month of a date with slashes, in the order in which they stand; undefined where the text holds none. */
export function slashed(text: string): readonly [first: number, second: number] | undefined {
  const found = patterns.slashDay.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

/** The day that the text tells, as minutes since the epoch; `now` gives the year where it is left out, `dayFirst` the order of 3/4/2030. */
export function dayIn(text: string, now: number, dayFirst = false): number | undefined {
  const minutes = timeIn(text) ?? 0;
  const iso = patterns.isoDay.exec(text);
  if (iso) return dayValue(Number(iso[1]), Number(iso[2]), Number(iso[3]), minutes);
  const slash = patterns.slashDay.exec(text);
  if (slash) {
    const [first, second] = [Number(slash[1]), Number(slash[2])];
    const isDayFirst = first > 12 || (dayFirst && second <= 12);
    return isDayFirst ? dayValue(fullYear(slash[3]), second, first, minutes) : dayValue(fullYear(slash[3]), first, second, minutes);
  }
  const dot = patterns.dotDay.exec(text);
  if (dot && Number(dot[2]) <= 12) return dayValue(fullYear(dot[3]), Number(dot[2]), Number(dot[1]), minutes);
  const year = new Date(now).getUTCFullYear();
  const word = patterns.wordDay.exec(text);
  if (word) return dayValue(Number(word[3] ?? year), monthOf(word[2] ?? '') ?? 1, Number(word[1]), minutes);
  const us = patterns.wordDayUs.exec(text);
  if (us) return dayValue(Number(us[3] ?? year), monthOf(us[1] ?? '') ?? 1, Number(us[2]), minutes);
  const today = Math.floor(now / 60_000 / minutesPerDay) * minutesPerDay;
  if (/\b(?:today|heute|aujourd.hui|hoy)\b/i.test(text)) return today + minutes;
  if (/\b(?:yesterday|gestern|hier|ayer)\b/i.test(text)) return today - minutesPerDay + minutes;
  if (/\b(?:tomorrow|morgen|demain|mañana)\b/i.test(text)) return today + minutesPerDay + minutes;
  if (/\bjust now\b/i.test(text)) return now / 60_000;
  const ago = patterns.ago.exec(text);
  const seconds = ago ? secondsIn((ago[2] ?? '').toLowerCase()) : undefined;
  if (ago && seconds !== undefined) return (now / 1_000 - (Number(ago[1]) || 1) * seconds) / 60;
  return undefined;
}

/** As `dayIn`, of a day that is said by its month, and leaves the year to be understood. */
export function yearlessDay(text: string, now: number): number | undefined {
  if (patterns.isoDay.test(text) || patterns.slashDay.test(text) || patterns.dotDay.test(text)) return undefined;
  const word = patterns.wordDay.exec(text) ?? patterns.wordDayUs.exec(text);
  return word && word[3] === undefined ? dayIn(text, now) : undefined;
}

const fullYear = (digits = ''): number => (digits.length <= 2 ? 2_000 + Number(digits) : Number(digits));

/** Minutes since midnight. */
export function timeIn(text: string): number | undefined {
  if (/\bnoon\b/i.test(text)) return 720;
  if (/\bmidnight\b/i.test(text)) return 0;
  const found = patterns.time.exec(text);
  if (!found) return undefined;
  const half = (found[3] ?? found[5])?.toLowerCase();
  const hour = Number(found[1] ?? found[4] ?? found[6]);
  const minute = Number(found[2] ?? found[7] ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  return (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

const areaIn = new RegExp(`(${number})\\s?(m²|m2|sqm|sq\\.? ?m|square met(?:er|re)s?|ft²|sq\\.? ?ft\\.?|square f(?:ee|oo)t)`, 'i');

/** What costs nothing says so instead of a sum. */
const forNothing = /^\s*(?:free|free of charge|gratis|kostenlos|gratuit)\s*$/i;
/** Beside what it is: "Standard (free, 5 days)". */
const freeBeside = /[(,;] ?(?:free(?: of charge)?|gratis|kostenlos|gratuit) ?[,;)]/i;

const oldPrice = new RegExp(
  `(?<!\\p{L})(?:was|were|rrp|msrp|uvp|srp|list price|retail price|old price|original price|originally|previously|formerly|before|instead of|statt|regular price|regularly)\\s*:?\\s*(?:(?:${currency})\\s?(?:${number})|(?:${number})\\s?(?:${currency})(?!\\p{L}))[,;.]?`,
  'giu',
);

/** "Was $100, now $80" costs what it costs now; a sum that nothing stands beside is the one that there is. */
export function withoutOldPrice(text: string): string {
  const left = text.replace(oldPrice, '');
  return left !== text && patterns.money.test(left) ? left : text;
}

/**
 * The currency, the span and the number of pieces of a sum of money, by which alone it can be compared: "€", "$ month", "2 for $5"; empty
 * parts, and one piece, where the text leaves them out.
 */
export function termsOf(text: string): { readonly currency: string; readonly per: string; readonly pieces: number } | undefined {
  const money = patterns.money.exec(withoutOldPrice(text));
  if (!money) return undefined;
  const sign = money[0].replace(/[\d.,'\s\u00a0\u202f+−-]/g, '').toLowerCase();
  const [, per = ''] = span.exec(withoutOldPrice(text)) ?? [];
  return {
    currency: currencyNames.find((names) => names.includes(sign))?.[0] ?? sign,
    per: spanNames.find((names) => names.test(per))?.source ?? '',
    pieces: piecesIn(text),
  };
}
function piecesIn(text: string): number {
  const [, counted, forSo = counted] = piecesAhead.exec(text) ?? piecesBehind.exec(text) ?? [];
  return Number(forSo ?? 1);
}
const sumOf = `(?:(?:${currency})\\s?(?:${number})|(?:${number})\\s?(?:${currency})(?![a-z\\d]))`;
/** "2 for $10", "3 × $4", "10 pcs: $3", "10+ $3" */
const piecesAhead = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{Sc}.,]|\\p{Sc} )(?:(\\d{1,4})(?:\\+|\\s*(?:[×x@]|or more|(?:pcs|pieces?|packs?|units?)(?: for)?))|([2-9]|10) for)\\s*:?\\s*${sumOf}`,
  'iu',
);
/** "$10 for 2", "$12 / 3 pcs" */
const piecesBehind = new RegExp(
  `${sumOf}\\s*(?:for|\\/|per)\\s*(?:a (?:pack|set) of )?(\\d{1,4})(?![\\d.,]*\\s?(?:months?|years?|weeks?|days?|nights?|hours?))\\b`,
  'i',
);
const currencyNames: readonly (readonly string[])[] = [
  ['$', 'usd', 'us$', 'dollar', 'dollars'],
  ['€', 'eur', 'euro', 'euros'],
  ['£', 'gbp', 'pound', 'pounds'],
];
const span = /(?:\/|\bper|\ban?|\beach|\bevery)\s?(nights?|days?|weeks?|months?|years?|hours?|h|hr|wk|mo|yr|y|d|kg|lb|g|l|m²)\b/i;
const spanNames: readonly RegExp[] = [
  /^(?:nights?|days?|d)$/i,
  /^(?:weeks?|wk)$/i,
  /^(?:months?|mo)$/i,
  /^(?:years?|yr|y)$/i,
  /^(?:hours?|hr|h)$/i,
  /^(?:kg|lb|g|l|m²)$/i,
];

/** What a text measures, the most telling first; empty when it holds no number. `dayFirst` as in `dayIn`. */
export function measures(said: string, now: number, dayFirst = false): readonly Measured[] {
  if (forNothing.test(said)) return [{ kind: 'money', value: 0 }];
  const text = withSign(withoutOldPrice(said));
  if (text === undefined) return [];
  const found: Measured[] = [];
  const day = dayIn(text, now, dayFirst);
  if (day !== undefined) found.push({ kind: 'day', value: day });
  const time = timeIn(text);
  if (time !== undefined) found.push({ kind: 'time', value: time });
  const money = patterns.money.exec(text);
  const behind = money ? text.slice(money.index + money[0].length) : '';
  const sum = money?.[1] ?? money?.[2] ?? '';
  // "€ 1.150,-" has no cents.
  const price = money && amountOf(/^,[-–—]/.test(behind) ? sum.replaceAll('.', '') : `${money[0]}${behind.slice(0, 16)}`);
  if (price !== null && price !== undefined) found.push({ kind: 'money', value: price });
  else if (freeBeside.test(text)) found.push({ kind: 'money', value: 0 });
  const amount = amountOf(text);
  const [, surface = '', square = ''] = areaIn.exec(text) ?? [];
  const counted = unitsIn(text);
  if (surface !== '') found.push({ kind: 'area', value: (amountOf(surface) ?? 0) * (/^(?:m|sqm|square m)/i.test(square) ? 1 : 0.092903) });
  else found.push(...counted.flatMap(({ number, word, behind }) => measuredBy(number, word, behind)).filter(isFirstOfKind));
  if (amount !== undefined && day === undefined && time === undefined) {
    const [own] = counted.filter(({ number }) => number === amount);
    const scale = own && scaleOf(own.word);
    const countedIn = own === undefined || scale !== undefined || linking.test(own.word) ? undefined : singular(own.word);
    found.push({ kind: 'amount', value: amount * (scale ?? 1), ...(countedIn !== undefined && { countedIn }) });
  }
  return found;
}

const isFirstOfKind = ({ kind }: Measured, at: number, all: readonly Measured[]): boolean =>
  all.findIndex((other) => other.kind === kind) === at;

/** "09:253h 15m": where a time ends and the number behind it begins, nothing tells. */
const glued = /\d:\d{3,}\s?[a-z]/i;

/** In a longer text, only what the first number is of. */
const longestOfSeveral = 80;

/** The numbers of a text with the word right behind each. */
function unitsIn(text: string) {
  if (glued.test(text)) return [];
  const all = [...text.matchAll(patterns.unit)].map(({ 0: said, 1: number = '', 2: rate, 3: word = '', index }) => ({
    number: amountOf(number) ?? 0,
    word: rate ?? word,
    behind: text.slice(index + said.length),
  }));
  return text.length > longestOfSeveral ? all.slice(0, 1) : all;
}

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{2}[^s])s$/u, '');
/** A word that goes on with the sentence says of nothing how it is counted. */
const linking = /^(?:of|out|in|on|at|to|and|or|x|per|from|for|by|is|are|the|with|until|st|nd|rd|th)$/i;
