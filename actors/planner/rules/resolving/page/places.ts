/** Which parts of the page a description means: forms, dialogs, sections, rows. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { ofOpenTab } from '../elsewhere/open-tabs.ts';
import { type Looking, margin } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { unitsOf } from '../rows/things.ts';
import { innermost } from '../rows/units-meant.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { asCalled } from './as-called.ts';
import { branchesCalled, insideBranch } from './branches.ts';
import { frameMeant } from './frames-meant.ts';
import { columnCalled } from './heads-over.ts';
import { isClickable, isText } from './kinds-of-elements.ts';
import { entryOf } from './neighbours.ts';
import { groupNumbered } from './numbered-parts.ts';
import { recordMeant } from './records.ts';
import { type Scene, type Unit, unitRoles } from './scene.ts';
import { butNavigation } from './site-ways.ts';
import { isSpokenOf } from './spoken-of.ts';
import { trailMeant } from './trails.ts';

/** As `placesOf`; a place that is said by its kind alone ("the list"), and that the page does not mark as one, is the page. */
export function placesIn(what: Description, looking: Looking): ReturnType<typeof placesOf> | undefined {
  if (isPageItself(what, looking.scene)) return what.within && placesIn(what.within, looking);
  const places = placesOf(what, looking);
  // All of what the page does not speak of is nothing.
  if (what.all && what.noun !== '' && !isSpokenOf(what, what.noun, looking.scene)) return places;
  const isKindOnly =
    what.name === '' && what.ordinal === undefined && !what.rank && !what.where && !what.beside && !what.except && what.few === undefined;
  if (places.length > 0 || !isKindOnly) return places;
  return what.within && placesIn(what.within, looking);
}

/** "The contact book", "the search engine": what the page is as a whole needs not stand on it. */
const isWholePage = ({ name, exact, noun, where, rank, ordinal }: Description): boolean =>
  !exact && !where && !rank && ordinal === undefined && /^[\p{Ll} -]*$/u.test(name) && wholes.test(`${name} ${noun}`.trim());
/** "In the books forum", of several that the page leads to: the one is no name for the page. */
const isLedTo = ({ name, noun }: Description, { elements, observation: { title } }: Scene): boolean => {
  const [, kind = name, sort = ''] = /^(.+) (\p{Ll}+)$/u.exec(noun === '' ? name : `${name} ${noun}`) ?? [];
  const heads = [title, elements.find(({ role, name: said }) => role === 'heading' && said !== '')?.name ?? ''];
  if (kind === '' || heads.some((head) => holdsSense(head, kind))) return false;
  // "Forums": there are several, and this is none of that name.
  const isOfSeveral = (element: ObservedElement) => sort !== '' && /s$/i.test(element.name) && likeness(`${sort}s`, element.name) >= 0.95;
  return elements.some((element) => isClickable(element) && (likeness(kind, element.name) >= surely || isOfSeveral(element)));
};
const wholes =
  /\b(?:(?:contacts?|phone|telephone|address) book|directory|application|site|website|web ?page|page|screen|search engine|inbox|mailbox|feed|timeline|editor|terminal|console|(?:message |bulletin |notice )?board|map|diagram|drawing|(?:floor|seat|seating|street) plan|forum|wizard|assistant|shop|store|catalog(?:ue)?|blog)$/;

/** What only an entry has somewhere in its words is no part of the page. */
export const isPageItself = (what: Description, scene: Scene): boolean =>
  ((isWholePage(what) && !isLedTo(what, scene)) || isTitle(what, scene)) && !isPartOfPage(what, scene);

/** "From the basket", where the page is called "Your basket". */
const isTitle = ({ name, exact, roles, where, rank, ordinal }: Description, { observation: { title } }: Scene): boolean =>
  !exact &&
  roles.length === 0 &&
  !where &&
  !rank &&
  ordinal === undefined &&
  /^\p{Ll}{3,}$/u.test(name) &&
  likeness(name, title.replace(/^(?:your|my|our|the) (?:\p{Ll}+ing )?/iu, '')) >= surely;

const isPartOfPage = ({ name, whole }: Description, { groups, units, elements, parts }: Scene): boolean => {
  const isCalled = (text: string | undefined) => text !== undefined && likeness(name || whole, text) >= 0.65;
  return (
    groups.some((group, at) => !units.has(at) && (isCalled(group.name) || isCalled(group.hints))) ||
    parts.some((part) => isCalled(part.name)) ||
    elements.some(({ context, role, name: said }) => isCalled(context) || (role === 'term' && isCalled(said)))
  );
};

