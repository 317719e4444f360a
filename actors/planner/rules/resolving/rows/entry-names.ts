/** What a row or card is called: its heading, its link, or the first of its texts that is no value. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { columnRanked } from '../answers/transposed.ts';
import { withoutSaid } from '../answers/without-said.ts';
import type { Looking } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { measures } from '../words/quantities.ts';

/** The name of the one entry that is described; undefined where none is, or it bears no name. */
export function entryNamed(what: Description, looking: Looking): string | undefined {
  const column = columnRanked(what, looking);
  if (column !== undefined) return column;
  const found = find(what, 'read', looking);
  if (found.type !== 'found' || found.elements.length > 1) return undefined;
  const name = nameOfEntry(found.elements[0], what.noun || what.name, looking);
  return name === undefined ? undefined : withoutSaid(name, what);
}

/** What the row or card is called that it stands in. */
export function nameOfEntry(element: ObservedElement, noun: string, looking: Looking): string | undefined {
  const unit = looking.scene.unitOf(element);
  return unit && nameIn(unit, sharedIn(unit, looking.scene), noun, looking);
}

const signs = /^[\p{P}\p{S}\d\s]*$/u;
/** A rank, a time, a sum: told of the entry, and no name of it. */
const isValue = (text: string, now: number): boolean =>
  signs.test(text) ||
  measures(text, now).some(({ kind }) => kind !== 'amount' && text.replace(/[\p{L}]{1,9}\.?/gu, '').length >= text.length * 0.4);

/** What every other one of them says too ("Reply", "Details"). */
function sharedIn(unit: Unit, { collections }: Scene): ReadonlySet<string> {
  const others = (collections.find((units) => units.includes(unit)) ?? []).filter((other) => other !== unit);
  const isEach = (name: string) =>
    !code.test(name.trim()) && others.every(({ elements }) => elements.some((other) => uncounted(other.name) === uncounted(name)));
  return new Set(others.length < 2 ? [] : unit.elements.flatMap(({ name }) => (isEach(name) ? [name] : [])));
}

/** "Like (5)", "12 replies" */
const uncounted = (name: string): string => name.replace(/[\d\s().,]+|(?<=\p{L}{3})s$/gu, '');

/** What goes by a number: the row begins with it. */
const numbered =
  /^(?:order|invoice|ticket|issue|incident|case|booking|reservation|shipment|parcel|bill|receipt|claim|quote|transaction|request)$/;
const code = /^(?:#\s?\d{2,}|[A-Z]{1,6}[-–#/]?\d[\dA-Z/-]*)$/;

/** `noun`: what such entries are; a column or a maker's word of that name is the surest. */
function nameIn(unit: Unit, shared: ReadonlySet<string>, noun: string, { now, scene }: Looking): string | undefined {
  const said = unit.elements.filter(
    ({ name, role }) => /\p{L}/u.test(name) && role !== 'button' && role !== 'columnheader' && role !== 'checkbox' && role !== 'deletion',
  );
  const number = numbered.test(noun)
    ? unit.elements.find(({ name, role }) => role !== 'checkbox' && /[\p{L}\p{N}]/u.test(name))?.name.trim()
    : undefined;
  if (number !== undefined && code.test(number)) return number;
  const [first, ...others] = said;
  // A card that can be clicked as a whole says all that stands in it.
  const isWhole = first !== undefined && others.length > 0 && !isText(first) && others.every(({ name }) => first.name.includes(name));
  const own = (isWhole ? others : said).filter(({ name }) => !isValue(name, now) && !shared.has(name));
  const called = own.find(
    ({ column = '' }) => column !== '' && [noun, 'name', 'title'].some((word) => word !== '' && likeness(word, column) >= 0.9),
  );
  const heading = own.find(({ role }) => role === 'heading' || role === 'rowheader');
  const titled = own.find(({ hints = '' }) => holdsSense(hints, 'name') || holdsSense(hints, 'title'));
  // In a table the links behind the first cell lead to other things.
  const link = scene.groups[unit.group]?.role === 'row' ? undefined : own.slice(0, 3).find(({ role }) => role === 'link');
  const element = called ?? heading ?? titled ?? link ?? own[0];
  return element && nameOf(element, said, now);
}

/** Of "Ada – 12 goals" and of a text whose values are marked off, what stands before them. */
function nameOf(element: ObservedElement, said: readonly ObservedElement[], now: number): string {
  const { name, role, group } = element;
  if (!isText(element) || role === 'heading') return name;
  // Another cell of the row marks off no part of this one.
  const isPart = (other: ObservedElement) => other.group === group && other.column === element.column;
  const marked = said.filter((other) => other !== element && isPart(other) && other.name.length < name.length && name.includes(other.name));
  const at = Math.min(...marked.map((part) => name.indexOf(part.name)).filter((place) => place > 0), name.length);
  const [begins] = marked.filter((part) => name.startsWith(part.name) && !isValue(part.name, now));
  const cut = begins ? begins.name : name.slice(0, at);
  const [head = cut, ...rest] = cut.split(/\s+[–—|·•-]\s+|:\s+|,\s+(?=\d)|\s+\(/);
  const isTold = rest.length > 0 && /\d/.test(rest.join(' ')) && /\p{L}/u.test(head);
  return (isTold ? head : cut).replace(/[\s–—|·•:,-]+$/u, '');
}

/** What does something to the entry that it stands in, beside what that says, is no name of it. */
export const handleOfEntry = (element: ObservedElement | undefined, scene: Scene): ObservedElement | undefined => {
  const others = element && actingRoles.includes(element.role) ? (scene.unitOf(element)?.elements ?? []) : [];
  return others.some((other) => other !== element && isText(other) && /\p{L}/u.test(other.name)) ? element : undefined;
};
const actingRoles: readonly string[] = ['button', 'menuitem', 'checkbox', 'switch', 'radio'];
