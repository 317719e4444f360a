/** Branches of a tree: what opens them, where their name only marks them, and what stands in them. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { onlyOf } from '../only.ts';
import { fold, likeness } from '../words/likeness.ts';
import { isClickable, isUsable } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

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
  return branch && signOf(branch, elements)?.index === label.index - 1 && fold(ownName(branch)) === fold(label.name) ? branch : undefined;
}

/** Its sign may be a part of what it is called. */
const ownName = ({ name }: ObservedElement): string => name.replace(/^[▸▶►▹⊞❯⯈▾▼▿⊟+＋−–-]\s*(?=\S)/u, '');

const unfolds = ({ states }: ObservedElement): boolean => states.some((state) => state === 'collapsed' || state === 'expanded');

/** Of an item in a list of lists, which says nothing of itself, the sign right before its name. */
function signBefore(item: ObservedElement, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const before = elements[item.index - 1];
  const isOfItem = item.role === 'listitem' && before && before.group === item.group && isClickable(before) && isUsable(before);
  return isOfItem && unfolds(before) && sign.test(before.name.trim()) ? before : undefined;
}

const isBranch = (element: ObservedElement, elements: readonly ObservedElement[]): boolean =>
  (element.role === 'treeitem' && unfolds(element)) || signBefore(element, elements) !== undefined;

/** The branches of that name. */
export const branchesCalled = (name: string, { elements }: Scene): readonly ObservedElement[] =>
  name === '' ? [] : elements.filter((element) => isBranch(element, elements) && likeness(name, ownName(element)) >= leastCalled);
const leastCalled = 0.9;

/** Whether what stands in one of the branches of that name is on show. */
export const isAnyUnfolded = (name: string, scene: Scene): boolean =>
  branchesCalled(name, scene).some((branch) => (signBefore(branch, scene.elements) ?? branch).states.includes('expanded'));

/** The only item of that name whose sign opens it. */
export const shutItem = (name: string, scene: Scene): ObservedElement | undefined =>
  onlyOf(branchesCalled(name, scene).filter(({ role }) => role === 'listitem'));

/** What stands in a branch: up to the next one beside it, all that is deeper than it is; nothing while it is shut. */
export function insideBranch(branch: ObservedElement, scene: Scene): readonly ObservedElement[] {
  const { group } = branch;
  const shut = (signBefore(branch, scene.elements) ?? branch).states.includes('collapsed');
  if (group === undefined || shut) return [];
  const after = scene.elements.slice(branch.index + 1);
  const end = after.findIndex((element) => !scene.isIn(element, group) || (element.role === 'treeitem' && element.group === group));
  return (end === -1 ? after : after.slice(0, end)).filter((element) => element.group !== group);
}

export const isSign = (element: ObservedElement, elements: readonly ObservedElement[]): boolean => {
  const branch = elements[element.index - 1];
  return branch !== undefined && signOf(branch, elements) === element;
};

/** What is clicked to see what stands in it. */
export const wayInto = (place: ObservedElement, elements: readonly ObservedElement[]): ObservedElement =>
  signOf(branchNamed(place, elements) ?? place, elements) ?? signBefore(place, elements) ?? place;
