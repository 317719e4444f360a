/** A page without parts of it. */
import { Scene, type Unit } from './scene.ts';

/** Without these rows and cards. */
export const hiding = (scene: Scene, units: readonly Unit[]): Scene =>
  hidingParts(
    scene,
    units.map(({ group }) => group),
    units.flatMap(({ elements }) => elements.map(({ index }) => index)),
  );

/** Without what stands in these groups, and these elements. */
export function hidingParts(scene: Scene, groups: readonly number[], indices: readonly number[] = []): Scene {
  if (groups.length + indices.length === 0) return scene;
  const hidden = new Set(groups);
  const wholes = new Set(indices);
  const isHidden = (group: number | undefined) => scene.around(group === undefined ? {} : { group }).some((around) => hidden.has(around));
  const elements = scene.elements.map((element) => {
    if (!wholes.has(element.index) && !isHidden(element.group)) return element;
    const { index, isNew, framePath, group, states } = element;
    return { index, isNew, framePath, states, role: 'echo', name: '', ...(group !== undefined && { group }) } as typeof element;
  });
  const left = scene.groups.map((group, at) => (isHidden(at) ? { ...group, role: '', name: '', hints: '' } : group));
  return new Scene({ ...scene.observation, elements, groups: left });
}
