/** How well a name on the page is the name that the goal says: from 0 (not at all) to 1 (to the letter). */
import { isEnglish } from '../../../../english.ts';
import { lessens } from './lessening.ts';
import { inSenses, isCommon, stem } from './lexicon.ts';
import { signWords } from './signs.ts';

/** Letter case, width and white space aside. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The marks that pages put around a name: required, ellipsis, arrows. Signs that belong to names ("C++", "+1") stay. */
const undecorated = (text: string) => {
  const folded = fold(text);
  return folded.replace(/^[\s*"“”]+|(?:[\s*:›»→▾▼▸▶?"“”]|\.{3}|…)+$/g, '') || folded;
};

/** What a number is of, as it is written in short. */
const shortly: readonly (readonly [long: RegExp, short: string])[] = [
  [/(?<=\d) ?(?:minutes?|mins?)(?!\p{L})/gu, ' min'],
  [/(?<=\d) ?(?:hours?|hrs?)(?!\p{L})/gu, ' h'],
  [/(?<=\d) ?(?:seconds?|secs?)(?!\p{L})/gu, ' s'],
  [/(?<=\d) ?(?:kilomet(?:re|er)s?|kms?)(?!\p{L})/gu, ' km'],
  [/(?<=\d) ?(?:kilo(?:gram(?:me)?)?s?|kgs?)(?!\p{L})/gu, ' kg'],
];
const inShort = (text: string): string =>
  /\d/.test(text) ? shortly.reduce((said, [long, short]) => said.replace(long, short), text) : text;

/** Accents aside. */
const wordsOf = (text: string): readonly string[] =>
  inShort(fold(text))
    .replace(/['’]s\b/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];

const small = new Set([
  'a',
  'an',
  'the',
  'my',
  'your',
  'our',
  'this',
  'that',
  'for',
  'of',
  'to',
  'in',
  'into',
  'on',
  'its',
  'their',
  'please',
  'only',
  'here',
]);

/** Equal but for one slip (two in long words): a letter more, less, other, or two swapped. */
const leastMistaken = 8;
function isSlip(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5 || /\d/.test(a + b) || Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  // One letter for another makes another word of a short one: "report", "repost".
  if (left.length === 1 && right.length === 1 && a.length < leastMistaken) return false;
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0]);
}

interface Told {
  readonly folded: string;
  readonly plain: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly senses: readonly string[];
  /** Words with a capital, as names have. */
  readonly proper: readonly string[];
  /** Of the words that signs join ("mike-t", "C++"), the letters of each and all of it. */
  readonly joined: ReadonlyMap<string, string>;
}

