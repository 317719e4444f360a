/** How values of a kind are written in running text. */
import type { WonderKind } from '../../wonder.ts';

const number = '\\d[\\d.,\\u00a0\\u202f]*(?<=\\d)';
const span = (form: string) => `${form}(?:\\s?(?:[-–—→]|to|until|and)\\s?${form})?`;
/** "04.04.2031" is a day. */
const clock = '(?:[01]?\\d|2[0-4])[:.h][0-5]\\d(?![.:]?\\d)(?:\\s?[ap]\\.?m\\b\\.?)?|\\d{1,2}\\s?[ap]\\.?m\\b\\.?|noon|midnight';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\\.?';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const day = `(?:${weekday},? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${month}(?:,? \\d{4})?|(?:${weekday},? )?${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|(?:today|tomorrow|yesterday)`;
const currency =
  '(?:\\p{Sc}|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|Kč|kr|zł|euros?|dollars?|pounds?|francs?|crowns?|pence|cents?)(?![\\p{L}]))';
/** "14 of 20 GB" is neither of them alone. */
const of = (units: string) => `${number}(?:(?:\\s?[–-]\\s?| of (?:the )?)${number})?\\s?(?:${units})(?![\\p{L}\\p{N}])`;

const shapes: Readonly<Partial<Record<WonderKind, string>>> = {
  money: `[-−+]?${currency}\\s?${number}(?:\\s?[–-]\\s?${currency}?\\s?${number})?|[-−+]?${number}\\s?${currency}(?!\\d)|(?<=(?:is|are|:) )free(?: of charge)?|^free(?: of charge)?$`,
  time: span(`(?:${clock})`),
  day: span(`(?:${day})`),
  duration: `${number}\\s?h(?:ours?|rs?)?\\s?${number}\\s?m(?:in(?:ute)?s?)?(?!\\p{L})|${of('hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?|s|days?|nights?|weeks?|months?|years?')}|(?<![\\d:.])\\d{1,3}(?::[0-5]\\d){1,2}(?![\\d:])|(?:half an|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours?|minutes?|days?|weeks?|months?|years?)`,
  distance: of('km|kilomet(?:re|er)s?|met(?:re|er)s?|m|miles?|mi|yards?|ft|feet'),
  area: of('m²|m2|sq\\.? ?m|sqm|square (?:met(?:re|er)s|feet)|sq\\.? ?ft|ft²|hectares?|ha|acres?|km²|[KMGT]i?B'),
  length: of('mm|cm|m|met(?:re|er)s?|km|inch(?:es)?|in|ft|feet'),
  weight: of('mg|g|kg|kilos?|grams?|tonnes?|t|lbs?|pounds?|oz'),
  age: of('years?(?: old)?|months?(?: old)?|weeks?(?: old)?'),
  heat: '[-−]?\\d[\\d.,]*\\s?°\\s?[CF]?',
  data: of('[KMGT]i?B'),
};
const patterns = new Map<string, RegExp>();

const patternOf = (kind: WonderKind): RegExp | undefined => {
  const shape = shapes[kind];
  if (shape === undefined) return undefined;
  const known = patterns.get(kind) ?? new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${shape})`, 'giu');
  patterns.set(kind, known);
  return known;
};

const name = "\\p{Lu}[\\p{L}’'-]+";
const titled = new RegExp(
  `(?<!\\p{L})(?:Drs?|Mrs?|Ms|Prof(?:essor)?|Nurse|Sir|Hr|Fr|Herr|Frau|Mme|Señora?)\\.? ${name}(?: ${name}){0,2}`,
  'gu',
);
const doer = new RegExp(`(?<!\\p{L})[Bb]y ((?:@[\\w.-]+|${name}(?: (?:van|von|de|der|la|del|di)(?= ))*(?: ${name}){0,3}))`, 'gu');

/** Behind a whole word it ends the sentence. */
const fullStop = /(?<=\p{L}{4})\.$/u;

/** All values of the kind in the text, as they are written; several alike are one. */
export function valuesOf(kind: WonderKind, text: string): readonly string[] {
  if (kind === 'person') {
    const found = [...text.matchAll(titled)].map(([said]) => said);
    return [...new Set(found.length > 0 ? found : [...text.matchAll(doer)].map(([, who = '']) => who))];
  }
  if (kind === 'moment') {
    const [days, times] = [valuesOf('day', text), valuesOf('time', text)];
    return days.length === 1 && times.length === 1 ? [`${days[0]}, ${times[0]}`] : [...days, ...times];
  }
  const pattern = patternOf(kind);
  return pattern === undefined ? [] : [...new Set([...text.matchAll(pattern)].map(([said]) => said.trim().replace(fullStop, '')))];
}

const bareSpan = /(?<![\d:.])(\d{1,2}(?:[:.]\d{2})?)\s?(?:[-–—→]|to|until)\s?(\d{1,2}(?:[:.]\d{2})?)(?![\d:.])/;
/** Not the end of a date. */
const ends = new RegExp(`(?<![\\d.:/-])(${clock}|\\d{1,2})\\s?(?:[-–—→]|to|until|and)\\s?(${clock}|\\d{1,2})$`, 'iu');

/** "10–20" beside a day of the week is a span of hours. */
export const hoursIn = (text: string): string | undefined => bareSpan.exec(text)?.[0];

/** Of "7:30 to 10:30", the end that is asked for; undefined where it is no span. */
export function endOf(value: string, end: 'start' | 'end'): string | undefined {
  const [, start, stop] = ends.exec(value) ?? [];
  return end === 'end' ? stop : start;
}
