/** Branches of a tree that open by a sign of their own beside their name, which only marks them. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { fold } from '../words/likeness.ts';
import { isClickable, isUsable } from './kinds-of-elements.ts';

const sign = /^[▸▶►▹⊞❯⯈▾▼▿⊟+＋−–-]$/u;

/** What opens and closes the branch, where it stands before its name. */
export function signOf(branch: ObservedElement, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const next = elements[branch.index + 1];
  const isBranch = branch.role === 'treeitem' && branch.states.some((state) => state === 'collapsed' || state === 'expanded');
  return isBranch && next && isClickable(next) && isUsable(next) && sign.test(next.name.trim()) ? next : undefined;
}

/** The branch whose name this is, behind its sign. */
export function branchNamed(label: ObservedElement, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const branch = elements[label.index - 2];
  return branch && signOf(branch, elements)?.index === label.index - 1 && fold(branch.name) === fold(label.name) ? branch : undefined;
}

export const isSign = (element: ObservedElement, elements: readonly ObservedElement[]): boolean => {
  const branch = elements[element.index - 1];
  return branch !== undefined && signOf(branch, elements) === element;
};

/** What is clicked to see what stands in it. */
export const wayInto = (place: ObservedElement, elements: readonly ObservedElement[]): ObservedElement =>
  signOf(branchNamed(place, elements) ?? place, elements) ?? place;