const joint = /[\p{L}\p{N}][-_./+#&]+[\p{L}\p{N}]|[+#]$/u;
function joinedIn(folded: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!/[-_./+#&‐-―]/.test(folded)) return found;
  for (const said of folded.replace(/[‐-―]/g, '-').split(/[\s,;:()[\]"“”]+/)) {
    const word = said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, '');
    if (joint.test(word) && /\p{L}/u.test(word)) found.set(word.replace(/[^\p{L}\p{N}]/gu, ''), word);
  }
  return found;
}

/** "mike_t" is not "mike-t": the same letters, joined by other signs. */
function isOtherwiseJoined(a: Told, b: Told): boolean {
  if (a.joined.size === 0 || b.joined.size === 0) return false;
  return [...a.joined].some(([letters, word]) => (b.joined.get(letters) ?? word) !== word && !b.folded.includes(word));
}

const told = new Map<string, Told>();
const mostTold = 20_000;

function tell(text: string): Told {
  const known = told.get(text);
  if (known) return known;
  const plainWords = wordsOf(text);
  // "🛒 2" is the cart, with a count.
  const counted = plainWords.length > 0 && plainWords.every((word) => /^\d/.test(word)) ? signWords(text.replace(/[\d.,\s()]+/g, '')) : [];
  const words = plainWords.length > 0 ? [...counted, ...plainWords] : signWords(text);
  const folded = fold(text);
  const stems = words.map(stem);
  const made = {
    folded,
    plain: undecorated(text),
    words,
    stems,
    senses: inSenses(stems),
    proper: properIn(text),
    joined: joinedIn(folded),
  };
  if (told.size >= mostTold) told.clear();
  told.set(text, made);
  return made;
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.length === b.length && a.every((word, at) => word === b[at]);

/** Whether it is nothing but a sign that stands for a word. */
export const isSign = (text: string): boolean => wordsOf(text).length === 0 && signWords(text).length > 0;

/** The words side by side, by where they begin; -1 when they are not. */
function runIn(longer: readonly string[], shorter: readonly string[]): number {
  if (shorter.length === 0) return -1;
  for (let at = 0; at + shorter.length <= longer.length; at += 1) if (shorter.every((word, n) => word === longer[at + n])) return at;
  return -1;
}

/** Behind a word, they make another of it: "Zoom in" is not "Zoom". */
const particles = new Set(['in', 'on']);
const telling = (words: readonly string[]) =>
  words.filter((word, at) => !small.has(word) || (at > 0 && at === words.length - 1 && particles.has(word)));

/** A page says the same over and over, and is looked at again after each act. */
const compared = new Map<string, Map<string, number>>();
const mostCompared = 40;
const mostNames = 6_000;

/** `said` by the goal, `name` on the page. */
export function likeness(said: string, name: string): number {
  const known = compared.get(said) ?? new Map<string, number>();
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size === 0 && compared.size >= mostCompared) compared.clear();
  if (known.size >= mostNames) known.clear();
  const score = compare(said, name);
  known.set(name, score);
  compared.set(said, known);
  return score;
}

/** "First" is the first name to a form, and "Company" the name of one: what a field is called leaves out what kind of value it takes. */
export function fieldLikeness(said: string, label: string): number {
  const short = said.replace(/ (?:name|number|no\.?|date|address)$/i, '');
  const isShort = short !== said && !short.includes(' ') && tell(short).plain === tell(label).plain;
  return Math.max(likeness(said, label), isShort ? 0.86 : 0);
}

function compare(said: string, name: string): number {
  const [a, b] = [tell(said), tell(name)];
  if (a.folded === '' || b.folded === '') return 0;
  if (said.trim() === name.trim()) return 1;
  if (a.folded === b.folded) return 0.99;
  if (a.plain === b.plain) return 0.98;
  if (isOtherwiseJoined(a, b) || lessens(b.words, a.words) || isPartOfNumber(name, said)) return 0;
  if (a.words.length === 0 || b.words.length === 0) return 0;
  if (isSame(a.words, b.words)) return 0.97;
  if (a.words.join('') === b.words.join('')) return 0.96;
  if (isSame(telling(a.stems), telling(b.stems))) return 0.94;
  if (isSame(telling(a.senses), telling(b.senses))) return 0.9;
  const bare = name.replace(/\s*[([][^)\]]*[)\]]\s*$/, '');
  const aside = bare !== name && bare !== '' ? 0.97 * likeness(said, bare) : 0;
  const turned = isOtherName(a, b) ? 0 : Math.max(inOtherOrder(telling(a.senses), telling(b.senses)), inOtherOrder(a.words, b.words));
  return Math.max(aside, contained(a, b), isTurnedRound(a, b) ? 0.5 * turned : turned);
}

/** "Dan Roth" is not "Roth Dan", but "Roth, Dan" is, and the price in total is the total price. */
function isTurnedRound(a: Told, b: Told): boolean {
  const { words } = a;
  // A clause has other words than names, and turns them when it asks.
  if (words.length < 2 || words.length > 3 || telling(words).length < words.length || words.join(' ') !== a.plain) return false;
  const at = Math.min(...words.map((word) => b.words.indexOf(word)));
  const run = at < 0 ? [] : b.words.slice(at, at + words.length);
  return run.join() !== words.join() && run.toSorted().join() === words.toSorted().join() && b.folded.includes(run.join(' '));
}

/** The page says more, or the goal does. */
function contained(a: Told, b: Told): number {
  let best = 0;
  for (const [weight, longer, shorter] of [
    [1, b.words, a.words],
    [0.97, b.stems, a.stems],
    [0.93, b.senses, a.senses],
  ] as const) {
    if (runIn(longer, shorter) < 0) continue;
    const more = telling(longer).length - telling(shorter).length;
    // A count in brackets adds nothing.
    const adds = more <= 0 || (more === 1 && longer.some((word) => /^\d+$/.test(word)));
    best = Math.max(best, weight * (adds ? 0.88 : 0.8 * (0.6 + 0.4 * (shorter.length / longer.length))));
  }
  for (const [weight, longer, shorter] of [
    [1, a.words, b.words],
    [0.95, a.senses, b.senses],
  ] as const) {
    if (runIn(longer, shorter) < 0) continue;
    const more = telling(longer).length - telling(shorter).length;
    best = Math.max(
      best,
      weight * (more <= 0 ? 0.88 : telling(shorter).length === 0 ? 0 : 0.7 * (telling(shorter).length / telling(longer).length)),
    );
  }
  return best;
}

/** The same words, or most of them, otherwise put. */
function inOtherOrder(said: readonly string[], name: readonly string[]): number {
  if (said.length === 0 || name.length === 0) return 0;
  let slips = 0;
  const met = said.filter((word) => {
    if (name.includes(word)) return true;
    const slip = name.some((other) => isSlip(word, other));
    if (slip) slips += 1;
    return slip;
  });
  if (met.length < said.length) return 0;
  const order = 0.85 * (0.6 + 0.4 * (said.length / name.length));
  return order * 0.93 ** slips;
}

/** Whether what is said as a proper name is but nearly what the name says: "Adele" is not "Adelle". */
export const isNearName = (said: string, name: string): boolean => nearNamesIn(tell(said), tell(name)).length > 0;

const properIn = (text: string): readonly string[] => (text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]+/gu) ?? []).flatMap(wordsOf);

