/** What is said of a thing in a clause of its own, as the words that amount to it: "tickets that were closed" are closed tickets. */
import { nouns, verbPhrases } from './act-words.ts';
import { keyAt, phraseAt } from './phrases.ts';
import { bounds, isSuperlative } from './phrasing.ts';
import type { Token } from './tokens.ts';
import { markers, questionWords } from './words/framing.ts';

/** How many or how much of it is asked. */
const counting: ReadonlySet<string> = new Set('number many much amount count total'.split(' '));
/** Asked for by what or which. */
const times: ReadonlySet<string> = new Set('time day dat date hour minute week month year season quarter decade century'.split(' '));
const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whom']);
const being: ReadonlySet<string> = new Set('is are was were get got'.split(' '));
const having: ReadonlySet<string> = new Set(['have', 'had']);
const placing: ReadonlySet<string> = new Set('under over near behind below above about of since and'.split(' '));
const subjects: ReadonlySet<string> = new Set('i we he she they you'.split(' '));
const verbs: ReadonlySet<string> = new Set(
  'is are was were be been do doe did have had can could will would should must may might get need want not'.split(' '),
);
const owners: ReadonlySet<string> = new Set('the a an my our your his her their its this that these those'.split(' '));
const owning: ReadonlySet<string> = new Set(
  'my our your his her their nobody somebody everybody someone everyon anyone anybody'.split(' '),
);
const longestName = 5;

/** The same tokens where nothing is said so. */
export function folded(tokens: readonly Token[]): readonly Token[] {
  let said = tokens;
  for (let at = said.length - 1; at > 0; at -= 1) {
    const next = foldedAt(said, at);
    if (next !== undefined) said = next;
  }
  return withOwnFirst(withStateFirst(said));
}

function foldedAt(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const { kind, key, named } = tokens[at] as Token;
  if (kind !== 'word' || (named && !subjects.has(key))) return undefined;
  if (marking.has(key)) return asMarked(tokens, at);
  if (relatives.has(key) && (isThing(tokens[at - 1]) || isThingAlso(tokens, at - 1)))
    return asState(tokens, at) ?? asQuality(tokens, at) ?? asDoneBy(tokens, at, at + 1) ?? asThat(tokens, at);
  // "Films my friends have seen".
  if (owning.has(key) && tokens[at - 1]?.plural === true && isThing(tokens[at - 1])) return asDoneBy(tokens, at, at);
  const isCounted = tokens.slice(0, at).some((token) => counting.has(token.key));
  if (subjects.has(key) && !isCounted && isThing(tokens[at - 1]) && (tokens[at - 1]?.plural || owners.has(tokens[at - 2]?.key ?? '')))
    return asDoneBy(tokens, at, at);
  if (key === 'where' || (key === 'which' && tokens[at - 1]?.key === 'in')) return asThere(tokens, key === 'where' ? at : at - 1, at);
  return key === 'whose' ? asHad(tokens, at) : undefined;
}

const marking: ReadonlySet<string> = new Set(['label', 'tag', 'labell', 'tagg']);

/** "Issues labelled bug", "that are tagged with it": with that label. */
function asMarked(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const { participle, ...label } = tokens[at] as Token;
  let from = at;
  while (being.has(keyAt(tokens, from - 1) ?? '') || relatives.has(keyAt(tokens, from - 1) ?? '')) from -= 1;
  const to = /^(?:as|with)$/.test(keyAt(tokens, at + 1) ?? '') ? at + 2 : at + 1;
  const next = tokens[to];
  if (participle !== true || tokens[from - 1]?.plural !== true || next === undefined || (next.kind === 'word' && markers.has(next.key)))
    return undefined;
  return [...tokens.slice(0, from), { ...label, key: 'with' }, label, ...tokens.slice(to)];
}

