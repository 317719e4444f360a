/** A number between a minus and a plus, or beside two arrows, which are pressed until it is the one that is wanted. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { clickOn, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import type { Scene } from '../page/scene.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { holdsSense } from '../words/likeness.ts';
import { goesTheOtherWay } from './limits.ts';

const mostSteps = 60;
/** How far apart on the map the two and their number may stand. */
const reach = 4;

export interface Stepper {
  readonly up: ObservedElement;
  readonly down: ObservedElement;
  readonly shown: number;
}

/** Undefined where no such number can be told on the page. */
export function stepped(what: Description, text: string, situation: Situation): Move | undefined {
  const wanted = Number(inUnits.exec(text.trim())?.[1] ?? text);
  if (text.trim() === '' || !Number.isFinite(wanted) || situation.cursor.stage > 2 * mostSteps) return undefined;
  const stepper = stepperOf(what, situation);
  const { instructions, cursor } = situation;
  const { clause = '' } = instructions[cursor.at] ?? {};
  const shown = { role: 'number', name: what.name, value: String(stepper?.shown) };
  const otherWay = stepper && cursor.stage === 0 ? goesTheOtherWay(clause, shown, String(wanted)) : undefined;
  if (otherWay !== undefined) return refused(otherWay);
  return stepper && steppedTo(wanted, stepper, situation);
}

/** The only one that is called so, or may be. */
export function stepperOf(what: Description, situation: Situation): Stepper | undefined {
  const all = steppersIn(standingIn(what.within, situation), situation);
  if (what.key !== undefined) return all.find(({ up }) => situation.scene.placeOf(up) === what.key);
  if (what.ordinal !== undefined)
    return merelyNumber.test(what.name || what.noun) ? all.at(what.ordinal > 0 ? what.ordinal - 1 : what.ordinal) : undefined;
  const called = all.filter((each) => isCalled(each, what.name, situation));
  // What was tried was called so: the only other number of the page is another's.
  const isSole = all.length === 1 && (situation.tried ?? []).length === 0;
  return onlyOf(isSole && called.length === 0 ? all.filter((each) => mayBeCalled(each, what.name, situation)) : called);
}

export function steppedTo(wanted: number, stepper: Stepper, situation: Situation): Move | undefined {
  const { up, down, shown } = stepper;
  const { cursor, changed } = situation;
  const back = cursor.explored.find((mark) => mark.startsWith(backTo));
  if (back !== undefined) return steppedBack(Number(back.slice(backTo.length)), wanted, stepper, situation);
  if (shown === wanted) return next;
  const start = began(cursor);
  const way = shown < wanted ? 'step:up' : 'step:down';
  const vain = pressedInVain(shown, cursor);
  const isHeld =
    (cursor.stage > 0 && changed === false) || !isUsable(shown < wanted ? up : down) || cursor.stage > mostSteps || vain >= mostInVain;
  // It was passed over both ways: its steps are too large.
  const isPassed = cursor.explored.at(-1) !== way && cursor.explored.filter((mark) => /^step:(?:up|down)$/.test(mark)).length > 1;
  if ((isHeld || isPassed) && start !== undefined) {
    const turned = { ...cursor, explored: [...cursor.explored, `${backTo}${start}`] };
    return steppedBack(start, wanted, stepper, { ...situation, changed: true, cursor: turned });
  }
  if (isHeld) return undefined;
  const known = [`${standing}${shown}:${vain + 1}`, ...cursor.explored.filter((mark) => !mark.startsWith(standing))];
  const beginning = start === undefined ? [...known, `${from}${shown}`] : known;
  const explored = beginning.at(-1) === way ? beginning : [...beginning, way];
  return clickOn(shown < wanted ? up : down, { stage: cursor.stage + 1, tried: [], explored });
}

/** Of the cursor: the number that stood there at first, that it is on its way back there, and how often was pressed what is there now. */
const from = 'step:from:';
const backTo = 'step:back:';
const standing = 'step:at:';
/** Something else of the page changes with each press, and the number does not; one that is told by a server may be late. */
const mostInVain = 3;

function pressedInVain(shown: number, { explored }: Situation['cursor']): number {
  const mark = explored.find((other) => other.startsWith(`${standing}${shown}:`));
  return mark === undefined ? 0 : Number(mark.split(':').at(-1));
}

/** The number that stood there before its first step. */
export function began({ explored }: Situation['cursor']): number | undefined {
  const mark = explored.find((other) => other.startsWith(from));
  return mark === undefined ? undefined : Number(mark.slice(from.length));
}

