/** "Assign it to Ada", "move it to Done": what the entry has for it itself, and which places it may be dragged to. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { isClickable, isUsable } from './kinds-of-elements.ts';
import { fold, likeness } from './likeness.ts';
import { chooseIn } from './lists.ts';
import { clickOn, type Move, missing, type Situation } from './move.ts';
import { apartFrom } from './neighbours.ts';
import { onlyOf } from './only.ts';
import type { Scene } from './scene.ts';

/** What is given is chosen, and nothing is carried anywhere. */
export const giving = /^(?:assign|label|tag)\b/;
/** The control of the entry was opened, and what it offers has come up. */
export const offered = 10;

/** By what the entry has for it, and one of those that it offers then. */
export function byOwnList(as: string, thing: ObservedElement, to: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  const isIt = (name: string) => likeness(to, name) >= 0.9 || fold(name).startsWith(`${fold(to)} `);
  if (cursor.stage === offered) {
    const come = scene.elements.filter(({ isNew }) => isNew);
    const list = onlyOf(come.filter(({ options = [] }) => options.filter(isIt).length === 1));
    const option = list?.options?.find(isIt);
    if (list && option !== undefined) return chooseIn(list, [option]);
    const one = onlyOf(come.filter((element) => isClickable(element) && isUsable(element) && isIt(element.name)));
    return one ? clickOn(one) : missing(`nothing that has come up is called ${JSON.stringify(to)}`);
  }
  const [verb = ''] = as.split(' ');
  const isFor = ({ name, hints = '' }: ObservedElement) =>
    `${name} ${hints}`.split(/[^\p{L}]+/u).some((word) => word.toLowerCase().startsWith(verb));
  const own = (scene.unitOf(thing)?.elements ?? []).filter((element) => isClickable(element) && isUsable(element) && isFor(element));
  const control = onlyOf(own);
  return control ? clickOn(control, { stage: offered }) : missing(`nothing on the page is there to ${as} it to ${JSON.stringify(to)}`);
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