/** "Hotels where dogs are allowed" allow dogs, "posts in which I am mentioned" mention me. */
function asThere(tokens: readonly Token[], head: number, at: number): readonly Token[] | undefined {
  const is = tokens.findIndex(({ kind, key }, index) => index > at + 1 && kind === 'word' && (being.has(key) || key === 'am'));
  const done = tokens[is + 1];
  const next = tokens[is + 2];
  if (head < 1 || tokens[head - 1]?.plural !== true || !isThing(tokens[head - 1])) return undefined;
  if (is === -1 || done?.kind !== 'word' || done.participle !== true || done.named) return undefined;
  const who = tokens.slice(at + 1, is);
  if (who.some(({ kind, key }) => kind === 'mark' || (kind === 'word' && (markers.has(key) || verbs.has(key))))) return undefined;
  if (next !== undefined && (next.kind !== 'word' || !markers.has(next.key) || next.key === 'by')) return undefined;
  const { participle: _, ...act } = done;
  return [...tokens.slice(0, head), { ...(tokens[at] as Token), key: 'that' }, act, ...told(who), ...tokens.slice(is + 2)];
}

/** "Show the tickets closed" is to show the closed ones; "mark the invoices paid" is not. */
function withStateFirst(tokens: readonly Token[]): readonly Token[] {
  const [done, thing] = [tokens.at(-1), tokens.at(-2)];
  const isShown = phraseAt(verbPhrases, tokens, 0)?.sense === '@read';
  if (!isShown || done?.kind !== 'word' || done.participle !== true || done.named || thing?.plural !== true || tokens[0]?.key === 'get')
    return tokens;
  return withBefore(tokens.slice(0, -1), done) ?? tokens;
}

/** What may have something said of it. */
const isThing = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind !== 'word' ||
    (!questionWords.has(token.key) &&
      !markers.has(token.key) &&
      !verbs.has(token.key) &&
      phraseAt(verbPhrases, [token], 0)?.keys.length !== 1) ||
    token.plural === true);

/** "The latest order", but "to order". */
const isThingAlso = (tokens: readonly Token[], at: number): boolean =>
  at > 1 &&
  nouns.has(tokens[at]?.key ?? '') &&
  tokens[at - 1]?.kind === 'word' &&
  !/^(?:to|please|and|not)$/.test(tokens[at - 1]?.key ?? '');

/** "Tickets that got closed", "that have been closed", "that are being closed": closed. */
function asState(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  let to = at + 1;
  while (
    being.has(keyAt(tokens, to) ?? '') ||
    keyAt(tokens, to) === 'been' ||
    (having.has(keyAt(tokens, to) ?? '') && /^(?:been|got)$/.test(keyAt(tokens, to + 1) ?? ''))
  )
    to += 1;
  const done = tokens[to];
  if (to === at + 1 || done?.kind !== 'word' || done.participle !== true || done.named) return undefined;
  return (to === tokens.length - 1 ? withBefore(tokens.slice(0, at), done) : undefined) ?? [...tokens.slice(0, at), ...tokens.slice(to)];
}

/** "Tickets closed", where nothing else is said of them, are closed tickets. */
function withBefore(thing: readonly Token[], done: Token): readonly Token[] | undefined {
  let from = phraseAt(verbPhrases, thing, 0)?.keys.length ?? 0;
  while (owners.has(keyAt(thing, from) ?? '') || /^(?:all|every|any)$/.test(keyAt(thing, from) ?? '')) from += 1;
  const rest = thing.slice(from);
  const isBare =
    from > 0 &&
    rest.length > 0 &&
    rest.every(({ kind, key, named }) => kind === 'word' && !named && !markers.has(key) && key !== 'of' && key !== 'and');
  const chosen = countOfChoosing(rest);
  return isBare && chosen < rest.length ? [...thing.slice(0, from), ...rest.slice(0, chosen), done, ...rest.slice(chosen)] : undefined;
}

