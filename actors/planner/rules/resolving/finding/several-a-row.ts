/** Things of which a row holds several: the seats of a plan, the days of a calendar. Their place is counted in reading order. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';

/** The controls of that very name, in reading order, where a row or card holds more than one of them; undefined where none does. */
export function severalARow(
  { name, roles, ordinal, where, rank, all }: Description,
  purpose: Purpose,
  pool: readonly ObservedElement[],
  { scene }: Looking,
): readonly ObservedElement[] | undefined {
  if (ordinal === undefined || name === '' || roles.length > 0 || where || rank || all || (purpose !== 'click' && purpose !== 'use'))
    return undefined;
  const called = pool.filter((element) => isClickable(element) && isUsable(element) && likeness(name, element.name) >= leastAlike);
  const rows = called.map((element) => scene.unitOf(element)?.group);
  const isShared = rows.some((row, at) => row !== undefined && rows.indexOf(row) !== at);
  return isShared ? called : undefined;
}

const leastAlike = 0.95;
