/** Lists of a page's own making behind a button. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { fold } from '../words/likeness.ts';
import { isUsable } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

/** A button that says so, or is called by the label before it and, behind that, by what is chosen so far: it opens what can be. */
export function isListButton(element: ObservedElement, scene: Scene): boolean {
  if (element.role !== 'button' || !isUsable(element)) return false;
  if (element.states.includes('listbox')) return true;
  const [label, name] = [fold(scene.labelOf(element)).replace(/\s*[*:：]+$/u, ''), fold(element.name)];
  return /\p{L}{2}/u.test(label) && name.startsWith(`${label} `);
}
