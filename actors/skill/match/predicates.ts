/** A statement of several deeds of one, as one of each: "born in Austin, she was raised in Dallas" is that she was born there, and that she was raised here. */

import { determiners } from './act-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import { markers, questionWords } from './words/framing.ts';

type Clause = readonly Token[];

const being: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were']);
const joining: ReadonlySet<string> = new Set(['and', 'but']);
const persons: ReadonlySet<string> = new Set(['he', 'she', 'it', 'they', 'i', 'we']);
/** Needs nobody who does it, though it ends like what is done to somebody. */
const happening: ReadonlySet<string> = new Set(
  ['died', 'moved', 'graduated', 'retired', 'lived', 'worked', 'returned', 'emigrated', 'arrived', 'studied', 'served'].map(
    (word) => tokensOf(word)[0]?.key ?? word,
  ),
);
/** Whatever holds one of them is said of the whole, or of what was said before. */
const binding: ReadonlySet<string> = new Set(
  'not no never then which who that when while because if although so also both only again later his her its their him her it them respectively'.split(
    ' ',
  ),
);

/** Its statements in one order, each with its subject; the same tokens where it has but one, or an order to them. */
export function apartSaid(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.at(-1)?.key === '.' ? tokens.length - 1 : tokens.length;
  const said = tokens.slice(0, end);
  if (said.some(({ kind, key }) => kind === 'slot' || (kind === 'mark' && key !== ','))) return tokens;
  const deeds = fronted(said) ?? inARow(said) ?? toOne(said);
  if (deeds === undefined || deeds.some(({ did }) => did.some(({ kind, key }) => kind === 'word' && binding.has(key)))) return tokens;
  const inOrder = [...deeds].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return inOrder.flatMap(({ did }, at) => [...(at > 0 ? [markAt(did)] : []), ...did]);
}

interface Deed {
  readonly did: Clause;
  /** Of its verb. */
  readonly key: string;
}

const markAt = ([first]: Clause): Token => ({ kind: 'mark', key: '.', start: first?.start ?? 0, end: first?.start ?? 0 });

/** "Born in Austin, she was raised in Dallas". */
function fronted(said: Clause): readonly Deed[] | undefined {
  const comma = said.findIndex(({ kind }) => kind === 'mark');
  const [first] = said;
  if (comma < 2 || !isDone(first) || !markers.has(said[1]?.key ?? '')) return undefined;
  const rest = said.slice(comma + 1);
  const is = rest.findIndex(isBeing);
  const subject = rest.slice(0, is);
  if (is < 1 || !isSubject(subject) || !isDone(rest[is + 1])) return undefined;
  return deedsOf(subject, [[rest[is] as Token, ...said.slice(0, comma)], rest.slice(is)]);
}

/** "She was born in Austin and raised in Dallas". */
function inARow(said: Clause): readonly Deed[] | undefined {
  const from = said.findIndex((token, at) => at > 0 && (isBeing(token) || isDone(token)));
  const subject = said.slice(0, from);
  if (from < 1 || !isSubject(subject)) return undefined;
  const parts: Token[][] = [[]];
  for (const [at, token] of said.entries()) {
    if (at < from) continue;
    const next = said[at + 1];
    const begins = next !== undefined && (isDone(next) || (isBeing(next) && isDone(said[at + 2])));
    if (token.kind === 'word' && joining.has(token.key) && begins) parts.push([]);
    else if (token.kind === 'mark') return undefined;
    else (parts.at(-1) as Token[]).push(token);
  }
  return parts.length < 2 ? undefined : deedsOf(subject, parts);
}

/** "The senate passed the bill but the house rejected it". */
function toOne(said: Clause): readonly Deed[] | undefined {
  const joint = said.findIndex(({ kind, key }) => kind === 'word' && joining.has(key));
  const [one, other] = [said.slice(0, joint), said.slice(joint + 1, -1)];
  const at = one.findIndex((token, index) => index > 0 && isDone(token));
  const thing = one.slice(at + 1);
  const isIt = joint > 0 && said.at(-1)?.key === 'it' && at > 0 && isDone(other.at(-1));
  if (!isIt || [one, other].some((tokens) => tokens.filter(isDone).length !== 1 || tokens.some(isBeing))) return undefined;
  const isPlain =
    thing.length > 1 && determiners.has(thing[0]?.key ?? '') && !thing.some(({ kind, key }) => kind !== 'word' || markers.has(key));
  if (!isPlain || !isSubject(one.slice(0, at)) || !isSubject(other.slice(0, -1))) return undefined;
  return [
    { key: (one[at] as Token).key, did: one },
    { key: (other.at(-1) as Token).key, did: [...other, ...thing] },
  ];
}

/** What is left out of a deed stands in the one before it: "was built and renovated". */
function deedsOf(subject: Clause, parts: readonly Clause[]): readonly Deed[] | undefined {
  const deeds: Deed[] = [];
  let last: Token | undefined;
  for (const part of parts) {
    const [first] = part;
    const own = first !== undefined && isBeing(first) ? first : undefined;
    const [verb, next, ...rest] = own === undefined ? part : part.slice(1);
    if (verb === undefined || next === undefined || !isDone(verb) || [next, ...rest].some((token) => isBeing(token) || isDone(token)))
      return undefined;
    last = own ?? last;
    const isOver = happening.has(verb.key) && own === undefined;
    if (last === undefined && !isOver) return undefined;
    // "Was elected and defeated Bo": nobody defeated her.
    const isDoer = isOver || (own === undefined && !(next.kind === 'word' && markers.has(next.key)));
    deeds.push({ key: verb.key, did: [...subject, ...(isDoer || last === undefined ? [] : [last]), verb, next, ...rest] });
  }
  return deeds;
}

const isBeing = ({ kind, key }: Token): boolean => kind === 'word' && being.has(key);
const isDone = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (token.participle === true || token.key === 'born') && !token.named;

/** Somebody, or a thing with its article: whatever was told before it is no part of it. */
function isSubject(said: Clause): boolean {
  const [first] = said;
  if (
    first?.kind !== 'word' ||
    said.some(({ kind, key }) => kind === 'mark' || (kind === 'word' && (joining.has(key) || questionWords.has(key))))
  )
    return false;
  const isNamed = first.named === true || said[1]?.named === true;
  return isNamed || persons.has(first.key) || (said.length > 1 && determiners.has(first.key));
}
