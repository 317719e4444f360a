/** What is said of a thing behind it, before it: "trains to Porto that are cheap" are cheap trains to Porto. */
import { verbPhrases } from './act-words.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { markers, questionWords } from './words/framing.ts';

const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who']);
const be: ReadonlySet<string> = new Set(['is', 'are']);
const articles: ReadonlySet<string> = new Set('a an the my our your all some any'.split(' '));
/** Say where, when or who: no quality of a thing. */
const noQuality: ReadonlySet<string> = new Set('not it me i you he she they there here open close today tomorrow now'.split(' '));

/** The same tokens where more than one word is said of it, or it is not plain of what. */
export function described(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.length - 3;
  const [relative, is, quality] = tokens.slice(-3);
  if (at < 2 || quality?.kind !== 'word' || quality.named || quality.gerund || quality.participle || noQuality.has(quality.key))
    return tokens;
  if (!relatives.has(relative?.key ?? '') || !be.has(is?.key ?? '') || tokens.slice(0, at).some(({ kind }) => kind === 'mark'))
    return tokens;
  if (questionWords.has(tokens[0]?.key ?? '')) return tokens;
  let from = phraseAt(verbPhrases, tokens, 0)?.keys.length ?? 0;
  while (articles.has(tokens[from]?.key ?? '')) from += 1;
  // "Tell Ana that lamps are cheap" says nothing of Ana.
  const thing = tokens[from];
  if (from === 0 || from >= at || thing?.kind !== 'word' || thing.named || markers.has(thing.key)) return tokens;
  return [...tokens.slice(0, from), quality, ...tokens.slice(from, at)];
}
