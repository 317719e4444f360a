/** The next step of a form that is cut into steps: where a field is still wanted, nothing may be sent in search of it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isPatient, seen } from '../elsewhere/explore.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { checkableRoles, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { isAmongPages } from '../page/paging.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, likeness } from '../words/likeness.ts';

const steps: readonly string[] = ['next', 'continue'];

/** The next step of a form that is cut into steps, where nothing that the goal has yet to say stands on this one. */
export function nextStep(situation: Situation): Move | undefined {
  const { scene, cursor, changed } = situation;
  if (!isPatient(situation)) return undefined;
  const buttons = scene.elements.filter(
    (element) =>
      element.role === 'button' &&
      steps.some((step) => likeness(step, element.name) >= 0.85 || (beginsWith(element.name, step) && isOfForms(element.name))),
  );
  const [button, ...others] = buttons;
  if (!button || others.length > 0 || !isUsable(button) || isAmongPages(button, situation) || isForLater(situation, button))
    return undefined;
  if (changed === false && cursor.explored.at(-1) === scene.keyOf(button)) return undefined;
  const step = `step:${fieldsOf(scene)}`;
  // It was pressed, and the same is asked for as before: that was no step of several.
  if (cursor.explored.includes(step) || !isOfSteps(button, situation)) return undefined;
  // What the page has to say against going on is not overheard.
  if (scene.elements.some(({ role, isNew }) => role === 'alert' && isNew)) return undefined;
  return clickOn(button, seen(button, situation, step));
}

/** "Next month" turns a calendar, and "Skip next" a list of songs. */
const isOfForms = (name: string): boolean =>
  name.trim().split(/\s+/).length === 1 ||
  /\b(?:steps?|pages?|screen|section|part|question|to|with|and|schritt|étape|paso|zu|zum|zur|à|a)\b|[→›»>]/iu.test(name);

const fieldsOf = (scene: Scene): string =>
  scene.elements
    .filter((element) => isEditable(element) || checkableRoles.includes(element.role))
    .map((element) => scene.keyOf(element))
    .join(' ');

const numbered = /\b(?:step|page|part|schritt|étape|paso)\s*\d|\b\d+\s*(?:of|\/|von|sur|de)\s*\d+\b/i;

/** What goes on may send as well, which nothing may be while a field is still wanted: that there are more steps is to be seen. */
function isOfSteps(button: ObservedElement, { scene }: Situation): boolean {
  return (
    beginsWith(button.name, 'next') ||
    scene.elements.some(
      ({ role, name, hints = '' }) =>
        role === 'progressbar' || numbered.test(name) || /\b(?:steps?|stepper|wizard)\b/i.test(hints) || likeness('previous', name) >= 0.85,
    ) ||
    scene.groups.some(({ hints = '', name }) => /\b(?:steps?|stepper|wizard)\b/i.test(hints) || numbered.test(name.slice(0, 60)))
  );
}

/** Whether something on this step is spoken of further on: then the goal has another order than the page. */
function isForLater(situation: Situation, button: ObservedElement): boolean {
  const { instructions, cursor } = situation;
  return instructions.slice(cursor.at + 1).some((later) => {
    if (later.kind === 'fill' && later.what) return find(later.what, 'fill', situation).type !== 'none';
    // The goal says itself when to go on.
    if (later.kind === 'submit' && later.what === undefined) return likeness(later.as, button.name) >= 0.8;
    if (later.kind === 'click') return likeness(later.what.name || later.what.whole, button.name) >= 0.8;
    if (later.kind === 'check') return find(later.what, 'check', situation).type !== 'none';
    return later.kind === 'choose' && later.from !== undefined && find(later.from, 'choose', situation).type !== 'none';
  });
}
