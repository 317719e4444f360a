/** Which elements of the page a description means: candidates with scores, and a winner only where one is clear. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { beginsWith, fold, holdsSense, holdsWords, likeness } from './likeness.ts';
import { checkableRoles, clickableRoles, isClickable, isEditable, isText, isUsable, listBoxRoles, type Scene, type Unit } from './scene.ts';
import { fulfils, ranked } from './units.ts';

/** What the element is wanted for. */
/** `use`: a control that is called by what it does. */
export type Purpose = 'click' | 'use' | 'fill' | 'check' | 'choose' | 'read' | 'drag' | 'point';

export interface Looking {
  readonly scene: Scene;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The element that was acted on before, as it stands now: the form in hand is around it. */
  readonly hand?: ObservedElement;
  /** Keys of elements that were tried in vain. */
  readonly tried?: readonly string[];
}

export type Found =
  | { readonly type: 'found'; readonly elements: readonly [ObservedElement, ...ObservedElement[]] }
  | { readonly type: 'none'; readonly why: string }
  | { readonly type: 'unclear'; readonly why: string };

interface Candidate {
  readonly element: ObservedElement;
  readonly score: number;
}

/** Below this a name is another name. What acts at once needs a surer one: "Delete account" is not "Delete". */
const least = 0.5;
const surest: readonly Purpose[] = ['click', 'use'];
const leastFor = (purpose: Purpose): number => (surest.includes(purpose) ? 0.7 : least);
/** How far the second must lie behind the first. */
const margin = 0.06;

export function find(what: Description, purpose: Purpose, looking: Looking): Found {
  const found = findAs(what, purpose, looking);
  if (found.type !== 'none') return found;
  // "The range" is a slider, or a value of that name.
  const isKindOnly = what.name === '' && what.noun !== '' && what.roles.length > 0;
  const hasKind = looking.scene.elements.some(({ role }) => what.roles.includes(role));
  if (isKindOnly && !hasKind && what.ordinal === undefined && !what.rank)
    return findAs({ ...what, name: what.noun, roles: [] }, purpose, looking);
  return everyOne(what, purpose, looking) ?? ofHeadings(what, looking) ?? found;
}

/** "The first result" where there is but one, which has no likes: what it is called is a link. */
function ofHeadings({ name, roles, noun, ordinal }: Description, { scene }: Looking): Found | undefined {
  if (name !== '' || roles.length > 0 || noun === '' || ordinal === undefined) return undefined;
  const links = scene.elements.filter(
    ({ role, name: said, context }) => role === 'link' && context !== undefined && fold(context) === fold(said),
  );
  const nth = links.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return nth && some([nth]);
}

/** "The messages from Ada and Bob": one or several of each, where no thing is of both. */
function everyOne(what: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const [condition, ...others] = what.where ?? [];
  if (condition?.kind !== 'holds' || condition.exact || condition.not || others.length > 0) return undefined;
  const parts = condition.text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map((text) => text.replace(/^the\s+/i, ''));
  if (parts.length < 2) return undefined;
  const each = parts.map((text) => findAs({ ...what, where: [{ ...condition, text }] }, purpose, looking));
  const elements = each.flatMap((found) => (found.type === 'found' ? found.elements : []));
  return each.every(({ type }) => type === 'found') ? some(elements) : undefined;
}

/** `among`: only these. */
export function findAs(
  what: Description,
  purpose: Purpose,
  looking: Looking,
  within: readonly ObservedElement[] = looking.scene.elements,
): Found {
  const places = what.within === undefined ? undefined : placesIn(what.within, looking);
  if (places !== undefined && places.length === 0)
    return { type: 'none', why: `the page has nothing that is called ${say(what.within as Description)}` };
  const pool = within.filter(
    (element) =>
      (places === undefined || places.some((holds) => holds(element))) && looking.tried?.includes(looking.scene.keyOf(element)) !== true,
  );
  const part = what.all ? allInPart(what, purpose, pool, looking) : undefined;
  if (part) return part;
  const units = unitsMeant(what, purpose, pool, looking);
  if (units !== undefined) return inUnits(what, purpose, units, pool, looking);
  return among(what, purpose, pool, looking);
}