/** The parts of the page that a description means: as tests of whether an element stands in them. */
export function placesOf(said: Description, looking: Looking): readonly ((element: ObservedElement) => boolean)[] {
  const { scene } = looking;
  const what = asCalled(said, scene);
  const framed = frameMeant(what, scene);
  if (framed) return framed;
  const numbered = groupNumbered(what, scene);
  if (numbered !== undefined) return [(element) => scene.isIn(element, numbered)];
  const part = partMeant(what, scene);
  if (part) return [(element) => part.has(element)];
  const record = recordMeant(what, scene);
  if (record) return [record];
  const outer = what.within === undefined ? undefined : placesIn(what.within, looking);
  const branches = branchesMeant(what, outer, scene);
  if (branches.length > 0) {
    const inside = new Set(branches.flatMap((branch) => insideBranch(branch, scene)));
    return [(element) => inside.has(element)];
  }
  const isOutside = ({ elements }: Unit) => outer !== undefined && !elements.some((inner) => outer.some((holds) => holds(inner)));
  const meant = groupsMeant(what, isOutside, looking);
  const groups = (meant.length > 0 ? meant : plainlyMeant(what, isOutside, looking)).filter(
    (group) => outer === undefined || scene.within(group).some((inner) => outer.some((holds) => holds(inner))),
  );
  // "Dan Fox's request" under "Requests": what stands around him is no part of his.
  if (outer && groups.length > 0 && groups.every((group) => isAround(group, outer, scene))) return outer;
  // An entry that says which forum it is of is not that forum, to which the page leads.
  if (groups.length > 0 && isWholePage(what) && groups.every((group) => scene.units.has(group)) && isLedTo(what, scene)) return [];
  if (groups.length > 0) {
    const inside = new Set(groups.flatMap((group) => scene.units.get(group)?.elements ?? headedBy(scene, group)));
    return [(element) => inside.has(element)];
  }
  const steps = trailMeant(what, scene);
  if (steps.size > 0) return [(element) => steps.has(element)];
  const behind = ofOpenTab(what, scene);
  if (behind) return [behind];
  // "The user in row 3" is the row.
  const isKind = what.noun !== '' && (what.name === '' || what.name === what.noun) && what.ordinal === undefined;
  if (isKind && outer && outer.length > 0 && !(what.rank ?? what.where) && what.within?.roles.some((role) => unitRoles.includes(role)))
    return outer;
  const name = what.name || what.whole;
  const element = what.name === '' ? ofText(what, looking) : undefined;
  if (element) return [(inside) => inside === element];
  if (name === '' || what.rank || what.where || what.beside) return [];
  // Who is nowhere on the page is not left out; what no part of it is called, as "in dollars", may be said of the thing itself.
  const isLoose = outer?.length === 0 && !isProper(what.within);
  const standsThere = (holds: (element: ObservedElement) => boolean) =>
    outer === undefined || isLoose || scene.elements.some((inner) => holds(inner) && outer.some((around) => around(inner)));
  const [term, ...others] = scene.elements.filter((each) => each.role === 'term' && likeness(name, each.name) >= surely);
  const entry = term && others.length === 0 ? entryOf(term, scene) : undefined;
  if (entry) return [(inside: ObservedElement) => entry.includes(inside)].filter(standsThere);
  const column = what.exact ? undefined : columnCalled(scene, name);
  if (column !== undefined) return [(inside: ObservedElement) => scene.isIn(inside, column)].filter(standsThere);
  // A heading stands over what follows it.
  const contexts = new Map<string, number>();
  for (const { context } of scene.elements)
    if (context !== undefined && !contexts.has(context)) contexts.set(context, likeness(name, context));
  const best = Math.max(0, ...contexts.values());
  if (best >= 0.7) {
    const isUnder = ({ context }: ObservedElement) => context !== undefined && (contexts.get(context) ?? 0) >= best - margin;
    return [isUnder].filter(standsThere);
  }
  const line = what.exact ? undefined : lineCalled([what.name, what.whole], outer, scene);
  if (line) return [(inside) => line.elements.includes(inside)];
  return placesOfEach(what, looking);
}

const isProper = (what: Description | undefined): boolean => what?.noun === '' && /^\p{Lu}/u.test(what.name);

/** "The blocked words": a line of a list that begins with that, and has more behind it. */
const lineCalled = (names: readonly string[], outer: ReturnType<typeof placesOf> | undefined, scene: Scene): Unit | undefined =>
  onlyOf(
    scene.collections
      .flat()
      .filter(
        ({ elements: [first, ...more] }) =>
          first !== undefined &&
          isText(first) &&
          more.some(isClickable) &&
          names.some((name) => name !== '' && likeness(name, first.name) >= surely) &&
          (outer === undefined || outer.some((holds) => holds(first))),
      ),
  );

