/** What a deed would be done to is one of several that are called alike, and nothing in the goal says which of them. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../description.ts';
import type { Instruction } from '../instruction.ts';
import { margin } from './finding/candidates.ts';
import type { Situation } from './move.ts';
import { isClickable, isText } from './page/kinds-of-elements.ts';
import { isOnePageOfSeveral } from './page/paging.ts';
import type { Scene } from './page/scene.ts';
import { mostlyOf } from './rows/belonging.ts';
import { harmless } from './rows/longer-names.ts';
import { fold, holdsWords, isSameName, likeness } from './words/likeness.ts';

/** How far behind the name of a thing that stands in no row or card its controls stand. */
const reach = 6;
const longestName = 80;

/** Why not; undefined where only one is called so, or the goal says more of it than its name. */
export function isOneOfAlike(on: ObservedElement, instruction: Instruction, scene: Scene): string | undefined {
  const what = namedOnly(asDeed(instruction, on));
  if (!what) return undefined;
  const { name } = what;
  const called = scene.elements.filter(
    (element) => isThing(element) && element.name.length <= longestName && holdsWords(element.name, name),
  );
  const exact = called.filter((element) => isSameName(name, element.name));
  const things = exact.length > 0 ? exact : called;
  const own = things.filter((thing) => isOf(on, thing, scene));
  const best = Math.max(0, ...own.map((thing) => likeness(name, thing.name)));
  const other = things.find(
    (thing) =>
      !own.includes(thing) &&
      !own.some((mine) => scene.unitOf(mine) !== undefined && scene.unitOf(mine) === scene.unitOf(thing)) &&
      likeness(name, thing.name) >= best - margin &&
      offersSame(thing, on, scene) &&
      !own.some((mine) => isMoreSo(mine, thing, name, scene)),
  );
  const [mine] = own;
  return mine && other && fold(mine.name) !== ''
    ? `${JSON.stringify(mine.name)} and ${JSON.stringify(other.name)} are both called ${JSON.stringify(name)}; say which, by its place or by what stands beside it`
    : undefined;
}

/** "Place a hold on the book": what is pressed is called a hold, and what it is done to is the book. */
const asDeed = (instruction: Instruction, on: ObservedElement): Instruction =>
  instruction.kind === 'drag' && isClickable(on) && isSameName(instruction.what.name, on.name)
    ? { kind: 'do', clause: instruction.clause, as: fold(instruction.what.name), what: instruction.to }
    : instruction;

/** "Anna" may be Anna Berg here, and Anna Holm on a further page of the list. */
export function mayBeAnother(on: ObservedElement, instruction: Instruction, situation: Situation): string | undefined {
  const { scene } = situation;
  const what = namedOnly(instruction) ?? changedOnly(instruction, situation);
  const unit = scene.unitOf(on);
  if (!what || what.exact || !firstName.test(what.name) || !unit || !scene.hasLikes(unit) || !isOnePageOfSeveral(situation))
    return undefined;
  const called = unit.elements.filter((element) => isThing(element) && holdsWords(element.name, what.name));
  const isWhole = called.some(({ name }) => isSameName(what.name, name));
  const person = isWhole ? undefined : called.find(({ name }) => fullName.test(name.trim()));
  return (
    person &&
    `${JSON.stringify(person.name)} is one who is called ${JSON.stringify(what.name)}, and the list has further pages; say the whole name`
  );
}
/** Whose value is set, here or in what the control of their entry brings up. */
function changedOnly(instruction: Instruction, { instructions, cursor }: Situation): Description | undefined {
  if (instruction.kind === 'fill') return instruction.what?.within;
  const isChanged = instruction.kind === 'do' && /^edit\b/.test(instruction.as) && instructions[cursor.at + 1] !== undefined;
  return isChanged ? instruction.what : undefined;
}
const firstName = /^\p{Lu}\p{Ll}+$/u;
const fullName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*)+$/u;

/** One row is called so, and the other only says so of something of it. */
function isMoreSo(mine: ObservedElement, other: ObservedElement, name: string, scene: Scene): boolean {
  const [one, another] = [scene.unitOf(mine), scene.unitOf(other)];
  return one !== undefined && another !== undefined && !mostlyOf(scene, [one, another], name).includes(another);
}

/** A thing of which but its name is said, and with which something is done that is not easily taken back. */
function namedOnly(instruction: Instruction): Description | undefined {
  if (instruction.kind !== 'drag' && (instruction.kind !== 'do' || harmless.test(instruction.as))) return undefined;
  const { what } = instruction;
  if (!what || what.name === '' || what.all || what.any || what.key !== undefined) return undefined;
  return (what.where ?? what.rank ?? what.ordinal ?? what.within ?? what.beside ?? what.except ?? what.look) === undefined
    ? what
    : undefined;
}

const isThing = (element: ObservedElement): boolean =>
  isText(element) || ['link', 'clickable', 'treeitem', 'listitem'].includes(element.role);

/** It is the thing, stands in its row or card, or right behind its name. */
function isOf(on: ObservedElement, thing: ObservedElement, scene: Scene): boolean {
  if (on === thing) return true;
  const unit = scene.unitOf(thing);
  if (unit) return scene.isOf(on, unit);
  const isBehind = on.index > thing.index && on.index <= thing.index + reach;
  return isBehind && scene.entriesWith(on).length === 0 && !hasAnother(thing, on, scene);
}

/** Another thing of its kind stands between the two, or what begins another part of the page. */
const hasAnother = (thing: ObservedElement, on: ObservedElement, { elements }: Scene): boolean =>
  elements.slice(thing.index + 1, on.index).some(({ role, group }) => role === 'heading' || (role === thing.role && group === thing.group));

function offersSame(thing: ObservedElement, on: ObservedElement, scene: Scene): boolean {
  if (thing.role === on.role && !isClickable(on)) return true;
  const likes = scene.elements.filter(({ role, name }) => role === on.role && (name === on.name || isSameName(name, thing.name)));
  return likes.some((like) => isOf(like, thing, scene));
}
