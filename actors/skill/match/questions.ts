/** Questions in the order of words that statements have, and as what they ask to be done. */
import type { Token } from './tokens.ts';
import { asksWhether } from './words/framing.ts';

const openQuestions: ReadonlySet<string> = new Set(['when', 'where', 'why', 'how', 'year']);
const auxiliaries: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

/** "When was it built" is when it was built. */
export function uninverted(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, key }) => kind === 'word' && auxiliaries.has(key));
  if (at < 1 || at > 3 || !openQuestions.has(tokens[at - 1]?.key ?? '')) return tokens;
  const participle = tokens.findIndex((token, index) => index > at + 1 && token.participle === true);
  if (participle === -1) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, participle), tokens[at] as Token, ...tokens.slice(participle)];
}

/** "Is it open?" asks to verify that it is; what happened keeps its verb. */
export function asWhether(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens;
  if (first?.kind !== 'word' || tokens.length < 3 || next?.key === 'you' || !asksWhether.has(first.key)) return tokens;
  const verify: Token = { kind: 'word', key: 'verify', start: first.start, end: first.start };
  return [verify, ...(isPast.has(first.key) ? [first] : []), ...tokens.slice(1)];
}

const isPast: ReadonlySet<string> = new Set(['was', 'were', 'did']);
