/** "On the Sound tab": what stands behind the tabs is of the one that is open, where the page does not say what belongs to it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import type { Scene } from '../page/scene.ts';
import { likeness } from '../words/likeness.ts';

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

/** Whether the page has the tab that is said. */
export const isOnTabSaid = (within: Description | undefined, { elements }: Scene): boolean =>
  within?.noun === 'tab' && within.name !== '' && elements.some(({ role, name }) => role === 'tab' && likeness(within.name, name) >= 0.9);
