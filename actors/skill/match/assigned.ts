/** What of a request no word of the skill says, and of which parameter each stretch of it is the value. */
import type { Binding } from './align.ts';
import type { Element } from './clauses.ts';
import { elementsIn, kindOf } from './parameters.ts';
import { spelled } from './phrases.ts';
import { begins, isJoint, isVerb, type Placed, plainActs, telling } from './placed.ts';
import { lightVerbs } from './words/acts.ts';

interface Run {
  readonly elements: readonly Element[];
  readonly marker: string;
  /** Whether its preposition stands before it. */
  readonly isFirst: boolean;
  readonly kind: string;
  /** What stands behind it belongs to it: "the invitation from Ana". */
  readonly isOwner: boolean;
  /** The literals of the skill beside it, as places in the skill. */
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** Compiled value by parameter. */
export type Compiled = Readonly<Record<string, string>>;

const light: ReadonlySet<string> = new Set(lightVerbs.flatMap(spelled));
const apart: ReadonlySet<string | undefined> = new Set(['quoted', 'date', 'time', 'email', 'url', 'secret']);

/** What is left of the request, in stretches; undefined when an act is left that is not plain. */
export function runsOf(said: readonly Placed[], pairs: ReadonlyMap<number, number>): readonly Run[] | undefined {
  const runs: Placed[][] = [];
  let last: Placed | undefined;
  for (const one of said) {
    const { element, at } = one;
    if (pairs.has(at) || isJoint(element) || (element.kind === 'word' && (element.key === 'it' || element.key === 'its'))) last = undefined;
    else if (isVerb(element)) {
      if (!plainActs.has(element.key) || !begins(said, at)) return undefined;
      last = undefined;
    } else {
      if (isLight(one)) return undefined;
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
      const next = said[end.at + 1];
      return {
        elements,
        isOwner: end.element.owner === true || (next?.part === end.part && next.element.start < first.element.start),
        marker: first.marker,
        isFirst: said[first.at - 1]?.part !== first.part,
        kind: elements.length === 1 && elements[0]?.type === 'quoted' ? 'text' : kindOf(elements),
        before: pairs.get(first.at - 1),
        after: pairs.get(end.at + 1),
      };
    });
}

/** "Give it a call": what is given an act is none of its values. */
const isLight = ({ element, at }: Placed): boolean => at === 0 && element.kind === 'word' && !element.named && light.has(element.key);

export function assigned(
  slots: readonly Placed[],
  runs: readonly Run[],
  wanted: readonly Placed[],
  compiled: Compiled,
): Binding | undefined {
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
    const run = asPreceded(way[index] as Run, slot.marker);
    const value = compiled[slot.element.key] ?? '';
    if (run.kind !== kindOfValue(value)) return undefined;
    const isFirst = wanted[slot.at - 1]?.part !== slot.part;
    const marker = isFirst ? slot.marker : '';
    const isOther = run.isFirst && run.marker !== '' && run.marker !== marker && (isFirst || run.marker !== slot.marker);
    if (isOther && !(slot.marker === '' && isMeans(run))) return undefined;
    // "An invitation from Ana" is none to her.
    const owned = wanted[slot.at + 1];
    const isOwner = owned?.part === slot.part && owned.element.start < slot.element.start;
    if (slot.marker === 'to' && isFirst && !isOwner && run.isOwner) return undefined;
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

/** "Subscribe to it with ana@example.com": an address is no thing that something comes with. */
const isMeans = ({ kind, marker }: Run): boolean => kind === 'email' && (marker === 'with' || marker === 'using');

const asPreceded = (run: Run, marker: string): Run =>
  (run.marker === 'day' || run.marker === 'hour') && (marker === 'in' || marker === 'for') ? { ...run, marker } : run;

/** A label before or behind a value says which it is; undefined when it is that of another. */
function labelScore(slot: Placed, run: Run, slots: readonly Placed[], wanted: readonly Placed[]): number | undefined {
  let score = 0;
  for (const label of [run.before, run.after]) {
    if (label === undefined || isVerb((wanted[label] as Placed).element)) continue;
    const isOf = ({ at, part }: Placed) => at - 1 === label && part === wanted[label]?.part;
    if (isOf(slot)) score += 2;
    else if (label === run.before && slots.some(isOf)) return undefined;
    else if (label === slot.at + 1) score += 1;
  }
  return score;
}

const kindOfValue = (value: string): string => kindOf(elementsIn(value));

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}
