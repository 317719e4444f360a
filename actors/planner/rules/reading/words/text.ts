/** Keeps what is quoted, and names of secrets, out of the reading: each stands in the text as one private-use character. */
import { placeholderAt } from '../../../../../store/model/placeholders.ts';

/** A goal or a part of it; `quotes` holds what the masks in it stand for. White space is single spaces and line breaks. */
export interface Masked {
  readonly text: string;
  readonly quotes: readonly Quote[];
}

interface Quote {
  readonly inner: string;
  /** With its quotation marks. */
  readonly whole: string;
  readonly quoted: boolean;
}

const firstMask = 0xe000;
const maskCount = 0x1900;
/** Matches one mask, as a part of a pattern. */
export const atom = '[\\ue000-\\uf8ff]';
const masks = /[\ue000-\uf8ff]/g;
const mask = /[\ue000-\uf8ff]/;
/** Whether the words are one quoted text, or one secret, and nothing else. */
export const isAtom = (words: string): boolean => words.length === 1 && mask.test(words);
export const holdsAtom = (words: string): boolean => mask.test(words);

const closers: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“”'],
  ['`', '`'],
  ["'", "'"],
  ['‘', '’'],
]);
const opensAfter = /[\s([{:=,/>–—-]/;
const closesBefore = /[\s.,;:!?)\]}<–—]/;

/** Undefined when the goal quotes more texts than there are masks. Private-use characters of the goal itself are dropped: they could pass for masks. */
export function hideQuotes(goal: string): Masked | undefined {
  const source = goal.replace(masks, '');
  const quotes: Quote[] = [];
  // Where no further closing mark was found once, none is looked for again: the scan stays linear.
  const unclosed = new Set<string>();
  let text = '';
  for (let at = 0; at < source.length; ) {
    const end = unclosed.has(source[at] as string) ? undefined : endOfQuote(source, at);
    if (end === undefined) {
      if (opens(source, at)) unclosed.add(source[at] as string);
      text += source[at];
      at += 1;
      continue;
    }
    if (quotes.length === maskCount) return undefined;
    const whole = source.slice(at, end);
    const quoted = !whole.startsWith('{{');
    quotes.push({ whole, inner: quoted ? whole.slice(1, -1) : whole, quoted });
    text += String.fromCharCode(firstMask + quotes.length - 1);
    at = end;
  }
  return {
    text: text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
    quotes,
  };
}

const apostrophes: readonly string[] = ["'", '‘'];

function opens(source: string, at: number): boolean {
  const char = source[at] as string;
  if (!closers.has(char)) return false;
  const before = source[at - 1];
  // An apostrophe is a letter, and a straight mark after a digit may be inches.
  if (apostrophes.includes(char)) return before === undefined || opensAfter.test(before);
  return char !== '"' || before === undefined || !/[\p{L}\p{N}]/u.test(before);
}

function endOfQuote(source: string, at: number): number | undefined {
  const placeholder = placeholderAt(source, at);
  if (placeholder !== undefined) return at + placeholder.length;
  if (!opens(source, at)) return undefined;
  const closing = closers.get(source[at] as string) as string;
  for (let end = at + 1; end < source.length; end += 1) {
    if (!closing.includes(source[end] as string)) continue;
    const after = source[end + 1];
    if (!apostrophes.includes(source[at] as string) || after === undefined || closesBefore.test(after)) return end + 1;
  }
  return undefined;
}

const unmask = (text: string, { quotes }: Masked, show: (quote: Quote) => string) =>
  text.replace(masks, (char) => {
    const quote = quotes[char.charCodeAt(0) - firstMask];
    return quote === undefined ? '' : show(quote);
  });

/** The words as the goal has them. */
export const inGoalsWords = (text: string, masked: Masked): string => unmask(text, masked, ({ whole }) => whole);
/** The words without quotation marks, as a name or value. */
export const bare = (text: string, masked: Masked): string => unmask(text, masked, ({ inner }) => inner);
/** Whether this one atom was in quotation marks; a secret is not. */
export const wasQuoted = (words: string, { quotes }: Masked): boolean => quotes[words.charCodeAt(0) - firstMask]?.quoted === true;