/** The words of a name that are nearly one that is said with a capital, and not that. */
const nearNamesIn = ({ proper }: Told, { words }: Told): readonly string[] =>
  proper.flatMap((word) => (words.includes(word) ? [] : words.filter((other) => isSlip(word, other))));

/** A slip of the pen leaves a word that is known to be one; of names, which are not, it makes another's. */
const isOtherName = (said: Told, name: Told): boolean => nearNamesIn(said, name).some((word) => !isCommon(word) && !isEnglish(word));

/** Whether both are one name, letter case, articles, titles and signs around words aside: what has a word more is another's. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [tell(bare(one)), tell(bare(other))];
  if (a.folded === b.folded) return true;
  return isSame(a.words, b.words) && isSame([...a.joined.values(), ''], [...b.joined.values(), '']);
}

const bare = (name: string): string => name.trim().replace(/^(?:the|an?|mr|mrs|ms|miss|dr|prof)\b\.?\s+(?=.)/i, '');

/** Whether letter case alone tells several names apart, none of which is what is said. */
export function isOfOtherCase(said: string, names: readonly string[]): boolean {
  const alike = new Set(names.map((name) => name.trim()).filter((name) => fold(name) === fold(said)));
  return alike.size > 1 && !alike.has(said.trim());
}

/** What the text says word for word, word endings and synonyms aside. */
export const sensesOf = (text: string): readonly string[] => tell(text).senses;

/** Whether a text holds the words side by side, word for word. */
export const holdsWords = (text: string, said: string): boolean => {
  const [{ words }, all] = [tell(said), tell(text)];
  if (words.length === 0) return fold(said) !== '' && fold(text).includes(fold(said));
  return runIn(all.words, words) >= 0 && !isOtherwiseJoined(tell(said), all) && !isPartOfNumber(text, said);
};

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{L}*';
/** "1 Nov", "Nov 1, 2030" */
const dates = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?${month}\\.?(?:,? \\d{4})?|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,? \\d{4})?`,
  'giu',
);

/** The text has the number only in a time, a sum or a date beside other words: "17" is none of 3:17, and none of 17.50. */
function isPartOfNumber(text: string, wanted: string): boolean {
  const number = wanted.trim();
  if (!/^\d{1,6}$/.test(number) || !text.includes(number)) return false;
  const undated = text.replace(dates, ' ');
  const numbersIn = (said: string): readonly string[] => said.match(/\d+(?:[:.,]\d+)*/g) ?? [];
  if (numbersIn(/[\p{L}\p{N}]/u.test(undated) ? undated : text).includes(number)) return false;
  return numbersIn(text).some((part) => part.split(/[:.,]/).includes(number));
}

/** As `holdsWords`, but word endings and synonyms aside. */
export const holdsSense = (text: string, said: string): boolean =>
  runIn(tell(text).senses, tell(said).senses) >= 0 && !isOtherwiseJoined(tell(said), tell(text)) && !isPartOfNumber(text, said);

/** Whether a text holds the words side by side in another order only: "Roth Dan" is not "Dan Roth". */
export function turnsRound(text: string, said: string): boolean {
  const [words, wanted] = [tell(text).words, tell(said).words];
  if (wanted.length < 2 || runIn(words, wanted) >= 0) return false;
  const sorted = wanted.toSorted();
  return words.some((_, at) => isSame(words.slice(at, at + wanted.length).toSorted(), sorted));
}

/** Whether the name begins or ends with the verb, as buttons' names do ("Save changes"). */
export const beginsWith = (name: string, verb: string): boolean => {
  const [senses, wanted] = [tell(name).senses, tell(verb).senses];
  const is = (sense: string | undefined, word: string) => sense === word || sense?.startsWith(`${word}_`) === true;
  // A "Buying guide" is a guide.
  const [first = '', second] = tell(name).words;
  if (second !== undefined && /.{3}ing$/.test(first) && !/ing\b/.test(verb)) return false;
  // German and its like put the verb last.
  return (
    wanted.length > 0 &&
    (wanted.every((word, at) => is(senses[at], word)) || wanted.every((word, at) => is(senses[senses.length - wanted.length + at], word)))
  );
};
