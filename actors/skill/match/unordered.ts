/** What may be said in any order, in one: things that "and" joins, and clauses that do not depend on each other. */
import type { Clause, Element, Part } from './clauses.ts';

/** Of goals without parameters: where there are some, their places tell which is which. */
export function inOneOrder(clauses: readonly Clause[]): readonly Clause[] {
  const ordered = clauses.map((clause) =>
    isPaired(clause) ? clause : clause.map((part) => (isRepeated(part, clause) ? part : withOrderedThings(part))),
  );
  return ordered.every(standsAlone) ? [...ordered].sort((a, b) => compare(spelledOut(a), spelledOut(b))) : ordered;
}

/** "Ana and Bo as the first and the second": which is which, only their order tells. */
const isPaired = (clause: Clause): boolean => clause.flatMap(({ words }) => words.filter(isJoint)).length > 1;

/** "In Lyon and died in Rome": what "and" joins there is more than two things. */
const isRepeated = ({ marker }: Part, clause: Clause): boolean =>
  marker !== '' && clause.filter((other) => other.marker === marker).length > 1;

function withOrderedThings(part: Part): Part {
  const at = part.words.findIndex(isJoint);
  const joint = part.words[at];
  const [one, other] = [part.words.slice(0, at), part.words.slice(at + 1)];
  if (joint === undefined || one.length === 0 || other.length === 0 || ![...one, ...other].every(isThing)) return part;
  return compare(spelled(one), spelled(other)) <= 0 ? part : { ...part, words: [...other, joint, ...one] };
}

const isJoint = ({ kind, key }: Element): boolean => kind === 'word' && (key === 'and' || key === 'or');
/** A value may belong to a word that stands before it; "it" is what was said last. */
const isThing = ({ kind, type, key }: Element): boolean =>
  (kind === 'word' || type === 'number') && !/^(?:and|or|it|its|not|first|last|is|are|was|were|@.*)$/.test(key);

const independent: ReadonlySet<string> = new Set(
  '@type @select @tick @untick @enable @disable @subscribe @unsubscribe @follow @unfollow @read @count'.split(' '),
);
const standsAlone = (clause: Clause): boolean =>
  independent.has(clause[0]?.words[0]?.key ?? '') && clause.every(({ words }) => words.every(({ key }) => !/^its?$/.test(key)));

const spelled = (words: readonly Element[]): string => words.map(({ key }) => key).join(' ');
const spelledOut = (clause: Clause): string => clause.map(({ marker, words }) => `${marker}:${spelled(words)}`).join(' ');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
