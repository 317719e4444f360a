/** "Report the post as spam": what comes up asks for a reason, which is one of those that it offers, and is sent then. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { chooseIn } from '../filling/lists.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { isSentNext } from '../sending/sent.ts';
import { beginsWith, likeness } from '../words/likeness.ts';

/** The stage at which the reason was chosen; beyond the stages of whatever else is tried. */
export const reasoned = 2_301;
const leastLike = 0.85;
/** How many elements behind the reasons what sends them stands at most. */
const reach = 14;

/** What has come up, or stands in the dialog that has; all of another page, of which nothing is marked as new. */
function cameUp({ scene }: Situation): readonly ObservedElement[] {
  if (scene.dialog !== undefined) return scene.within(scene.dialog);
  const fresh = scene.elements.filter(({ isNew }) => isNew);
  return fresh.length > 0 ? fresh : scene.elements;
}

/** Undefined where nothing that came up offers it. */
export function chosenReason(reason: string, situation: Situation): Move | undefined {
  const fresh = cameUp(situation).filter(isUsable);
  const list = onlyOf(fresh.filter(({ options = [] }) => options.filter((option) => likeness(reason, option) >= leastLike).length === 1));
  const option = list?.options?.find((each) => likeness(reason, each) >= leastLike);
  if (list && option !== undefined) return { ...chooseIn(list, [option]), ok: { stage: reasoned } } as Move;
  const offered = fresh.filter(
    (element) =>
      (isClickable(element) || checkableRoles.includes(element.role)) &&
      !isEditable(element) &&
      likeness(reason, element.name) >= leastLike,
  );
  const own = offered.filter(({ role }) => checkableRoles.includes(role));
  const choice = onlyOf(own.length > 0 ? own : offered);
  if (!choice) return undefined;
  const isBox = checkableRoles.includes(choice.role);
  return isBox
    ? { type: 'act', act: { kind: 'check', element: choice.index, on: true }, on: choice, ok: { stage: reasoned } }
    : clickOn(choice, { stage: reasoned });
}

const sends = /^\P{L}*(?:send|submit|report|confirm|continue|next|ok(?:ay)?|done|save|apply|flag)\b/iu;

/** By the button behind the reasons; what was chosen from a menu, or is gone by then, is sent already. */
export function sentReason(as: string, situation: Situation): Move {
  const { scene, hand } = situation;
  const isChosen = hand !== undefined && (checkableRoles.includes(hand.role) || hand.options !== undefined);
  const { dialog } = scene;
  const behind = hand === undefined ? [] : scene.elements.slice(hand.index + 1, hand.index + 1 + reach);
  const button = behind.find(
    (element) =>
      (element.role === 'button' || element.role === 'clickable') &&
      (sends.test(element.name) || beginsWith(element.name, as)) &&
      (dialog === undefined ? scene.unitOf(element) === undefined || element.group === hand?.group : scene.isIn(element, dialog)),
  );
  // "… for spam and click Send": that is what comes next.
  const press = button && isUsable(button) ? clickOn(button) : undefined;
  if (press) return isSentNext(situation, press) ? next : press;
  return isChosen && scene.elements.includes(hand) ? missing('nothing on the page sends the reason that was chosen') : next;
}
