/** What stands with what: the entry of a thing on the page, whatever it is marked up as. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Candidate, Looking, Purpose } from './candidates.ts';
import { fold } from './likeness.ts';
import { isText, type Scene } from './scene.ts';

/** What is next to a thing in reading may be the end of the entry before, and what another entry has is that entry's. */
export function isNextTo(origin: ObservedElement, element: ObservedElement, near: readonly Candidate[], scene: Scene): boolean {
  const entry = entryOf(origin, scene);
  if (entry?.some((mate) => near.some((candidate) => candidate.element === mate))) return entry.includes(element);
  if (scene.unitOf(element) !== undefined || (entry !== undefined && isHead(origin, scene)) || isOfLines(origin, scene)) return false;
  const [from, to] = [Math.min(origin.index, element.index), Math.max(origin.index, element.index)];
  return !scene.elements.slice(from + 1, to).some(({ role, group }) => role === origin.role && isText(origin) && group === origin.group);
}

/** All that belongs to what an element calls or begins: its row or card, the part that it heads, what is said of a term. */
export function entryOf(origin: ObservedElement, scene: Scene): readonly ObservedElement[] | undefined {
  const unit = scene.unitOf(origin);
  if (unit) return unit.elements;
  const headed = scene.groups.findIndex((_, group) => heads(origin, group, scene));
  if (headed !== -1) return scene.within(headed);
  if (origin.role !== 'term') return undefined;
  const after = scene.elements.slice(origin.index + 1);
  const end = after.findIndex(({ role, group }) => role === 'term' || role === 'heading' || group !== origin.group);
  return end === -1 ? after : after.slice(0, end);
}

const isHead = (origin: ObservedElement, scene: Scene): boolean =>
  origin.role === 'term' || scene.groups.some((_, group) => heads(origin, group, scene));

/** Whether a part of the page is called as the element is, and begins with it or right after it. */
function heads(origin: ObservedElement, group: number, scene: Scene): boolean {
  const [first] = scene.within(group);
  const isAt = first !== undefined && (first.index === origin.index || first.index === origin.index + 1);
  return isAt && fold(scene.groups[group]?.name ?? '') === fold(origin.name);
}

/** Lines in one block are one text, with the controls of all of them behind it: which is of which line can't be told. */
function isOfLines(origin: ObservedElement, { elements }: Scene): boolean {
  if (!isText(origin)) return false;
  const after = elements.slice(origin.index + 1);
  const end = after.findIndex((element) => isText(element) || element.group !== origin.group);
  const controls = (end === -1 ? after : after.slice(0, end)).map(({ role, name }) => `${role} ${name}`);
  return new Set(controls).size < controls.length;
}

/** "Find Ada and click Reply": what another row has is not hers. */
export const isOfAnother = (element: ObservedElement, purpose: Purpose, { scene, hand, isSought }: Looking): boolean =>
  hand !== undefined && isSought === true && purpose !== 'read' && purpose !== 'point' && isApart(hand, element, scene);

const partRoles: readonly string[] = ['region', 'group', 'form'];

/** Whether it stands in another of several entries beside each other than the thing: another row or card, or part under a heading. */
export function isApart(thing: ObservedElement, element: ObservedElement, scene: Scene): boolean {
  const headed = scene.groups.findIndex((_, group) => heads(thing, group, scene));
  const unit = scene.unitOf(thing);
  // A heading stands at the end of the part before the one that it heads.
  const mine = headed === -1 ? [...scene.around(thing), ...(unit ? [unit.group] : [])] : [headed, ...around(headed, scene)];
  const its = scene.around(element);
  if (thing.role === 'term' && element.group === thing.group)
    return element !== thing && entryOf(thing, scene)?.includes(element) === false;
  return its.some((group) => {
    if (mine.includes(group)) return false;
    const { role, parent } = scene.groups[group] ?? {};
    const isEntry = scene.units.has(group) || (role !== undefined && partRoles.includes(role) && headed !== -1);
    return isEntry && mine.some((own) => !its.includes(own) && scene.groups[own]?.role === role && isBeside(own, group, parent, scene));
  });
}

/** The groups around a group. */
function around(group: number, scene: Scene): readonly number[] {
  const { parent } = scene.groups[group] ?? {};
  return parent === undefined ? [] : scene.around({ group: parent });
}

const isBeside = (own: number, group: number, parent: number | undefined, scene: Scene): boolean =>
  scene.groups[own]?.parent === parent ||
  scene.collections.some((units) => [own, group].every((one) => units.some((unit) => unit.group === one)));
