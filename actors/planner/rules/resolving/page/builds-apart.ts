/** Siblings of one build that stand in different places, where no part of the page is marked around either: results, and the figures beside them. */
import type { ObservedGroup } from '../../../../../farm/page/port.ts';
import { isClickable } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

/** The lists, each cut where two of it that are of other kinds stand side by side; what is of one kind further on stays of one list. */
export const builtApart = (lists: readonly (readonly Unit[])[], groups: readonly ObservedGroup[]): readonly (readonly Unit[])[] =>
  lists.flatMap((units) => (groups[units[0]?.group ?? 0]?.role === 'item' ? partedByKind(units, groups) : [units]));

interface Kind {
  /** What the page's maker calls it. */
  readonly called: string;
  readonly canBePressed: boolean;
}

function partedByKind(units: readonly Unit[], groups: readonly ObservedGroup[]): readonly (readonly Unit[])[] {
  const kindOf = ({ group, elements }: Unit): Kind => ({
    called: groups[group]?.hints?.split(' ')[0] ?? '',
    canBePressed: elements.some(isClickable),
  });
  const keyOf = ({ called, canBePressed }: Kind) => called || String(canBePressed);
  const lists = new Map<string, Unit[]>();
  let list: Unit[] | undefined;
  let last: { readonly unit: Unit; readonly kind: Kind } | undefined;
  for (const unit of units) {
    const kind = kindOf(unit);
    const key = keyOf(kind);
    if (!list || (last && keyOf(last.kind) !== key && (isParted(last.unit, unit) || areUnlike(last.kind, kind)))) {
      list = lists.get(key) ?? [];
      lists.set(key, list);
    }
    list.push(unit);
    last = { unit, kind };
  }
  return [...lists.values()];
}

/** Of one list all can be pressed or none, or its maker calls them the same. */
const areUnlike = (one: Kind, other: Kind): boolean =>
  one.called !== '' && other.called !== '' && one.called !== other.called && one.canBePressed !== other.canBePressed;

/** Something else stands between the two. */
const isParted = ({ elements: before }: Unit, { elements: after }: Unit): boolean =>
  (after[0]?.index ?? 0) - (before.at(-1)?.index ?? 0) > 1;
