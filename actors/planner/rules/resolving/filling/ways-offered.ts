/** A setting whose name the page does not say: the only radio button that is called as the value, in a set that bears no other name. */
import type { Description, Given } from '../../description.ts';
import { type Move, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

const surely = 0.97;
const radios: readonly string[] = ['radio', 'menuitemradio'];
const sets: readonly string[] = ['radiogroup', 'group'];

export function wayOffered({ within, where, ordinal }: Description, value: Given, { scene }: Situation): Move | undefined {
  if (value.type !== 'text' || value.text === '' || (within ?? where ?? ordinal) !== undefined) return undefined;
  const way = onlyOf(scene.elements.filter(({ role, name }) => radios.includes(role) && likeness(value.text, name) >= surely));
  const isCalledOtherwise =
    way && scene.around(way).some((group) => sets.includes(scene.groups[group]?.role ?? '') && scene.groups[group]?.name !== '');
  if (!way || isCalledOtherwise || !isUsable(way)) return undefined;
  return way.states.includes('checked') ? next : { type: 'act', act: { kind: 'check', element: way.index, on: true }, on: way };
}
