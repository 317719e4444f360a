/** "The box", "the grey area": what the page has drawn to be pressed and written nothing in. */
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import type { Purpose } from './candidates.ts';
import { type Found, some } from './found.ts';

const boxes = /^(?:box|area|square|rectangle|zone|spot|field)$/;
/** In CSS pixels, on the shorter side. */
const leastSide = 60;

/** The only one of the page. */
export function drawnBox(
  { noun, where, within, rank, ordinal, all }: Description,
  purpose: Purpose,
  { elements }: Scene,
): Found | undefined {
  if (purpose !== 'click' || !boxes.test(noun) || (where ?? within ?? rank ?? ordinal ?? all) !== undefined) return undefined;
  const box = onlyOf(
    elements.filter(
      (element) =>
        element.role === 'clickable' &&
        element.name === '' &&
        isUsable(element) &&
        Math.min(element.box?.[2] ?? 0, element.box?.[3] ?? 0) >= leastSide,
    ),
  );
  return box && some([box]);
}
