/** What lies to the right of a thing, or below it, among its likes: where they stand to the eye, not in the order of reading. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Candidate, Looking, Purpose } from './candidates.ts';
import type { find } from './find.ts';
import { type Found, some } from './found.ts';

type Relation = NonNullable<Description['beside']>['relation'];
type Side = Extract<Relation, 'above' | 'below' | 'left' | 'right'>;

const isSide = (relation: Relation): relation is Side => /^(?:above|below|left|right)$/.test(relation);

/** How much of the smaller of two must lie side by side with the other, and how far they may reach into one another. */
const leastShared = 0.5;
const overlapPx = 3;

/** Empty where it is the last on that side. Undefined where they are no likes of each other, or where they lie is not known. */
export function besideByBox(
  origin: ObservedElement,
  relation: Relation,
  candidates: readonly Candidate[],
): readonly Candidate[] | undefined {
  const likes = candidates.filter(({ element }) => element !== origin && isLike(element, origin));
  if (!isSide(relation) || likes.length < 2) return undefined;
  const nearest = nearestOn(
    origin,
    relation,
    likes.map(({ element }) => element),
  );
  return likes.filter(({ element }) => element === nearest);
}

const isLike = (element: ObservedElement, origin: ObservedElement): boolean =>
  element.role === origin.role && element.group === origin.group && element.box !== undefined && origin.box !== undefined;

/** "The tile below Elm": of whatever kind Elm is, where the page has nothing that is built as a tile. */
export function neighbourOf(what: Description, purpose: Purpose, looking: Looking, findThing: typeof find): Found | undefined {
  const { beside, name, exact, where, rank, ordinal, all, within } = what;
  if (!beside || !isSide(beside.relation) || (purpose !== 'click' && purpose !== 'point') || name !== '' || exact) return undefined;
  if ((where ?? rank ?? ordinal ?? all ?? within) !== undefined) return undefined;
  const found = findThing(beside.what, 'point', looking);
  const [origin, ...others] = found.type === 'found' ? found.elements : [];
  if (!origin || others.length > 0 || !isClickable(origin)) return undefined;
  const likes = looking.scene.elements.filter(
    (element) => element !== origin && isLike(element, origin) && isClickable(element) && isUsable(element),
  );
  const nearest = likes.length < 2 ? undefined : nearestOn(origin, beside.relation, likes);
  return nearest && some([nearest]);
}

function nearestOn(origin: ObservedElement, side: Side, likes: readonly ObservedElement[]): ObservedElement | undefined {
  const away = likes.flatMap((element) => {
    const far = distance(origin.box ?? [], element.box ?? [], side);
    return far === undefined ? [] : [{ element, far }];
  });
  return away.sort((a, b) => a.far - b.far)[0]?.element;
}

/** How far one lies from the other on that side; undefined where it does not lie there. */
function distance(from: readonly number[], to: readonly number[], side: Side): number | undefined {
  const isAcross = side === 'left' || side === 'right';
  const [along, size] = isAcross ? [0, 2] : [1, 3];
  const [cross, breadth] = isAcross ? [1, 3] : [0, 2];
  const at = (box: readonly number[], place: number): number => box[place] ?? 0;
  const shared = Math.min(at(from, cross) + at(from, breadth), at(to, cross) + at(to, breadth)) - Math.max(at(from, cross), at(to, cross));
  if (shared < Math.min(at(from, breadth), at(to, breadth)) * leastShared) return undefined;
  const [first, second] = side === 'right' || side === 'below' ? [from, to] : [to, from];
  const gap = at(second, along) - at(first, along) - at(first, size);
  return gap < -overlapPx ? undefined : gap;
}