/** A number that does not go as far as it was to is left as it stood. */
function steppedBack(start: number, wanted: number, { up, down, shown }: Stepper, { cursor, changed }: Situation): Move {
  if (shown === start) return refused(`its steps do not lead to ${wanted}; it was put back to ${start}`);
  if (changed === false) return refused(`its steps do not lead to ${wanted}, and it stands at ${shown} now`);
  return clickOn(shown < start ? up : down, { stage: cursor.stage + 1, tried: [], explored: cursor.explored });
}

/** Of each of the things so many, one step at a time; each has its own number. */
export function portion({ what, amount }: Of<'portion'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const units = unitsMeant(what, 'point', scene.elements, situation) ?? [];
  const steppers = units.map(({ elements }) => steppersIn(elements, situation));
  if (units.length < (what.few ?? 1)) return missing(`there are only ${units.length} of ${say(what)} on the page`);
  if (steppers.some(({ length }) => length !== 1)) return missing(`not each ${say(what)} shows a number that could be stepped up`);
  if (cursor.stage > mostSteps || (cursor.stage > 0 && situation.changed === false)) return missing('a number does not follow its steps');
  const left = steppers.flat().find(({ shown }) => shown !== amount);
  return left ? clickOn(left.shown < amount ? left.up : left.down, { stage: cursor.stage + 1, tried: [] }) : next;
}

export function steppersIn(elements: readonly ObservedElement[], situation: Pick<Situation, 'scene'>): readonly Stepper[] {
  const ups = elements.filter((element) => does(element, /^[+＋▲△▴↑⌃˄]$/, ['increase', 'up', 'plus', 'more'], higher));
  const downs = elements.filter((element) => does(element, /^[-−–▼▽▾↓⌄˅]$/, ['decrease', 'down', 'minus', 'fewer', 'less'], lower));
  return ups.flatMap((up) => {
    const [down] = downs
      .filter(({ index }) => Math.abs(index - up.index) <= reach)
      .sort(
        (a, b) =>
          Number(b.group === up.group) - Number(a.group === up.group) ||
          Number(isNumberBetween(b, up, situation)) - Number(isNumberBetween(a, up, situation)) ||
          Math.abs(a.index - up.index) - Math.abs(b.index - up.index),
      );
    const shown = down && numberBy(up, down, situation);
    return down && shown !== undefined ? [{ up, down, shown }] : [];
  });
}

/** One number and nothing else: behind the one of a row stands what the next row is called. */
function isNumberBetween(one: ObservedElement, other: ObservedElement, { scene }: Pick<Situation, 'scene'>): boolean {
  const between = scene.elements.slice(Math.min(one.index, other.index) + 1, Math.max(one.index, other.index));
  return between.length > 0 && between.every(({ name }) => inUnits.test(name.trim()) || !/[\p{L}\d]/u.test(name));
}

/** What of a thing is more, and what is less, said of the thing itself. */
const higher =
  /^(?:(?:make )?(?:it )?(?:warmer|hotter|louder|brighter|lighter|faster|higher|longer|larger|bigger|wider|taller|thicker|stronger|later|older))$/i;
const lower =
  /^(?:(?:make )?(?:it )?(?:colder|cooler|quieter|softer|dimmer|darker|slower|lower|shorter|smaller|narrower|thinner|weaker|earlier|younger))$/i;

/** Signs are pressed whatever they are marked up as. */
const does = (element: ObservedElement, sign: RegExp, words: readonly string[], comparative: RegExp): boolean =>
  (comparative.test(element.name.trim()) && isClickable(element)) ||
  (sign.test(element.name.trim()) && (isClickable(element) || isText(element))) ||
  (isClickable(element) &&
    !asksBehind.test(element.name) &&
    words.some((word) => holdsSense(element.name, word) || (!/\p{L}/u.test(element.name) && holdsSense(element.hints ?? '', word))));

/** "Who Add guests": what it asks for, and that there is none yet. */
const asksBehind = /\p{L}.*\badd (?:\p{L}+ )?\p{L}+$/iu;

/** The number between the two, else the one right before or after them. */
function numberBy(up: ObservedElement, down: ObservedElement, { scene }: Pick<Situation, 'scene'>): number | undefined {
  const [first, last] = [Math.min(up.index, down.index), Math.max(up.index, down.index)];
  // A number within a text is on the map behind it.
  const between = [...new Set(scene.elements.slice(first + 1, last).flatMap(numberOf))];
  // What stands right before the one or the other on its line.
  const labelled = [up, down].flatMap(({ label = '' }) => (/^\d{1,4}(?:\.\d{1,2})?$/.test(label.trim()) ? [Number(label)] : []));
  if (between.length === 0 && labelled.length === 1) return labelled[0];
  const beside = [scene.elements[first - 1], scene.elements[last + 1]].flatMap((element) => (element ? numberOf(element) : []));
  // What stands in their own part is theirs, before what begins the next.
  const own = [scene.elements[first - 1], scene.elements[last + 1]].flatMap((element) =>
    element && up.group === down.group && element.group === up.group ? numberOf(element) : [],
  );
  const [shown, ...others] = between.length > 0 ? between : own.length > 0 ? own : beside;
  return others.length === 0 ? shown : undefined;
}

