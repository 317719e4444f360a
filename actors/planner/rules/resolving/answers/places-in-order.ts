/** "The club in third place": the row that bears the number, in a table that has a column of places. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';

const ofPlaces = /^(?:#|nr\.?|no\.?|n°|pos(?:ition)?\.?|rank(?:ing)?|rk\.?|place|pl\.?|standing)$/i;
const isPlace = ({ name, noun, exact, where, rank, ordinal }: Description): boolean =>
  !exact && !where && !rank && (ordinal ?? 0) > 0 && /^(?:place|position|rank)$/.test(name || noun);

/** With what the row is called in the stead of its place; as it is where no place is said, or no only table has it. */
export function placedIn(what: Description, scene: Scene, isOwner = false): Description {
  const { within, ...rest } = what;
  if (!within) return what;
  if (isPlace(within)) {
    const entry = entryAt(within.ordinal ?? 0, scene);
    if (entry === undefined) return what;
    const called = named(entry.name);
    // "The runner in third place" is who is called so there, where no column says what else a runner is.
    const isEntry = isKind(rest) && (isOwner || isAsName(rest, scene));
    const isName = /^(?:name|title)$/.test(rest.name || rest.noun) && isAsName(rest, scene);
    return isEntry || isName ? { ...rest, ...called } : { ...rest, within: called };
  }
  const inner = placedIn(within, scene, true);
  return inner === within ? what : { ...rest, within: inner };
}

const named = (name: string) => ({ name, exact: true, whole: name, noun: '', roles: [] }) as const;

const isKind = ({ name, noun, where, rank, exact }: Description): boolean =>
  !exact && !where && !rank && /^\p{Ll}+$/u.test(name || noun) && !values.test(name || noun);
/** The table has no column of such values. */
const isAsName = ({ name, noun }: Description, { elements }: Scene): boolean =>
  !elements.some(({ column = '' }) => holdsSense(column, name || noun));
const values = /^(?:name|title|time|date|points?|score|result|price|number|value)s?$/;

/** What the only row with that number in a column of places is called: its first cell of words, which no other row has. */
function entryAt(place: number, scene: Scene): ObservedElement | undefined {
  if (isOnePageOfSeveral({ scene })) return undefined;
  const numbered = (unit: Unit) =>
    unit.elements.some(
      ({ column = '', name, role }) =>
        role !== 'columnheader' &&
        ofPlaces.test(column.trim()) &&
        Number.parseInt(name, 10) === place &&
        /^\d+(?:\.|st|nd|rd|th)?$/.test(name.trim()),
    );
  const tables = scene.collections.filter((units) => units.length > 1 && units.some(numbered));
  const [table, ...others] = tables;
  const row = table && others.length === 0 && isInOrder(table) ? onlyOf(table.filter(numbered)) : undefined;
  const entry = row?.elements.find((element) => (isText(element) || element.role === 'link') && /\p{L}{2}/u.test(element.name));
  return entry && table?.flatMap(({ elements }) => elements).filter(({ name }) => name === entry.name).length === 1 ? entry : undefined;
}

/** A column of numbers is one of places where they count up from one, as far as they are numbers. */
function isInOrder(units: readonly Unit[]): boolean {
  const numbers = units.flatMap(({ elements }) =>
    elements.flatMap(({ column = '', name, role }) =>
      role !== 'columnheader' && ofPlaces.test(column.trim()) && /^\d/.test(name.trim()) ? [Number.parseInt(name, 10)] : [],
    ),
  );
  // Those who share a place leave the next one out.
  return numbers[0] === 1 && numbers.every((number, at) => number <= at + 1 && number >= (numbers[at - 1] ?? 1));
}
