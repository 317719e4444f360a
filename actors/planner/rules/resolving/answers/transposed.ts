/** Tables that are turned round: their columns are the things, and each row says one value of all of them. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { hasMore, isOnePageOfSeveral } from '../page/paging.ts';
import type { Unit } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

const surely = 0.9;

/** Rows that begin with a label of that name, and go on with a value for each of their columns. */
function rowsOf(said: string, { scene }: Looking): readonly Unit[] {
  return [...scene.units.values()].filter(({ group, elements: [first, ...cells] }) => {
    if (scene.groups[group]?.role !== 'row' || first === undefined || first.role === 'columnheader' || cells.length < 2) return false;
    return likeness(said, first.name) >= surely && (first.column ?? '') === '' && cells.every(({ column = '' }) => column !== '');
  });
}

/** "The price of Plus": in the row of prices, what stands in the column of that name. */
export function cellUnder({ name, exact, within, rank, where, ordinal }: Description, looking: Looking): ObservedElement | undefined {
  if (!within || exact || name === '' || rank || where || ordinal !== undefined || within.rank || within.where) return undefined;
  const thing = within.name || within.whole;
  const cells = rowsOf(name, looking).flatMap(({ elements }) => elements.slice(1));
  return thing === '' ? undefined : onlyOf(cells.filter(({ column = '' }) => likeness(thing, column) >= surely));
}

/** "Which plan is the cheapest?": the name of the column that ranks first in the row that it goes by; undefined where there is no such row. */
export function columnRanked({ rank, name, noun, where, except }: Description, looking: Looking): string | undefined {
  if (!rank || rank.by === '' || where || except || !/^\p{Ll}*$/u.test(name)) return undefined;
  const { scene } = looking;
  const isOfThem = ({ group, elements }: Unit) =>
    [
      elements[0]?.context ?? '',
      ...scene
        .around({ group })
        .slice(1)
        .map((around) => scene.groups[around]?.name ?? ''),
    ].some((text) => holdsSense(text, noun || name));
  const [row, ...others] = rowsOf(rank.by, looking).filter(isOfThem);
  if (!row || others.length > 0 || isOnePageOfSeveral(looking) || hasMore(looking)) return undefined;
  const told = row.elements.slice(1).map(({ name: text, column = '' }) => ({ column, value: measures(text, looking.now)[0]?.value }));
  const sorted = told.flatMap(({ column, value }) => (value === undefined ? [] : [{ column, value }]));
  if (sorted.length < told.length) return undefined;
  sorted.sort((a, b) => (rank.order === 'least' ? a.value - b.value : b.value - a.value));
  const [at, before, after] = [rank.place - 1, rank.place - 2, rank.place].map((place) => sorted[place]) as typeof sorted;
  return at && at.value !== before?.value && at.value !== after?.value ? at.column : undefined;
}
