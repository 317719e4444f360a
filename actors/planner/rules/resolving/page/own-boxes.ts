/** Boxes and switches beside what they are for, where the page does not say that they are called so, or that they are any. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { each, type Move, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isDone } from '../rows/states.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { checkableRoles, isClickable, isText, isUsable } from './kinds-of-elements.ts';
import type { Scene, Unit } from './scene.ts';

const notBoxes =
  /\b(?:drag|handle|grip|delete|remove|close|menu|more|star|fav(?:ou?rite)?|edit|pin|avatar|expand|toggle-?menu|like|vote|up|down)\b/i;

/** Ticks or unticks; undefined where a row of those that are meant has no such box. */
export function byOwnBox(what: Description, on: boolean, situation: Situation): Move | undefined {
  const { scene } = situation;
  const things = find(what, 'point', situation);
  if (things.type !== 'found') return undefined;
  const boxOf = (thing: ObservedElement): ObservedElement | undefined => {
    const [first] = scene.unitOf(thing)?.elements ?? [];
    const isBox =
      first &&
      first !== thing &&
      isClickable(first) &&
      !/[\p{L}\p{N}]/u.test(first.name) &&
      !notBoxes.test(first.hints ?? '') &&
      first.role !== 'link';
    return isBox ? first : undefined;
  };
  const boxes = things.elements.map(boxOf);
  if (boxes.length === 0 || boxes.some((box) => box === undefined)) return undefined;
  return each(boxes as ObservedElement[], situation, (box) => {
    const unit = scene.unitOf(box);
    const isOn = box.states.includes('checked') || (unit !== undefined && isDone(scene, unit));
    return isOn === on ? undefined : { kind: 'click', element: box.index };
  });
}

/** The box of the very name that has not taken what it was to be: no other is meant, however it stands. */
export function boxInVain({ what, on }: Pick<Of<'check'>, 'what' | 'on'>, { scene, tried = [] }: Situation): ObservedElement | undefined {
  if (tried.length === 0 || what.name === '') return undefined;
  return scene.elements.find(
    (element) =>
      checkableRoles.includes(element.role) &&
      element.states.includes('checked') !== on &&
      tried.includes(scene.keyOf(element)) &&
      likeness(what.name, element.name) >= leastNamesake,
  );
}
const leastNamesake = 0.95;

const ofSwitch = /\b(?:sw|switch|toggle|slider|knob|check(?:box)?|track|tick)\b/i;
const leastCalled = 0.6;

/** A switch without a word, by its label or by what it is for on its line. */
export function byOwnSwitch(what: Description, on: boolean, situation: Situation): Move | undefined {
  const { scene } = situation;
  if (what.all || what.name === '') return undefined;
  const thing = find({ ...what, noun: '', roles: [] }, 'point', situation);
  if (thing.type !== 'found') return undefined;
  const isSwitch = (element: ObservedElement) =>
    isClickable(element) && isUsable(element) && !/[\p{L}\p{N}]/u.test(element.name) && ofSwitch.test(element.hints ?? '');
  const flip = (element: ObservedElement): Move => ({ type: 'act', act: { kind: 'check', element: element.index, on }, on: element });
  const [found] = thing.elements;
  if (isSwitch(found) && likeness(what.name, scene.labelOf(found)) >= leastCalled) return flip(found);
  if (!isText(found) || likeness(what.name, found.name) < leastCalled) return undefined;
  const switches = scene.elements.filter(isSwitch);
  const near = switches.filter((element) => element.group === found.group && Math.abs(element.index - found.index) <= 2);
  // Of texts and switches by turns, all stand behind their texts where the first does.
  const [firstText] = scene.elements.filter((element) => element.group === found.group && isText(element));
  const areBehind = (switches[0]?.index ?? 0) > (firstText?.index ?? 0);
  const [only, ...others] = near.length === 1 ? near : near.filter(({ index }) => areBehind && index > found.index);
  return only && others.length === 0 ? flip(only) : undefined;
}

/** The only box of a row or card, where it is there to say that this one is meant: what it is called otherwise is a thing of its own. */
export function selectorIn({ elements }: Unit): ObservedElement | undefined {
  const box = onlyOf(elements.filter(({ role }) => role === 'checkbox'));
  if (!box || box === elements[0] || !/[\p{L}\p{N}]/u.test(box.name) || /^(?:select|choose|mark|pick)\b/i.test(box.name)) return box;
  return elements.some((other) => other !== box && other.name.trim() !== '' && holdsSense(box.name, other.name)) ? box : undefined;
}

/** "Accept the terms": the one box without a name before the words that speak of them. */
export function boxBefore({ name, exact, where, rank, ordinal, within, all }: Description, scene: Scene): ObservedElement | undefined {
  if (name === '' || exact || (where ?? rank ?? ordinal ?? within ?? all) !== undefined) return undefined;
  const boxes = scene.elements.filter((element) => isBox(element) && isUsable(element));
  return onlyOf(boxes.filter((box) => holdsSense(box.name === '' ? wordsBehind(box, scene) : box.name, name)));
}

const isBox = ({ role }: ObservedElement): boolean => role === 'checkbox' || role === 'switch';

/** Texts and links up to the next control, or the end of the part; of a line that says more, what is the box's own. */
function wordsBehind({ index, group, label }: ObservedElement, { elements }: Scene): string {
  const after = elements.slice(index + 1, index + 1 + mostWords);
  const end = after.findIndex((element) => element.group !== group || !(isText(element) || element.role === 'link'));
  const words = (end === -1 ? after : after.slice(0, end)).filter(({ role }) => label === undefined || role === 'link');
  return [label ?? '', ...words.map(({ name }) => name)].join(' ');
}
const mostWords = 8;
