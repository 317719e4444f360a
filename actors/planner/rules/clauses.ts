/** Cuts a goal into clauses, one instruction each, and keeps what is quoted out of the cutting. */
import { verbAhead } from './verbs.ts';

/** A goal or a part of it in which each quoted text is one private-use character; `quotes` holds what they stand for. */
export interface Masked {
  readonly text: string;
  readonly quotes: readonly Quote[];
}

interface Quote {
  readonly inner: string;
  /** With its quotation marks. */
  readonly whole: string;
}

const firstMask = 0xe000;
const maskCount = 0x1900;
const mask = /[\ue000-\uf8ff]/;
/** Whether the words are one quoted text and nothing else. */
export const isQuote = (words: string): boolean => words.length === 1 && mask.test(words);
export const holdsQuote = (words: string): boolean => mask.test(words);

// A single quotation mark opens only after a space or bracket and closes only before one, so that apostrophes stay letters.
const quoted = /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]|`([^`]*)`|(?<=^|[\s([])'([^']*)'(?=$|[\s.,;:!?)\]])|‘([^’]*)’/g;

/** Replaces quoted texts by masks. Private-use characters of the goal itself are dropped: they could pass for masks. */
export function hideQuotes(goal: string): Masked {
  const quotes: Quote[] = [];
  const text = goal.replace(/[\ue000-\uf8ff]/g, '').replace(quoted, (whole, ...groups) => {
    if (quotes.length === maskCount) return whole;
    const inner = groups.slice(0, 7).find((group) => group !== undefined) as string;
    quotes.push({ inner, whole });
    return String.fromCharCode(firstMask + quotes.length - 1);
  });
  return { text, quotes };
}

const unmask = (text: string, show: (quote: Quote) => string, quotes: readonly Quote[]) =>
  text.replace(/[\ue000-\uf8ff]/g, (char) => {
    const quote = quotes[char.charCodeAt(0) - firstMask];
    return quote === undefined ? '' : show(quote);
  });

/** The words as the goal has them. */
export const inGoalsWords = (text: string, { quotes }: Masked): string => unmask(text, (quote) => quote.whole, quotes);
/** The words without quotation marks, as a name or value. */
export const bare = (text: string, { quotes }: Masked): string => unmask(text, (quote) => quote.inner, quotes);

const numbering = new RegExp(`(^|\\n|\\s)\\s*(?:step\\s+)?(?:\\d+[.):]|[-*•])\\s+(?=${verbAhead})`, 'gi');
const leadWords = '(?:(?:first|next|then|finally|lastly|now|also|and|please|afterwards|after that)\\b,?\\s*)*';
// "Then" is also a word of names and values ("Now and then"): it ends a clause only before a verb or after a comma.
const between = new RegExp(
  [
    '[.!?]+(?=\\s|$)\\s*',
    '\\s*[;\\n]+\\s*',
    '\\s*,\\s*(?:and\\s+)?then\\b,?\\s+(?=\\S)',
    `\\s+(?:and\\s+)?then\\b,?\\s+(?=${leadWords}${verbAhead})`,
    `\\s*,\\s*(?:and\\s+)?(?=${verbAhead})`,
    `\\s+and\\s+(?=${verbAhead})`,
  ].join('|'),
  'i',
);
const leadIn = new RegExp(`^${leadWords}`, 'i');

/** The clauses in order, without lead-ins ("first", "please"); masks stay in them. */
export function clausesOf(masked: Masked): string[] {
  return masked.text
    .replace(numbering, '$1\n')
    .split(between)
    .map((clause) => clause.replace(leadIn, '').trim())
    .filter((clause) => clause !== '');
}
