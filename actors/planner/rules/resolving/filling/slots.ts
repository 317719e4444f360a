/** Slots in a grid of days and times, or in lists of times under days: what can be clicked where the two meet. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { weekdays } from '../../weekdays.ts';
import { isTimeAlone } from '../finding/times.ts';
import { clickOn, type Move, missing, next, type Situation, sayDisabled } from '../move.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { taken } from '../sending/confirming.ts';
import { isAccepting } from '../waiting.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { dayIn, minutesPerDay, timeIn } from '../words/quantities.ts';

const weekMs = 8 * 86_400_000;

/**
 * What sends a booking, once its slot was taken by a click. Nothing is left to do where the slot's control said so, where the goal has it
 * confirmed next, or where all that is called so would book other entries of a list.
 */
export function afterSlot({ as, clause }: Of<'submit'>, situation: Situation): Move | undefined {
  const { cursor, instructions, hand, changed, scene } = situation;
  if (cursor.stage === taken) return next;
  const before = instructions[cursor.at - 1];
  const isSlot = before?.kind === 'fill' && before.value.type === 'when' && before.clause === clause && !(hand && isEditable(hand));
  const following = instructions[cursor.at + 1];
  if (!isSlot || cursor.stage !== 0) return undefined;
  if (following?.kind === 'submit' && isAccepting(following.as) && ofBooking.test(following.what?.name ?? '')) return next;
  const ways = scene.elements.filter((element) => isClickable(element) && likeness(as, element.name) >= 0.9);
  return changed && ways.length > 1 && ways.every((way) => isOneOfMany(way, scene)) ? next : undefined;
}
const ofBooking = /^(?:booking|reservation|appointment|slot|request|order|choice|selection|time|)$/i;

/** Others of the list that it stands in have the same. */
const isOneOfMany = (button: ObservedElement, { collections }: Scene): boolean =>
  collections.some((units) => {
    const having = units.flatMap(({ elements }) => elements.filter(({ role, name }) => role === button.role && name === button.name));
    return having.length > 1 && having.includes(button);
  });

/** A day and a time that follow one another in the goal, and have no fields: the one slot that is of both. */
export function slotFor({ value, clause }: Of<'fill'>, situation: Situation): Move | undefined {
  const { cursor, instructions, scene, now } = situation;
  const following = instructions[cursor.at + 1];
  const isPair = following?.kind === 'fill' && following.clause === clause && following.value.type === 'when';
  if (value.type !== 'when') return undefined;
  const day = value.day;
  const time = value.time ?? (isPair && following.value.type === 'when' ? following.value.time : undefined);
  if (day === undefined || time === undefined) return undefined;
  const of = scene.elements.filter((element) => isClickable(element) && isOf(element, day, time, scene, now));
  const at = cursor.at + (value.time === undefined ? 2 : 1);
  const sent = instructions[at];
  const deed = sent?.kind === 'submit' && sent.clause === clause ? sent : undefined;
  const slots = deed?.what ? of.filter((element) => isOfThing(element, deed.what?.name ?? '', scene)) : of;
  const [slot, ...others] = slots;
  if (!slot) return of.length > 0 ? missing(`what is offered on that day and at that time is not ${deed?.what?.name}`) : undefined;
  if (others.length > 0) return missing(`${slots.length} slots are of that day and time; say which`);
  if (!isUsable(slot)) return missing(sayDisabled(slot));
  const isDone = deed !== undefined && likeness(deed.as, slot.name) >= 0.9;
  return clickOn(slot, { at, stage: isDone ? taken : 0 });
}

