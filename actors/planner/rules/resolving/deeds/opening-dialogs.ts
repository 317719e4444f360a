/** "Open the dialog": the only control of the page that can open one, where none is called so. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isBehindFields, mayOpen } from '../page/harmless.ts';
import { checkableRoles, isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

const opened = 1;

/** Undefined where something else is to be opened. */
export function openDialog({ what }: Of<'open'>, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const isPlain = [what.where, what.rank, what.ordinal, what.within, what.beside, what.look, what.all].every((said) => said === undefined);
  if (!isPlain || what.name !== '' || !what.roles.includes('dialog')) return undefined;
  if (scene.dialog !== undefined) return next;
  if (cursor.stage === opened)
    return scene.elements.some(({ isNew }) => isNew) ? next : missing(`no ${what.noun} came up by what was clicked`);
  const ways = scene.elements.filter((element) => isWay(element, situation));
  const way = onlyOf(ways) ?? onlyOf(ways.filter(({ name }) => shows.test(name)));
  return way ? clickOn(way, { stage: opened }) : undefined;
}

const shows = /\b(?:open|show|view|see|display|reveal|details?|more|pop-?up|dialog(?:ue)?|window|info)\b/i;

/** What does no deed by its name, sends no field, and is not said to be pressed later on. */
function isWay(element: ObservedElement, situation: Situation): boolean {
  const { scene, cursor, instructions } = situation;
  if (!isClickable(element) || !isUsable(element) || checkableRoles.includes(element.role)) return false;
  const isSaidLater = instructions
    .slice(cursor.at + 1)
    .some((other) => other.kind === 'click' && other.what.name !== '' && likeness(other.what.name, element.name) >= leastLike);
  return !isSaidLater && mayOpen(element, situation) && !isBehindFields(element, scene);
}
const leastLike = 0.8;
