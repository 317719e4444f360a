/** The ways to the parts of a site: links in what is marked as its navigation, or a run of bare ones ahead of what the page is about. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene } from './scene.ts';

const leastWays = 3;
const mostLetters = 40;

/** A pager or a list of results is no such run: its links are numbers, or stand behind the heading or in entries with more in them. */
export function isWayOfSite(element: ObservedElement, scene: Scene): boolean {
  if (element.role !== 'link') return false;
  if (scene.around(element).some((group) => scene.groups[group]?.role === 'navigation')) return true;
  return isBare(element) && runAround(element, scene).length >= leastWays && isAhead(element, scene);
}

const isBare = ({ role, name }: ObservedElement): boolean =>
  role === 'link' && name.length <= mostLetters && /\p{L}{2}/u.test(name) && !/\d/.test(name);

/** Links one behind another with nothing between. */
function runAround({ index }: ObservedElement, { elements }: Scene): readonly ObservedElement[] {
  const isOther = (other: ObservedElement) => !isBare(other);
  const from = elements.slice(0, index).findLastIndex(isOther) + 1;
  const to = elements.findIndex((other, at) => at > index && isOther(other));
  return elements.slice(from, to === -1 ? undefined : to);
}

const isAhead = ({ index }: ObservedElement, { elements }: Scene): boolean => {
  const heading = elements.findIndex(({ role, name }, at) => at > 0 && role === 'heading' && name !== '');
  return heading !== -1 && index < heading;
};
