/** Of controls and texts that stand in no rows, each ranks by what it says itself. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Rank } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { rankedHere, tellsOf } from '../rows/ranks.ts';
import { likeness } from '../words/likeness.ts';
import type { Candidate, Looking } from './candidates.ts';

const heads: readonly string[] = ['heading', 'link', 'tab', 'summary'];

/** The one in the place that is asked for, or all in their order; none where what they say does not rank them. */
export function rankedAlone(
  { all, whole }: Description,
  rank: Rank,
  candidates: readonly Candidate[],
  { scene, now }: Looking,
): readonly ObservedElement[] {
  const elements = candidates.map(({ element }) => element);
  // What stands over them, leads to them, or holds them, is none of them.
  if (elements.length === 1 && (elements[0]?.options?.length ?? 0) > 1) return [];
  // Where a list has a column of what is ranked by, what stands in no such list ranks nowhere.
  if (elements.length === 1 && isOutsideOfRanked(elements[0], rank, scene)) return [];
  if (elements.length === 1 && !all && !heads.includes(elements[0]?.role ?? '')) return elements;
  // "Latest news" says itself that it is the latest.
  if (elements.length === 1 && !all && elements[0]?.role !== 'heading' && likeness(whole, elements[0]?.name ?? '') >= 0.9) return elements;
  const units = elements.map((element) => ({ group: -1 - element.index, elements: [element], text: element.name }));
  const ranked = rankedHere(scene, units, rank, now)?.flatMap(({ elements: own }) => own) ?? [];
  if (all) return ranked.length === elements.length ? ranked : [];
  return ranked.slice(rank.place - 1, rank.place);
}

const isOutsideOfRanked = (element: ObservedElement | undefined, rank: Rank, scene: Scene): boolean => {
  const telling = scene.collections.filter((units) => tellsOf(units, rank));
  return telling.length > 0 && !telling.some((units) => units.some(({ elements }) => element !== undefined && elements.includes(element)));
};
