/** Values of several things: what stands in a column, what their maker calls so, or one of each row or card. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { withoutExcepted } from '../finding/excepting.ts';
import { find } from '../finding/find.ts';
import { isClickable, isText } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import type { Unit } from '../page/scene.ts';
import { entryNamed, nameOfEntry } from '../rows/entry-names.ts';
import { fulfils } from '../rows/fulfilling.ts';
import { isHeadOf, isMixedHead } from '../rows/kinds-of-things.ts';
import { inOneColumn } from '../rows/one-column.ts';
import { beginsWith, fold, likeness } from '../words/likeness.ts';
import { afterLabel, isOnlyLabel } from './labelled-values.ts';
import { optionsOffered } from './options-offered.ts';
import { headsOf, valueOfEach } from './value-element.ts';
import { partAsked, textOf } from './value-kinds.ts';
import { withoutSaid } from './without-said.ts';

type Listed = { readonly type: 'value'; readonly value: readonly string[] } | { readonly type: 'none'; readonly why: string };

/** What several things have in common, so that it is listed once. */
const shared = /^(?:author|writer|artist|category|tag|genre|topic|brand|maker|seller|manufacturer|publisher|label)s?$/i;

export function list(what: Description, looking: Looking): Listed {
  const offered = optionsOffered(what, looking);
  if (offered) return offered;
  const said = what.name || what.noun || what.whole;
  const found = valuesOf(what, looking);
  if ('why' in found) {
    // Where none is left of those that are told so, no other is.
    const { within } = what;
    const isPlain =
      within?.few !== undefined && !what.where && (within.where ?? within.except ?? within.rank ?? within.beside) === undefined;
    const called = isPlain && calling.test(said) ? namesOf(within, looking) : undefined;
    return called && called.length > 0 ? { type: 'value', value: called } : { type: 'none', why: found.why };
  }
  // What is had for a thing is not the thing itself.
  const isSaid = (text: string) =>
    what.where?.some(
      (condition) => condition.kind === 'holds' && condition.whose && !condition.not && likeness(condition.text, text) >= 0.9,
    );
  const whose = what.where?.find((condition) => condition.kind === 'holds' && condition.whose && !condition.not);
  const entry = whose?.kind === 'holds' && what.name === '' ? entryNamed(what, looking) : undefined;
  const isEntry = entry !== undefined && whose?.kind === 'holds' && likeness(whose.text, entry) >= 0.9;
  if (found.length > 0 && (isEntry || found.every(isSaid)))
    return { type: 'none', why: `the page only names what ${say(what)} would be of` };
  // Stars and arrows say nothing that could be told.
  if (found.some((text) => !/[\p{L}\p{N}]/u.test(text)))
    return { type: 'none', why: `what the page shows as ${say(what)} is no text that could be told` };
  if (calling.test(said) && found.length > 0 && found.every((text) => isOfPlace(text, what.within?.within)))
    return { type: 'none', why: `the page only names what ${say(what.within ?? what)} are in` };
  // What can be pressed in each of them is not what one of them is called.
  const { scene } = looking;
  const isPressed = (text: string) => {
    const so = scene.elements.filter((element) => isClickable(element) && fold(element.name) === fold(text));
    // A picture and a title lead to the same.
    return new Set(so.map((element) => scene.unitOf(element) ?? element)).size > 1;
  };
  const isHandle = calling.test(said) && found.some(isPressed);
  const asked = found.flatMap((text) => partAsked(withoutSaid(text, what), what) ?? []);
  // "Open record: INC15" says what a press does, and behind it the number.
  const codes = numbering.test(said) ? asked.map((text) => pressedCode.exec(text)?.[1]) : [];
  const told = codes.length > 0 && codes.every((code) => code !== undefined) ? (codes as string[]) : asked;
  // What stands first in an entry, or all that it says, needs not be what it is called.
  const isUncut = told.length < found.length;
  const names = what.within && calling.test(said) && (isHandle || isUncut) ? namesOf(what.within, looking) : undefined;
  if (names && names.length > 0 && !names.some(isPressed)) return { type: 'value', value: names };
  if (isHandle)
    return { type: 'none', why: `what stands first in ${say(what.within ?? what)} can be pressed, and is no ${said.replace(/s$/, '')}` };
  if (isUncut) return { type: 'none', why: `the page says more beside ${say(what)}, and not where that begins` };
  return { type: 'value', value: shared.test(said) && !what.within?.all ? [...new Set(told)] : told };
}

