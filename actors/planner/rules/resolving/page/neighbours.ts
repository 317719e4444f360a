/** What stands with what: the entry of a thing on the page, whatever it is marked up as. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Candidate, Looking, Purpose } from '../finding/candidates.ts';
import { fold } from '../words/likeness.ts';
import { isText } from './kinds-of-elements.ts';
import type { Scene, Unit } from './scene.ts';

/** What is next to a thing in reading may be the end of the entry before, and what another entry has is that entry's. */
export function nextTo(origin: ObservedElement, near: readonly Candidate[], scene: Scene): readonly Candidate[] {
  const entry = new Set(entryOf(origin, scene));
  const mates = near.filter(({ element }) => entry.has(element));
  if (mates.length > 0) return mates;
  if (origin.role === 'term' || headedBy(origin, scene) !== undefined || isOfLines(origin, scene)) return [];
  const unit = scene.unitOf(origin);
  const likes = unit && scene.collections.find((units) => units.includes(unit));
  // What its likes have each, and it has not, is nowhere else.
  if (likes && near.some(({ element }) => likes.some((like) => scene.isOf(element, like)))) return [];
  const loose = near.filter(({ element }) => scene.unitOf(element) === undefined);
  const onLine = loose.filter(({ element }) => isOnLine(origin, element, scene));
  return inTurn(origin, loose, scene) ?? (onLine.length > 0 ? onLine : loose.filter(({ element }) => !hasBetween(origin, element, scene)));
}

/**
 * Of controls of one name that stand in turn with texts, and in no rows: that of the text before it where the first thing is a text and the
 * last a control, or the other way round. Undefined where there is no such turn to tell by.
 */
function inTurn(origin: ObservedElement, near: readonly Candidate[], scene: Scene): readonly Candidate[] | undefined {
  const { elements } = scene;
  const controls = [...near].sort((a, b) => a.element.index - b.element.index);
  const [first, last] = [controls[0]?.element, controls.at(-1)?.element];
  const around = first?.group;
  if (!first || !last || first === last || around === undefined) return undefined;
  if (near.some(({ element: { role, name, group } }) => role !== first.role || name !== first.name || group !== around)) return undefined;
  const isAmong = (text: ObservedElement) => isText(text) && text.role !== 'heading' && scene.isIn(text, around);
  if (!isAmong(origin)) return undefined;
  const [isLed, isFollowed] = [elements.slice(0, first.index).some(isAmong), elements.slice(last.index + 1).some(isAmong)];
  if (isLed === isFollowed) return undefined;
  const own = isLed
    ? controls.find(({ element }) => element.index > origin.index)
    : controls.findLast(({ element }) => element.index < origin.index);
  return own ? [own] : [];
}

/** Whether another text of the same kind stands between a text and the element, be it in an entry of its own. */
function hasBetween(origin: ObservedElement, element: ObservedElement, scene: Scene): boolean {
  const [from, to] = [Math.min(origin.index, element.index), Math.max(origin.index, element.index)];
  const isOfEntry = (other: ObservedElement) => scene.unitOf(other) !== undefined;
  return (
    isText(origin) &&
    scene.elements.slice(from + 1, to).some((other) => other.role === origin.role && (other.group === origin.group || isOfEntry(other)))
  );
}

/** The thing begins the line that the element stands on, to the eye. */
function isOnLine(origin: ObservedElement, { index, box }: ObservedElement, { elements }: Scene): boolean {
  if (box === undefined || index <= origin.index || !sharesLine(origin.box, box)) return false;
  const line = elements.filter((other) => sharesLine(other.box, origin.box));
  return line.every((other) => other === origin || (other.box?.[0] ?? 0) >= (origin.box?.[0] ?? 0));
}

/** By the boxes of both: `[left, top, width, height]`. */
function sharesLine(a: readonly number[] = [], b: readonly number[] = []): boolean {
  const [, top = 0, , height = 0] = a;
  const [, otherTop = 0, , otherHeight = 0] = b;
  const [low, high] = [Math.min(height, otherHeight), Math.max(height, otherHeight)];
  const shared = Math.min(top + height, otherTop + otherHeight) - Math.max(top, otherTop);
  return low > 0 && shared >= low / 2 && high <= 3 * low;
}

