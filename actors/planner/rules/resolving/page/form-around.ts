/** Which form a control is part of. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene } from './scene.ts';

/** The innermost form, dialog or search around it. */
export function formAround(scene: Scene, element: ObservedElement): number | undefined {
  const around = scene.around(element);
  return around.find((group) => ['form', 'dialog', 'alertdialog', 'search'].includes(scene.groups[group]?.role ?? ''));
}