/** Folders and the like, in those that they are said to be in. */
function branchesMeant(
  { name, whole, rank, where, ordinal, beside }: Description,
  outer: ReturnType<typeof placesOf> | undefined,
  scene: Scene,
): readonly ObservedElement[] {
  if (rank || where || beside || ordinal !== undefined) return [];
  return branchesCalled(name || whole, scene).filter((branch) => outer === undefined || outer.some((holds) => holds(branch)));
}

/** A part of the page in which others stand beside the places. */
function isAround(group: number, places: readonly ((element: ObservedElement) => boolean)[], scene: Scene): boolean {
  if (scene.groups[group]?.role !== 'region') return false;
  const inside = scene.within(group);
  const within = new Set(inside);
  const isPlaced = (element: ObservedElement) => places.some((holds) => holds(element));
  return !inside.every(isPlaced) && scene.elements.filter(isPlaced).every((element) => within.has(element));
}

/** The rows below the one that heads them. */
function partMeant({ name, whole, rank, where, ordinal, within }: Description, scene: Scene): ReadonlySet<ObservedElement> | undefined {
  const said = (rank ?? where ?? ordinal ?? within) === undefined ? name || whole : '';
  const parts = said === '' ? [] : scene.parts.filter((part) => likeness(said, part.name) >= surely);
  const [part] = parts;
  return part && parts.length === 1 ? new Set(part.units.flatMap(({ elements }) => elements)) : undefined;
}

/** "In Design and Ops": in either of them, where both are on the page. */
function placesOfEach(what: Description, looking: Looking): ReturnType<typeof placesOf> {
  const names = what.exact ? [] : what.name.split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/);
  if (names.length < 2 || names.includes('')) return [];
  const each = names.map((name) => placesOf({ ...what, name, whole: name }, looking));
  return each.every(({ length }) => length > 0) ? each.flat() : [];
}

/** How well a term must be called as what is said, so that what is said of it is the part that is meant. */
const surely = 0.88;

/** What stands on the line of a heading is of its part, even where the page has the part before it end only there. */
function headedBy(scene: Scene, group: number): readonly ObservedElement[] {
  const { name = '', role } = scene.groups[group] ?? {};
  if (role !== 'region' || name === '') return scene.within(group);
  const others = scene.groups.filter((other) => other.role === role && other.name !== name).map((other) => other.name);
  const own = scene.within(group).filter((element) => {
    const heading = headingBeside(scene, element);
    return heading === undefined || !others.some((other) => likeness(other, heading) >= 0.95);
  });
  const before = scene.elements.filter((element) => likeness(name, headingBeside(scene, element) ?? '') >= 0.95 && !own.includes(element));
  return [...before, ...own];
}

/** The heading that it stands on the line of: at most one text is between them. */
function headingBeside({ elements }: Scene, { index, group, role }: ObservedElement): string | undefined {
  if (role === 'heading') return undefined;
  const near = [elements[index - 1], elements[index - 2]];
  return near.find((other, at) => other?.role === 'heading' && other.group === group && (at === 0 || near[0]?.role === 'text'))?.name;
}

