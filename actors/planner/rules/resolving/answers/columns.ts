/** "My seat on the trip to Oslo": what is asked for is one value of an entry that is told by its other values, and never what the entry is called. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';
import { textOf } from './value-kinds.ts';

/** Asked by a plain noun, of an entry that the rest of the words tell. */
const isValueOf = ({ name, noun, where, rank, ordinal, beside, roles }: Description): boolean =>
  name === '' && noun !== '' && where !== undefined && !rank && ordinal === undefined && !beside && roles.length === 0;

/** The kind of the entries, which a page seldom tells of each. */
const isKind = ({ name, noun, exact, where, rank, ordinal, within }: Description): boolean =>
  name === noun && noun !== '' && !exact && !where && !rank && ordinal === undefined && !within;

/** Where a table has a column of that name: the cell in it, of the row that is told. */
export function columnAsked({ within, ...what }: Description, { elements }: Scene): Description | undefined {
  const { noun } = what;
  if (!isValueOf(what) || (within && !isKind(within))) return undefined;
  return elements.some(({ column = '' }) => likeness(noun, column) >= 0.9) ? { ...what, name: noun, whole: noun, noun: '' } : undefined;
}

/** Where there is none: what the entry says under that label. */
export function askedOfEntry({ within, where, ...what }: Description): Description | undefined {
  const { noun } = what;
  if (!where || !within || !isValueOf({ ...what, where }) || !isKind(within) || likeness(noun, within.noun) >= 0.9) return undefined;
  return { ...what, name: noun, whole: noun, noun: '', within: { ...within, name: '', where } };
}

/** "Less than 60 in the Midterm": what is compared is what stands in the column of that name, where nothing else is called so. */
export function comparedIn(what: Description, { elements }: Scene): Description {
  const { within, where = [], ...rest } = what;
  const isOpen = where.some((condition) => condition.kind === 'compares' && condition.by === '');
  if (!isOpen || !within || within.name === '' || within.where || within.rank || within.ordinal !== undefined || within.within) return what;
  if (!elements.some(({ column = '', role }) => role !== 'columnheader' && likeness(within.name, column) >= 0.9)) return what;
  return {
    ...rest,
    where: where.map((condition) => (condition.kind === 'compares' && condition.by === '' ? { ...condition, by: within.name } : condition)),
  };
}

/** Of several such values in columns of a row's own, what the row is called tells none: it has a setup price and a monthly one. */
export function isOneOfSeveral(element: ObservedElement, isSo: (text: string) => boolean, scene: Scene): boolean {
  const cells = scene.unitOf(element)?.elements.filter(({ role, column = '' }) => role !== 'columnheader' && column !== '') ?? [];
  const found = cells.filter((cell) => isSo(textOf(cell)));
  return cells.includes(element) && new Set(found.map(textOf)).size > 1;
}
