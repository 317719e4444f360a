/** Questions in the order of words that statements have, and as what they ask to be done. */
import { actOf } from './act-words.ts';
import { isMany } from './counting.ts';
import type { Token } from './tokens.ts';
import { asksWhether } from './words/framing.ts';

const openQuestions: ReadonlySet<string> = new Set(['when', 'where', 'why', 'how', 'year']);
const auxiliaries: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);

/** "Number of commits by Ana" asks to count them. */
export function asCounted(tokens: readonly Token[]): readonly Token[] {
  const from = tokens[0]?.key === 'total' ? 1 : 0;
  const [number, of, ...rest] = tokens.slice(from);
  if (number?.key !== 'number' || of?.key !== 'of') return tokens;
  return isMany(rest) ? [{ ...number, key: 'count' }, ...rest] : tokens;
}

/** "When was it built" is when it was built. */
export function uninverted(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, key }) => kind === 'word' && auxiliaries.has(key));
  if (at < 1 || at > 3 || !openQuestions.has(tokens[at - 1]?.key ?? '')) return tokens;
  const participle = tokens.findIndex((token, index) => index > at + 1 && token.participle === true);
  if (participle === -1) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, participle), tokens[at] as Token, ...tokens.slice(participle)];
}

const asked: ReadonlySet<string> = new Set(['what', 'which', 'who', 'whom']);
const stranded: ReadonlySet<string> = new Set('for to from at with about into'.split(' '));

/** "What does she work with" is with what she works. */
export function fronted(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (tokens.length < 4 || !asked.has(tokens[0]?.key ?? '') || last?.kind !== 'word' || !stranded.has(last.key)) return tokens;
  return [last, ...tokens.slice(0, -1)];
}

/** "Is it open?" asks to verify that it is; what happened keeps its verb. */
export function asWhether(tokens: readonly Token[]): readonly Token[] {
  const [first, next] = tokens;
  if (first?.kind !== 'word' || tokens.length < 3 || next?.key === 'you') return tokens;
  // "Do the dishes" is an order.
  const isAsked = subjects.has(next?.key ?? '') || (next?.plural === true && isDone(tokens[2]));
  const been = first.key === 'have' ? tokens.findIndex(({ key }, at) => key === 'been' && tokens[at + 1]?.participle === true) : -1;
  // "Has it been delayed?" asks whether it was.
  if (been > 0) return asWhether([{ ...first, key: 'was' }, ...tokens.slice(1, been), ...tokens.slice(been + 1)]);
  const isPerfect = first.key === 'have' && hasDone(tokens);
  if (!asksWhether.has(first.key) && !isPerfect && !(first.key === 'do' && isAsked)) return tokens;
  const verify: Token = { kind: 'word', key: 'verify', start: first.start, end: first.start };
  return [verify, ...(isPast.has(first.key) ? [first] : []), ...tokens.slice(1)];
}

/** "Has Ana paid the fee?", but "have the fee paid". */
const hasDone = (tokens: readonly Token[]): boolean => {
  const [, who, ...rest] = tokens;
  const done = rest.findIndex(({ kind, participle, named }) => kind === 'word' && participle === true && !named);
  return (who?.kind === 'slot' || who?.named === true) && done !== -1 && rest.slice(0, done).every(({ named }) => named === true);
};

/** "Do students get it?", but "do exercises every day". */
const isDone = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !token.plural && (actOf(token.key) !== undefined || commonVerbs.has(token.key));
const commonVerbs: ReadonlySet<string> = new Set('have get need want work cost take eat come go receive accept offer'.split(' '));
const subjects: ReadonlySet<string> = new Set(['i', 'we', 'they']);
const isPast: ReadonlySet<string> = new Set(['was', 'were', 'did']);

/** "Who is the manager of it", "who is its manager": who manages it. */
export function agentNamed(tokens: readonly Token[]): readonly Token[] {
  const [who, is, ...rest] = tokens;
  if (who?.key !== 'who' || is?.kind !== 'word' || !auxiliaries.has(is.key)) return tokens;
  const at = rest[0]?.key === 'the' ? 1 : 0;
  if (rest[at + 1]?.key === 'of') return asking(who, rest[at], rest.slice(at + 2)) ?? tokens;
  const [owner, agent] = rest.slice(-2);
  const isOwned = owner?.owner === true && !rest.some(({ kind }) => kind === 'mark');
  return (isOwned ? asking(who, agent, rest.slice(0, -1)) : undefined) ?? tokens;
}

function asking(who: Token, agent: Token | undefined, what: readonly Token[]): readonly Token[] | undefined {
  const verb = agent?.kind === 'word' && !unmade.has(agent.key) ? /^(.{3,}?)(?:er|or)$/.exec(agent.key)?.[1] : undefined;
  if (agent === undefined || verb === undefined) return undefined;
  const { plural: _, ...asVerb } = agent;
  return [who, { ...asVerb, key: verb.replace(/([^aeioulsz])\1$/, '$1') }, ...what];
}

/** Of no verb. */
const unmade: ReadonlySet<string> = new Set(
  'author writer actor doctor member number partner father mother brother sister daughter officer mayor minister'.split(' '),
);
