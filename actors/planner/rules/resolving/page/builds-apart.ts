/** Siblings of one build that stand in different places, where no part of the page is marked around either: results, and the figures beside them. */
import type { ObservedGroup } from '../../../../../farm/page/port.ts';
import { isClickable } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

/** The lists, each cut where something else stands between two of it that are of other kinds; what is of one kind further on stays of one list. */
export const builtApart = (lists: readonly (readonly Unit[])[], groups: readonly ObservedGroup[]): readonly (readonly Unit[])[] =>
  lists.flatMap((units) => (groups[units[0]?.group ?? 0]?.role === 'item' ? partedByKind(units, groups) : [units]));

function partedByKind(units: readonly Unit[], groups: readonly ObservedGroup[]): readonly (readonly Unit[])[] {
  const kindOf = ({ group, elements }: Unit) => groups[group]?.hints?.split(' ')[0] || (elements.some(isClickable) ? 'pressed' : 'read');
  const lists = new Map<string, Unit[]>();
  let list: Unit[] | undefined;
  let last: Unit | undefined;
  for (const unit of units) {
    if (!list || (last && isParted(last, unit) && kindOf(last) !== kindOf(unit))) {
      list = lists.get(kindOf(unit)) ?? [];
      lists.set(kindOf(unit), list);
    }
    list.push(unit);
    last = unit;
  }
  return [...lists.values()];
}

/** Something else stands between the two. */
const isParted = ({ elements: before }: Unit, { elements: after }: Unit): boolean =>
  (after[0]?.index ?? 0) - (before.at(-1)?.index ?? 0) > 1;
