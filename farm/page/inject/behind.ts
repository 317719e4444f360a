/** What a control folds away: the ways in a menu that the page holds already and does not show yet. */
import { squeeze } from './blanks.ts';
import { skipped } from './kinds.ts';

const openers = 'a,button,summary,li,[role="button" i],[role="menuitem" i],[aria-haspopup],[tabindex]';
const ways = 'a[href],button,[role="menuitem" i],[role="link" i],[role="button" i]';
/** A page has its menus at its head; what else opens one is not gone through without end. */
const mostOpeners = 400;
const mostWays = 40;
const longestWay = 60;

/** By the place of each element that has any: the names of what is in it. */
export function foldedBehind(elements: readonly Element[]): readonly (readonly [place: number, names: readonly string[]])[] {
  const found: [number, readonly string[]][] = [];
  let asked = 0;
  for (const [place, element] of elements.entries()) {
    if (!element.matches(openers)) continue;
    asked += 1;
    if (asked > mostOpeners) break;
    const names = waysIn(partsOf(element).filter(isUnshown));
    if (names.length > 0) found.push([place, names]);
  }
  return found;
}

/** Where pages put what a control opens: in it, right behind it, in the same entry of a list, or where it says itself. */
function partsOf(element: Element): readonly Element[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const said = ['aria-controls', 'aria-owns', 'data-bs-target', 'data-target', 'href']
    .map((name) => element.getAttribute(name)?.replace(/^#/, '') ?? '')
    .flatMap((id) => (/^[\w:-]+$/.test(id) ? (root.getElementById(id) ?? []) : []));
  const next = element.nextElementSibling;
  const item = element.closest('li');
  // The ways of an entry are those of what stands first in it.
  const isFirst = item !== null && item !== element && item.querySelector(openers) === element;
  return [...said, ...element.children, ...(next ? [next] : []), ...(isFirst ? item.children : [])];
}

const isUnshown = (part: Element): boolean =>
  part instanceof HTMLElement &&
  !skipped.has(part.tagName) &&
  part.tagName !== 'DIALOG' &&
  part.querySelector(ways) !== null &&
  (part.getClientRects().length === 0 || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

function waysIn(parts: readonly Element[]): readonly string[] {
  const names = new Set<string>();
  for (const part of new Set(parts))
    for (const way of part.querySelectorAll(ways)) {
      const name = squeeze(way.getAttribute('aria-label') ?? way.textContent ?? '');
      if (name !== '' && name.length <= longestWay) names.add(name);
      if (names.size === mostWays) return [...names];
    }
  return [...names];
}
