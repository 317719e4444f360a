/** Which rows, cards and items a description means, and what to act on in them. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../instruction.ts';
import { candidatesOf, type Looking, type Purpose, suits } from './candidates.ts';
import { beginsWith, fold, holdsSense, holdsWords, likeness } from './likeness.ts';
import { checkableRoles, clickableRoles, isText, isUsable, type Scene, type Unit } from './scene.ts';
import { fulfils, ranked } from './units.ts';

export const innermost = (scene: Scene, units: readonly Unit[]): readonly Unit[] =>
  units.filter(
    ({ group }) => !units.some((other) => other.group !== group && scene.around({ group: other.group }).slice(1).includes(group)),
  );

/** The rows or cards that the words, conditions, rank and place of a description select. */
export function unitsOf(what: Description, units: readonly Unit[], { scene, now }: Looking): readonly Unit[] {
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
export function unitsMeant(
  what: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
  looking: Looking,
): readonly Unit[] | undefined {
  const { scene } = looking;
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

export function handleOf(
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