/** "All topics", "all push notifications": what stands in the part of the page that is called so, where no single thing is. */
function allInPart(what: Description, purpose: Purpose, pool: readonly ObservedElement[], looking: Looking): Found | undefined {
  const { scene } = looking;
  // Of radio buttons, not all can be wanted.
  const several = checkableRoles.filter((role) => !role.includes('radio'));
  const roles = purpose === 'check' ? several.filter((role) => what.roles.length === 0 || what.roles.includes(role)) : what.roles;
  if (roles.length === 0 || what.where || what.rank) return undefined;
  const fitting = pool.filter((element) => roles.includes(element.role) && isUsable(element));
  if (what.name === '') return purpose === 'check' ? without(what, fitting, looking) : undefined;
  const parts = scene.groups.flatMap(({ name }, group) => (!scene.units.has(group) && likeness(what.name, name) >= 0.7 ? [group] : []));
  const inside = fitting.filter((element) => parts.some((group) => scene.isIn(element, group)));
  return inside.length > 0 && !fitting.some(({ name }) => likeness(what.name, name) >= 0.9) ? without(what, inside, looking) : undefined;
}

const without = (what: Description, elements: readonly ObservedElement[], looking: Looking): Found =>
  some(elements.filter((element) => !isExcepted(what, element, elements, looking)));

function among(what: Description, purpose: Purpose, pool: readonly ObservedElement[], looking: Looking): Found {
  const { scene } = looking;
  const candidates = beside(what, candidatesOf(what, purpose, pool, scene), looking);
  const all = candidates.map(({ element }) => element);
  const kept = candidates.filter(({ element }) => !isExcepted(what, element, all, looking) && holdsConditions(what, element, looking));
  const [first] = kept;
  if (!first) return { type: 'none', why: `nothing on the page ${usable[purpose]} is called ${say(what)}; name it as the page does` };
  const alike = kept.filter(({ score }) => score >= first.score - margin);
  if (what.all) return some(inOrder(what.name === '' ? kept : alike).map(({ element }) => element));
  if (what.ordinal !== undefined) {
    const ordered = withoutTwins(inOrder(what.name === '' ? kept : alike), scene);
    const nth = ordered.at(what.ordinal > 0 ? what.ordinal - 1 : what.ordinal);
    return nth ? some([nth.element]) : { type: 'none', why: `there are only ${ordered.length} of ${say(what)} on the page` };
  }
  return clearest(what, purpose, alike, looking);
}

const some = (elements: readonly ObservedElement[]): Found =>
  elements.length === 0
    ? { type: 'none', why: 'nothing matches' }
    : { type: 'found', elements: elements as [ObservedElement, ...ObservedElement[]] };

const inOrder = (candidates: readonly Candidate[]) => [...candidates].sort((a, b) => a.element.index - b.element.index);

/** One of those that match alike; reasons to prefer one are asked for in turn. */
function clearest(what: Description, purpose: Purpose, alike: readonly Candidate[], { scene, hand }: Looking): Found {
  const { dialog } = scene;
  const best = Math.max(...alike.map(({ score }) => score));
  const reasons: readonly ((element: ObservedElement) => boolean)[] = [
    (element) => dialog !== undefined && scene.isIn(element, dialog),
    (element) => isUsable(element),
    (element) => purpose === 'read' || !isText(element),
    (element) => what.roles.includes(element.role),
    (element) => alike.some((candidate) => candidate.element === element && candidate.score >= best - 0.005),
    (element) => purpose === 'fill' && what.name === '' && element.states.includes('focused'),
    (element) =>
      hand?.group !== undefined &&
      purpose !== 'read' &&
      formAround(scene, hand) !== undefined &&
      scene.isIn(element, formAround(scene, hand) as number),
    (element) => purpose === 'fill' && what.name === '' && (element.value ?? '') === '',
    // What a page is about stands outside of its lists.
    (element) => (purpose === 'click' || purpose === 'use') && scene.unitOf(element) === undefined,
  ];
  let left = withoutTwins(inOrder(alike), scene).map(({ element }) => element);
  for (const holds of reasons) {
    if (left.length === 1) break;
    const preferred = left.filter(holds);
    if (preferred.length > 0) left = preferred;
  }
  const [only, ...others] = left;
  if (!only) return { type: 'none', why: `nothing on the page matches ${say(what)}` };
  // Reading harms nothing, and the page's order ranks its parts.
  if (others.length === 0 || purpose === 'read') return some([only]);
  // All of them are the same to the page: links of one name and place in its chrome.
  return { type: 'unclear', why: sayRivals(what, left) };
}

