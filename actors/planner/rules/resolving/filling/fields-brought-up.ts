/** The fields that a control has brought up, for what is written and for whom it is. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Given } from '../../description.ts';
import { fillWith, lacking, type Move, missing, type Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { valueFor } from './given-values.ts';

export function bring(given: Given, field: ObservedElement | undefined, stage: number, situation: Situation): Move {
  if (!field) return missing('the page asks for nothing that the text could go into');
  const text = valueFor(given, field, situation);
  if ('why' in text) return lacking(text);
  return fillWith(field, text.text, { stage: stage + 1 });
}

/** What is written to someone is not looked for. */
const isForSearch = ({ role, type, name, hints = '' }: ObservedElement): boolean =>
  role === 'searchbox' || type === 'search' || /^(?:search|find|filter)\b/i.test(name || hints);

const inDialogFirst = ({ scene }: Situation) => {
  const { dialog } = scene;
  const fields = scene.elements.filter((element) => isEditable(element) && ['textbox', 'combobox', 'searchbox'].includes(element.role));
  const inside = dialog === undefined ? [] : fields.filter((field) => scene.isIn(field, dialog));
  return inside.length > 0 ? inside : fields.filter((field) => !isForSearch(field));
};

export const recipientField = (situation: Situation) => {
  const fields = inDialogFirst(situation);
  return (
    fields.find(
      ({ name, hints = '' }) => likeness('to', name) >= 0.9 || likeness('recipient', name) >= 0.75 || holdsSense(hints, 'recipient'),
    ) ??
    fields.find(({ type }) => type === 'email') ??
    fields[0]
  );
};

/** The one that came up, the largest kind of field, or the last. */
export const textField = (situation: Situation) => {
  const { scene, hand } = situation;
  const all = inDialogFirst(situation).filter((field) => field.role !== 'combobox' && (situation.cursor.stage < 2 || field !== hand));
  // What has come up in the entry that was acted on is of it.
  const unit = hand && scene.unitOf(hand);
  const inEntry = all.filter((field) => unit !== undefined && scene.unitOf(field)?.group === unit.group && field.isNew);
  const fresh = all.filter(({ isNew }) => isNew);
  const fields = inEntry.length > 0 ? inEntry : fresh.length > 0 ? fresh : all;
  return (
    fields.find(({ states, value = '' }) => states.includes('focused') && value === '') ??
    fields.find(({ name, hints = '' }) =>
      ['message', 'comment', 'text', 'reply', 'body'].some((word) => holdsSense(name, word) || holdsSense(hints, word)),
    ) ??
    fields.filter(({ isNew }) => isNew).at(-1) ??
    fields.at(-1)
  );
};
