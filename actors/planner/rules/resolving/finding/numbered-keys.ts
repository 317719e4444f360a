/** "The key of floor 3": of keys that bear numbers or letters and nothing else, the one of that number. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { nounOf } from '../../reading/words/nouns.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { isTurner } from '../page/pagers.ts';
import type { Scene } from '../page/scene.ts';
import type { Purpose } from './candidates.ts';
import { type Found, some } from './found.ts';

const numbered = /^(\p{Ll}{3,}) (\d{1,3}|\p{Lu})$/u;
const fewest = 3;

/** Undefined where no such keys stand side by side, or the number is that of an entry, which may be a page's as well. */
export function keyOfNumber(
  { name, noun, within, where, rank, ordinal, all }: Description,
  purpose: Purpose,
  scene: Scene,
): Found | undefined {
  if (purpose !== 'click' || !within || (where ?? rank ?? ordinal ?? all) !== undefined) return undefined;
  const isKey = name === '' ? noun === 'button' : noun === '' && /^(?:key|button)$/.test(name);
  const [, kind = '', number = ''] = numbered.exec(within.name || within.whole) ?? [];
  if (!isKey || number === '' || nounOf(kind) !== undefined) return undefined;
  const key = onlyOf(scene.elements.filter((element) => element.name.trim() === number && isPressed(element)));
  const beside = scene.elements.filter((other) => key !== undefined && other.role === key.role && other.group === key.group);
  const isPager = beside.some((other) => isTurner('next', other) || isTurner('previous', other));
  if (!key || isPager || scene.unitOf(key)) return undefined;
  const alike = beside.filter((other) => short.test(other.name.trim()));
  return alike.length >= fewest ? some([key]) : undefined;
}
const short = /^(?:\d{1,3}|\p{Lu})$/u;
const isPressed = (element: ObservedElement): boolean => isClickable(element) && isUsable(element);