/** As `placesOf`; a place that is said by its kind alone ("the list"), and that the page does not mark as one, is the page. */
function placesIn(what: Description, looking: Looking): ReturnType<typeof placesOf> | undefined {
  const places = placesOf(what, looking);
  const isKindOnly = what.name === '' && what.ordinal === undefined && !what.rank && !what.where;
  return places.length === 0 && isKindOnly ? undefined : places;
}

/** The form, dialog or section that a control is part of. */
export function formAround(scene: Scene, element: ObservedElement): number | undefined {
  const around = scene.around(element);
  return around.find((group) => ['form', 'dialog', 'alertdialog', 'search'].includes(scene.groups[group]?.role ?? ''));
}

/** A control and its own text stand side by side on the map: the control is meant. */
function withoutTwins(candidates: readonly Candidate[], scene: Scene): readonly Candidate[] {
  return candidates.filter(({ element }, at) => {
    const twin = [candidates[at - 1]?.element, candidates[at + 1]?.element].find(
      (other) => other && Math.abs(other.index - element.index) === 1 && fold(other.name) === fold(element.name) && !isText(other),
    );
    return !(twin && isText(element) && scene.unitOf(twin)?.group === scene.unitOf(element)?.group);
  });
}

function candidatesOf(what: Description, purpose: Purpose, pool: readonly ObservedElement[], scene: Scene): readonly Candidate[] {
  const scored = pool.flatMap((element) => {
    const fitness = fits(element, purpose, what);
    const score = fitness === 0 ? 0 : fitness * nameScore(what, element, scene, purpose);
    return score >= leastFor(purpose) ? [{ element, score }] : [];
  });
  return scored.sort((a, b) => b.score - a.score || a.element.index - b.element.index);
}

/** How well its role suits the purpose and the noun: 0 to 1. */
function fits(element: ObservedElement, purpose: Purpose, { roles, name }: Description): number {
  const base = suits(element, purpose);
  if (roles.length === 0 || base === 0) return base;
  if (roles.includes(element.role)) return base;
  // Without a name the noun is all that there is to go by.
  return name === '' ? 0 : base * 0.8;
}

function suits(element: ObservedElement, purpose: Purpose): number {
  const { role } = element;
  switch (purpose) {
    case 'fill':
      return isEditable(element) ? 1 : 0;
    case 'check':
      if (checkableRoles.includes(role)) return 1;
      return role === 'button' || role === 'clickable' || role === 'option' ? 0.8 : role === 'gridcell' || role === 'listitem' ? 0.6 : 0;
    case 'choose':
      return listBoxRoles.includes(role) || element.options !== undefined ? 1 : isClickable(element) || isEditable(element) ? 0.85 : 0;
    case 'click':
    case 'use':
      return isClickable(element) ? 1 : listBoxRoles.includes(role) ? 0.9 : isEditable(element) ? 0.85 : 0.75;
    default:
      return 1;
  }
}

