/** The row that heads a table: the names of its columns, and perhaps what ticks all rows, sorts or filters them. It is none of its things. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { fold } from '../words/likeness.ts';
import type { Unit } from './scene.ts';

export function withoutHeadRows(units: readonly Unit[]): readonly Unit[] {
  const names = new Set(units.flatMap(({ elements }) => elements.flatMap(({ column }) => (column === undefined ? [] : [fold(column)]))));
  return units.filter((unit) => !isOfHeadersOnly(unit) && !isHeadOf(unit, names));
}

const isOfHeadersOnly = ({ elements }: Unit): boolean => elements.every(({ role }) => role === 'columnheader');

/** In a table whose first row is of plain cells. */
export const isHeadCell = ({ role, name, column }: ObservedElement): boolean => role === 'cell' && column !== undefined && column === name;

/** It stands in no column, and says what all the columns are called that the rows stand in. */
function isHeadOf({ elements, text }: Unit, names: ReadonlySet<string>): boolean {
  if (names.size === 0 || elements.some(({ column, role }) => column !== undefined && role !== 'columnheader')) return false;
  const said = fold(text);
  return [...names].every((name) => name.split(' ').every((word) => said.includes(word)));
}
