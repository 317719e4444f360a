/** Of controls and texts that stand in no rows, each ranks by what it says itself. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description, Rank } from '../instruction.ts';
import type { Candidate, Looking } from './candidates.ts';
import { rankedHere } from './ranks.ts';

/** The one in the place that is asked for, or all in their order; none where what they say does not rank them. */
export function rankedAlone(
  { all }: Description,
  rank: Rank,
  candidates: readonly Candidate[],
  { scene, now }: Looking,
): readonly ObservedElement[] {
  const elements = candidates.map(({ element }) => element);
  // What stands over them is none of them.
  if (elements.length === 1 && !all && elements[0]?.role !== 'heading') return elements;
  const units = elements.map((element) => ({ group: -1 - element.index, elements: [element], text: element.name }));
  const ranked = rankedHere(scene, units, rank, now)?.flatMap(({ elements: own }) => own) ?? [];
  if (all) return ranked.length === elements.length ? ranked : [];
  return ranked.slice(rank.place - 1, rank.place);
}