function nameScore(what: Description, element: ObservedElement, scene: Scene, purpose: Purpose): number {
  if (what.name === '' && what.whole === '') return 1;
  if (what.name === '' && what.where && what.roles.length === 0) return 0.9;
  const said = what.name === '' ? [] : [what.name];
  const names: readonly (readonly [weight: number, text: string])[] = [
    [1, element.name],
    [purpose === 'read' || purpose === 'drag' || purpose === 'point' ? 0.9 : 0.75, isText(element) ? '' : (element.value ?? '')],
    [0.95, isText(element) || element.name !== '' ? '' : scene.labelOf(element)],
    // What a field is called in it is often an example; what a button says is its name.
    // What a built list shows is its value.
    [0.8, purpose === 'fill' || purpose === 'read' || purpose === 'choose' ? (isText(element) ? '' : scene.labelOf(element)) : ''],
    [0.85, element.hints ?? ''],
    [0.7, purpose === 'fill' || purpose === 'check' ? (element.context ?? '') : ''],
  ];
  let best = what.name === '' ? 0.9 : purpose === 'use' && beginsWith(element.name, what.name) ? 0.8 : 0;
  if (what.name !== '' && !what.exact && isIcon(element) && holdsSense(element.hints ?? '', what.name)) best = Math.max(best, 0.85);
  for (const [weight, text] of names) for (const name of said) best = Math.max(best, weight * quoted(what, likeness(name, text)));
  if (!what.exact && what.whole !== '' && what.whole !== what.name) {
    // What reads as a kind or a place may be part of the name.
    const whole = likeness(what.whole, element.name);
    if (whole >= 0.9) best = Math.max(best, whole);
    else if (what.name === '') best = what.roles.length > 0 ? best : 0;
  } else if (what.name === '' && what.roles.length === 0) best = 0;
  return best < 0.95 && purpose !== 'read' ? Math.max(best, 0.85 * acrossParts(what, element, scene)) : best;
}

/** A control without words: what its maker called it is all that there is. */
const isIcon = (element: ObservedElement): boolean => !isText(element) && !isEditable(element) && !/\p{L}{2}|\p{N}/u.test(element.name);

/** A quoted name is taken as it stands: as a part of a longer one it must at least be there word for word. */
const quoted = ({ exact }: Description, score: number) => (exact && score < 0.9 && score > 0 ? score * 0.9 : score);

/** "the Shipping city field": some words name the part of the page, the others the control in it. */
function acrossParts({ name, exact }: Description, element: ObservedElement, scene: Scene): number {
  if (exact || name === '' || element.name === '' || !name.includes(' ')) return 0;
  const around = [...scene.around(element).map((group) => scene.groups[group]?.name ?? ''), element.context ?? '']
    .filter((text) => text.length <= 80)
    .join(' ');
  if (around === '') return 0;
  const own = likeness(name, `${around} ${element.name}`);
  return own >= least && likeness(name, around) < own && wordsMet(name, element.name) > 0
    ? Math.min(1, 0.3 + wordsMet(name, `${around} ${element.name}`) * 0.7)
    : 0;
}

function wordsMet(said: string, text: string): number {
  const words = said.split(/\s+/);
  return words.filter((word) => holdsSense(text, word)).length / words.length;
}

/** A row speaks for what stands in it, unless another of those that are meant stands there too. */
function isExcepted({ except = [] }: Description, element: ObservedElement, all: readonly ObservedElement[], looking: Looking): boolean {
  const around = looking.scene.unitOf(element);
  const unit = all.some((other) => other !== element && around !== undefined && looking.scene.isIn(other, around.group))
    ? undefined
    : around;
  return except.some((other) => {
    const said = other.name || other.whole;
    if (said === '') return false;
    return (
      likeness(said, element.name) >= 0.8 ||
      likeness(said, looking.scene.labelOf(element)) >= 0.8 ||
      (unit !== undefined && holdsWords(unit.text, said))
    );
  });
}

function holdsConditions({ where = [], column, look }: Description, element: ObservedElement, { scene, now }: Looking): boolean {
  if (column !== undefined && likeness(column, element.column ?? '') < 0.75 && !isUnder(column, element, scene)) return false;
  if (look?.every((word) => holdsSense(`${element.hints ?? ''} ${element.name}`, word)) === false) return false;
  if (where.length === 0) return true;
  const unit = scene.unitOf(element) ?? { group: -1, elements: [element], text: `${element.name} ${element.value ?? ''}` };
  return where.every((condition) => fulfils(scene, unit, condition, now));
}

