/** Things that get another name where they stand: by a control of theirs, or by a double click that turns the name into a field. */
import type { Description } from '../instruction.ts';
import { find } from './find.ts';
import { likeness } from './likeness.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, type Situation } from './move.ts';
import { isClickable, isEditable, isUsable } from './scene.ts';

const [opened, doubled, written] = [1, 2, 3];

/** 0: the field is brought up; then it is filled in, and sent. */
export function rename(what: Description, to: string, situation: Situation): Move {
  const { scene, cursor, hand } = situation;
  const old = what.name || what.whole;
  if (cursor.stage === written) {
    const near = hand ? scene.elements.slice(hand.index + 1, hand.index + 4) : [];
    const button = near.find(
      (element) => isClickable(element) && isUsable(element) && /^(?:save|ok|done|rename|✓|✔)/i.test(element.name.trim()),
    );
    if (button) return clickOn(button);
    const field = scene.elements.find((element) => isEditable(element) && element.value === to && element.states.includes('focused'));
    if (field) return { type: 'act', act: { kind: 'press', key: 'Enter', element: field.index }, on: field };
    if (hand && isEditable(hand)) return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
    const saving = find(named('save'), 'use', situation);
    return saving.type === 'found' && isClickable(saving.elements[0])
      ? clickOn(saving.elements[0])
      : missing('nothing on the page could be clicked to save the name');
  }
  const field = scene.elements.find(
    (element) => isEditable(element) && element.role === 'textbox' && element.value !== undefined && likeness(old, element.value) >= 0.95,
  );
  if (field && (cursor.stage > 0 || old !== '')) return fillWith(field, to, { stage: written });
  if (cursor.stage >= doubled) return missing(`${JSON.stringify(old)} could not be brought to take another name`);
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  const own = scene.unitOf(element)?.elements ?? [];
  const controls = ['rename', 'edit'].map((word) => find({ ...named(word), within: what }, 'use', situation));
  const control = controls.find((found) => found.type === 'found' && isClickable(found.elements[0]) && own.includes(found.elements[0]));
  if (cursor.stage === 0 && control?.type === 'found') return clickOn(control.elements[0], { stage: opened });
  const text = own.find(({ name }) => likeness(old, name) >= 0.95) ?? element;
  return {
    type: 'act',
    act: { kind: 'click', element: text.index, times: 2 },
    on: text,
    ok: { stage: doubled },
    failed: { stage: doubled },
  };
}
