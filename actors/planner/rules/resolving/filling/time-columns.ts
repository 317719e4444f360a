/** A time of day that is chosen in columns side by side: one of hours, one of minutes, and the halves of the day in a third or on a switch. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { clickOn, type Move, next, refused, type Situation, waitsFor } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsAnywhere } from '../page/spoken-of.ts';
import { isEither } from './time-parts.ts';

type When = Extract<Given, { readonly type: 'when' }>;

interface Entry {
  readonly element: ObservedElement;
  readonly number: number;
}

interface Columns {
  readonly hours: readonly Entry[];
  readonly minutes: readonly Entry[];
  /** Both halves, or the one that a switch shows. */
  readonly halves: readonly ObservedElement[];
}

const fewestHours = 6;
/** How far behind the minutes the halves may stand. */
const reach = 4;
/** Of the cursor: the hour, the minute and the half were chosen. */
export const chosen = 'time column:';

/** Undefined where there is no such picker, or what is to be set is nowhere spoken of. */
export function intoTimeColumns(what: Description | undefined, when: When, situation: Situation): Move | undefined {
  const { time, day, said } = when;
  const { scene, cursor } = situation;
  if (time === undefined || day !== undefined || (what?.within ?? what?.where ?? what?.ordinal) !== undefined) return undefined;
  const columns = onlyOf(columnsIn(scene));
  const name = what?.name || what?.noun || '';
  if (!columns || (name !== '' && !timely.test(name) && !holdsAnywhere(name, scene))) return undefined;
  const { hours, minutes, halves } = columns;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const isOfTwelve = !hours.some(({ number }) => number === 0 || number > 12);
  if (isOfTwelve && halves.length === 0 && hour > 12) return refused(`the hours go to twelve, and nothing tells the halves of the day`);
  if (isOfTwelve && isEither(said)) return refused(`${JSON.stringify(said)} may be before or after noon; say AM or PM`);
  const [hourly, minutely] = [
    hours.find(({ number }) => number === (isOfTwelve ? hour % 12 || 12 : hour)),
    minutes.find(({ number }) => number === minute),
  ];
  if (!hourly || !minutely) return refused(`the column of ${hourly ? 'minutes' : 'hours'} has no ${hourly ? minute : hour}`);
  const half = isOfTwelve ? halfOf(hour < 12 ? 'am' : 'pm', halves, situation) : next;
  // What is not offered is said before anything is set.
  if (half.type === 'missing') return half;
  for (const [part, { element }] of [['hour', hourly] as const, ['minute', minutely] as const]) {
    if (cursor.explored.includes(chosen + part)) continue;
    if (!isUsable(element)) return waitsFor(element);
    const ok = { stage: cursor.stage, tried: [], explored: [...cursor.explored, chosen + part] };
    return { type: 'act', act: { kind: 'check', element: element.index, on: true }, on: element, ok };
  }
  return half;
}

/** What takes the time that was chosen there stands right behind the columns, and only ends that. */
export function columnsEnder({ scene }: Situation): ObservedElement | undefined {
  const columns = onlyOf(columnsIn(scene));
  const last = columns && (columns.halves.at(-1)?.index ?? columns.minutes.at(-1)?.element.index);
  const behind = last === undefined ? [] : scene.elements.slice(last + 1, last + 1 + reach);
  return behind.find((element) => isClickable(element) && isUsable(element) && /^(?:ok(?:ay)?|apply|done|set)$/i.test(element.name.trim()));
}

const timely = /^(?:time|clock|hour|alarm|wake-?up|time of day)$/i;

/** Pressed until a switch shows it, or chosen of the two. */
function halfOf(wanted: string, halves: readonly ObservedElement[], { cursor }: Situation): Move {
  const [shown, other] = halves;
  const isDone = cursor.explored.includes(`${chosen}half`);
  const ok = { stage: cursor.stage, tried: [], explored: [...cursor.explored, `${chosen}half`] };
  if (shown && !other) {
    if (halfIn(shown) === wanted) return next;
    return isDone ? refused(`${JSON.stringify(shown.name)} does not turn to ${wanted.toUpperCase()}`) : clickOn(shown, ok);
  }
  const half = halves.find((element) => halfIn(element) === wanted);
  if (!half) return refused(`nothing tells ${wanted.toUpperCase()}`);
  return isDone ? next : { type: 'act', act: { kind: 'check', element: half.index, on: true }, on: half, ok };
}

const halfIn = ({ name }: ObservedElement): string | undefined => /^([ap])\.? ?m\.?$/i.exec(name.trim())?.[1]?.toLowerCase().concat('m');

function columnsIn({ elements }: Scene): readonly Columns[] {
  const runs = runsIn(elements);
  return runs.flatMap((hours, at) => {
    const minutes = runs[at + 1];
    if (!minutes || !areHours(hours) || !areMinutes(minutes)) return [];
    const [first, last] = [minutes[0]?.element.index ?? 0, minutes.at(-1)?.element.index ?? 0];
    if (first - (hours.at(-1)?.element.index ?? 0) > reach) return [];
    const behind = elements.slice(last + 1, last + 1 + reach).filter((element) => mayBeChosen(element) && halfIn(element) !== undefined);
    return [{ hours, minutes, halves: behind.slice(0, 2) }];
  });
}

/** Items of a list hear the click of whoever listens at the list. */
const mayBeChosen = (element: ObservedElement): boolean => isClickable(element) || element.role === 'listitem';

/** Numbers that are there to be clicked one after the other, each greater than the one before; twelve may come first. */
function runsIn(elements: readonly ObservedElement[]): readonly (readonly Entry[])[] {
  const runs: Entry[][] = [];
  for (const element of elements) {
    const number = mayBeChosen(element) ? numberIn(element.name) : undefined;
    if (number === undefined) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows = last && element.index - last.element.index === 1 && element.group === last.element.group;
    const isNext = follows && (number > last.number || (last.number === 12 && number === 1 && run?.length === 1));
    if (run && isNext) run.push({ element, number });
    else runs.push([{ element, number }]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** "08", "8 hours". */
function numberIn(name: string): number | undefined {
  const [, number] = /^(\d{1,2})(?: ?(?:h|hrs?|hours?|o['’]clock|m|min|mins?|minutes?))?$/i.exec(name.trim()) ?? [];
  return number === undefined ? undefined : Number(number);
}

const areHours = (run: readonly Entry[]): boolean =>
  run.length >= fewestHours &&
  [0, 1, 12].includes(run[0]?.number ?? -1) &&
  run.every(
    ({ number }, at) => number <= 23 && (at === 0 || number === ((run[at - 1]?.number ?? 0) % (run[0]?.number === 12 ? 12 : 24)) + 1),
  );

/** From the full hour on, by the same step. */
function areMinutes(run: readonly Entry[]): boolean {
  const step = (run[1]?.number ?? 0) - (run[0]?.number ?? 0);
  return run[0]?.number === 0 && 60 % step === 0 && run.every(({ number }, at) => number === at * step);
}
