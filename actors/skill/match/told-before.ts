/** What "it" is, where a sentence before has told: "My new card came today. How do I activate it?" */
import { isKnownVerb } from './act-words.ts';
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

/** A longer name is more than one thing. */
const longestName = 3;
const owners: ReadonlySet<string> = new Set(['my', 'our']);
const determiners: ReadonlySet<string> = new Set(['the', 'a', 'an', 'this', 'that', 'some', ...owners]);
const ends: ReadonlySet<string> = new Set(
  'is are was were has have had do doe did will would can could may might must should not never still just already come and or but that which who'.split(
    ' ',
  ),
);

/** The clauses with what is told to be somebody's own in place of the only "it" of the last one; the same where that is not clear. */
export function withToldBefore(sentences: readonly (readonly (readonly Token[])[])[]): readonly (readonly (readonly Token[])[])[] {
  const last = sentences.at(-1) ?? [];
  const told = sentences.slice(0, -1).flat();
  const [asked] = last;
  if (asked === undefined || last.length > 1 || told.length === 0) return sentences;
  const its = asked.filter(({ key, kind }) => kind === 'word' && key === 'it');
  const names = told.flatMap(ownIn);
  const [it] = its;
  const [name] = names;
  const isClear =
    its.length === 1 && names.length === 1 && !told.some((tokens) => tokens.some(({ kind }) => kind === 'value' || kind === 'slot'));
  if (it === undefined || name === undefined || !isClear) return sentences;
  const standing = name.map((token) => ({ ...token, start: it.start, end: it.end }));
  return [...sentences.slice(0, -1), [asked.flatMap((token) => (token === it ? standing : [token]))]];
}

/** What follows "my", up to a verb, a preposition or the end. */
function ownIn(tokens: readonly Token[]): readonly (readonly Token[])[] {
  // An order is about what it names itself.
  if (isKnownVerb(tokens, 0)) return [];
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !owners.has(token.key)) return [];
    const name: Token[] = [];
    for (const next of tokens.slice(at + 1)) {
      if (isEnd(tokens, tokens.indexOf(next), name.length)) break;
      name.push(next);
    }
    return name.length > 0 && name.length <= longestName ? [[token, ...name]] : [];
  });
}

const isEnd = (tokens: readonly Token[], at: number, named: number): boolean => {
  const { kind, key } = tokens[at] as Token;
  return kind !== 'word' || markers.has(key) || ends.has(key) || determiners.has(key) || (named > 0 && isKnownVerb(tokens, at));
};
