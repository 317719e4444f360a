/** The ways to the parts of a site: links in what is marked as its navigation, or a run of bare ones ahead of what the page is about. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { fold } from '../words/likeness.ts';
import { isEditable } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

const leastWays = 3;
const mostLetters = 40;

/** A pager or a list of results is no such run: its links are numbers, or stand behind the heading or in entries with more in them. */
export function isWayOfSite(element: ObservedElement, scene: Scene): boolean {
  if (!wayRoles.includes(element.role)) return false;
  if (scene.around(element).some((group) => scene.groups[group]?.role === 'navigation')) return true;
  const run = isBare(element) ? runAround(element, scene) : [];
  // What says by no role that it leads anywhere is one of many, on a page that has a heading behind them.
  if (element.role === 'clickable' && (run.length <= leastWays || headingBehind(scene) === -1)) return false;
  return run.length >= leastWays && isAhead(element, scene);
}

/** Old pages build their ways of cells that hear clicks. */
const wayRoles: readonly string[] = ['link', 'menuitem', 'clickable'];

const isBare = ({ role, name }: ObservedElement): boolean =>
  wayRoles.includes(role) && name.length <= mostLetters && /\p{L}{2}/u.test(name) && !/\d/.test(name);

/** Links one behind another with nothing between. */
function runAround({ index }: ObservedElement, { elements }: Scene): readonly ObservedElement[] {
  const isOther = (other: ObservedElement) => !isBare(other);
  const from = elements.slice(0, index).findLastIndex(isOther) + 1;
  const to = elements.findIndex((other, at) => at > index && isOther(other));
  return elements.slice(from, to === -1 ? undefined : to);
}

/** Where the first heading stands that other things stand before; -1 where none does. */
const headingBehind = ({ elements }: Scene): number =>
  elements.findIndex(({ role, name }, at) => at > 0 && role === 'heading' && name !== '');

const isAhead = ({ index }: ObservedElement, scene: Scene): boolean => {
  const heading = headingBehind(scene);
  // A page without a heading begins with its fields.
  const field = heading === -1 ? scene.elements.findIndex(isEditable) : -1;
  return index < Math.max(heading, field);
};

/** "The list" is the one that the page is about, and not the one that leads to it and to its other pages: unless there is no other. */
export function butNavigation(groups: readonly number[], scene: Scene): readonly number[] {
  const own = groups.filter((group) => !isNavigation(group, scene));
  return own.length > 0 ? own : groups;
}

/** Marked as such, or one of its ways is called as the heading of the page that stands behind it. */
function isNavigation(group: number, scene: Scene): boolean {
  if (scene.around({ group }).some((around) => scene.groups[around]?.role === 'navigation')) return true;
  const inside = scene.within(group);
  const last = inside.at(-1)?.index ?? 0;
  const heading = scene.elements.find(({ role, name, index }) => role === 'heading' && name !== '' && index > last);
  return heading !== undefined && inside.some((element) => fold(element.name) === fold(heading.name));
}
