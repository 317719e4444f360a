/** Branches of a tree that says nothing of itself: items of a list that stand over a list of their own. */
import { isShown } from './visibility.ts';

/** How far within its item a handle or name of a branch may stand. */
const mostLevels = 3;

/** Whether the list under it is on show or folded away; empty where there is none, and for a link, which leads elsewhere. */
export function branchState(element: Element): 'expanded' | 'collapsed' | '' {
  if (element.tagName === 'A' && !/^(?:#|javascript:|$)/i.test(element.getAttribute('href') ?? '')) return '';
  if (element.closest('li') === null) return '';
  let at: Element | null = element;
  for (let level = 0; at && at.tagName !== 'LI'; level += 1) at = level < mostLevels ? at.parentElement : null;
  if (!at) return '';
  const under = listIn(at);
  if (!under || under.contains(element)) return '';
  // What a single button has beside it may be a list of anything.
  if (
    element.tagName === 'BUTTON' &&
    ![...(at.parentElement?.children ?? [])].some(
      (item) => item !== at && listIn(item) && item.querySelector('button,ul,ol')?.tagName === 'BUTTON',
    )
  )
    return '';
  return isShown(under) ? 'expanded' : 'collapsed';
}

const listIn = (item: Element): Element | undefined =>
  [...item.children].find(({ tagName, firstElementChild }) => (tagName === 'UL' || tagName === 'OL') && firstElementChild !== null);
