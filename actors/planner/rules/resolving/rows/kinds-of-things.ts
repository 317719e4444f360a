/** What the page calls the things of its lists: by their maker's word, a column, or the heading over them. */
import type { Description } from '../../description.ts';
import { type Candidate, margin } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { type Scene, type Unit, unitRoles } from '../page/scene.ts';
import { withoutDirect } from '../page/spoken-of.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

/** "The cheapest lamp" is any of those under the heading "Lamps", whatever each is called; a table's first column says what its rows are. */
export function isKindOf(scene: Scene, { group, elements: [first] }: Unit, said: string): boolean {
  const [list] = scene.around({ group }).slice(1);
  const over = [first?.column, first?.context, list === undefined ? undefined : scene.groups[list]?.name];
  return over.some((text) => text !== undefined && isHeadOf(said, text));
}

/** Whether things that stand under the heading are called so. */
export const isHeadOf = (said: string, heading: string): boolean => likeness(said, withoutDirect(heading)) >= 0.9;

/** Under "Tea & cakes" not all are cakes: those that say it themselves; undefined where no heading is of several kinds. */
export function ofMixedHead(scene: Scene, units: readonly Unit[], said: string): readonly Unit[] | undefined {
  const isMixed = ({ group, elements: [first] }: Unit) => {
    const [list] = scene.around({ group }).slice(1);
    return [first?.context ?? '', list === undefined ? '' : (scene.groups[list]?.name ?? '')].some((text) => isMixedHead(said, text));
  };
  return units.some(isMixed) ? units.filter((unit) => !isMixed(unit) || holdsSense(unit.text, said)) : undefined;
}

export const isMixedHead = (said: string, text: string): boolean =>
  text.length <= longestHead && joint.test(text) && !joint.test(said) && text.split(joint).some((part) => isHeadOf(said, part));
const joint = /\s*(?:&|\+|\/|,)\s*|\s+(?:and|or)\s+/;
const longestHead = 60;

const ways: readonly string[] = ['heading', 'columnheader', 'link', 'tab', 'menuitem'];

/** "My requests" over a table, where nothing else is called so but what leads there: what its rows are. */
export function isHeadOfThings({ name }: Description, called: readonly Candidate[], scene: Scene): boolean {
  const best = Math.max(...called.map(({ score }) => score));
  // A part of a thing may be called so by its maker, and says something else.
  const isHead = ({ element, score }: Candidate) =>
    ways.includes(element.role) || score < best - margin || (isText(element) && !holdsSense(element.name, name));
  return called.every(isHead) && scene.collections.some((units) => areCalledSo(units, name, scene));
}

/** Whether a list is of such things by its heading or column, or by the word of its maker. */
export const areCalledSo = (units: readonly Unit[], name: string, scene: Scene): boolean =>
  units.some((unit) => isKindOf(scene, unit, name)) || callsIt(scene, units, name) === 1;

/** Whether the page's maker, or a heading above, calls these things by the noun. */
export function callsIt(scene: Scene, units: readonly Unit[], noun: string): number {
  const [first] = units;
  if (!first) return 0;
  // What is a row by its role comes before what its maker has laid out in one.
  if (noun === 'row' && scene.groups[first.group]?.role === 'row') return 2;
  const around = scene
    .around({ group: first.group })
    // What a card says, it says of itself, and not of what stands in it.
    .map(
      (group) =>
        `${scene.groups[group]?.hints ?? ''} ${unitRoles.includes(scene.groups[group]?.role ?? '') ? '' : (scene.groups[group]?.name ?? '')}`,
    )
    .map(withoutDirect);
  return Math.max(0, ...around.map((text, depth) => (holdsSense(text, noun) ? 1 / (1 + depth) : 0)));
}

/** The dishes of a card stand under a heading for each course: lists side by side whose entries their maker calls alike are one. */
export function inSections(lists: readonly (readonly Unit[])[], noun: string, scene: Scene): readonly (readonly Unit[])[] {
  const sections = new Map<string, (readonly Unit[])[]>();
  for (const units of lists) {
    const [first] = units;
    const { role = '', hints = '', parent } = scene.groups[first?.group ?? -1] ?? {};
    const over = scene.groups[parent ?? -1];
    const isSection = hints !== '' && over?.role === 'region' && over.name !== '';
    const key = isSection
      ? JSON.stringify([role, hints.split(' ')[0], over.parent, noun === '' ? 0 : callsIt(scene, units, noun)])
      : `${first?.group}`;
    sections.set(key, [...(sections.get(key) ?? []), units]);
  }
  return [...sections.values()].map((parts) => (parts.length === 1 ? (parts[0] ?? []) : parts.flat().sort((a, b) => a.group - b.group)));
}