/** Boards have columns too: parts of the page with a heading. */
const isUnder = (column: string, element: ObservedElement, scene: Scene): boolean =>
  scene
    .around(element)
    .some(
      (group) =>
        likeness(column, scene.groups[group]?.name ?? '') >= 0.9 || holdsWords(scene.groups[group]?.name.slice(0, 40) ?? '', column),
    ) || likeness(column, element.context ?? '') >= 0.9;

/** Keeps what stands as it is said to another thing: the nearest in reading order. */
function beside({ beside: where }: Description, candidates: readonly Candidate[], looking: Looking): readonly Candidate[] {
  if (!where) return candidates;
  const other = find(where.what, 'point', looking);
  if (other.type !== 'found') return [];
  const [{ index }] = other.elements;
  const before = where.relation === 'before' || where.relation === 'above' || where.relation === 'left';
  const near = candidates
    .filter(({ element }) => (where.relation === 'next' ? element.index !== index : before ? element.index < index : element.index > index))
    .sort((a, b) => Math.abs(a.element.index - index) - Math.abs(b.element.index - index));
  return near.slice(0, 1);
}

/** The parts of the page that a description means: as tests of whether an element stands in them. */
export function placesOf(what: Description, looking: Looking): readonly ((element: ObservedElement) => boolean)[] {
  const { scene } = looking;
  const outer = what.within === undefined ? undefined : placesOf(what.within, looking);
  const groups = (groupsMeant(what, looking).length > 0 ? groupsMeant(what, looking) : groupsMeant(plainer(what), looking)).filter(
    (group) => outer === undefined || scene.within(group).some((inner) => outer.some((holds) => holds(inner))),
  );
  if (groups.length > 0) return groups.map((group) => (element: ObservedElement) => scene.isIn(element, group));
  const said = what.name || what.whole;
  if (said === '') return [];
  // A heading stands over what follows it.
  const contexts = new Map<string, number>();
  for (const { context } of scene.elements)
    if (context !== undefined && !contexts.has(context)) contexts.set(context, likeness(said, context));
  const best = Math.max(0, ...contexts.values());
  if (best >= 0.7) return [({ context }) => context !== undefined && (contexts.get(context) ?? 0) >= best - margin];
  return [];
}

/** "The billing address" is the part that is called "Billing". */
const plainer = (what: Description): Description => {
  const name = what.name.replace(
    /\s+(?:address|section|form|details?|info(?:rmation)?|part|area|block|box|panel|column|list|group|menu|table|data)$/i,
    '',
  );
  return { ...what, name, whole: name };
};

function groupsMeant(what: Description, looking: Looking): readonly number[] {
  const { scene, now } = looking;
  if (what.noun === 'page' && what.name === '') return [];
  const units = [...scene.units.values()];
  const said = what.name || (what.roles.length === 0 ? what.whole : '');
  const byRole = scene.groups.flatMap(({ role }, group) => (what.roles.includes(role) ? [group] : []));
  if (said === '' && !what.rank && what.ordinal === undefined && !what.where) return byRole;
  const scored = scene.groups
    .map(({ name, role, hints = '' }, group) => {
      const unit = scene.units.get(group);
      const own = unit ? 0 : Math.max(likeness(said, name), 0.8 * likeness(said, hints));
      return { group, score: own * (what.roles.length > 0 && !what.roles.includes(role) ? 0.85 : 1) };
    })
    .filter(({ score }) => score >= 0.65);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best >= 0.9) return scored.filter(({ score }) => score >= best - margin).map(({ group }) => group);
  const meant = unitsOf(what, units, looking, now);
  if (meant.length > 0) return innermost(scene, meant).map(({ group }) => group);
  return scored.filter(({ score }) => score >= best - margin).map(({ group }) => group);
}