/** "The latest order": what is said of it besides stands behind which of them is meant. */
function countOfChoosing(words: readonly Token[]): number {
  const key = words[0]?.key ?? '';
  if (/^(?:most|least)$/.test(key)) return 2;
  return isSuperlative(key) || /^(?:last|next|new|recent|first)$/.test(key) ? 1 : 0;
}

/** "The order that is pending" is the pending one. */
function asQuality(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const [is, quality] = [tokens[at + 1], tokens[at + 2]];
  const isSaid = is !== undefined && /^(?:is|are)$/.test(is.key) && at + 3 === tokens.length;
  if (!isSaid || quality?.kind !== 'word' || quality.named || markers.has(quality.key) || small.has(quality.key)) return undefined;
  return withBefore(tokens.slice(0, at), quality);
}
const small: ReadonlySet<string> = new Set(
  'not my our your his her its their mine yours on off up down out in there here left this that all'.split(' '),
);

/** "Users who pay" are users that pay. */
function asThat(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const relative = tokens[at] as Token;
  if (relative.key === 'that' || tokens[at - 1]?.plural !== true || tokens[at + 1] === undefined) return undefined;
  return [...tokens.slice(0, at), { ...relative, key: 'that' }, ...tokens.slice(at + 1)];
}

/** "Which books did Ana read", "which were read by Ana": show the books read by Ana. */
export function asShown(tokens: readonly Token[]): readonly Token[] {
  const [which] = tokens;
  if (which?.kind !== 'word' || !/^(?:what|which)$/.test(which.key)) return tokens;
  const at = tokens.findIndex(
    ({ kind, key, named }, index) => index > 1 && kind === 'word' && !named && (key === 'did' || key === 'have' || being.has(key)),
  );
  const thing = tokens.slice(1, at);
  if (
    at < 2 ||
    times.has(thing.at(-1)?.key ?? '') ||
    !thing.every(({ kind, key }) => kind === 'word' && !markers.has(key) && !verbs.has(key) && !questionWords.has(key) && key !== 'of')
  )
    return tokens;
  const read: Token = { ...which, key: 'show' };
  const isHad = tokens[at]?.key === 'have';
  if (tokens[at]?.key !== 'did' && !isHad) {
    const done = tokens[at + 1];
    // "Which is rated highest?" asks for the best.
    const isBest = tokens.slice(at + 2).some(({ kind, key }) => kind === 'word' && isSuperlative(key));
    if (done?.kind !== 'word' || done.participle !== true || done.named || isBest) return tokens;
    return at + 2 === tokens.length ? [read, done, ...thing] : [read, ...thing, ...tokens.slice(at + 1)];
  }
  const end = endOfName(tokens, at + 1);
  const [act, next] = [tokens[end], tokens[end + 1]];
  if (isHad && act?.participle !== true) return tokens;
  if (end === at + 1 || act?.kind !== 'word' || act.named || markers.has(act.key) || verbs.has(act.key)) return tokens;
  if (next !== undefined && !(next.kind === 'mark' || (next.kind === 'word' && markers.has(next.key)))) return tokens;
  return [
    read,
    ...thing,
    { ...act, participle: true },
    byWhom(tokens.slice(at + 1, end)),
    ...told(tokens.slice(at + 1, end)),
    ...tokens.slice(end + 1),
  ];
}

/** A parameter, whoever speaks, words with capitals; what has none of them has one word behind it. */
function endOfName(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  if (first?.kind === 'slot' || (first?.kind === 'word' && subjects.has(first.key))) return from + 1;
  let to = from;
  while (owners.has(keyAt(tokens, to) ?? '')) to += 1;
  const isOwned = to > from;
  while (tokens[to]?.named === true || (to > from && tokens[to]?.type === 'number')) to += 1;
  if (to > from && !isOwned) return to;
  const end = tokens.findIndex(({ kind, key }, index) => index > from && (kind === 'mark' || (kind === 'word' && markers.has(key))));
  return (end === -1 ? tokens.length : end) - 1;
}

