/** Which of some rows, cards or items a description selects: by its words, conditions, rank and place. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { candidatesOf, type Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { besidesOwn } from '../page/line-words.ts';
import { isLoading } from '../page/paging.ts';
import { isPending } from '../page/pending.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { anything, available, holdsAnywhere, isCalledAnywhere, isSpokenOf } from '../page/spoken-of.ts';
import { fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { mostlyOf } from './belonging.ts';
import { fulfils, ownedSo, sayingAll } from './fulfilling.ts';
import { inStock, isGone } from './in-stock.ts';
import { callsIt, isKindOf, ofMixedHead } from './kinds-of-things.ts';
import { isInCells } from './names-in-cells.ts';
import { inOneColumn } from './one-column.ts';
import { withoutPaid } from './paid.ts';
import { isShared, ranked } from './ranks.ts';
import { inState } from './states.ts';

/** The rows or cards that the words, conditions, rank and place of a description select. */
export function unitsOf(what: Description, units: readonly Unit[], looking: Looking): readonly Unit[] {
  const had = toBeHad(what, units, looking.scene);
  if (had) return unitsSaid(had, units, looking);
  const found = unitsSaid(what, units, looking);
  // Of all of them, one may be called a room besides.
  const told = found.length === 0 || what.all ? toldByState(what) : undefined;
  // The page must speak of rooms.
  const ofState = told && isSpokenOf({ ...told, all: true }, told.name, looking.scene) ? unitsSaid(told, units, looking) : [];
  return ofState.length > found.length ? ofState : found;
}

/** "The first available tool", where some tools say of themselves that they can't be had. */
function toBeHad(what: Description, units: readonly Unit[], scene: Scene): Description | undefined {
  const [, state = '', noun = ''] = /^(free|available|bookable) (\p{Ll}{3,})$/u.exec(what.name) ?? [];
  if (state === '' || what.exact || what.noun !== '' || !units.some(isGone) || !isSpokenOf(what, noun, scene)) return undefined;
  return units.some(({ text }) => holdsWords(text, state)) ? undefined : { ...what, name: state, noun };
}

/** "The available rooms": where nothing is called so, rooms of which each says so itself. */
export function toldByState(what: Description): Description | undefined {
  const [, state = '', noun = ''] = /^((?:\p{L}[\p{L}-]*)(?: \p{Ll}[\p{L}-]*)?) (\p{Ll}{3,})$/u.exec(what.name) ?? [];
  if (state === '' || what.exact || what.noun !== '' || what.roles.length > 0) return undefined;
  // One that is written as names are is called so.
  if (/^\p{Lu}/u.test(state) && !what.all) return undefined;
  const said = { kind: 'holds', text: state.replaceAll('-', ' '), exact: false, own: true } as const;
  return { ...what, name: noun, whole: noun, where: [...(what.where ?? []), said] };
}

