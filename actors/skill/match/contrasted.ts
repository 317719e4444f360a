/** Two orders of which "but" says that the one is not the other, in one order: "keep the flight but cancel the hotel". */
import { verbPhrases } from './act-words.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { unframed } from './unframed.ts';

/** Whatever holds one of them leans on what was said before it, or is no order. */
const leaning: ReadonlySet<string> = new Set('it its them this that these those one not never only then and or if when'.split(' '));

/** The same tokens where what is joined is anything else. */
export function contrasted(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, key }) => kind === 'word' && key === 'but');
  const end = tokens.at(-1)?.kind === 'mark' ? tokens.length - 1 : tokens.length;
  const comma = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
  const [lead, one] = framed(tokens.slice(0, Math.max(comma, 0)));
  const other = tokens.slice(at + 1, end);
  const [act, next] = [one, other].map((order) => phraseAt(verbPhrases, order, 0)?.sense);
  if (act === undefined || next === undefined || act <= next) return tokens;
  if ([...one, ...other].some(({ kind, key }) => kind === 'mark' || (kind === 'word' && leaning.has(key)))) return tokens;
  return [...lead, ...other, tokens[at] as Token, ...one];
}

function framed(tokens: readonly Token[]): readonly [lead: readonly Token[], rest: readonly Token[]] {
  const from = tokens.length - unframed(tokens).rest.length;
  return [tokens.slice(0, from), tokens.slice(from)];
}
