/** Which of a page's lists a description speaks of, and which of its rows and cards are meant. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { candidatesOf, type Looking, type Purpose } from '../finding/candidates.ts';
import { namesOffered } from '../finding/names-offered.ts';
import { radioChoices } from '../finding/radio-choices.ts';
import { clickableRoles, isClickable, isText } from '../page/kinds-of-elements.ts';
import { type Scene, type Unit, unitRoles } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { areCalledSo, callsIt, inSections, isHeadOfThings, isKindOf } from './kinds-of-things.ts';
import { rowsNamed } from './names-in-cells.ts';
import { tellsOf } from './ranks.ts';
import { isGeneric, isPlainly, toldByState, unitsOf } from './things.ts';

export function innermost(scene: Scene, units: readonly Unit[]): readonly Unit[] {
  const inner = units.map((unit) => ({ last: unit.elements.at(-1), around: scene.around(unit).slice(1) }));
  const outer = new Set(inner.flatMap(({ around }) => around));
  // An answer is no part of the entry that it stands in.
  const holds = (unit: Unit) => inner.some(({ last, around }) => last && around.includes(unit.group) && unit.elements.includes(last));
  return units.filter((unit) => !outer.has(unit.group) || !holds(unit));
}

/** Undefined when the description is of a single control rather than of a row or card. */
export function unitsMeant(
  what: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
  looking: Looking,
): readonly Unit[] | undefined {
  const { scene } = looking;
  if (purpose === 'fill' || purpose === 'choose' || purpose === 'use') return undefined;
  const { rank, ordinal, where, roles } = what;
  const named = rank || ordinal !== undefined || where || roles.length > 0 ? [] : rowsNamed(what.name, scene);
  if (named.length > 0) return named;
  // A row is a part of the map, not an element of it.
  const isOfParts =
    what.roles.length > 0 &&
    what.roles.every((role) => unitRoles.includes(role) || role === 'group') &&
    what.roles.some((role) => unitRoles.includes(role)) &&
    !pool.some(({ role }) => what.roles.includes(role));
  const choices = purpose === 'click' || purpose === 'check' ? radioChoices(what, pool, scene, looking.now) : undefined;
  if (choices) return unitsOf({ ...what, name: '', noun: '' }, choices, looking);
  const isOfThings = (what.roles.length === 0 || isOfParts) && (what.noun !== '' || isGeneric(what) || toldByState(what) !== undefined);
  const isSelected = what.ordinal !== undefined || what.all || what.where;
  if (!what.rank && !(isOfThings && (isSelected || (what.name !== '' && !namesAControl(what, pool))))) return undefined;
  const isNamed = !what.rank && !what.where && what.ordinal === undefined && what.name !== '';
  const called = isNamed && what.noun === '' ? candidatesOf(what, purpose, pool, scene) : [];
  const isHead = called.length > 0 && what.all === true && isHeadOfThings(what, called, scene);
  if (called.length > 0 && !isHead) return undefined;
  const inPool = new Set(pool);
  const collections = scene.collections
    .filter((units) => !isPager(units) || isSaidOfPages(what))
    .map((units) => units.filter(({ elements }) => elements.some((element) => inPool.has(element))))
    .filter((units) => units.length > 0 && (!isHead || areCalledSo(units, what.name, scene)));
  // "The cheapest lamp" is one of those that stand under "Lamps", and of no other list.
  const kind = what.rank && !what.exact ? what.noun || (isPlainly(what) ? what.name : '') : '';
  const kin = kind === '' ? [] : collections.map((units) => units.filter((unit) => isKindOf(scene, unit, kind)));
  const ofKind = kin.filter(({ length }) => length > 0);
  // What ranks has a value that it ranks by: instructions that speak of such things are none of them.
  const isRanked = rank === undefined || ofKind.some((units) => tellsOf(units, rank)) || !collections.some((units) => tellsOf(units, rank));
  const listed = ofKind.length > 0 && isRanked ? ofKind : collections;
  const kinds = isSelected || what.rank ? inSections(listed, what.noun, scene) : listed;
  // What has a trait says more than how it is called: a list of mere ways to each leads on.
  const isLeading = (units: readonly Unit[]) => what.where !== undefined && units.every(isMereWay);
  const calling = (units: readonly Unit[]) => (isLeading(units) ? -1 : callsIt(scene, units, what.noun));
  const suited = what.noun === '' ? kinds : [...kinds].sort((a, b) => calling(b) - calling(a));
  // Of several tables, the one that has the column.
  const telling = rank === undefined ? [] : suited.filter((units) => tellsOf(units, rank));
  const likes = alike(what, pool);
  // "The card with the highest number"
  const others = likes.length === 0 && rank?.by === 'number' ? alike({ ...what, noun: 'number' }, pool) : likes;
  const isCalledSo = suited[0] !== undefined && callsIt(scene, suited[0], what.noun) > 0;
  for (const units of telling.length > 0 ? telling : isCalledSo || others.length < 2 ? [...suited, others] : [others, ...suited]) {
    const meant = unitsOf(what, units, looking);
    if (meant.length > 0) return what.name === '' ? meant : innermost(scene, [...meant, ...meantWithin(meant, what, suited, looking)]);
  }
  return undefined;
}

