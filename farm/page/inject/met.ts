/** Whether a person can see and hit a control, and what of those that are covered is worth telling. */
import { survivesClipping } from './clipping.ts';
import { longestText } from './entries.ts';
import type { Look } from './looks.ts';
import { nameOf } from './name.ts';
import { remember } from './registry.ts';
import { coverOf, describe, isCovered } from './visibility.ts';
import type { CoveredControl } from './wire.ts';

/** Less can neither be seen nor hit. */
export const leastPx = 2;
/** Boxes and lists lie under what pages draw in their place. */
const coverable = new Set(['button', 'link', 'textbox', 'searchbox', 'tab', 'menuitem']);

export function isMet(element: Element, box: DOMRect, look: Look, disabled: boolean): boolean {
  if (box.width < leastPx || box.height < leastPx) return false;
  if (look.isClipped && !survivesClipping(box, element)) return false;
  // What is disabled may let the pointer through.
  if (!disabled && isCovered(element, box)) return false;
  remember(element, box);
  return true;
}

export function coveredControl(
  element: Element,
  role: string,
  box: DOMRect,
): { readonly told: CoveredControl; readonly cover: Element } | undefined {
  const cover = coverable.has(role) ? coverOf(element, box) : undefined;
  const name = cover ? nameOf(element, role).slice(0, longestText) : '';
  return cover && (name !== '' || role === 'textbox') ? { told: { role, name, by: describe(cover) }, cover } : undefined;
}
