/** "Like all posts by Ada", where her name stands on a line of its own in each of them: what is pressed stands in the posts around. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { placesOf } from '../page/places.ts';
import type { Scene, Unit } from '../page/scene.ts';
import type { Looking, Purpose } from './candidates.ts';
import type { findAs } from './find.ts';
import type { Found } from './found.ts';

/** Undefined unless each of the lines is in an entry of its own, and what is sought in those. */
export function inEntriesAround(
  { within, ...what }: Description,
  purpose: Purpose,
  looking: Looking,
  findThing: typeof findAs,
): Found | undefined {
  if (purpose !== 'click' || !within?.where || what.name === '') return undefined;
  const entries = entriesAround(placesOf(within, looking), looking.scene);
  const found = entries && findThing(what, purpose, looking, entries);
  return found?.type === 'found' ? found : undefined;
}

function entriesAround(places: ReturnType<typeof placesOf>, scene: Scene): readonly ObservedElement[] | undefined {
  const inside = scene.elements.filter((element) => places.some((holds) => holds(element)));
  const lines = [...new Set(inside.map((element) => scene.unitOf(element)))];
  const entries = lines.map((line) => line && entryAround(line, scene));
  if (entries.length === 0 || entries.includes(undefined) || new Set(entries).size < entries.length) return undefined;
  return entries.flatMap((entry) => entry?.elements ?? []);
}

/** The next of the units around it that is one of several. */
function entryAround(line: Unit, scene: Scene): Unit | undefined {
  const parent = scene.groups[line.group]?.parent;
  const around = parent === undefined ? [] : scene.around({ group: parent });
  return around.flatMap((group) => scene.units.get(group) ?? []).find((unit) => unit !== line && scene.hasLikes(unit));
}
