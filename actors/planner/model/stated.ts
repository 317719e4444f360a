/** Whether what a model tells stands on the pages that it has seen: word by word and number by number, in whatever order and however they are written there. */
import type { Observation } from '../../../farm/page/port.ts';
import type { Value } from '../../../store/model/step.ts';
import type { DoneAct } from '../port.ts';
import { countOf } from '../rules/reading/words/numbers.ts';
import { fullAmountOf, monthOf } from '../rules/resolving/words/quantities.ts';
import type { Derivable } from './derivable.ts';

interface Seen {
  /** In small letters, signs aside, with a blank between words and at both ends. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** All that a page says, also where the map has cut it, and what its dialogs asked. */
export function saidBy({ url, title, text, elements, passed = [], tabs }: Observation, done: readonly DoneAct[]): string {
  const own = elements.flatMap(({ name, value, label, context, column, options = [] }) => [
    name,
    value,
    label,
    context,
    column,
    ...options,
  ]);
  const asked = done.flatMap(({ raised = [] }) => raised.map(({ message }) => message));
  const all = [...new Set([title, url, ...tabs.map((tab) => tab.title), ...own, ...passed, ...asked])];
  return [withoutMarks(text), ...all].filter((said) => said !== undefined && said !== '').join('\n');
}

/** The map's own numbers and roles are no words of the page. */
const withoutMarks = (text: string): string => text.replace(/…?\[\d+\](?: \p{Ll}+(?= "))?/gu, ' ');

/** What was entered by the run itself may be told, too. */
export const enteredBy = (done: readonly DoneAct[]): string =>
  done.flatMap(({ act, ok, isSecret }) => (ok && !isSecret && (act.kind === 'fill' || act.kind === 'type') ? [act.text] : [])).join('\n');

const spelled = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const asWords = (text: string): string => ` ${spelled(text).join(' ')} `;
const figure = /[-+−]?\d+(?:[.,'’\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?(?:\s?[kKM](?![\p{L}\p{N}]))?|(?<!\d)[.,]\d+/gu;

export function seenIn(text: string): Seen {
  const words = new Set(spelled(text));
  const numbers = new Set<number>();
  const add = (number: number | undefined) => number !== undefined && Number.isFinite(number) && numbers.add(Math.abs(number));
  for (const [found] of text.matchAll(figure)) for (const number of readingsOf(found)) add(number);
  for (const word of words) {
    add(/^\D+$/.test(word) ? countOf(word) : undefined);
    add(monthOf(word));
    add(/^\d+/.test(word) ? Number.parseInt(word, 10) : undefined);
  }
  // Of a day that has twelve hours twice.
  for (const [, hour] of text.matchAll(/(?<!\d)(\d{1,2})(?:[:.]\d{2})?\s?p\.?m/gi)) add((Number(hour) % 12) + 12);
  for (const [, hour] of text.matchAll(/(?<!\d)(1[3-9]|2[0-3])[:h]\d{2}/gi)) add(Number(hour) - 12);
  return { text: asWords(text), words, numbers };
}

/** `1,299` may be either, and so may `12 345`. */
const readingsOf = (found: string): readonly (number | undefined)[] => [
  fullAmountOf(found),
  Number(found.replace(/[^\d.]/g, '')),
  Number(found.replace(/[^\d,]/g, '').replace(',', '.')),
  ...(found.match(/\d+/g) ?? []).map(Number),
];

/** Words of language that join what stands apart. */
const joining: ReadonlySet<string> = new Set('a,an,the,and,or,of,to,in,at,on,by,for,from,with,per,und,oder,et,ou,y,o'.split(','));
const truths: ReadonlySet<string> = new Set(['yes', 'no', 'true', 'false']);
const longestEnding = 3;
const shortestStem = 3;

/** `may`: what of it the goal has worked out. */
export function isStated(value: Value, seen: Seen, may: Derivable): boolean {
  if (Array.isArray(value)) return value.every((item) => isStated(item, seen, may));
  switch (typeof value) {
    case 'boolean':
      return may.truth;
    case 'number':
      return may.numbers || isNumberIn(value, seen);
    case 'string':
      return isTextIn(value, seen, may);
    default:
      return value === null;
  }
}

function isTextIn(text: string, seen: Seen, may: Derivable): boolean {
  if (seen.text.includes(asWords(text)) || (may.truth && truths.has(text.trim().toLowerCase()))) return true;
  const figures = [...text.matchAll(figure)].map(([found]) => found);
  if (!may.numbers && !figures.every((found) => readingsOf(found).some((number) => number !== undefined && isNumberIn(number, seen))))
    return false;
  const letters = spelled(text).filter((word) => /\p{L}/u.test(word));
  return may.words || letters.every((word) => joining.has(word) || may.choices.has(word) || isWordIn(word, seen));
}

const isNumberIn = (number: number, { numbers }: Seen): boolean =>
  numbers.has(Math.abs(number)) || [...numbers].some((known) => Math.abs(known - Math.abs(number)) < 1e-9);

/** Also in another of its forms: "shoe" of "shoes"; or as the month whose number stands there. */
function isWordIn(word: string, { words, numbers, text }: Seen): boolean {
  if (words.has(word)) return true;
  const month = word.length >= shortestStem ? monthOf(word) : undefined;
  if (month !== undefined && numbers.has(month)) return true;
  // Of what parts no words, as Chinese: what is said stands within a line.
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(word) && text.includes(word)) return true;
  const isForm = (longer: string, shorter: string) =>
    shorter.length >= shortestStem && longer.startsWith(shorter) && longer.length - shorter.length <= longestEnding;
  return [...words].some((known) => isForm(known, word) || isForm(word, known));
}

/** Whether the words stand on the page as they are quoted, piece by piece where the quotation leaves something out. */
export function isQuotedFrom(quotation: string, said: string): boolean {
  const page = asWords(said);
  const pieces = quotation
    .split(/…|\.{3}|[\n|;]/)
    .map(asWords)
    .filter((piece) => piece.trim() !== '');
  return pieces.length > 0 && pieces.every((piece) => page.includes(piece));
}