/** "Row 3" is the row that begins with that number, where one does. */
function numbered({ noun, whole, ordinal }: Description, units: readonly Unit[]): Unit | undefined {
  const isNumber = noun === 'row' && ordinal !== undefined && whole.endsWith(` ${ordinal}`);
  return isNumber ? onlyOf(units.filter(({ elements: [head] }) => head?.name.replace(/^#|\.$/g, '') === `${ordinal}`)) : undefined;
}

function unitsSaid(what: Description, listed: readonly Unit[], looking: Looking): readonly Unit[] {
  const { scene, now, passed = 0 } = looking;
  // Who says how an entry is called may mean any.
  const units = what.rank || what.ordinal !== undefined || what.few !== undefined || what.all ? withoutPaid(listed, what, scene) : listed;
  const isSpoken = what.name !== '' || what.noun === '' || isSpokenOf(what, what.noun, scene);
  if (!isSpoken && !holdsSense(looking.askedFor ?? '', what.noun)) return [];
  const isOfAll = isGeneric(what) && !units.some(({ text }) => holdsSense(text, what.name)) && isSpokenOf(what, what.name, scene);
  const said = isOfAll ? '' : what.name;
  let left = said === '' && available.test(what.name) ? offered(units, what.name) : ofKindSaid(what, units, scene);
  if (said !== '') {
    left = named(scene, left, said, what.exact);
    // "server web-2": what it is, and what it is called.
    const [, kind = '', called] = /^(\p{Ll}+) (.*[\p{Lu}\d].*)$/u.exec(said) ?? [];
    if (left.length === 0 && called !== undefined && !what.exact && (holdsAnywhere(kind, scene) || isSpokenOf(what, kind, scene))) {
      // In a line of parts that run into each other, too: "45 minDirect€39".
      const isSoCalled = ({ text }: Unit) => holdsSense(text, kind) || (kind.length >= leastKind && fold(text).includes(kind));
      // Where some of them say what they are, so does the one that is meant.
      left = named(scene, units, called, false).filter((unit) => isSoCalled(unit) || !units.some(isSoCalled));
    }
    // "The April bill", where the page lists bills; but what one of them is called is no word for all, as in "Oak stool".
    const [, before, sort = ''] = /^((?:\p{Lu}|\d)\S*(?: \S+)?) (\p{Ll}{3,})$/u.exec(said) ?? [];
    // Where some of them have it in their names and others not, it tells one from another.
    const telling = units.filter(({ text }) => holdsWords(text, sort)).length;
    const isForAll = isCalledAnywhere(sort, scene) && (telling === 0 || telling === units.length);
    const isSort = before !== undefined && !what.exact && (anything.test(sort) || isForAll);
    if (left.length === 0 && isSort && !scene.elements.some(({ name }) => likeness(said, name) >= 0.95))
      left = named(scene, units, before, false);
  }
  const kind = what.exact || what.roles.length > 0 ? '' : what.name === '' ? what.noun : isPlainly(what) ? what.name : '';
  const mixed = kind === '' ? undefined : ofMixedHead(scene, units, kind);
  const kin = mixed ?? (isPlainly(what) ? units.filter((unit) => isKindOf(scene, unit, what.name)) : []);
  if (kin.length > 0) left = kin;
  else if (left.length === 0 && !what.exact) left = inState(scene, units, what.name);
  if (available.test(what.name) && what.name !== 'open') left = left.filter((unit) => !isGone(unit));
  if (deniesInVain(what, units, looking)) return [];
  for (const condition of what.where ?? []) {
    const had = inStock(units, condition);
    const fulfilling = left.filter((unit) => (had ? had.includes(unit) : fulfils(scene, unit, condition, now)));
    left = fulfilling.length > 0 || had ? fulfilling : sayingAll(left, condition);
  }
  for (const condition of what.where ?? []) left = inOneColumn(left, condition);
  if (what.beside) left = standingTo(what.beside, left, what.all === true, looking);
  for (const condition of what.where ?? [])
    if (condition.kind === 'holds' && condition.whose && !condition.not) left = ownedSo(scene, left, condition);
  const apart = (what.except ?? []).map((other) => exceptedBy(other, left, looking));
  // Who excepts what is not there, means others.
  if (apart.some(({ length }) => length === 0)) return [];
  left = left.filter((unit) => !apart.some((units) => units.includes(unit)));
  // Of what is still to come, any may rank before.
  const isPlaced = what.rank !== undefined || what.ordinal !== undefined;
  const isToCome = isPlaced && left.some(({ elements: [head] }) => head !== undefined && isPending(head, scene));
  if (isToCome || (what.rank && isLoading(scene))) return [];
  if (what.rank && left.length > 0) {
    const order = ranked(left, what.rank, looking);
    const nth = order && isShared(scene, order, what.rank, now) ? undefined : order?.[what.rank.place - 1];
    left = what.all ? (order ?? []) : nth ? [nth] : [];
  } else if (what.ordinal !== undefined) {
    const nth = numbered(what, left) ?? nthOf(left, what.ordinal, passed);
    left = nth ? [nth] : [];
  }
  if (what.only && left.length !== 1) return [];
  return withFew(left, what) ?? [];
}

const leastKind = 4;

/** Where only some say by a word of its own that they are questions, these are; not where the page calls all of them so. */
function ofKindSaid({ name, noun, roles }: Description, units: readonly Unit[], scene: Scene): readonly Unit[] {
  const isRole = roles.length > 0 && units.some(({ elements }) => elements.some(({ role }) => roles.includes(role)));
  if (name !== '' || noun === '' || isRole || callsIt(scene, units, noun) === 1) return units;
  const own = units.filter(({ elements }) => elements.length > 1 && saysKind(elements, noun));
  return own.length > 0 ? own : units;
}

/** An icon that can be pressed is drawn for what it does. */
export const isIcon = (element: ObservedElement): boolean => isClickable(element) && !/[\p{L}\p{N}]/u.test(element.name);

const saysKind = (elements: readonly ObservedElement[], noun: string): boolean =>
  elements.some(
    (element) =>
      element.role !== 'button' &&
      element.role !== 'checkbox' &&
      !isIcon(element) &&
      [element.name, besidesOwn(element, elements)].some((said) => likeness(noun, said) >= 0.95),
  );

/** What can still be had of them; of those that each have a box to be ticked, "open" is what is not ticked yet. */
function offered(units: readonly Unit[], state: string): readonly Unit[] {
  const boxOf = ({ elements }: Unit) => elements.find(({ role }) => role === 'checkbox');
  if (state === 'open' && units.some(boxOf) && units.every((unit) => boxOf(unit) !== undefined))
    return units.filter((unit) => boxOf(unit)?.states.includes('checked') === false);
  return units.filter(({ elements }) => elements.some((element) => isClickable(element) && isUsable(element)));
}

/** Those behind or before another of them, or another thing of the page; "below Minimum", where that is a column, those of less than it. */
function standingTo(
  { relation, what }: NonNullable<Description['beside']>,
  units: readonly Unit[],
  isAll: boolean,
  { scene, now }: Looking,
): readonly Unit[] {
  const isOver = relation === 'above' || relation === 'before';
  if (!isOver && relation !== 'below' && relation !== 'after') return [];
  const isColumn = ({ column = '', role }: ObservedElement) => role !== 'columnheader' && likeness(what.name, column) >= 0.9;
  if (units.some(({ elements }) => elements.some(isColumn))) {
    const against = { kind: 'compares', by: '', is: isOver ? '>' : '<', value: { type: 'own', name: what.name } } as const;
    return units.filter((unit) => fulfils(scene, unit, against, now));
  }
  const called = what.name === '' ? [] : named(scene, units, what.name, what.exact);
  const [origin, ...others] = called.length > 0 ? called.flatMap(({ elements }) => elements.slice(0, 1)) : standing(what, scene);
  if (!origin || others.length > 0) return [];
  const first = ({ elements: [head] }: Unit) => head?.index ?? -1;
  const left = units.filter((unit) => (isOver ? first(unit) < origin.index : first(unit) > origin.index));
  return isAll ? left : isOver ? left.slice(-1) : left.slice(0, 1);
}

/** What is most surely called so. */
function standing(what: Description, scene: Scene): readonly ObservedElement[] {
  const [best, ...others] = candidatesOf(what, 'point', scene.elements, scene);
  return best === undefined ? [] : [best, ...others].filter(({ score }) => score === best.score).map(({ element }) => element);
}

/** Who says what they are not, means a page that says of others that they are. */
export const deniesInVain = ({ where = [] }: Description, units: readonly Unit[], { scene, now }: Looking): boolean =>
  where.some((condition) => {
    if (condition.kind !== 'holds' || !condition.not) return false;
    const { not: _not, ...said } = condition;
    return !units.some((unit) => fulfils(scene, unit, said, now));
  });

/** The first or last few of them; undefined where there are not so many. */
export function withFew<T>(things: readonly T[], { few }: Description): readonly T[] | undefined {
  if (few === undefined) return things;
  if (Math.abs(few) > things.length) return undefined;
  return few < 0 ? things.slice(few) : things.slice(0, few);
}

/** "The first", "those by Ada", "Beta": of the things that are meant, those that are excepted. */
export function exceptedBy({ noun, ...other }: Description, units: readonly Unit[], looking: Looking): readonly Unit[] {
  const isSelected = other.where ?? other.rank ?? other.ordinal;
  if (isSelected === undefined && other.name === '' && other.whole === '') return [];
  // "Iron box" may be a box, or be called so.
  const isName = isSelected === undefined && noun !== '' && units.some(({ text }) => holdsWords(text, other.whole));
  const said = isName ? other.whole : other.name || (isSelected === undefined ? other.whole : '');
  return unitsOf({ ...other, name: said, noun: noun === 'one' || isName ? '' : noun, roles: [] }, units, looking);
}

/** From 1, or from the end when negative; `passed` of them stood on pages before. */
export const nthOf = <T>(things: readonly T[], ordinal: number, passed = 0): T | undefined =>
  ordinal < 0 ? things.at(ordinal) : things[ordinal - 1 - passed];

function named(scene: Scene, units: readonly Unit[], said: string, exact: boolean): readonly Unit[] {
  const exactly = units.filter(({ elements }) => elements.some(({ name }) => likeness(said, name) >= 0.95));
  if (exactly.length > 0) return mostlyOf(scene, exactly, said);
  const holding = units.filter(({ text }) => holdsWords(text, said) || (!exact && holdsSense(text, said)));
  return holding.length > 0 ? holding : units.filter((unit) => isInCells(unit, said));
}

/** A plain word beside what really selects. */
export const isPlainly = ({ name, noun, exact, rank, where, ordinal, all }: Description): boolean =>
  !exact &&
  /^\p{Ll}+$/u.test(name) &&
  (name === noun || rank !== undefined || where !== undefined || ordinal !== undefined || all === true);

/** "The cheapest lamp", "the mail by Karen": pages seldom say what their rows are; but of "the unread messages", it says which. */
export const isGeneric = (what: Description): boolean =>
  isPlainly(what) && (what.noun === '' || what.noun === what.name || available.test(what.name));
