/**
 * Lays the words of a skill on those of a request that says the same tersely or in another order: all words of both must be
 * accounted for, and what tells roles apart (prepositions, labels, kinds of values, their order) must not contradict.
 */
import { type Binding, isSame } from './align.ts';
import type { Clause, Element } from './clauses.ts';
import { elementsIn, kindOf } from './parameters.ts';
import { actOf } from './senses.ts';

/** An element with where it stands: parts and groups (what "of" joins) are counted through. */
interface Placed {
  readonly element: Element;
  readonly marker: string;
  readonly part: number;
  readonly group: number;
  readonly clause: number;
  readonly at: number;
}

interface Run {
  readonly elements: readonly Element[];
  readonly marker: string;
  /** Whether its preposition stands before it. */
  readonly isFirst: boolean;
  readonly kind: string;
  /** The literals of the skill beside it, as places in the skill. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Compiled value by parameter. */
type Compiled = Readonly<Record<string, string>>;

const mostSlots = 4;
/** Acts that need not be said where what they are done to is. */
const plainActs: ReadonlySet<string> = new Set(['@goto', '@read', '@search']);
/** Acts that nothing else can be meant by where no act is said. */
const impliedActs: ReadonlySet<string> = new Set(['@type', '@select', '@schedule', '@apply', '@send', '@book']);
/** What says an act in a word that is no verb. */
const actWords: Readonly<Record<string, string>> = { new: '@add', number: '@count', on: '@enable', off: '@disable' };
/** Without them it says another thing. */
const telling: ReadonlySet<string> = new Set('before after until between against without except under over about'.split(' '));

/** What several values and their labels stand between. */
const isJoint = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'slot' || element.kind === 'mark' || (element.kind === 'word' && element.key === 'and'));
/** Say nothing that the rest does not. */
const idle: ReadonlySet<string> = new Set(['its', 'it', 'say', 'list']);

const isVerb = ({ key, kind }: Element) => kind === 'word' && key.startsWith('@');

function placed(clauses: readonly Clause[]): readonly Placed[] {
  const all: Placed[] = [];
  let part = 0;
  let group = 0;
  for (const [clause, parts] of clauses.entries()) {
    for (const { marker, words } of parts) {
      part += 1;
      group += 1;
      let last = -1;
      for (const element of words) {
        if (element.start < last || isJoint(element) || isJoint(all.at(-1)?.element)) group += 1;
        last = element.start;
        all.push({ element, marker, part, group, clause, at: all.length });
      }
    }
  }
  return all;
}

/** Undefined when a word of one of them is not accounted for, or it could be read in two ways. */
export function gathered(template: readonly Clause[], request: readonly Clause[], compiled: Compiled): Binding | undefined {
  if (!template.every((clause) => clause[0]?.words.some(isVerb) || (clause[0] && isVerb(clause[0].words.at(-1) as Element))))
    return undefined;
  const wanted = placed(template);
  const said = placed(request);
  const slots = wanted.filter(({ element }) => element.kind === 'slot');
  if (slots.length > mostSlots || wanted.some(({ element: { kind, key } }) => kind === 'value' && key.includes('{{param:')))
    return undefined;
  const pairs = pairsOf(wanted, said);
  if (pairs === undefined || !keepsRoles(wanted, said, pairs)) return undefined;
  const runs = runsOf(said, pairs);
  return runs?.length === slots.length ? assigned(slots, runs, wanted, compiled) : undefined;
}

/** The place in the skill by the place in the request; `undefined` when something of the skill is not said. */
function pairsOf(wanted: readonly Placed[], said: readonly Placed[]): Map<number, number> | undefined {
  const pairs = new Map<number, number>();
  const missing: Element[] = [];
  for (const { element, at } of wanted) {
    if (isJoint(element)) continue;
    const found = said.filter((other) => isSame(element, other.element) && !pairs.has(other.at));
    const [first, ...others] = found;
    if (others.length > 0 || (first !== undefined && wanted.some((other) => other.at !== at && isSame(other.element, element))))
      return undefined;
    if (first !== undefined) pairs.set(first.at, at);
    else if (!isUnneeded(wanted, at) && !(element.kind === 'word' && idle.has(element.key))) missing.push(element);
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
  const saysNoAct = !said.some(({ element }) => isVerb(element) && !plainActs.has(element.key));
  for (const { key } of missing) {
    const word = said.find((one) => !pairs.has(one.at) && saysAct(said, one, key));
    if (word === undefined && plainActs.has(key)) continue;
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
function saysAct(said: readonly Placed[], { at, element }: Placed, key: string): boolean {
  if (element.kind !== 'word') return false;
  return actWords[element.key] === key || ((at === 0 || at === said.length - 1) && actOf(element.key) === key);
}

/** A kind of control or place, unless it tells what is counted: "the second row". */
const isUnneeded = (all: readonly Placed[], at: number): boolean =>
  all[at]?.element.optional === true && !isVerb(all[at].element) && all[at - 1]?.element.type !== 'ordinal';

const isImplied = (key: string, said: readonly Placed[]) =>
  impliedActs.has(key) || ((key === '@add' || key === '@edit') && said.some(({ marker }) => marker === 'to'));

/** Whether acts come in their order, and what stands in a place for the skill stands in no other. */
function keepsRoles(wanted: readonly Placed[], said: readonly Placed[], pairs: ReadonlyMap<number, number>): boolean {
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
    if (isVerb(here.element)) continue;
    if (here.element.key === 'not' && wanted[here.at + 1]?.element.key !== said[there.at + 1]?.element.key) return false;
    if (here.marker !== there.marker && (there.marker !== '' || telling.has(here.marker))) return false;
    if (here.marker !== '') (here.marker === there.marker ? kept : dropped).add(here.part);
  }
  if ([...dropped].some((part) => kept.has(part))) return false;
  const literals = both.filter(({ here }) => !isVerb(here.element)).sort((a, b) => a.there.at - b.there.at);
  // Without its preposition only its place among the others tells what a word is for.
  const bare = literals.filter(({ here }) => here.marker !== 'in');
  if (dropped.size > 0 && !rises(bare.map(({ here }) => here.part))) return false;
  return keepsGroups(literals);
}

/** Words that belong together stand together and in their order; what "of" joins in the request is joined in the skill. */
function keepsGroups(literals: readonly { readonly here: Placed; readonly there: Placed }[]): boolean {
  const done = new Set<number>();
  for (const [index, { here, there }] of literals.entries()) {
    const before = literals[index - 1];
    if (before !== undefined && before.here.group === here.group) {
      if (before.here.at > here.at) return false;
    } else if (done.has(here.group)) return false;
    done.add(here.group);
    const isJoined = before !== undefined && before.there.part === there.part && before.there.group !== there.group;
    if (isJoined && before.here.at > here.at) return false;
  }
  return true;
}

const rises = (numbers: readonly number[]): boolean => numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] as number));