const innermost = (scene: Scene, units: readonly Unit[]): readonly Unit[] =>
  units.filter(
    ({ group }) => !units.some((other) => other.group !== group && scene.around({ group: other.group }).slice(1).includes(group)),
  );

/** The rows or cards that the words, conditions, rank and place of a description select. */
function unitsOf(what: Description, units: readonly Unit[], { scene }: Looking, now: number): readonly Unit[] {
  const said = isGeneric(what) && !units.some(({ text }) => holdsSense(text, what.name)) ? '' : what.name;
  let left = units;
  if (said !== '') {
    left = named(left, said, what.exact);
    // "server web-2": what it is, and what it is called.
    const called = /^\p{Ll}+ (.+)$/u.exec(said)?.[1];
    if (left.length === 0 && called !== undefined && !what.exact) left = named(units, called, false);
  }
  if (what.where) left = left.filter((unit) => (what.where ?? []).every((condition) => fulfils(scene, unit, condition, now)));
  if (what.rank && left.length > 0) {
    const order = ranked(scene, left, what.rank, now);
    const nth = order?.[what.rank.place - 1];
    left = nth ? [nth] : [];
  } else if (what.ordinal !== undefined) {
    const nth = left.at(what.ordinal > 0 ? what.ordinal - 1 : what.ordinal);
    left = nth ? [nth] : [];
  }
  return left;
}

function named(units: readonly Unit[], said: string, exact: boolean): readonly Unit[] {
  const exactly = units.filter(({ elements }) => elements.some(({ name }) => likeness(said, name) >= 0.95));
  return exactly.length > 0 ? exactly : units.filter(({ text }) => holdsWords(text, said) || (!exact && holdsSense(text, said)));
}

/** A plain noun beside what really selects ("the cheapest lamp", "the mail by Karen"): pages seldom say what their rows are. */
const isGeneric = ({ name, noun, exact, rank, where, ordinal, all }: Description): boolean =>
  !exact &&
  /^\p{Ll}+$/u.test(name) &&
  (name === noun || rank !== undefined || where !== undefined || ordinal !== undefined || all === true);

/** Undefined when the description is of a single control rather than of a row or card. */
function unitsMeant(what: Description, purpose: Purpose, pool: readonly ObservedElement[], looking: Looking): readonly Unit[] | undefined {
  const { scene, now } = looking;
  if (purpose === 'fill' || purpose === 'choose') return undefined;
  const isOfThings = what.roles.length === 0 && (what.noun !== '' || isGeneric(what));
  const isSelected = what.ordinal !== undefined || what.all || what.where;
  if (!what.rank && !(isOfThings && (isSelected || (what.name !== '' && !namesAControl(what, pool))))) return undefined;
  const isNamed = !what.rank && !what.where && what.ordinal === undefined && what.name !== '';
  if (isNamed && what.noun === '' && candidatesOf(what, purpose, pool, scene).length > 0) return undefined;
  const inPool = new Set(pool);
  const collections = scene.collections
    .map((units) => units.filter(({ elements }) => elements.some((element) => inPool.has(element))))
    .filter((units) => units.length > 0);
  const suited =
    what.noun === '' ? collections : [...collections].sort((a, b) => callsIt(scene, b, what.noun) - callsIt(scene, a, what.noun));
  const excepted = (unit: Unit) => (what.except ?? []).some(({ name, whole }) => holdsWords(unit.text, name || whole));
  for (const units of suited) {
    const meant = unitsOf(
      what,
      units.filter((unit) => !excepted(unit)),
      looking,
      now,
    );
    if (meant.length > 0) return what.name === '' ? meant : innermost(scene, meant);
  }
  return undefined;
}

const namesAControl = ({ name }: Description, pool: readonly ObservedElement[]) =>
  pool.some((element) => !isText(element) && likeness(name, element.name) >= 0.9);