/** A number, and what it is of: "21 °C", "30 %". */
const inUnits = /^([-−+]?\d+(?:\.\d+)?) ?(?:°(?: ?[CFK])?|%|\p{Sc}|[\p{L}]{1,3}|degrees?(?: \p{Lu}\p{Ll}+)?)$/u;
const ending = /(?:^|\s)([-−]?\d+(?:\.\d+)?)(?: ?(?:°(?: ?[CFK])?|%|\p{Sc}|\p{Ll}{1,3}))?$/u;

/** "Count 0" ends in its number. */
function numberOf(element: ObservedElement): readonly number[] {
  if (element.role === 'slider' || isClickable(element)) return [];
  const found = ending.exec((element.value ?? element.name).trim());
  return found ? [Number((found[1] ?? '').replace('−', '-'))] : [];
}

/** By the texts just before it, or the row or card that it stands in. */
function isCalled(stepper: Stepper, name: string, { scene }: Situation): boolean {
  const { up, down } = stepper;
  const said = name.replace(ofHowMany, '');
  const around = [
    ...labelsOf(stepper, scene).map((element) => element.name),
    ...[up, down].flatMap((each) => [each.name, each.hints ?? '']),
  ];
  return said !== '' && [...around, scene.unitOf(up)?.text ?? ''].some((text) => holdsSense(text, said));
}

const ofHowMany = /^(?:number|amount|quantity|count) of (?:the )?/i;

/** The control that is made of the two and their number (ARIA, spinbutton): right before them, and at the same. */
function numberAround({ up, down, shown }: Stepper, { elements }: Scene): readonly ObservedElement[] {
  const before = elements[Math.min(up.index, down.index) - 1];
  return before?.role === 'spinbutton' && Number(before.value?.replace('−', '-')) === shown ? [before] : [];
}

/** By the buttons that stand in it. */
export function steppedInside(field: ObservedElement, text: string, situation: Situation): Move | undefined {
  const wanted = Number(text);
  const { scene, cursor, changed } = situation;
  if (field.role !== 'spinbutton' || text.trim() === '' || !Number.isFinite(wanted) || cursor.stage > mostSteps) return undefined;
  const inside = scene.elements.slice(field.index + 1, field.index + 1 + reach);
  const own = steppersIn(inside, situation).find((stepper) => numberAround(stepper, scene).includes(field));
  // Where its buttons have moved nothing it may be typed into; what they have moved is put back.
  const isIdle = own !== undefined && changed === false && cursor.stage > 0 && cursor.explored.includes(`${from}${own.shown}`);
  const isBack = cursor.explored.some((mark) => mark.startsWith(backTo));
  return own && (!isIdle || isBack) ? steppedTo(wanted, own, situation) : undefined;
}

/** Right before it and between the two; where nothing is, right behind it. */
function labelsOf(stepper: Stepper, scene: Scene): readonly ObservedElement[] {
  const { up, down } = stepper;
  const { elements } = scene;
  const around = numberAround(stepper, scene);
  if (around.length > 0) return around;
  const [first, last] = [Math.min(up.index, down.index), Math.max(up.index, down.index)];
  const near = elements.slice(Math.max(0, first - 3), first);
  // Behind another control stands what is of that one.
  const before = near.slice(near.findLastIndex((element) => isClickable(element) || isEditable(element)) + 1);
  const own = [...before, ...elements.slice(first + 1, last)];
  const after = elements[last + 1];
  return !own.some(isLabel) && after && isText(after) && after.group === up.group ? [...own, after] : own;
}

/** A heading is over more than this. */
const isLabel = ({ role, name }: ObservedElement): boolean => role !== 'heading' && /\p{L}{3}/u.test(name);

/** Where nothing beside the only number of a page says what it is of, or it is asked for as a number and no more. */
const mayBeCalled = (stepper: Stepper, name: string, { scene }: Situation): boolean =>
  name === '' || merelyNumber.test(name) || !labelsOf(stepper, scene).some(isLabel);
export const merelyNumber = /^(?:number|amount|quantity|qty|count|counter|value|spinner|stepper|number field|dial|wheel|digit)s?$/i;
