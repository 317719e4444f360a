/** What is written is sent by what stands right behind it, in several lines by no key, and what is left on a form of more by nothing of its own. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { formAround } from '../page/form-around.ts';
import { checkableRoles, isEditable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';

const publishes = /^\P{L}*(?:post|publish|reply|comment|send|share|tweet|answer|submit)\b/iu;
const reach = 3;

/** Of the controls, those behind the element of that index which say that they publish what was written. */
export const publishersBehind = (at: number, controls: readonly ObservedElement[]): readonly ObservedElement[] =>
  controls.filter(({ index, name }) => index > at && index - at <= reach && publishes.test(name));

const keepsIt = /^\P{L}*(?:add|save|done|ok|leave|rate|review)\b/iu;

/** "Leave a remark" on a form that asks for more is not what the form is sent for: it stands in its field until then. */
export function sendsWhatIsLeft(button: ObservedElement | undefined, hand: ObservedElement, scene: Scene): boolean {
  const form = formAround(scene, hand);
  const isAsked = (element: ObservedElement) =>
    isEditable(element) || element.options !== undefined || checkableRoles.includes(element.role);
  const others = scene.elements.filter(
    (element) => element !== hand && isAsked(element) && (form === undefined || scene.isIn(element, form)),
  );
  if (others.length === 0) return true;
  if (!button) return form === undefined;
  return publishes.test(button.name) || (keepsIt.test(button.name) && !others.some(({ index }) => index === button.index - 1));
}
