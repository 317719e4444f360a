/** Whether words that stand in another order say the same there: what tells who does what to whom has its place kept. */
import { isManner } from './manners.ts';
import { isSuperlative } from './phrasing.ts';
import type { Word } from './said-words.ts';

/** What a word of one goal is in the other. */
export interface Both {
  readonly here: Word;
  readonly there: Word;
  /** Where it stands among the words of the other. */
  readonly at: number;
}

export interface Order {
  /** It is to be done: one after the other. */
  readonly isOrder: boolean;
  /** Its words are those that are said, and verbs are not known. */
  readonly isPlain: boolean;
  /** "Then" is said: what stands in a row has its place there. */
  readonly isInTurn: boolean;
}

type Run = readonly Both[];
type Side = 'here' | 'there';

/** In the order of the first goal. */
export function saysSame(all: readonly Both[], order: Order): boolean {
  let left = all;
  for (let rest = withoutMoved(left); rest !== undefined; rest = withoutMoved(left)) left = rest;
  const runs = runsOf(left);
  if (runs.length === 1) return left.every(isLikePlaced);
  return isTurnedName(runs, order) || isTurnedList(runs, order) || isTurnedVoice(runs);
}

const byPlace = (all: readonly Both[]): readonly Both[] => [...all].sort((a, b) => a.at - b.at);

/** Stretches that are in one order in both. */
function runsOf(all: readonly Both[]): readonly Run[] {
  const places = new Map(byPlace(all).map((one, place) => [one, place]));
  const runs: Both[][] = [];
  let last = Number.NaN;
  for (const one of all) {
    const place = places.get(one) as number;
    if (place === last + 1) runs.at(-1)?.push(one);
    else runs.push([one]);
    last = place;
  }
  return runs;
}

/** Without one stretch that may stand anywhere; undefined when there is none. */
function withoutMoved(all: readonly Both[]): readonly Both[] | undefined {
  const runs = runsOf(all);
  if (runs.length < 2) return undefined;
  const there = byPlace(all);
  const free = runs.find((run) => isHow(run) || isAdjunct(run, all, there));
  return free === undefined ? undefined : all.filter((one) => !free.includes(one));
}

/** "Permanently delete", "delete permanently". */
const isHow = (run: Run): boolean =>
  run.length === 1 &&
  run.every(({ here, there }) => here.text === there.text && isManner(here.text) && here.before === '' && there.before === '');

/** "In 1951, he moved": behind one preposition in both, first in one of them; or beside another such. */
function isAdjunct(run: Run, here: readonly Both[], there: readonly Both[]): boolean {
  const [first, last] = [run[0] as Both, run.at(-1) as Both];
  if (!mayMove(first) || !run.every(isLikePlaced)) return false;
  const [from, to] = [here.indexOf(first), there.indexOf(first)];
  if (from === 0) return endsThere(there, last, 'there') && !isBehindAnd(there, to, 'there');
  if (to === 0) return endsThere(here, last, 'here') && !isBehindAnd(here, from, 'here');
  // "In 1998 in Oslo": only what stands beside it changed places with it.
  const [next, before] = [here[here.indexOf(last) + 1], there[to - 1]];
  if (next === undefined || before === undefined || !mayMove(next) || next.here.begins) return false;
  const other = here.slice(here.indexOf(next), here.indexOf(before) + 1);
  const isBeside = other.length > 0 && other.every((one, at) => there.indexOf(one) === to - other.length + at);
  // "To Rome, then to Paris" has an order.
  if (first.here.before === next.here.before && first.here.before !== 'in') return false;
  return isBeside && (isValue(run) || isValue(other)) && endsThere(here, before, 'here') && endsThere(there, last, 'there');
}

const mayMove = ({ here, there }: Both): boolean =>
  (here.before === '' ? subordinating.has(here.key) : !bound.has(here.before)) &&
  here.before === there.before &&
  !here.joined &&
  !there.joined;
const subordinating: ReadonlySet<string> = new Set('when if because =because although though while since unless'.split(' '));
const bound: ReadonlySet<string> = new Set(['of', 'between', 'as', 'than']);

/** A name, a number or a date: what is behind a verb's particle is none. */
const isValue = (run: Run): boolean => run.every(({ here }) => here.kind !== 'word' || here.named);

/** What follows is no part of what ends with it. */
function endsThere(all: readonly Both[], last: Both, side: Side): boolean {
  const next = all[all.indexOf(last) + 1]?.[side];
  return next === undefined || next.begins || next.before !== '';
}

/** Of which of two that "and" joins it is said, its place tells. */
const isBehindAnd = (all: readonly Both[], at: number, side: Side): boolean => all.slice(0, at).some((one) => one[side].joined);

/** Behind prepositions that say the same there. */
function isLikePlaced({ here, there }: Both): boolean {
  if (here.before === there.before) return true;
  const isAlike = alike.has(`${here.before} ${there.before}`) || alike.has(`${there.before} ${here.before}`);
  // An invitation for Marta is not that of Marta.
  return isAlike && (!here.named || here.before === 'using' || there.before === 'using');
}

const alike: ReadonlySet<string> = new Set(['in of', 'of for', 'with using', 'by using']);