const byWhom = ([first]: readonly Token[]): Token => ({
  kind: 'word',
  key: 'by',
  start: (first as Token).start,
  end: (first as Token).start,
});
const told = (who: readonly Token[]): readonly Token[] => who.map((token) => (token.key === 'i' ? { ...token, key: 'me' } : token));

/** "The contract that Nordlicht sent", "the users I have blocked": sent by Nordlicht, blocked by me. */
function asDoneBy(tokens: readonly Token[], at: number, from: number): readonly Token[] | undefined {
  const end = endOfSubject(tokens, from);
  if (end === undefined) return undefined;
  let act = end;
  while (having.has(keyAt(tokens, act) ?? '')) act += 1;
  const done = tokens[act];
  if (done?.kind !== 'word' || done.participle !== true || done.named || having.has(done.key) || verbs.has(done.key)) return undefined;
  const next = tokens[act + 1];
  // "That Ana gave Bo" is more than given by Ana.
  if (
    next !== undefined &&
    !(next.kind === 'mark' || (next.kind === 'word' && (markers.has(next.key) || bounds.has(next.key) || placing.has(next.key))))
  )
    return undefined;
  // "The days I have left".
  if (act > end && done.key === 'leav') return undefined;
  const who = tokens.slice(from, end);
  // "The request that Ana made" is hers.
  const isOwn = made.has(done.key) && asked.has(tokens[at - 1]?.key ?? '') && who.some(({ kind, named }) => kind === 'slot' || named);
  return [...tokens.slice(0, at), ...(isOwn ? [] : [done]), byWhom(who), ...told(who), ...tokens.slice(act + 1)];
}

const made: ReadonlySet<string> = new Set('make send submit file fil put hand plac place'.split(' '));
const asked: ReadonlySet<string> = new Set('request application complaint proposal question suggestion claim'.split(' '));

/** A parameter, whoever speaks, or words with capitals and numbers; behind a relative, what has no other word of grammar in it. */
function endOfSubject(tokens: readonly Token[], from: number): number | undefined {
  const first = tokens[from];
  if (first === undefined || first.kind === 'mark') return undefined;
  if (first.kind === 'slot') return from + 1;
  if (first.kind === 'word' && subjects.has(first.key)) return from + 1;
  let to = from;
  while (owners.has(keyAt(tokens, to) ?? '')) to += 1;
  for (; to < tokens.length && to - from <= longestName; to += 1) {
    const token = tokens[to] as Token;
    if (
      token.kind === 'mark' ||
      (token.kind === 'word' && (verbs.has(token.key) || having.has(token.key) || (token.participle && !token.named)))
    )
      break;
    if (token.kind === 'word' && !token.named && (markers.has(token.key) || relatives.has(token.key))) return undefined;
  }
  return to === from ? undefined : to;
}

/** "Customers whose invoices are overdue": with overdue invoices. */
function asHad(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const is = tokens.findIndex(({ key, kind }, index) => index > at + 1 && kind === 'word' && being.has(key));
  const what = tokens[is + 1];
  const next = tokens[is + 2];
  if (is === -1 || is > at + 3 || what?.kind !== 'word' || what.named || what.key === 'not' || markers.has(what.key)) return undefined;
  if (next !== undefined && !(next.kind === 'word' && next.key === 'and') && next.kind !== 'mark') return undefined;
  const whose = tokens[at] as Token;
  return [...tokens.slice(0, at), { ...whose, key: 'with' }, what, ...tokens.slice(at + 1, is), ...tokens.slice(is + 2)];
}

/** "The playlist of mine" is my playlist. */
function withOwnFirst(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, key }, index) => index > 0 && kind === 'word' && key === 'of' && tokens[index + 1]?.key === 'mine');
  return at === -1 ? tokens : [...tokens.slice(0, at), ...tokens.slice(at + 2)];
}
