/** Words that are mistyped: known to no list, and one slip away from a word that is known. */
import { isEnglish } from '../../english.ts';
import { Recent } from '../../recent.ts';
import { tokensOf } from './tokens.ts';
import { empty, leads, markers, trails } from './words/framing.ts';
import { qualities } from './words/qualities.ts';
import { things } from './words/things.ts';
import { verbs } from './words/verbs.ts';

export interface Mended {
  readonly text: string;
  /** What was put in place of what was said. */
  readonly words: readonly string[];
}

const wordsIn = (lines: Iterable<string>): string[] => [...lines].flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []);
const framing: ReadonlySet<string> = new Set(wordsIn([...leads, ...trails, ...markers.keys(), ...empty]));
const tabled: ReadonlySet<string> = new Set([...framing, ...wordsIn(verbs), ...wordsIn(things), ...wordsIn(qualities)]);
const isKnown = (word: string) => tabled.has(word) || isEnglish(word);

const shortest = 3;
/** A slip in a shorter word makes another word too easily: there only letters that changed places count. */
const longEnough = 5;

/**
 * The text with its mistyped words as the other text has them, or as requests are framed; undefined when there are none. A name,
 * a value that is marked as one, and what is one slip from several words stay. `kept` are left as they are said.
 */
export function mended(text: string, like: string, kept: ReadonlySet<string> = new Set()): Mended | undefined {
  const said = lowerWords(text).filter(({ word }) => !kept.has(word) && !isKnown(word));
  if (said.length === 0) return undefined;
  const meant = [...new Set(lowerWords(like).map(({ word }) => word))].filter(isKnown);
  const words: string[] = [];
  let to = '';
  let from = 0;
  for (const { word, start, end } of said) {
    const found = only(word, meant) ?? only(word, framing);
    if (found === undefined) continue;
    to += text.slice(from, start) + found;
    from = end;
    words.push(word, found);
  }
  return words.length === 0 ? undefined : { text: to + text.slice(from), words };
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const cut = new Recent<readonly Word[]>(2_000);

const lowerWords = (text: string): readonly Word[] =>
  cut.of(text, () =>
    tokensOf(text).flatMap(({ kind, named, start, end }) => {
      const word = text.slice(start, end).toLowerCase();
      return kind === 'word' && named !== true && word.length >= shortest && /^\p{L}+$/u.test(word) ? [{ word, start, end }] : [];
    }),
  );

function only(word: string, among: Iterable<string>): string | undefined {
  const found = [...among].filter((other) => isSlip(word, other));
  return found.length === 1 ? found[0] : undefined;
}

/** One letter more, less or another, or two beside each other that changed places. */
function isSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0]) return true;
  if (Math.max(a.length, b.length) < longEnough) return false;
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1);
}