const numbering = /(?:^| )(?:numbers?|ids?|codes?|keys?|references?)$/i;
const pressedCode = /^(?:open|view|show|see|edit|details?|go to|select)\b[^:]*: (\S*\d\S*)$/i;
const calling = /^(?:name|title)s?$/i;

/** "Music", of the books in the Music category, is what they are in. */
const isOfPlace = (text: string, place: Description | undefined): boolean =>
  place !== undefined && (isHeadOf(place.name || place.whole, text) || beginsWith(place.whole, text) || isOfPlace(text, place.within));

/** A table's sums stand in its columns, and are none of its values. */
function withoutSums(cells: readonly ObservedElement[], { scene }: Looking): readonly ObservedElement[] {
  const things = new Set(scene.collections.flat());
  const own = cells.filter((cell) => things.has(scene.unitOf(cell) as Unit));
  return own.length > 0 ? own : cells;
}

function valuesOf(said: Description, looking: Looking): readonly string[] | { readonly why: string } {
  // The names of all people are what stands under "Name".
  const isPlain = said.within !== undefined && said.name === '' && said.noun !== '' && said.roles.length === 0 && !said.where && !said.rank;
  const what = isPlain ? { ...said, name: said.noun, whole: said.noun } : said;
  const { ordinal: _, ...all } = what;
  const { scene, now } = looking;
  const isMeant = (element: ObservedElement) => {
    const unit = scene.unitOf(element);
    return (what.where ?? []).every((condition) => unit !== undefined && fulfils(scene, unit, condition, now));
  };
  const here = standingIn(what.within, looking);
  const isOfColumn = (element: ObservedElement) =>
    isText(element) && element.role !== 'columnheader' && likeness(what.name || what.whole, element.column ?? '') >= 0.9;
  const named = withoutSums(here.filter(isOfColumn), looking);
  const isHinted = (element: ObservedElement) =>
    element.role !== 'columnheader' && scene.unitOf(element) !== undefined && likeness(what.name || what.whole, element.hints ?? '') >= 0.6;
  const hinted = named.length > 0 ? named : here.filter(isHinted);
  if (hinted.length > 0 && !what.rank && what.few === undefined) {
    const fitting = hinted.filter((element) => isMeant(element) && !saysAllOf(element, hinted));
    const units = fitting.flatMap((element) => scene.unitOf(element) ?? []);
    const apart = new Set((what.where ?? []).reduce(inOneColumn, units));
    const each = fitting.filter((element) => !what.where || apart.has(scene.unitOf(element) as Unit));
    const meant = withoutExcepted(what, each, looking);
    return meant.length > 0 ? meant.map((element) => textOf(element).trim()) : { why: `none of ${say(what)} on the page is told so` };
  }
  const each = what.rank || what.where ? [] : valueOfEach(what, looking);
  if (each.length > 0 && each.every((told) => told !== undefined && told !== 'unclear'))
    return withoutExcepted(what, each as ObservedElement[], looking).map((one) => afterLabel(textOf(one), what));
  // The names of the things are not what is asked of them.
  if (each.length > 0 && what.within?.all && what.roles.length === 0)
    return { why: `the page does not show ${say(what)} of each of ${say(what.within)}` };
  const heads = headsOf(what, looking);
  if (heads) return heads.map(textOf);
  const plain = underItsHeading(what, looking);
  if (plain.length > 0) return plain;
  const found = find({ ...all, all: true }, 'read', looking);
  if (found.type !== 'found') {
    const under = itemsUnder(what, looking);
    return under.length > 0 ? under : { why: found.why };
  }
  // What they are called is not what they are.
  const values = found.elements.filter((element) => !isOnlyLabel(element, what.name || what.whole) && !isSelector(element));
  const [sole, ...more] = values;
  // The heading over a list is the title of none of its things.
  if (sole && more.length === 0 && sole.role === 'heading' && scene.unitOf(sole) === undefined && scene.units.size > 1)
    return { why: `the page shows but one of ${say(what)}, and that is its own` };
  const under = values.length > 0 ? [] : itemsUnder(what, looking);
  if (under.length > 0) return under;
  const isOfEntries = what.rank !== undefined && what.name === '' && what.noun !== '' && what.roles.length === 0;
  // Of all that cards say of themselves, with stars among it, their names are meant.
  const isOfCards = !isOfEntries && values.some((element) => !/[\p{L}\p{N}]/u.test(textOf(element)));
  if (isOfCards) return namesOfCards(values, what.noun || what.name, looking) ?? values.map(textOf);
  const called = (element: ObservedElement) => (isOfEntries ? nameOfEntry(element, what.noun, looking) : undefined) ?? textOf(element);
  return values.length > 0 ? values.map(called) : { why: `the page shows ${say(what)}, and nothing that stands under it could be told` };
}

