/** Words that stand together for one sense: "get rid of". */
import { type Token, tokensOf } from './tokens.ts';

export interface Phrase {
  readonly keys: readonly string[];
  readonly sense: string;
}
/** By their first key; the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

export const spelled = (said: string): readonly string[] => tokensOf(said).map(({ key }) => key);

export function phrasesOf(forms: readonly (readonly [form: string, sense: string])[]): Phrases {
  const found = new Map<string, Phrase[]>();
  for (const [form, sense] of forms) {
    const keys = spelled(form);
    const [first] = keys;
    if (first !== undefined) found.set(first, [...(found.get(first) ?? []), { keys, sense }]);
  }
  for (const phrases of found.values()) phrases.sort((a, b) => b.keys.length - a.keys.length);
  return found;
}

/** Of lines `sense: form, form`. */
export const inLines = (lines: readonly string[], sign: string): readonly (readonly [form: string, sense: string])[] =>
  lines.flatMap((line) => {
    const [sense = '', forms = ''] = line.split(': ');
    return forms.split(', ').map((form) => [form, sign + sense] as const);
  });

/** What a token is found by; a value that is marked as one is none. */
export const keyAt = (tokens: readonly Token[], at: number): string | undefined => {
  const token = tokens[at];
  return token === undefined || token.kind === 'slot' || (token.kind === 'value' && token.type === 'quoted') ? undefined : token.key;
};

/** The longest that begins at this place, of those that are `meant` there. */
export function phraseAt(
  phrases: Phrases,
  tokens: readonly Token[],
  at: number,
  meant: (phrase: Phrase) => boolean = () => true,
): Phrase | undefined {
  const key = keyAt(tokens, at);
  if (key === undefined) return undefined;
  return phrases.get(key)?.find((phrase) => phrase.keys.every((other, index) => keyAt(tokens, at + index) === other) && meant(phrase));
}

/** What `count` tokens from this place say together. */
export const merged = (tokens: readonly Token[], at: number, count: number, key: string): Token => {
  const first = tokens[at] as Token;
  const last = tokens[at + count - 1] as Token;
  return {
    kind: 'word',
    key,
    start: first.start,
    end: last.end,
    ...(last.plural && { plural: true }),
    ...(count === 1 && first.named && { named: true }),
    ...(last.owner && { owner: true }),
  };
};
