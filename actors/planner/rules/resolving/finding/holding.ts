/** Whether an element, or the row or card that it stands in, fulfils what a description says of it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { fulfils, ownedSo } from '../rows/fulfilling.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import type { Looking } from './candidates.ts';
import { isOfColour } from './shapes.ts';

export function holdsConditions({ where = [], column, look }: Description, element: ObservedElement, { scene, now }: Looking): boolean {
  if (column !== undefined && likeness(column, element.column ?? '') < 0.75 && !isUnder(column, element, scene)) return false;
  if (look?.every((word) => isOfColour(element, word) || holdsSense(`${element.hints ?? ''} ${element.name}`, word)) === false)
    return false;
  if (where.length === 0) return true;
  const itself = { group: -1, elements: [element], text: element.name };
  if (where.some((condition) => condition.kind === 'is' && !fulfils(scene, itself, condition, now))) return false;
  const unit = scene.unitOf(element) ?? { group: -1, elements: [element], text: `${element.name} ${element.value ?? ''}` };
  return where.every(
    (condition) =>
      fulfils(scene, unit, condition, now) &&
      (condition.kind !== 'holds' || !condition.whose || condition.not || ownedSo(scene, [unit], condition).length > 0),
  );
}

/** Boards have columns too: parts of the page with a heading. */
const isUnder = (column: string, element: ObservedElement, scene: Scene): boolean =>
  scene
    .around(element)
    .some(
      (group) =>
        likeness(column, scene.groups[group]?.name ?? '') >= 0.9 || holdsWords(scene.groups[group]?.name.slice(0, 40) ?? '', column),
    ) || likeness(column, element.context ?? '') >= 0.9;
