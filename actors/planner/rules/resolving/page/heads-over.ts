/** The heading of a column, a section or a lane, which tells the state of what stands under it: "Done 3". */
import { likeness } from '../words/likeness.ts';
import type { Scene, Unit } from './scene.ts';

const counted = /^(.*\p{L}\S*)\s+\(?(\d{1,4})\)?(?:\s+[·•|–-]\s.*)?$/u;
/** "Lead 3 · €36,450" is called "Lead". */
const withoutCount = (head: string): string => counted.exec(head)?.[1] ?? head;

const surely = 0.95;
const isHeadCalled = (said: string, head: string): boolean => head !== '' && likeness(said, withoutCount(head)) >= surely;

/** Whether it stands in a column of that name, beside others. */
export function isUnder(scene: Scene, { group, elements: [first] }: Unit, said: string): boolean {
  const outer = scene.around({ group }).slice(1);
  const over = outer.map((at) => headOf(scene, at));
  const isOfCard = first?.role === 'heading';
  return [...over, isOfCard || first?.context === undefined ? '' : first.context].some((head) => isHeadCalled(said, head));
}

/** What a part of the page is called, or begins with; a heading over a part may stand before it, and the first in it is of a column then. */
function headOf(scene: Scene, group: number): string {
  const { role, name = '' } = scene.groups[group] ?? {};
  const [first] = scene.within(group);
  return role === 'region' && name !== '' ? name : first?.role === 'heading' ? first.name : '';
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

/** How many stand under it, as its heading says beside others that say so: "Order 55" alone is a number of its own. */
export function countOver(scene: Scene, said: string): number | undefined {
  const heads = scene.elements.filter(({ role, name }) => role === 'heading' && counted.test(name));
  const own = heads.filter(({ name }) => isHeadCalled(said, name));
  const [count, ...others] = own.flatMap(({ name }) => counted.exec(name)?.[2] ?? []);
  return heads.length < 2 || count === undefined || others.length > 0 ? undefined : Number(count);
}
