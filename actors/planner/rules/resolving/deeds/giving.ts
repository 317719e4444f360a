/** "Assign it to Ada", "move it to Done": what the entry has for it itself, and which places it may be dragged to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { chooseIn } from '../filling/lists.ts';
import { clickOn, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isMenu } from '../page/folds.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { apartFrom } from '../page/neighbours.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';

/** What is given is chosen, and nothing is carried anywhere. */
export const giving = /^(?:assign|label|tag)\b/;
/** It was chosen from a list; a button may have to be pressed yet. */
export const listed = 9;
/** The control of the entry was opened, and what it offers has come up. */
export const offered = 10;
/** The menu of the entry was opened, in which the control may be. */
export const inMenu = 14;

/** One of what has come up was clicked, which may have to be confirmed yet. */
export const picked = 15;

/** What came up with the place has a button that brings it there, and a dialog that still stands asks for one more click. */
function takenThere(as: string, { scene, cursor }: Situation): Move {
  const place = cursor.explored.find((mark) => mark.startsWith(sentBy))?.slice(sentBy.length);
  const sender = place === undefined ? undefined : scene.elements.find((element) => scene.placeOf(element) === place);
  if (sender) return isUsable(sender) ? clickOn(sender) : missing(`${sender.role} ${JSON.stringify(sender.name)} is there, but disabled`);
  const { dialog } = scene;
  if (dialog === undefined) return next;
  const controls = scene.within(dialog).filter(isClickable);
  if (controls.length === 0) return next;
  const buttons = controls.filter(isUsable);
  const goOn =
    onlyOf(buttons.filter((button) => isFor(as, { ...button, hints: '' }))) ??
    onlyOf(buttons.filter(({ name }) => going.test(name.trim())));
  return goOn ? clickOn(goOn) : missing(`the dialog still stands, and has nothing to ${as} it by`);
}
const going = /^(?:ok|okay|done|confirm|apply|select|choose|save)(?: here| this)?$/i;
const sentBy = 'sent by:';

/** What the entry has to do it by: a control called by the verb, or else its menu. */
function ownWay(as: string, thing: ObservedElement, scene: Scene): ObservedElement | undefined {
  const own = (scene.unitOf(thing)?.elements ?? []).filter((element) => isClickable(element) && isUsable(element));
  return onlyOf(own.filter((element) => isFor(as, element))) ?? onlyOf(own.filter((element) => isMenu(element, own)));
}

/** A menu may have it, too, where nothing can be carried there. */
export function hasOwnWay(as: string, thing: ObservedElement, to: string, situation: Situation): boolean {
  const way = ownWay(as, thing, situation.scene);
  return way !== undefined && (giving.test(as) || isFor(as, way) || !isPlace(to, thing, situation));
}

const isFor = (as: string, { name, hints = '' }: ObservedElement): boolean => {
  const [verb = ''] = as.split(' ');
  return `${name} ${hints}`.split(/[^\p{L}]+/u).some((word) => word.toLowerCase().startsWith(verb));
};

/** By what the entry has for it, and one of those that it offers then. */
export function byOwnList(as: string, thing: ObservedElement, to: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  const isIt = (said: string) => {
    const name = said.replace(/^(?:for|until|till) /i, '');
    return likeness(to, name) >= 0.9 || fold(name).startsWith(`${fold(to)} `);
  };
  if (cursor.stage === offered) {
    const come = scene.elements.filter(({ isNew }) => isNew);
    const list = onlyOf(come.filter(({ options = [] }) => options.filter(isIt).length === 1));
    const option = list?.options?.find(isIt);
    if (list && option !== undefined) return { ...chooseIn(list, [option]), ok: { stage: listed } } as Move;
    const one = onlyOf(
      come.filter((element) => (isClickable(element) || element.role === 'listitem') && isUsable(element) && isIt(element.name)),
    );
    if (!one) return missing(`nothing that has come up is called ${JSON.stringify(to)}`);
    const sender = onlyOf(come.filter((element) => element.role === 'button' && (isFor(as, element) || going.test(element.name.trim()))));
    return clickOn(one, { stage: picked, ...(sender && { explored: [...cursor.explored, sentBy + scene.placeOf(sender)] }) });
  }
  if (cursor.stage === picked) return takenThere(as, situation);
  if (cursor.stage === inMenu) {
    const entry = onlyOf(
      scene.elements.filter((element) => element.isNew && isClickable(element) && isUsable(element) && isFor(as, element)),
    );
    return entry ? clickOn(entry, { stage: offered }) : missing(`the menu that has come up offers nothing to ${as} it by`);
  }
  const way = ownWay(as, thing, scene);
  return way
    ? clickOn(way, { stage: isFor(as, way) ? offered : inMenu })
    : missing(`nothing on the page is there to ${as} it to ${JSON.stringify(to)}`);
}

/** What stands above a list of entries without boxes is chosen for all of them: it filters. */
export function listFor(unit: Unit | undefined, isSelected: boolean, list: Move | undefined, scene: Scene): Move | undefined {
  const on = list?.type === 'act' ? list.on : undefined;
  // What may be set to all of them narrows the list.
  if (on?.options?.some((option) => /^(?:all|any|every(?:one|body|thing)?|alle|tous|todos)\b/i.test(option.trim()))) return undefined;
  const isOfAll = unit && on && !isSelected && !on.isNew && !scene.isOf(on, unit) && scene.dialog === undefined;
  return isOfAll && scene.hasLikes(unit) ? undefined : list;
}

/** A part of the page of that very name, or what heads one; a number beside it counts what is there. Another entry is none. */
export function isPlace(to: string, thing: ObservedElement, { scene }: Situation): boolean {
  const isSo = (name: string) => likeness(to, name.replace(/[\s(]*\d+\)?\s*$/, '')) >= 0.9;
  if (scene.groups.some(({ name }, group) => !scene.units.has(group) && isSo(name))) return true;
  const isApart = apartFrom(thing, scene);
  return scene.elements.some((element) => isSo(element.name) && (!isApart(element) || headsAnother(element, thing, scene)));
}

/** The columns of a board are alike, too: the first of one heads it, where the thing is no such head. */
function headsAnother(element: ObservedElement, thing: ObservedElement, scene: Scene): boolean {
  const [unit, own] = [scene.unitOf(element), scene.unitOf(thing)];
  const areMates = scene.collections.some((units) => units.some((one) => one === unit) && units.some((one) => one === own));
  return unit?.elements[0] === element && (!areMates || own?.elements[0] !== thing);
}
