/** Adds to a list what the page knows nothing of yet: into the field for new entries, and sent by what stands beside that, or by a key. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { byKey, isTaken, takenIn } from '../filling/tagging.ts';
import { find } from '../finding/find.ts';
import { clickOn, clickUsable, fillWith, type Move, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { formSender, sentFrom } from '../sending/sending.ts';
import { holdsSense, holdsWords } from '../words/likeness.ts';

/** What a list for one's own use is made of. */
export const entries = /^(?:item|task|to-?do|entry|chore|reminder|note)$/;
const inviting = /\b(?:add|new|what|todo|to-?do|task|item|entry|enter|something|write)\b/i;

/** "Add milk to the list", of which the page knows nothing yet: into the field for new entries. */
export function addNew(what: Description, situation: Situation): Move | undefined {
  const { scene, cursor, hand } = situation;
  const text = what.name || what.whole;
  if (cursor.stage === 6 && hand && isEditable(hand)) {
    return sentFrom(hand, 2, ({ name, role }) => (role === 'button' || role === 'clickable') && sendsNew.test(name.trim()), situation);
  }
  if (cursor.stage !== 0 || text === '' || what.where || what.rank || what.ordinal !== undefined || what.all) return undefined;
  if (scene.elements.some(({ name, value = '' }) => holdsWords(name, text) || holdsWords(value, text))) return undefined;
  const fields = scene.elements.filter(
    (element) =>
      isEditable(element) &&
      element.role === 'textbox' &&
      (element.value ?? '') === '' &&
      element.type !== 'email' &&
      !holdsSense(`${element.name} ${element.hints ?? ''}`, 'search') &&
      inviting.test(`${element.name} ${element.hints ?? ''} ${scene.labelOf(element)}`),
  );
  const [field, ...others] = fields;
  return field && others.length === 0 ? fillWith(field, text, { stage: 6 }) : undefined;
}

/** What is new was written into a field just before: what stands beside that sends it, or its key where nothing does. */
export function sendNew(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const before = instructions[cursor.at - 1];
  const isOfNew = (before?.kind === 'fill' || before?.kind === 'choose') && before.opener?.as === as;
  if (!isOfNew || what === undefined || cursor.stage !== 0) return undefined;
  const isText = before.kind === 'fill' && before.value.type === 'text';
  // What was offered there and picked has been taken with that.
  if (isText && isTaken(what.noun || what.name, before.value.text, scene)) return next;
  const hand = before.kind === 'fill' ? situation.hand : writtenInto(before.clause, situation);
  if (!hand || !isEditable(hand)) return undefined;
  const word = isText && before.value.type === 'text' ? takenIn(hand, before.value.text, scene) : undefined;
  if (word) return word;
  const near = scene.elements.slice(hand.index + 1, hand.index + 4).filter((element) => isClickable(element) && isUsable(element));
  if (byKey.test(`${hand.name} ${hand.label ?? ''} ${hand.hints ?? ''}`))
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
  const button = near.find(({ name, role }) => (role === 'button' || role === 'clickable') && sendsNew.test(name.trim()));
  if (button && scene.unitOf(button)?.group === scene.unitOf(hand)?.group) return clickOn(button);
  const named1 = find(named(as), 'use', situation);
  // A field for new entries may be called "add" by its maker, and sends nothing by itself.
  const isField = named1.type === 'found' && named1.elements.every((element) => element.index === hand.index);
  if ((named1.type !== 'none' && !isField) || hand.value === '') return undefined;
  // A form of several fields is sent as a whole.
  const asked = instructions.filter((other) => other.clause === before.clause && (other.kind === 'fill' || other.kind === 'choose'));
  const whole = asked.length > 1 ? formSender(as, hand, scene) : undefined;
  if (whole) return clickUsable(whole);
  return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
}

/** Of what was asked for in one clause, the field that holds what the new one is called: behind it, something was chosen. */
function writtenInto(clause: string, { scene, instructions, cursor }: Situation): ObservedElement | undefined {
  const written = instructions.slice(0, cursor.at).findLast((other) => other.kind === 'fill' && other.clause === clause);
  const text = written?.kind === 'fill' && written.value.type === 'text' ? written.value.text : '';
  return text === '' ? undefined : onlyOf(scene.elements.filter((element) => element.role === 'textbox' && element.value === text));
}

const sendsNew = /^(?:[+＋➕✓✔]|(?:[+＋] ?)?(?:add|create|save|ok|done|insert|post|comment|reply|publish|send|share|submit)\b.{0,20})$/i;
