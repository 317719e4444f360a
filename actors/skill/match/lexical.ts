/** Vectors of texts without a network: hashed senses, pairs of them, and the letters of words three by three. */
import { clausesIn } from './clauses.ts';
import type { Embeddings } from './port.ts';

export const dimensions = 256;
/** What is longer than this is told by its beginning. */
const longestRead = 4_000;
const weights = { sense: 1, pair: 0.5, letters: 0.25 };

export const lexical: Embeddings = {
  model: 'lexical-1',
  embed: async (texts) => texts.map(lexicalVector),
};

/** Of unit length; all zero for a text without words. Values and parameters count little: by their kind. */
export function lexicalVector(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const clause of clausesIn(text.slice(0, longestRead))) {
    const keys = clause.flatMap(({ words }) => words.map(({ kind, key, type }) => (kind === 'word' ? key : `<${type ?? kind}>`)));
    keys.forEach((key, at) => {
      add(vector, key, key.startsWith('<') ? weights.letters : weights.sense);
      const next = keys[at + 1];
      if (next !== undefined) add(vector, `${key} ${next}`, weights.pair);
      if (!/^[<@=?]/.test(key)) addLetters(vector, key);
    });
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((part) => part / length);
}

function addLetters(vector: Float32Array, word: string): void {
  const padded = `^${word.slice(0, 40)}$`;
  for (let at = 0; at + 3 <= padded.length; at += 1) add(vector, padded.slice(at, at + 3), weights.letters);
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv); one bit is the sign, so that what falls together by chance evens out. */
function add(vector: Float32Array, feature: string, weight: number): void {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  const at = (hash >>> 1) % dimensions;
  vector[at] = (vector[at] as number) + (hash & 1 ? weight : -weight);
}