/** "Book" beside whom the appointment is to be with, where days come up only behind it: never where the entry tells a moment of its own. */
export function slotsOpened({ clause }: Of<'fill'>, { scene, cursor, instructions, now }: Situation): Move | undefined {
  const deed = instructions.slice(cursor.at).find((other) => other.kind === 'submit' && other.clause === clause);
  const name = deed?.kind === 'submit' ? (deed.what?.name ?? '') : '';
  if (deed?.kind !== 'submit' || name === '' || cursor.stage !== 0 || cursor.explored.includes(ledTo)) return undefined;
  const [unit, ...others] = [...scene.units.values()].filter(
    ({ elements }) =>
      elements.some((element) => holdsSense(element.name, name)) && elements.some((element) => likeness(deed.as, element.name) >= 0.9),
  );
  const [way, ...ways] = unit?.elements.filter((element) => isClickable(element) && likeness(deed.as, element.name) >= 0.9) ?? [];
  const tellsMoment = unit?.elements.some((element) => timeIn(element.name) !== undefined || dayIn(element.name, now) !== undefined);
  if (!way || ways.length > 0 || others.length > 0 || tellsMoment || !isUsable(way)) return undefined;
  return clickOn(way, { explored: [...cursor.explored, ledTo] });
}
const ledTo = 'led to slots';

/** Where the stage stands once a time was clicked. */
const timeTaken = 950;

/** A time that no field takes, among those that the page offers to be clicked: taken once the page answers the click. */
export function timeOffered({ value }: Of<'fill'>, { scene, cursor, changed }: Situation): Move | undefined {
  if (value.type !== 'when' || value.time === undefined || value.day !== undefined) return undefined;
  if (cursor.stage === timeTaken) return changed === false ? missing(`${value.said} could not be picked`) : next;
  const wanted = timeIn(value.time);
  const offered = scene.elements.filter((element) => (isClickable(element) || element.role === 'radio') && isTimeAlone(element));
  const [slot, ...others] = offered.filter((element) => timeIn(element.name) === wanted);
  if (offered.length < 2) return undefined;
  if (!slot) return missing(`none of the times that the page offers is ${value.said}`);
  if (others.length > 0) return undefined;
  if (!isUsable(slot)) return missing(sayDisabled(slot));
  return slot.states.includes('checked') ? next : clickOn(slot, { stage: timeTaken });
}

/** Whether the cell that it stands in speaks of it, where cells of the same list tell one thing from another. */
function isOfThing(element: ObservedElement, name: string, scene: Scene): boolean {
  const cellOf = ({ column }: ObservedElement, { elements }: Unit) => elements.filter((other) => other.column === column);
  const saysIt = (elements: readonly ObservedElement[]) => elements.some((other) => holdsSense(other.name, name));
  const unit = scene.unitOf(element);
  if (name === '' || !unit || saysIt(cellOf(element, unit))) return true;
  return ![...scene.units.values()].some(({ elements }) => saysIt(elements));
}

function isOf(element: ObservedElement, day: string, time: string, scene: Scene, now: number): boolean {
  const unit = scene.unitOf(element);
  const [first] = unit?.elements ?? [];
  const own = [element.name, element.column ?? ''];
  const around = [...own, element.context ?? '', ...(first && first !== element ? [first.name] : [])].filter((text) => text.length <= 60);
  return (
    around.some((text) => saysDay(text, day, now)) &&
    around.some((text) => timeIn(text) === timeIn(time)) &&
    own.every((text) => !isOther(text, time))
  );
}

/** Its own text tells another time. */
const isOther = (text: string, time: string): boolean => {
  const said = timeIn(text);
  return said !== undefined && said !== timeIn(time);
};

function saysDay(text: string, day: string, now: number): boolean {
  const date = new Date(`${day}T12:00:00Z`);
  const wanted = dayIn(day, now);
  const said = /\d/.test(text) ? dayIn(text, now) : undefined;
  if (said !== undefined && wanted !== undefined) return Math.floor(said / minutesPerDay) === Math.floor(wanted / minutesPerDay);
  if (Math.abs(date.getTime() - now) > weekMs) return false;
  const name = weekdays[date.getUTCDay()] ?? '';
  const [word = ''] = /^\p{L}+/u.exec(text.trim().toLowerCase()) ?? [];
  const number = /\b(\d{1,2})\b(?!\s*[:.h])/.exec(text)?.[1];
  const isNamed = word.length >= 2 && (word === name || (word.length <= 4 && name.startsWith(word)));
  return isNamed && (number === undefined || Number(number) === date.getUTCDate() || /[:h]/.test(text));
}
