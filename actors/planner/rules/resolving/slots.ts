/** Slots in a grid of days and times, or in lists of times under days: what can be clicked where the two meet. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Of } from '../instruction.ts';
import { weekdays } from '../weekdays.ts';
import { clickOn, type Move, missing, type Situation } from './move.ts';
import { dayIn, timeIn } from './quantities.ts';
import { isClickable, isUsable, type Scene } from './scene.ts';

const weekMs = 8 * 86_400_000;

/** A day and a time that follow one another in the goal, and have no fields: the one slot that is of both. */
export function slotFor({ value, clause }: Of<'fill'>, situation: Situation): Move | undefined {
  const { cursor, instructions, scene, now } = situation;
  const following = instructions[cursor.at + 1];
  const isPair = following?.kind === 'fill' && following.clause === clause && following.value.type === 'when';
  if (value.type !== 'when') return undefined;
  const day = value.day;
  const time = value.time ?? (isPair && following.value.type === 'when' ? following.value.time : undefined);
  if (day === undefined || time === undefined) return undefined;
  const slots = scene.elements.filter((element) => isClickable(element) && isOf(element, day, time, scene, now));
  const [slot, ...others] = slots;
  if (!slot) return undefined;
  if (others.length > 0) return missing(`${slots.length} slots are of that day and time; say which`);
  if (!isUsable(slot)) return missing(`${slot.role} ${JSON.stringify(slot.name)} is there, but disabled`);
  return clickOn(slot, value.time === undefined ? { at: cursor.at + 2, stage: 0 } : undefined);
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
  if (said !== undefined && wanted !== undefined) return Math.floor(said / 1_440) === Math.floor(wanted / 1_440);
  if (Math.abs(date.getTime() - now) > weekMs) return false;
  const name = weekdays[date.getUTCDay()] ?? '';
  const [word = ''] = /^\p{L}+/u.exec(text.trim().toLowerCase()) ?? [];
  const number = /\b(\d{1,2})\b(?!\s*[:.h])/.exec(text)?.[1];
  const isNamed = word.length >= 2 && (word === name || (word.length <= 4 && name.startsWith(word)));
  return isNamed && (number === undefined || Number(number) === date.getUTCDate() || /[:h]/.test(text));
}
