/** Which word of a request says which word of a skill, and whether each of them does there what it does here. */

import { actOf } from './act-words.ts';
import { isSame } from './align.ts';
import type { Element } from './clauses.ts';
import { begins, isJoint, isVerb, type Placed, plainActs, telling } from './placed.ts';

/** Acts that nothing else can be meant by where no act is said. */
const impliedActs: ReadonlySet<string> = new Set(['@type', '@select', '@schedule', '@apply', '@send', '@book']);
/** What says an act in a word that is no verb. */
const actWords: Readonly<Record<string, string>> = { new: '@add', number: '@count', on: '@enable', off: '@disable' };
/** Say nothing that the rest does not. */
const idle: ReadonlySet<string> = new Set(['its', 'it', 'say', 'list']);

/** Who says so many words of a skill means it, whatever act is left out. */
const labelsEnough = 2;

/** The place in the skill by the place in the request; `undefined` when something of the skill is not said. */
export function pairsOf(wanted: readonly Placed[], said: readonly Placed[]): Map<number, number> | undefined {
  const pairs = new Map<number, number>();
  const missing: Placed[] = [];
  for (const one of wanted) {
    const { element, at } = one;
    if (isJoint(element)) continue;
    const found = said.filter((other) => isSame(element, other.element) && !pairs.has(other.at));
    const [first, ...others] = found;
    if (others.length > 0 || (first !== undefined && wanted.some((other) => other.at !== at && isSame(other.element, element))))
      return undefined;
    if (first !== undefined) pairs.set(first.at, at);
    else if (!isUnneeded(wanted, at) && !(element.kind === 'word' && idle.has(element.key))) missing.push(one);
  }
  if (
    said.some(
      ({ at, element: { optional } }) =>
        optional === true && !pairs.has(at) && !isVerb(said[at]?.element as Element) && !isUnneeded(said, at),
    )
  )
    return undefined;
  const isNamedOtherwise = wanted.some(
    ({ element, at }) => element.optional === true && !isVerb(element) && ![...pairs.values()].includes(at),
  );
  if (isNamedOtherwise && said.some(({ at, element }) => element.optional === true && !isVerb(element) && !pairs.has(at))) return undefined;
  const saysNoAct = !said.some(({ element }) => isVerb(element));
  for (const {
    element: { key },
    at,
  } of missing) {
    const word = said.find((one) => !pairs.has(one.at) && saysAct(said, one, key));
    // Before a value it is said, or labels tell the values: "insure my car" is no value of what is searched for or booked.
    const isTold = wanted[at + 1]?.element.kind !== 'slot' || (!plainActs.has(key) && pairs.size >= labelsEnough);
    if (word === undefined && !isTold) return undefined;
    if (word === undefined && plainActs.has(key) && begins(wanted, at)) continue;
    if (word !== undefined)
      pairs.set(
        word.at,
        wanted.findIndex(({ element }) => element.key === key),
      );
    else if (!(saysNoAct && missing.length === 1 && isImplied(key, said))) return undefined;
  }
  return pairs;
}

/** At the beginning or at the end an act may be said as a noun is: "invoice download". */
function saysAct(said: readonly Placed[], { at, element, marker }: Placed, key: string): boolean {
  // What was called is not to be called.
  if (element.kind !== 'word' || element.participle || (marker !== '' && at > 0)) return false;
  // The number of the page tells which it is, and counts nothing.
  const isAct = actWords[element.key] === key && (key !== '@count' || said.some((one) => one.element.plural === true));
  return isAct || ((at === 0 || at === said.length - 1) && actOf(element.key) === key);
}

/** A kind of control or place, unless it tells what is counted: "the second row". */
const isUnneeded = (all: readonly Placed[], at: number): boolean =>
  all[at]?.element.optional === true && !isVerb(all[at].element) && all[at - 1]?.element.type !== 'ordinal';

const isImplied = (key: string, said: readonly Placed[]) =>
  impliedActs.has(key) || ((key === '@add' || key === '@edit') && said.some(({ marker }) => marker === 'to'));