const apart: ReadonlySet<string | undefined> = new Set(['quoted', 'date', 'time', 'email', 'url', 'secret']);

/** What is left of the request, in stretches; undefined when an act is left that is not plain. */
function runsOf(said: readonly Placed[], pairs: ReadonlyMap<number, number>): readonly Run[] | undefined {
  const runs: Placed[][] = [];
  let last: Placed | undefined;
  for (const one of said) {
    const { element, at } = one;
    if (pairs.has(at) || isJoint(element) || (element.kind === 'word' && (element.key === 'it' || element.key === 'its'))) last = undefined;
    else if (isVerb(element)) {
      if (!plainActs.has(element.key)) return undefined;
      last = undefined;
    } else {
      const goesOn = last !== undefined && last.part === one.part && !apart.has(last.element.type) && !apart.has(element.type);
      if (goesOn) runs.at(-1)?.push(one);
      else runs.push([one]);
      last = one;
    }
  }
  return runs
    .filter((run) => run.length > 1 || run[0]?.element.optional !== true)
    .map((run) => {
      const [first, end] = [run[0] as Placed, run.at(-1) as Placed];
      const elements = run.map(({ element }) => element);
      return {
        elements,
        marker: first.marker,
        isFirst: said[first.at - 1]?.part !== first.part,
        kind: elements.length === 1 && elements[0]?.type === 'quoted' ? 'text' : kindOf(elements),
        before: pairs.get(first.at - 1),
        after: pairs.get(end.at + 1),
      };
    });
}

function assigned(slots: readonly Placed[], runs: readonly Run[], wanted: readonly Placed[], compiled: Compiled): Binding | undefined {
  const ways = permutations(runs).flatMap((way) => {
    const score = scoreOf(slots, way, wanted, compiled);
    return score === undefined ? [] : [{ way, score }];
  });
  ways.sort((a, b) => b.score - a.score);
  const [best, next] = ways;
  if (best === undefined || best.score === next?.score) return undefined;
  return new Map(slots.map(({ element }, index) => [element.key, (best.way[index] as Run).elements]));
}

/** The more the better; undefined when it can't be meant. */
function scoreOf(slots: readonly Placed[], way: readonly Run[], wanted: readonly Placed[], compiled: Compiled): number | undefined {
  let score = 0;
  for (const [index, slot] of slots.entries()) {
    const run = way[index] as Run;
    const value = compiled[slot.element.key] ?? '';
    if (run.kind !== kindOfValue(value)) return undefined;
    const isFirst = wanted[slot.at - 1]?.part !== slot.part;
    const marker = isFirst ? slot.marker : '';
    if (run.isFirst && run.marker !== '' && run.marker !== marker && (isFirst || run.marker !== slot.marker)) return undefined;
    if (telling.has(slot.marker) && run.marker !== slot.marker) return undefined;
    if (run.isFirst && run.marker !== '' && run.marker === marker) score += 2;
    const labelled = labelScore(slot, run, slots, wanted);
    if (labelled === undefined) return undefined;
    score += labelled;
    const alike = way.slice(0, index).filter(({ kind }) => kind === run.kind);
    const isBehind = alike.some(({ elements }) => (elements[0]?.start ?? 0) > (run.elements[0]?.start ?? 0));
    if (isBehind) score -= 1;
  }
  return score;
}

/** A label before or behind a value says which it is; undefined when it is that of another. */
function labelScore(slot: Placed, run: Run, slots: readonly Placed[], wanted: readonly Placed[]): number | undefined {
  let score = 0;
  for (const label of [run.before, run.after]) {
    if (label === undefined || isVerb((wanted[label] as Placed).element)) continue;
    if (label === slot.at - 1) score += 2;
    else if (label === run.before && slots.some(({ at }) => at - 1 === label)) return undefined;
    else if (label === slot.at + 1) score += 1;
  }
  return score;
}

const kindOfValue = (value: string): string => kindOf(elementsIn(value));

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}