/** What those rows and cards are called that the description means; undefined where they are none, or one of them has no name. */
export function namesOf(what: Description, looking: Looking): readonly string[] | undefined {
  const found = find(what, 'read', looking);
  if (found.type !== 'found' || found.elements.some((element) => looking.scene.unitOf(element) === undefined)) return undefined;
  return namesOfCards(found.elements, what.noun || what.name, looking);
}

/** One of each row or card; undefined where one of them has no name. */
function namesOfCards(values: readonly ObservedElement[], noun: string, looking: Looking): readonly string[] | undefined {
  const cards = new Map(values.map((element) => [looking.scene.unitOf(element)?.group, element]));
  const names = [...cards.values()].map((element) => nameOfEntry(element, noun, looking));
  return names.every((name) => name !== undefined) ? (names as string[]) : undefined;
}

/** "Select post by Ada" says what its box does. */
const isSelector = ({ role, name }: ObservedElement): boolean => role === 'checkbox' && /^select\b/i.test(name);

/** "The notable people", of a page with a heading of just these words over a list of texts: whatever else is called a part of them. */
function underItsHeading({ whole, ...what }: Description, looking: Looking): readonly string[] {
  const { scene } = looking;
  const isSo = ({ role, name }: ObservedElement) => role === 'heading' && likeness(whole, name) >= leastHeading;
  if (!whole.includes(' ') || scene.elements.filter(isSo).length !== 1) return [];
  const items = scene.elements.filter(
    ({ context, role }) => role !== 'heading' && context !== undefined && likeness(whole, context) >= leastHeading,
  );
  return items.every((element) => isText(element) || element.role === 'link') ? itemsUnder({ ...what, name: whole, whole }, looking) : [];
}
const leastHeading = 0.95;

/** What the items of the list say that stands under a heading of that name. */
export function itemsUnder({ name, noun, whole, where, rank, within, exact }: Description, { scene }: Looking): readonly string[] {
  const said = name || noun || whole;
  if (said === '' || exact || where || rank || within) return [];
  const items = new Map<number, string[]>();
  for (const element of scene.elements) {
    const { context, role } = element;
    const unit =
      context !== undefined && role !== 'heading' && isHeadOf(said, context) && !isMixedHead(said, context)
        ? scene.unitOf(element)
        : undefined;
    if (unit && scene.groups[unit.group]?.role !== 'row') items.set(unit.group, [...(items.get(unit.group) ?? []), textOf(element).trim()]);
  }
  // A text comes before the parts of it that are marked off.
  return [...items.values()].map((texts) =>
    texts.filter((text, at) => !texts.slice(0, at).some((before) => before.includes(text))).join(' '),
  );
}

/** The line that says them all is none of them. */
const saysAllOf = (element: ObservedElement, others: readonly ObservedElement[]): boolean =>
  isText(element) &&
  others.some(
    (other) => other !== element && other.group === element.group && other.name !== element.name && element.name.includes(other.name),
  );
