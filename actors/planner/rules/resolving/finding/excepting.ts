/** What is left of the things that are meant where the goal excepts some: "all boxes but the last", "everything except the novel". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isSpokenOf } from '../page/spoken-of.ts';
import { exceptedBy, nthOf } from '../rows/things.ts';
import { holdsWords, likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { findAs } from './find.ts';
import type { Found } from './found.ts';
import { behindKindWord } from './kind-words.ts';
import { shapesMeant } from './shapes.ts';

/** Of "everything except the novel", what it is among says what everything is: the things of its build beside it. */
export function alikeTo(
  what: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
  looking: Looking,
): readonly ObservedElement[] {
  const isEverything = what.all && what.name === '' && what.noun === '' && what.roles.length === 0 && !what.where && !what.rank;
  if (!isEverything) return pool;
  // What of all that is on a page can be dragged does not show.
  if (!what.except) return purpose === 'drag' && !what.within ? [] : pool;
  const [first] = what.except.flatMap((other) => excepted(other, pool, looking));
  const isLike = ({ role, group, hints }: ObservedElement) => role === first?.role && group === first.group && hints === first.hints;
  return pool.filter(isLike);
}

/** Without what is excepted of them; empty where one of the exceptions is none of them. */
export function withoutExcepted(what: Description, all: readonly ObservedElement[], looking: Looking): readonly ObservedElement[] {
  const apart = (what.except ?? []).map((other) => excepted(other, all, looking));
  return apart.some(({ length }) => length === 0) ? [] : all.filter((element) => !apart.some((elements) => elements.includes(element)));
}

/** By their place, by what stands in their rows, or by name: to the letter before what only holds it. */
function excepted(other: Description, all: readonly ObservedElement[], looking: Looking): readonly ObservedElement[] {
  const { scene } = looking;
  const said = other.name || other.whole;
  // "All squares except the blue ones", "all shapes but circles": of what is drawn, told by its look.
  const isFigure = other.name === '' && other.ordinal === undefined && !other.where && (other.look ?? other.noun) !== '';
  const drawn = isFigure ? shapesMeant({ ...other, all: true }, all) : undefined;
  if (drawn) return drawn;
  if ((other.where ?? other.rank ?? other.ordinal) !== undefined) {
    const inPlace =
      other.ordinal !== undefined && other.name === '' && !other.where ? nthOf(inReadingOrder(all), other.ordinal) : undefined;
    if (inPlace) return [inPlace];
    const units = exceptedBy(other, [...new Set(all.flatMap((element) => scene.unitOf(element) ?? []))], looking);
    return all.filter((element) => units.some((unit) => scene.isOf(element, unit)));
  }
  if (said === '') return [];
  // The text before what has a name of its own is of another.
  const names = [said, behindKindWord(said) ?? said];
  const named = all.map((element) =>
    Math.max(...names.map((name) => likeness(name, isWordless(element) ? scene.labelOf(element) : element.name))),
  );
  // Of "X" and "x", the one that is said.
  for (const sure of [1, 0.95]) {
    const so = all.filter((_, at) => (named[at] ?? 0) >= sure);
    // What an entry is called by stands for all that stands in it.
    const entries = so.flatMap((element) => (isText(element) ? (scene.unitOf(element) ?? []) : []));
    if (so.length > 0) return all.filter((element) => so.includes(element) || entries.some((unit) => scene.isOf(element, unit)));
  }
  return all.filter((element, at) => (named[at] ?? 0) >= 0.8 || isInRowOf(element, said, all, scene));
}

/** A row speaks for what stands in it, unless another of those that are meant stands there too. */
function isInRowOf(element: ObservedElement, said: string, all: readonly ObservedElement[], scene: Scene): boolean {
  const around = scene.unitOf(element);
  const isShared = all.some((other) => other !== element && around !== undefined && scene.isIn(other, around.group));
  return around !== undefined && !isShared && holdsWords(around.text, said);
}

const isWordless = ({ name }: ObservedElement): boolean => !/[\p{L}\p{N}]/u.test(name);

const inReadingOrder = (elements: readonly ObservedElement[]) => [...elements].sort((a, b) => a.index - b.index);

/** In the same part of the page, or in entries of the same list. */
function sideBySide([first, ...others]: readonly ObservedElement[], scene: Scene): boolean {
  const unit = first && scene.unitOf(first);
  const beside = unit && scene.collections.find((units) => units.includes(unit));
  return others.every((other) => other.group === first?.group || beside?.some((like) => scene.isOf(other, like)) === true);
}

/** "All topics under Food", where nothing on the page is called a topic: all the boxes of that part. */
export function boxesOfPart(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const isKind = what.all && !what.exact && /^\p{Ll}+s$/u.test(what.name) && what.noun === '' && what.roles.length === 0;
  if (purpose !== 'check' || !isKind || !what.within || (what.where ?? what.rank) || isSpokenOf(what, what.name, looking.scene))
    return undefined;
  return findThing({ ...what, name: '', whole: '', noun: 'checkbox', roles: ['checkbox', 'switch'] }, purpose, looking);
}

/** "All the towns but Oslo", where nothing says that they are towns: the boxes of the page, if all of them stand side by side with Oslo's. */
export function boxesBut(what: Description, purpose: Purpose, looking: Looking, findThing: typeof findAs): Found | undefined {
  const isKind = what.all && what.except && !what.exact && /^\p{Ll}+$/u.test(what.name) && what.roles.length === 0;
  if (purpose !== 'check' || !isKind || (what.where ?? what.within ?? what.rank) || isSpokenOf(what, what.name, looking.scene))
    return undefined;
  const boxes = looking.scene.elements.filter(({ role }) => role === 'checkbox');
  return boxes.length > 1 && sideBySide(boxes, looking.scene)
    ? findThing({ ...what, name: '', whole: '', noun: 'checkbox', roles: ['checkbox'] }, purpose, looking)
    : undefined;
}