/** "Remote jobs in marketing", "remote marketing jobs"; "which films are the best", "the best films". */
function isTurnedName(runs: readonly Run[], { isPlain }: Order): boolean {
  const at = runs.findIndex((run, index) => index > 0 && (run[0] as Both).at < ((runs[index - 1] as Run)[0] as Both).at);
  const [thing, what] = [runs[at - 1], runs[at]];
  if (thing === undefined || what === undefined || (thing.length > 1 && what.length > 1)) return false;
  const inOrder = runs
    .with(at - 1, what)
    .with(at, thing)
    .flat();
  if (!inOrder.every((one, index) => index === 0 || one.at > (inOrder[index - 1] as Both).at)) return false;
  const [first, second] = [thing[0] as Both, what[0] as Both];
  if (!inOrder.every((one) => one === first || one === second || isLikePlaced(one))) return false;
  // "The fee's rent" owns the rent, which the fee does not that is included in it.
  const all = runs.flat();
  if (all.some((one) => !thing.includes(one) && !what.includes(one) && isOwnerOnce(one, all))) return false;
  const isBest = [first, second].some(({ here }) => here.text === 'best' || isSuperlative(here.text));
  if (isBest && runs[0]?.[0]?.here.key === 'what' && first.here.before === '' && second.there.before === '') return true;
  return (
    (thing.length === 1 && isJoined(second, first, 'here', 'there', isPlain)) ||
    (what.length === 1 && isJoined(first, second, 'there', 'here', isPlain))
  );
}

/** Whether it owns something on one side only: behind "of" it does, too. */
function isOwnerOnce(one: Both, all: readonly Both[]): boolean {
  if (one.here.owner === one.there.owner) return false;
  const side: Side = one.here.owner ? 'there' : 'here';
  const inOrder = side === 'here' ? all : byPlace(all);
  const next = inOrder[inOrder.indexOf(one) + 1]?.[side];
  return one[side].before === '' && !(next !== undefined && next.start < one[side].start);
}

/** Whether the one stands behind a preposition on one side and right before the other, in its place, on the other. */
const isJoined = (owner: Both, owned: Both, apart: Side, together: Side, isPlain: boolean): boolean =>
  joins.has(owner[apart].before) &&
  (!owner.here.named || (isPlain && places.has(owner[apart].before))) &&
  // "My appointment with my son" is not my son's.
  (owner[apart].before !== 'with' || (owner[together].start < owned[together].start && !owner[together].owner)) &&
  owned[together].before === '' &&
  !owned[together].begins &&
  owner[together].before === owned[apart].before;

const joins: ReadonlySet<string> = new Set(['of', 'in', 'for', 'about', 'with']);
/** A message for Ana is not that of Ana; hotels in Paris are Paris hotels. */
const places: ReadonlySet<string> = new Set(['of', 'in']);

/** "Written by one and directed by another", "Ann, Bo and Cy": what commas and "and" part. Acts have an order when they are to be done. */
function isTurnedList(runs: readonly Run[], { isOrder, isPlain, isInTurn }: Order): boolean {
  if (isInTurn) return false;
  const inOrder = [...runs].sort((a, b) => (a[0] as Both).at - (b[0] as Both).at);
  const from = runs[0] === inOrder[0] ? 1 : 0;
  const to = runs.at(-1) === inOrder.at(-1) ? runs.length - 1 : runs.length;
  const [items, turned, after] = [runs.slice(from, to), inOrder.slice(from, to), runs[to]?.[0]];
  const [first, second] = [items[0]?.[0], items[1]?.[0]];
  if (first === undefined || second === undefined || runs.flat().some(({ here }) => here.key === 'respectively')) return false;
  // Of two lists, the one may say which is which of the other.
  if (runs.flat().filter(({ here }) => here.joined).length > 1) return false;
  if (isOrder && (isPlain || items.flat().some(({ here }) => here.key.startsWith('@')))) return false;
  const isNamed = items.flat().every(({ here }) => here.named);
  const goesOn = ({ apart, begins, before }: Word) => begins || before !== '' || (isNamed && apart);
  if (after !== undefined && !(goesOn(after.here) && goesOn(after.there))) return false;
  const before = from === 0 ? undefined : runs[0]?.at(-1);
  if (!items.every((run, at) => isItem(run, at, 'here', before)) || !turned.every((run, at) => isItem(run, at, 'there', before)))
    return false;
  if (first.here.named !== second.here.named) return false;
  // The preposition of a list stands before its first, whichever that is.
  const led = first.here.before === turned[0]?.[0]?.there.before ? first.here.before : undefined;
  const isLed = ([one]: Run) =>
    one?.here.before === (one === first ? led : '') && one?.there.before === (one === turned[0]?.[0] ? led : '');
  const [names, rest] = [items.filter((run) => isLed(run)), runs.filter((run) => !items.includes(run) || !isLed(run))];
  return rest.flat().every(isLikePlaced) && names.every((run) => run.slice(1).every(isLikePlaced));
}

/** "Old men and women" are not old women and men, nor "Free Speech and Press" free press and speech. */
function isItem(run: Run, at: number, side: Side, last: Both | undefined): boolean {
  const { joined, begins, apart, before, named } = (run[0] as Both)[side];
  return joined || begins || (at === 0 && (apart || before !== '' || (named && last?.here.named !== true)));
}

/** "Ann wrote it", "it was written by Ann". */
function isTurnedVoice([who, act, what, ...rest]: readonly Run[]): boolean {
  const [by, verb, done] = [who?.[0], act?.[0], what?.[0]];
  if (by === undefined || verb === undefined || done === undefined || act?.length !== 1 || rest.length > 1) return false;
  const isReversed = done.at < verb.at && verb.at < by.at && (rest[0]?.[0]?.at ?? Number.POSITIVE_INFINITY) > by.at;
  const isActive = by.here.before === '' && done.here.before === '';
  const isPassive = by.there.before === 'by' && done.there.before === '' && verb.there.participle;
  const others = [who, act, what, ...rest].flatMap((run) => run ?? []).filter((one) => one !== by);
  return isReversed && isActive && isPassive && others.every(isLikePlaced);
}