/** All that belongs to what an element calls or begins: its row or card, the part that it heads, what is said of a term. */
export function entryOf(origin: ObservedElement, scene: Scene): readonly ObservedElement[] | undefined {
  const unit = scene.unitOf(origin);
  if (unit) return unit.elements;
  const headed = headedBy(origin, scene);
  if (headed !== undefined) return scene.within(headed);
  if (origin.role !== 'term') return undefined;
  const after = scene.elements.slice(origin.index + 1);
  const end = after.findIndex(({ role, group }) => role === 'term' || role === 'heading' || group !== origin.group);
  return end === -1 ? after : after.slice(0, end);
}

/** The part of the page that is called as the element is, and begins with it or right after it. */
function headedBy({ index, name }: ObservedElement, scene: Scene): number | undefined {
  const found = scene.groups.findIndex((group, at) => {
    const [first] = scene.within(at);
    return (first?.index === index || first?.index === index + 1) && fold(group.name) === fold(name);
  });
  return found === -1 ? undefined : found;
}

/** Lines in one block are one text, with the controls of all of them behind it: which is of which line can't be told. */
function isOfLines(origin: ObservedElement, { elements }: Scene): boolean {
  if (!isText(origin)) return false;
  const after = elements.slice(origin.index + 1);
  const end = after.findIndex((element) => isText(element) || element.group !== origin.group);
  const controls = (end === -1 ? after : after.slice(0, end)).map(({ role, name }) => `${role} ${name}`);
  return new Set(controls).size < controls.length;
}

/** "Find Ada and click Reply": what another row has is not hers, and where others have it each, what stands in none is not hers either. */
export function withoutOthers(
  candidates: readonly Candidate[],
  purpose: Purpose,
  { scene, hand, isSought }: Looking,
): readonly Candidate[] {
  if (!hand || !isSought || purpose === 'read' || purpose === 'point') return candidates;
  const isApart = apartFrom(hand, scene);
  const left = candidates.filter(({ element }) => !isApart(element));
  const surest = Math.max(0, ...left.map(({ score }) => score));
  const isOfOthers = candidates.some(({ element, score }) => score >= surest && isApart(element));
  if (!isOfOthers) return left;
  const entry = new Set(entryOf(hand, scene));
  return left.filter(({ element }) => element.isNew || entry.has(element));
}

const partRoles: readonly string[] = ['region', 'group', 'form'];

/** Tells what stands in another of several entries beside each other than the thing: another row or card, or part under a heading. */
export function apartFrom(thing: ObservedElement, scene: Scene): (element: ObservedElement) => boolean {
  const headed = headedBy(thing, scene);
  const unit = scene.unitOf(thing);
  // A heading stands at the end of the part before the one that it heads.
  const mine = headed === undefined ? [...scene.around(thing), ...(unit ? [unit.group] : [])] : [headed, ...around(headed, scene)];
  const entry = thing.role === 'term' ? entryOf(thing, scene) : undefined;
  return (element) => {
    if (headed === undefined && unit && answers(unit, scene.unitOf(element), scene)) return true;
    if (entry && element.group === thing.group) return element !== thing && !entry.includes(element);
    const its = scene.around(element);
    return its.some((group) => {
      if (mine.includes(group)) return false;
      const { role, parent } = scene.groups[group] ?? {};
      const isEntry = scene.units.has(group) || (role !== undefined && partRoles.includes(role) && headed !== undefined);
      return isEntry && mine.some((own) => !its.includes(own) && scene.groups[own]?.role === role && isBeside(own, group, parent, scene));
    });
  };
}

/** One of them stands in the other, and is an entry of its own. */
const answers = (a: Unit, b: Unit | undefined, scene: Scene): boolean =>
  b !== undefined &&
  a !== b &&
  (scene.around(a).includes(b.group) || scene.around(b).includes(a.group)) &&
  scene.collections.some((units) => units.includes(a) && units.includes(b));

/** The groups around a group. */
function around(group: number, scene: Scene): readonly number[] {
  const { parent } = scene.groups[group] ?? {};
  return parent === undefined ? [] : scene.around({ group: parent });
}

const isBeside = (own: number, group: number, parent: number | undefined, scene: Scene): boolean =>
  scene.groups[own]?.parent === parent ||
  scene.collections.some((units) => [own, group].every((one) => units.some((unit) => unit.group === one)));
