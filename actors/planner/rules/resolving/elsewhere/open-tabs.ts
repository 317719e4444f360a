/** "On the Sound tab": what stands behind the tabs is of the one that is open, where the page does not say what belongs to it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import type { Scene } from '../page/scene.ts';
import { isSameName, likeness } from '../words/likeness.ts';

/** Undefined where that tab is not open, or the page has several rows of tabs. */
export function ofOpenTab(
  { name, noun, ordinal, where }: Description,
  { elements }: Scene,
): ((element: ObservedElement) => boolean) | undefined {
  if (noun !== 'tab' || name === '' || ordinal !== undefined || where) return undefined;
  const tabs = elements.filter(({ role }) => role === 'tab');
  const open = onlyOf(tabs.filter(({ states }) => states.includes('selected')));
  const last = tabs.at(-1);
  return open && last && likeness(name, open.name) >= 0.9 ? ({ index }) => index > last.index : undefined;
}

const entering: readonly string[] = ['fill', 'clear', 'choose', 'check', 'upload'];

/** What the goal has opened a tab for is on no other tab beside it; `names`: of a goal of which only the rest is carried out. */
export function leavesTabSaid(
  way: ObservedElement | undefined,
  { scene, instructions, cursor }: Pick<Situation, 'scene' | 'instructions' | 'cursor'>,
  names: readonly string[] = [],
): boolean {
  if (way?.role !== 'tab') return false;
  // What was pressed or sent since may bring its answer on another tab.
  const [latest] = instructions
    .slice(0, cursor.at)
    .toReversed()
    .filter(({ kind }) => !entering.includes(kind));
  const before = latest?.kind === 'open' || latest?.kind === 'click' ? [latest.what.name] : [];
  const said = latest === undefined ? names : before;
  const isOpened = (name: string) => said.some((one) => one !== '' && isSameName(one, name));
  // Not every page says which of its tabs is the open one.
  return scene.elements.some(({ role, group, name }) => role === 'tab' && group === way.group && isOpened(name));
}

/** Whether the page has the tab that is said. */
export const isOnTabSaid = (within: Description | undefined, { elements }: Scene): boolean =>
  within?.noun === 'tab' && within.name !== '' && elements.some(({ role, name }) => role === 'tab' && likeness(within.name, name) >= 0.9);