/** A link and perhaps a number beside it. */
const isMereWay = ({ elements: [first, ...others] }: Unit): boolean =>
  first?.role === 'link' && others.every(({ name }) => /^\W*\d{0,4}\W*$/.test(name));

/** A branch holds what its leaves say. */
function meantWithin(
  meant: readonly Unit[],
  { rank, ordinal, few, ...what }: Description,
  collections: readonly (readonly Unit[])[],
  looking: Looking,
): readonly Unit[] {
  if (rank || ordinal !== undefined || few !== undefined) return [];
  const around = new Set(meant.map(({ group }) => group));
  const isWithin = ({ group }: Unit) => looking.scene.around({ group }).some((outer) => outer !== group && around.has(outer));
  const apart = collections.filter((units) => !meant.some((unit) => units.includes(unit)));
  return apart.flatMap((units) => (units.some(isWithin) ? unitsOf(what, units.filter(isWithin), looking) : []));
}

/** Things that the page does not mark as a row or card each: its maker calls them so, or they are numbers, on controls where there are such. */
function alike({ noun, rank }: Description, pool: readonly ObservedElement[]): readonly Unit[] {
  const named = rank?.by === 'alphabet' && /^(?:name|word)$/.test(noun) ? namesOffered(pool) : [];
  const isMeant = ({ name, hints = '' }: ObservedElement) => (noun === 'number' ? bareNumber.test(name.trim()) : holdsSense(hints, noun));
  const meant = noun === '' ? [] : pool.filter((element) => clickableRoles.includes(element.role) && isMeant(element));
  const texts =
    noun === 'number' && meant.length === 0
      ? pool.filter((element, at) => isText(element) && isMeant(element) && !isPartOf(pool[at - 1], element))
      : [];
  return (named.length > 0 ? named : [...meant, ...texts]).map((element) => ({
    group: -1 - element.index,
    elements: [element],
    text: [element.name, element.value ?? '', element.context ?? '', element.column ?? ''].join(' \n '),
  }));
}
const bareNumber = /^[-−+]?\d+(?:[.,]\d+)*$/;

/** A number within a sentence is on the map behind it. */
const isPartOf = (before: ObservedElement | undefined, { name }: ObservedElement): boolean =>
  before !== undefined && isText(before) && /\p{L}/u.test(before.name) && before.name !== name && before.name.includes(name);

/** The numbers and arrows that turn the pages of a list are no things of it. */
const isPager = (units: readonly Unit[]): boolean =>
  units.filter(({ elements }) => elements.every(({ name }) => turning.test(name))).length > units.length * 0.6 &&
  units.some(({ elements }) => elements.some(isClickable));
const turning = /^\s*(?:\d{1,4}|[‹›«»<>←→…]+|\.{3}|next|prev(?:ious)?|first|last|left|right)\s*$/i;

const isSaidOfPages = ({ noun, name }: Description): boolean => /\b(?:page|number)s?\b/i.test(`${noun} ${name}`);

const namesAControl = ({ name }: Description, pool: readonly ObservedElement[]) =>
  pool.some((element) => !isText(element) && likeness(name, element.name) >= 0.9);
