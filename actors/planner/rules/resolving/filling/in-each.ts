/** The same value in all of several fields or lists. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { ofEach } from '../finding/find.ts';
import { each, type Move, missing, type Situation } from '../move.ts';
import { checkableRoles, isUsable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

/**
 * "Set the role of all users to Admin": done to each of them as `moveFor` says; where it can't be to one, it is to none. Undefined
 * where one is meant.
 */
export function inEach(
  what: Description | undefined,
  elements: readonly ObservedElement[],
  moveFor: (element: ObservedElement) => Move,
  situation: Situation,
): Move | undefined {
  if (what === undefined || !ofEach(what).all) return undefined;
  const moves = new Map(elements.map((element) => [element, moveFor(element)]));
  const failing = [...moves.values()].find(({ type }) => type !== 'act');
  if (failing) return failing;
  return each(elements, situation, (element) => {
    const move = moves.get(element);
    return move?.type === 'act' ? move.act : undefined;
  });
}

/** "Good for every row", "Even for every number": undefined where what is chosen of each is no box or radio button. */
export const tickedInEach = (texts: readonly string[], from: Description, situation: Situation): Move | undefined =>
  from.name === '' ? inEachRow(texts, from, situation) : inEachGroup(texts, situation);

/** "Good for every row": the box of each that stands in the column of that name. */
function inEachRow([text = '', ...others]: readonly string[], from: Description, situation: Situation): Move {
  const { scene } = situation;
  const boxes = scene.elements.filter(
    (element) => checkableRoles.includes(element.role) && isUsable(element) && likeness(text, element.column ?? '') >= 0.95,
  );
  const rows = scene.collections.find((units) => units.some((unit) => boxes.some((box) => scene.isOf(box, unit)))) ?? [];
  const asked = rows.filter(({ elements }) => elements.some(({ role }) => checkableRoles.includes(role)));
  const isEach = asked.every((row) => boxes.filter((box) => scene.isOf(box, row)).length === 1);
  if (others.length > 0 || asked.length < 2 || !isEach || boxes.length > asked.length)
    return missing(`which ${JSON.stringify(text)} is that of each ${from.noun} can't be told`);
  return tickEach(boxes, situation);
}

/** "Choose Even for every number", of several groups of radio buttons that offer the same: undefined where fewer than two offer it. */
function inEachGroup(texts: readonly string[], situation: Situation): Move | undefined {
  const [text = '', ...others] = texts;
  const radios = situation.scene.elements.filter(({ role }) => role === 'radio');
  const meant = radios.filter((radio) => isUsable(radio) && likeness(text, radio.name) >= 0.95);
  if (meant.length < 2) return undefined;
  const isAlike = radios.every(({ name }) => radios.filter((radio) => radio.name === name).length === meant.length);
  if (others.length > 0 || !isAlike) return missing(`which ${JSON.stringify(text)} is meant for each can't be told`);
  return tickEach(meant, situation);
}

/** Each that is not ticked yet. */
export const tickEach = (boxes: readonly ObservedElement[], situation: Situation): Move =>
  each(boxes, situation, ({ index, states }) => (states.includes('checked') ? undefined : { kind: 'check', element: index, on: true }));
