/** Things that get another name where they stand: by a control of theirs, or by a double click that turns the name into a field. */
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, type Situation } from '../move.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

const [opened, doubled, written, asked] = [1, 2, 3, 4];

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
  if (cursor.stage === doubled) return missing(`${JSON.stringify(old)} could not be brought to take another name`);
  const thing = find(what, 'point', situation);
  if (thing.type !== 'found') return lacking(thing);
  const [element] = thing.elements;
  const own = scene.unitOf(element)?.elements ?? [];
  const controls = ['rename', 'edit'].map((word) => find({ ...named(word), within: what }, 'use', situation));
  const control = controls.find((found) => found.type === 'found' && isClickable(found.elements[0]) && own.includes(found.elements[0]));
  if (cursor.stage === 0 && control?.type === 'found') return clickOn(control.elements[0], { stage: opened });
  const text = own.find(({ name }) => likeness(old, name) >= 0.95) ?? element;
  // A menu of the other button harms nothing; a double click may open the thing.
  if (cursor.stage === 0) {
    const way = { stage: asked, tried: cursor.tried };
    return { type: 'act', act: { kind: 'click', element: text.index, button: 'right' }, on: text, ok: way, failed: way };
  }
  const offered = scene.elements.filter(
    (item) => item.isNew && isUsable(item) && /^(?:rename|edit name|change name)\b/i.test(item.name.trim()),
  );
  if (cursor.stage === asked && offered[0] && offered.length === 1) return clickOn(offered[0], { stage: opened });
  return {
    type: 'act',
    act: { kind: 'click', element: text.index, times: 2 },
    on: text,
    ok: { stage: doubled },
    failed: { stage: doubled },
  };
}

/** "Rename the document": what the page is about has a field for its title. Undefined where there is none. */
export function retitle({ name, noun, exact, where, rank, within }: Description, to: string, situation: Situation): Move | undefined {
  const kind = name || noun;
  if (exact || where || rank || within || !/^\p{Ll}+$/u.test(kind)) return undefined;
  if (situation.cursor.stage === written) {
    const sent = rename(named(kind), to, situation);
    // A title may be kept as it is typed: then a key changes nothing that shows.
    return sent.type === 'act' && sent.act.kind === 'press'
      ? { ...sent, failed: { at: situation.cursor.at + 1, stage: 0, tried: [] } }
      : sent;
  }
  const titles = situation.scene.elements.filter(
    (element) =>
      isEditable(element) &&
      element.role === 'textbox' &&
      situation.scene.unitOf(element) === undefined &&
      /\b(?:title|name)\b/i.test(`${element.name} ${element.hints ?? ''}`) &&
      (holdsSense(element.name, kind) || /^(?:title|name)$/i.test(element.name.trim())),
  );
  const own = titles.filter((element) => holdsSense(element.name, kind));
  const [field, ...others] = own.length > 0 ? own : titles;
  return field && others.length === 0 && situation.cursor.stage === 0 ? fillWith(field, to, { stage: written }) : undefined;
}
