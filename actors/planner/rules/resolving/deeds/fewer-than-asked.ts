/** So many things as are asked for have to be there before the first of them is acted on. */
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { type Move, missing, refused, type Situation } from '../move.ts';
import { hasMore } from '../page/paging.ts';
import { didTo } from './turns.ts';

/** "Like three posts by Ada", who has two: none of them is what was asked for. */
export function fewerThan({ few, ...what }: Description, situation: Situation): Move | undefined {
  const { cursor, scene } = situation;
  if (few === undefined || cursor.left !== undefined || cursor.explored.some((mark) => mark.startsWith(didTo))) return undefined;
  const unitsOf = (things: Description) => {
    const found = find({ ...things, all: true }, 'point', { ...situation, isPart: true, tried: [] });
    return new Set(found.type === 'found' ? found.elements.map((element) => scene.unitOf(element)) : []);
  };
  const { rank, ...unranked } = what;
  // "Lamps" may be what one of them is called, and all of them what is ranked.
  const called = unitsOf(unranked);
  const inOrder = rank ? unitsOf(what) : called;
  const units = inOrder.size > called.size ? inOrder : called;
  if (units.size === 0 || units.has(undefined) || units.size >= Math.abs(few)) return undefined;
  const why = `only ${units.size} of what the page lists are ${what.whole === '' ? say(what) : JSON.stringify(what.whole)}, and ${Math.abs(few)} were asked for`;
  return hasMore(situation) ? missing(why) : refused(why);
}