/** Whether acts come in their order, and what stands in a place for the skill stands in no other. */
export function keepsRoles(wanted: readonly Placed[], said: readonly Placed[], pairs: ReadonlyMap<number, number>): boolean {
  const both = [...pairs].map(([there, here]) => ({ here: wanted[here] as Placed, there: said[there] as Placed }));
  const acts = both.filter(({ here }) => isVerb(here.element)).sort((a, b) => a.there.at - b.there.at);
  if (!rises(acts.map(({ here }) => here.at))) return false;
  const clauses = new Map(acts.map(({ here, there }) => [there.clause, here.clause]));
  const saidActs = new Set(acts.map(({ here }) => here.clause));
  const isOfOther = both.some(({ here, there }) => {
    const act = clauses.get(there.clause);
    return act !== undefined && act !== here.clause && (saidActs.has(here.clause) || act > here.clause);
  });
  if (isOfOther) return false;
  const dropped = new Set<number>();
  const kept = new Set<number>();
  for (const { here, there } of both) {
    // "Report it as found" finds nothing.
    if (isVerb(here.element) && here.marker === '' && there.marker !== '') return false;
    if (isVerb(here.element)) continue;
    if (here.element.key === 'not' && wanted[here.at + 1]?.element.key !== said[there.at + 1]?.element.key) return false;
    if (here.marker !== there.marker && (there.marker !== '' || telling.has(here.marker))) return false;
    // "Ana and the team" are not Ana to the team.
    const isJoined = said[there.at - 1]?.element.key === 'and' && wanted[here.at - 1]?.element.key !== 'and';
    if (isJoined && here.marker !== there.marker) return false;
    if (here.marker !== '') (here.marker === there.marker ? kept : dropped).add(here.part);
  }
  if ([...dropped].some((part) => kept.has(part))) return false;
  const literals = both.filter(({ here }) => !isVerb(here.element)).sort((a, b) => a.there.at - b.there.at);
  // Without its preposition only its place among the others tells what a word is for.
  const bare = literals.filter(({ here }) => here.marker !== 'in');
  if (dropped.size > 0 && !rises(bare.map(({ here }) => here.part))) return false;
  return !isTurned(wanted, literals) && keepsGroups(literals);
}

interface Both {
  readonly here: Placed;
  readonly there: Placed;
}

/** Behind one preposition, too: "a cup of rice" is no rice of a cup, and "to Bo, to Ana" nothing to Ana's Bo. Values have labels. */
function isTurned(wanted: readonly Placed[], literals: readonly Both[]): boolean {
  if (wanted.some(({ element }) => element.kind === 'slot')) return false;
  const isMarked = ({ here, there }: Both) => here.marker !== '' && here.marker === there.marker;
  const differ = (one: Both, next: Both) =>
    next.here.marker === one.here.marker &&
    next.here.clause === one.here.clause &&
    next.there.clause === one.there.clause &&
    (next.here.part < one.here.part || (next.here.part === one.here.part) !== (next.there.part === one.there.part));
  const marked = literals.filter(isMarked);
  return marked.some((one, at) => marked.slice(at + 1).some((next) => differ(one, next)));
}

/** Words that belong together stand together and in their order; what "of" joins in the request is joined in the skill. */
function keepsGroups(literals: readonly Both[]): boolean {
  const done = new Set<number>();
  for (const [index, { here, there }] of literals.entries()) {
    const before = literals[index - 1];
    if (before !== undefined && before.here.group === here.group) {
      if (before.here.at > here.at) return false;
    } else if (done.has(here.group)) return false;
    done.add(here.group);
    const isOne = before !== undefined && before.there.part === there.part;
    // "The dog's owner" is not the dog of the owner.
    const isOwner = before?.there.element.owner === true;
    const isJoined = isOne && (before.there.group !== there.group || (isOwner && before.here.part === here.part));
    if (isJoined && before.here.at > here.at) return false;
    // "Mails with attachments" are not the attachments of mails.
    const isOwned = isOne && (isTurnedRound(before.there.element, there.element) || isOwner);
    if (isOwned && before.here.part !== here.part && here.marker !== there.marker) return false;
  }
  return true;
}

/** Joined by "of", the owner stands behind; a word that was only understood stands nowhere. */
const isTurnedRound = (one: Element, next: Element): boolean => one.start > next.start && next.end > next.start;

const rises = (numbers: readonly number[]): boolean => numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] as number));
