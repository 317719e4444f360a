/** What pages build of plain boxes: the third entry is one of the only likes side by side, and the green key one that is green. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { colours } from '../../reading/things/heads.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { nthOf } from '../rows/things.ts';
import { fold, likeness } from '../words/likeness.ts';
import type { Looking, Purpose } from './candidates.ts';
import { isSelecting } from './entry-beginnings.ts';
import { type Found, some } from './found.ts';
import { isOfColour } from './shapes.ts';

const entries = /^(?:item|entry|element|list item|option|choice|answer|tile)$/;
const listed: readonly string[] = ['clickable', 'link'];
const leastLikes = 3;
const surelyCalled = 0.95;

/** "The third entry", where no list is marked as one: of the only things of one build, besides those that one was clicked of just now. */
export function nthOfLikes(what: Description, purpose: Purpose, looking: Looking): Found | undefined {
  const { scene, hand, tried, passed, isPart } = looking;
  const { name, noun, ordinal, where, rank, within, beside, all, outOf } = what;
  if (purpose !== 'click' || name !== '' || !entries.test(noun) || ordinal === undefined || passed || isPart || tried?.length)
    return undefined;
  if ((where ?? rank ?? beside ?? all ?? outOf) !== undefined) return undefined;
  // "Of the list" says no more than that they are entries.
  if (within && !(within.name === '' && within.noun === 'list' && !isSelecting(within))) return undefined;
  const sets = new Map<string, ObservedElement[]>();
  for (const element of within ? standingIn(within, looking) : scene.elements) {
    if (!listed.includes(element.role) || !isUsable(element)) continue;
    const key = JSON.stringify([element.role, element.group, element.framePath]);
    sets.set(key, [...(sets.get(key) ?? []), element]);
  }
  const isChosenFrom = (set: readonly ObservedElement[]) => set.some(({ index }) => index === hand?.index);
  const set = onlyOf([...sets.values()].filter((each) => each.length > 1 && !isChosenFrom(each))) ?? [];
  const areAlike = set.every(({ hints }) => hints === set[0]?.hints);
  const nth = set.length < leastLikes || !areAlike ? undefined : set.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return nth && some([nth]);
}

const coloured = new RegExp(`^(${colours}) (.+?)(?: (?:key|pill|chip|tile|badge|patch|bubble|plate|sign))?$`, 'iu');

/** "The green Go key": the only thing that is called so, if it is green. */
export function ofItsColour(
  { name, exact, look, where, rank, ordinal, within, beside, all }: Description,
  purpose: Purpose,
  looking: Looking,
): Found | undefined {
  const [, colour = '', called = ''] = exact || look ? [] : (coloured.exec(name) ?? []);
  if (purpose !== 'click' || called === '' || (where ?? rank ?? ordinal ?? within ?? beside ?? all) !== undefined) return undefined;
  const { scene, tried } = looking;
  const only = onlyOf(
    scene.elements.filter((element) => isClickable(element) && isUsable(element) && likeness(called, element.name) >= surelyCalled),
  );
  const isIt = only && isOfColour(only, colour.toLowerCase()) === true && !tried?.includes(scene.keyOf(only));
  return isIt ? some([only]) : undefined;
}

/** "The first result" where there is but one, which has no likes: what it is called is a link. */
export function ofHeadings({ name, roles, noun, ordinal }: Description, { scene, passed }: Looking): Found | undefined {
  if (name !== '' || roles.length > 0 || noun === '' || ordinal === undefined) return undefined;
  const links = scene.elements.filter(
    ({ role, name: said, context }) => role === 'link' && context !== undefined && fold(context) === fold(said),
  );
  const nth = nthOf(links, ordinal, passed);
  return nth && some([nth]);
}
