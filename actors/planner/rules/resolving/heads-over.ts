/** The heading of a column, a section or a lane, which tells the state of what stands under it: "Done 3". */
import { likeness } from './likeness.ts';
import type { Scene, Unit } from './scene.ts';

const counted = /^(.*\p{L}\S*)\s+\(?\d{1,4}\)?(?:\s+[·•|–-]\s.*)?$/u;
/** "Lead 3 · €36,450" is called "Lead". */
const withoutCount = (head: string): string => counted.exec(head)?.[1] ?? head;

const surely = 0.95;
export const isHeadCalled = (said: string, head: string): boolean => head !== '' && likeness(said, withoutCount(head)) >= surely;

/** Whether it stands in a column of that name, beside others. */
export function isUnder(scene: Scene, { group, elements: [first] }: Unit, said: string): boolean {
  const outer = scene.around({ group }).slice(1);
  const over = outer.map((at) => headOf(scene, at));
  const isOfCard = first?.role === 'heading';
  return [...over, isOfCard || first?.context === undefined ? '' : first.context].some((head) => isHeadCalled(said, head));
}

/** What a part of the page is called, or begins with. */
function headOf(scene: Scene, group: number): string {
  const [first] = scene.within(group);
  return first?.role === 'heading' ? first.name : scene.groups[group]?.role === 'region' ? (scene.groups[group]?.name ?? '') : '';
}

/** The only column of that name which holds cards. */
export function columnCalled(scene: Scene, said: string): number | undefined {
  const cards = [...scene.units.keys()];
  const holds = (column: number) => cards.some((card) => card !== column && scene.around({ group: card }).includes(column));
  const found = scene.groups.flatMap(({ role }, group) =>
    columnRoles.includes(role) && isHeadCalled(said, headOf(scene, group)) && holds(group) ? [group] : [],
  );
  const [only, ...others] = found;
  return others.length === 0 ? only : undefined;
}
const columnRoles: readonly string[] = ['item', 'listitem', 'article', 'group'];

/** How many stand under it, as its heading says. */
export function countOver(scene: Scene, said: string): number | undefined {
  const told = scene.elements.flatMap(({ role, name }) => {
    const [, count] = role === 'heading' && isHeadCalled(said, name) ? (/\s\(?(\d{1,4})\)?(?:\s+[·•|–-]\s.*)?$/u.exec(name) ?? []) : [];
    return count === undefined ? [] : [Number(count)];
  });
  return told.length === 1 ? told[0] : undefined;
}