/** "The text in the second paragraph": a text is a place too. */
function ofText({ roles, ordinal }: Description, { scene }: Looking): ObservedElement | undefined {
  if (ordinal === undefined || !roles.includes('paragraph')) return undefined;
  const texts = scene.elements.filter(({ role }) => roles.includes(role));
  return texts.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

/** What stands in that part of the page, or on all of it where none is said. */
export function standingIn(place: Description | undefined, looking: Looking): readonly ObservedElement[] {
  if (place === undefined) return looking.scene.elements;
  const places = placesOf(place, looking);
  return looking.scene.elements.filter((element) => places.some((holds) => holds(element)));
}

/** "The billing address" is the part that is called "Billing", and an "Oak box" none that is called "Oak lamp". */
function plainlyMeant(what: Description, isOutside: (unit: Unit) => boolean, looking: Looking): readonly number[] {
  const name = what.name.replace(
    /\s+(?:address|section|form|details?|info(?:rmation)?|part|area|block|box|panel|column|list|lane|group|menu|table|data)$/i,
    '',
  );
  const { groups } = looking.scene;
  return groupsMeant({ ...what, name, whole: name }, isOutside, looking).filter(
    (group) => name === what.name || likeness(name, groups[group]?.name ?? '') >= surely,
  );
}

/** All but some: of the first list that has what is excepted, never a part of the page that is called like them all. */
function groupsBut(what: Description, looking: Looking): readonly number[] {
  const { scene } = looking;
  const meant = scene.collections.map((units) => unitsOf(what, units, looking)).find(({ length }) => length > 0) ?? [];
  return innermost(scene, meant).map(({ group }) => group);
}

/** By its rank or place among what stands side by side: a card in a list's item is one with it. */
function groupsPlaced(what: Description, isOutside: (unit: Unit) => boolean, looking: Looking): readonly number[] {
  const { scene } = looking;
  const inside = scene.collections.map((units) => units.filter((unit) => !isOutside(unit)));
  const isCalled = ({ group }: Unit) => what.noun !== '' && holdsSense(scene.groups[group]?.hints ?? '', what.noun);
  const called = inside.filter((units) => units.some(isCalled));
  const meant = [...called, ...inside].map((units) => unitsOf(what, units, looking)).find(({ length }) => length > 0) ?? [];
  return meant.map(({ group }) => group);
}

/** What is no entry of a list, however often a page has it. */
const countedRoles: readonly string[] = [
  'table',
  'grid',
  'treegrid',
  'form',
  'region',
  'group',
  'dialog',
  'alertdialog',
  'list',
  'listbox',
  'combobox',
  'menu',
];

/** "The second table", "the last form": by its place among those of its kind that stand in none of them. */
function countedByKind({ name, ordinal, roles, where, rank, beside, few }: Description, scene: Scene): number | undefined {
  if (name !== '' || ordinal === undefined || where || rank || beside || few !== undefined) return undefined;
  if (!roles.every((role) => countedRoles.includes(role))) return undefined;
  const kind = scene.groups.flatMap(({ role }, group) => (roles.includes(role) && !scene.units.has(group) ? [group] : []));
  const outer = kind.filter((group) => !scene.around({ group: scene.groups[group]?.parent ?? -1 }).some((other) => kind.includes(other)));
  return outer.at(ordinal > 0 ? ordinal - 1 : ordinal);
}

function groupsMeant(what: Description, isOutside: (unit: Unit) => boolean, looking: Looking): readonly number[] {
  const { scene } = looking;
  if (what.noun === 'page' && what.name === '') return [];
  const all = [...scene.units.values()];
  // "The second row of the last table": counted among those of the place.
  const units = what.ordinal === undefined ? all : all.filter((unit) => !isOutside(unit));
  const said = what.name || (what.roles.length === 0 ? what.whole : '');
  const byRole = scene.groups.flatMap(({ role }, group) => (what.roles.includes(role) ? [group] : []));
  if (what.except) return groupsBut(what, looking);
  // A list may be a menu by what its maker calls it.
  const byHint = (): readonly number[] =>
    scene.groups.flatMap(({ hints = '' }, group) => (!scene.units.has(group) && holdsSense(hints, what.noun) ? [group] : []));
  if (said === '' && !what.rank && what.ordinal === undefined && !what.where && what.few === undefined && !what.beside)
    return what.all ? byRole : butNavigation(byRole.length > 0 || what.noun === '' ? byRole : byHint(), scene);
  const counted = countedByKind(what, scene);
  if (counted !== undefined) return [counted];
  const scored = scene.groups
    .map(({ name, role, hints = '' }, group) => {
      const unit = scene.units.get(group);
      const own = unit ? 0 : Math.max(likeness(said, name), 0.8 * likeness(said, hints));
      return { group, score: own * (what.roles.length > 0 && !what.roles.includes(role) ? 0.85 : 1) };
    })
    .filter(({ score }) => score >= 0.65);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  // What ranks first, or has a trait, is one of its things.
  if (best >= 0.9 && !what.rank && !what.where) return scored.filter(({ score }) => score >= best - margin).map(({ group }) => group);
  if (what.rank) return groupsPlaced(what, isOutside, looking);
  // What is a row by its role is meant before what its maker only calls so, as grids of a layout are.
  const ofRole = units.filter(({ group }) => what.roles.includes(scene.groups[group]?.role ?? ''));
  const isHinted = ({ group }: Unit) => what.noun !== '' && holdsSense(scene.groups[group]?.hints ?? '', what.noun);
  const called = ofRole.length > 0 ? ofRole : units.filter(isHinted);
  const meant = unitsOf(what, called.length > 0 ? called : units, looking);
  if (meant.length > 0) return innermost(scene, meant).map(({ group }) => group);
  // None of its things is told so: a part of the page that is only called like them is none of them.
  return what.where || what.beside ? [] : scored.filter(({ score }) => score >= best - margin).map(({ group }) => group);
}
