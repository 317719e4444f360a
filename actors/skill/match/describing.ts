/** Tells a name from a description: "milk" may stand where "eggs" did, "expired items" and "the one I bought" may not. */
import { generic, pointing, possessives, scales, states } from './words/descriptions.ts';

/** What the place of a parameter allows for its value. */
export interface Liberties {
  /** It is searched for: "lamps without a shade" is as good as "lamps" there. */
  readonly isFree: boolean;
  /** It is a text that is written somewhere, and picks nothing. */
  readonly isWritten: boolean;
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/**
 * Whether a value points at what is meant, or says what it is like, other than the compiled one does. A text that is only searched
 * for or written somewhere may say what it likes, unless it does nothing but point.
 */
export function describes(value: string, compiled: string | undefined, { isFree, isWritten }: Liberties): boolean {
  const own = new Set(wordsOf(compiled ?? '').map((word) => word.toLowerCase()));
  const words = wordsOf(value);
  // "People" is a magazine, and who speaks is written so as well.
  const isTold = (word: string | undefined, among: (said: string) => boolean): boolean =>
    word !== undefined && (/^\p{Ll}/u.test(word) || word === 'I') && !own.has(word.toLowerCase()) && among(word);
  const points = (word: string) => isTold(word, (said) => said === 'I' || pointing.has(said));
  if (words[0] === 'please' || (words.length > 0 && words.every(points)) || (!isFree && saysMore(value, own))) return true;
  if (isFree || isWritten) return false;
  const last = words.at(-1);
  if (scales.has(last?.toLowerCase() ?? '') && !scales.has((wordsOf(compiled ?? '').at(-1) ?? '').toLowerCase())) return true;
  if (words.length > 1 && isTold(last, saysHow)) return true;
  return (
    words.some(points) ||
    isTold(words[0], (said) => possessives.has(said)) ||
    isTold(
      last,
      (said) => states.has(said) || generic.has(said) || generic.has(said.replace(/s$/, '')) || generic.has(said.replace(/ies$/, 'y')),
    )
  );
}

/** "Eggs permanently" is to be done in a manner, "a monarch butterfly" is a thing. */
const saysHow = (said: string): boolean => manners.has(said) || (/..ly$/.test(said) && !thingsInLy.has(said));
const manners: ReadonlySet<string> = new Set('back again twice too also instead together apart forever later soon once away'.split(' '));
const thingsInLy: ReadonlySet<string> = new Set(
  'family butterfly supply reply assembly jelly lily belly monopoly fly july italy daily weekly monthly holly'.split(' '),
);

const joining: ReadonlySet<string> = new Set('in on at as with near to into via like during since against inside within'.split(' '));

/** "French on my phone" says how as well, "Man in Black" is a name: what a preposition joins begins with capitals there. */
function saysMore(value: string, own: ReadonlySet<string>): boolean {
  const words = value.trim().split(/\s+/);
  return words.some((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]];
    if (before === undefined || after === undefined || !joining.has(word) || own.has(word)) return false;
    return word === 'as' || /^\p{Ll}/u.test(before) || /^\p{Ll}/u.test(after);
  });
}