/** Whether the page's maker, or a heading above, calls these things by the noun. */
function callsIt(scene: Scene, units: readonly Unit[], noun: string): number {
  const [first] = units;
  if (!first) return 0;
  const around = scene
    .around({ group: first.group })
    .map((group) => `${scene.groups[group]?.hints ?? ''} ${group === first.group ? '' : (scene.groups[group]?.name ?? '')}`);
  return Math.max(0, ...around.map((text, depth) => (holdsSense(text, noun) ? 1 / (1 + depth) : 0)));
}

/** What to act on in a row or card: what the words name in it, its main control, or its text. */
function inUnits(what: Description, purpose: Purpose, units: readonly Unit[], pool: readonly ObservedElement[], looking: Looking): Found {
  const inPool = new Set(pool);
  const handles = units.flatMap((unit) => {
    const handle = handleOf(
      what,
      purpose,
      unit.elements.filter((element) => inPool.has(element)),
      looking.scene,
    );
    return handle ? [handle] : [];
  });
  if (handles.length > 1 && !what.all && purpose !== 'read') return { type: 'unclear', why: sayRivals(what, handles) };
  return some(what.all ? handles : handles.slice(0, 1));
}

function handleOf(
  { name, roles }: Description,
  purpose: Purpose,
  elements: readonly ObservedElement[],
  scene: Scene,
): ObservedElement | undefined {
  const fitting = elements.filter((element) => suits(element, purpose) > 0);
  const ofRole = fitting.filter(({ role }) => roles.includes(role));
  if (ofRole.length > 0) return ofRole[0];
  if (purpose === 'read' || purpose === 'drag' || purpose === 'point')
    return elements.find((element) => name !== '' && likeness(name, element.name) >= 0.9) ?? elements[0];
  if (purpose === 'fill' || purpose === 'choose') return fitting[0];
  if (purpose === 'check') return fitting.find(({ role }) => checkableRoles.includes(role)) ?? fitting[0];
  const controls = fitting.filter((element) => clickableRoles.includes(element.role) && isUsable(element));
  const [only, ...others] = controls;
  if (only && others.length === 0 && (only.role !== 'button' || isWay(only))) return only;
  // The way into a card is its heading, then its first link; a button in it does something else.
  return (
    controls.find((element) => name !== '' && likeness(name, element.name) >= 0.8) ??
    controls.find(({ role, context, name: said }) => role === 'link' && context !== undefined && fold(context) === fold(said)) ??
    controls.find(({ role, name: said }) => role === 'link' && said !== '') ??
    controls.find(({ role }) => role === 'clickable') ??
    controls.find(isWay) ??
    fitting.find((element) => isText(element) && scene.unitOf(element) !== undefined)
  );
}

const ways: readonly string[] = [
  'select',
  'choose',
  'view',
  'open',
  'details',
  'more',
  'read',
  'show',
  'see',
  'go',
  'book',
  'pick',
  'take',
];
/** A button that leads into the thing or takes it, as against one that does something to it. */
const isWay = ({ name }: ObservedElement): boolean => ways.some((word) => beginsWith(name, word));

const usable: Record<Purpose, string> = {
  click: 'to click',
  use: 'to click',
  fill: 'to fill in',
  check: 'to check',
  choose: 'to choose from',
  read: 'to read',
  drag: 'to drag',
  point: 'to point at',
};

export const say = ({ name, noun, whole }: Description): string =>
  name !== '' ? JSON.stringify(name) : noun !== '' ? `a ${noun}` : JSON.stringify(whole);

const mostRivals = 4;

/** With what tells them apart, where anything does. */
function sayRivals(what: Description, rivals: readonly ObservedElement[]): string {
  const kinds = [...new Set(rivals.map(({ role, name }) => `${role} ${JSON.stringify(name)}`))];
  const shown = kinds.slice(0, mostRivals).join(', ') + (kinds.length > mostRivals ? ', …' : '');
  const alike = `${rivals.length} elements match ${say(what)} alike`;
  if (kinds.length === 1) return `${alike}, all of them ${shown}; say which, by its place or by what stands beside it`;
  return `${alike}: ${shown}; quote the exact name of the one that is meant, and say its kind`;
}
