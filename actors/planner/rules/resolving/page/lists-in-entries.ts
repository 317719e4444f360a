/** "The cheapest first class ticket", where each flight of a list lists its own fares: the entries of all those lists together, each with what its flight says of all. */
import type { Scene, Unit } from './scene.ts';

const known = new WeakMap<Scene, readonly (readonly Unit[])[]>();

/** One list for each list of which several entries hold a list of their own; what an entry says besides stands with each of its own. */
export function listsInEntries(scene: Scene): readonly (readonly Unit[])[] {
  const before = known.get(scene);
  if (before) return before;
  const found = scene.collections.filter(({ length }) => length > 1).flatMap((outer) => joined(outer, scene));
  known.set(scene, found);
  return found;
}

function joined(outer: readonly Unit[], scene: Scene): readonly (readonly Unit[])[] {
  const inner = outer.map((entry) => innerOf(entry, scene));
  if (inner.filter((units) => units !== undefined).length < fewest) return [];
  return [
    outer.flatMap((entry, at) => {
      const units = inner[at] ?? [];
      const own = new Set(units.flatMap(({ elements }) => elements));
      const head = entry.elements.filter((element) => !own.has(element));
      const said = head.map(({ name }) => name).join(' \n ');
      return units.map((unit) => ({ ...unit, elements: [...unit.elements, ...head], text: `${unit.text} \n ${said}` }));
    }),
  ];
}
const fewest = 2;

/** The list that stands in the entry, the outermost of them. */
function innerOf(entry: Unit, scene: Scene): readonly Unit[] | undefined {
  const isInside = ({ group }: Unit) => group !== entry.group && scene.around({ group }).includes(entry.group);
  return scene.collections
    .filter((units) => units.length > 1 && units.every(isInside))
    .sort((a, b) => scene.around(a[0] as Unit).length - scene.around(b[0] as Unit).length)[0];
}
