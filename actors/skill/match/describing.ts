/** Tells a name from a description: "milk" may stand where "eggs" did, "expired items" and "the one I bought" may not. */
import { generic, pointing, possessives, states } from './words/descriptions.ts';

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/**
 * Whether a value points at what is meant, or says what it is like, other than the compiled one does. A text that is only searched
 * for or written somewhere may say what it likes, unless it does nothing but point.
 */
export function describes(value: string, compiled: string | undefined, isWritten: boolean): boolean {
  const own = new Set(wordsOf(compiled ?? '').map((word) => word.toLowerCase()));
  const words = wordsOf(value);
  // "People" is a magazine, and who speaks is written so as well.
  const isTold = (word: string | undefined, among: (said: string) => boolean): boolean =>
    word !== undefined && (/^\p{Ll}/u.test(word) || word === 'I') && !own.has(word.toLowerCase()) && among(word);
  const points = (word: string) => isTold(word, (said) => said === 'I' || pointing.has(said));
  if (isWritten) return words.length > 0 && words.every(points);
  const last = words.at(-1);
  return (
    words.some(points) ||
    isTold(words[0], (said) => possessives.has(said)) ||
    isTold(
      last,
      (said) => states.has(said) || generic.has(said) || generic.has(said.replace(/s$/, '')) || generic.has(said.replace(/ies$/, 'y')),
    )
  );
}
