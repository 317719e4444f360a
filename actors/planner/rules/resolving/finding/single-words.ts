/** Words that a page offers side by side, each to be clicked or ticked by itself: which of them is told by its letters or its length. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Condition, Description } from '../../description.ts';
import { checkableRoles, isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { fold } from '../words/likeness.ts';
import type { Purpose } from './candidates.ts';

const taken: readonly Purpose[] = ['click', 'use', 'check', 'choose'];
const word = /^\p{L}[\p{L}'’-]*$/u;

/** In the order of the page; none where several are as long. Undefined when the description is of no such word. */
export function wordsMeant(
  { noun, name, rank, where = [], look, within, beside }: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
): readonly ObservedElement[] | undefined {
  const isOfLength = rank !== undefined && /^(?:length|letters?|characters?)$/.test(rank.by);
  if (noun !== 'word' || name !== '' || look || within || beside || !taken.includes(purpose) || (rank && !isOfLength)) return undefined;
  if ((!rank && where.length === 0) || where.some(({ kind }) => kind !== 'holds')) return undefined;
  const [set = [], ...others] = setsIn(pool);
  if (others.length > 0 || set.length === 0) return undefined;
  const left = set.filter((element) => where.every((condition) => isSo(element.name, condition)));
  if (!rank) return left;
  const lengths = left.map((element) => lettersIn(element.name)).sort((a, b) => (rank.order === 'most' ? b - a : a - b));
  const own = lengths[rank.place - 1];
  const found = left.filter((element) => lettersIn(element.name) === own);
  return found.length === 1 ? found : [];
}

/** What stands side by side in one part and is of one kind, all of single words. */
function setsIn(pool: readonly ObservedElement[]): readonly (readonly ObservedElement[])[] {
  const offered = pool.filter((element) => (isClickable(element) || checkableRoles.includes(element.role)) && isUsable(element));
  // Boxes are ticked wherever they stand, of buttons those of one part are meant.
  const kindOf = ({ role, group }: ObservedElement): string => (checkableRoles.includes(role) ? role : `${role} ${group}`);
  const kinds = [...new Set(offered.map(kindOf))].map((kind) => offered.filter((element) => kindOf(element) === kind));
  return kinds.filter((set) => set.length > 1 && set.every(({ name }) => word.test(name.trim())));
}

const lettersIn = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;

function isSo(text: string, condition: Condition): boolean {
  if (condition.kind !== 'holds') return false;
  const [said, own] = [fold(condition.text), fold(text)];
  const holds = condition.at === 'end' ? own.endsWith(said) : condition.at === 'start' ? own.startsWith(said) : own.includes(said);
  return holds !== (condition.not === true);
}
