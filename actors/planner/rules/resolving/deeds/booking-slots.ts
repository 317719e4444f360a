/** "Book the earliest free appointment with Dr Roe on Friday": the day is opened, the first time is taken that can be had, and confirmed. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Condition } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { weekdays } from '../../weekdays.ts';
import { isTimeAlone } from '../finding/times.ts';
import { clickOn, clickUsable, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { beginsWith, holdsWords } from '../words/likeness.ts';
import { timeIn } from '../words/quantities.ts';

/** The day was opened; a time was taken; beyond the stages of whatever else is tried. */
const opened = 3_101;
const taken = 3_102;

const booking = /^(?:book|reserve)$/;
const slots = /^(?:(?:free|available|open|possible) ?)?(?:time|slot|appointment|visit)$/;
const leastTimes = 2;
const leastDays = 2;
const weekMs = 8 * 86_400_000;

/** Undefined of another deed, and where no entry of the page has times beside whom it is with. */
export function bookSlot({ as, what }: Of<'do'>, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const { rank, where = [], within, all } = what ?? {};
  if (!what || !booking.test(as) || !rank || !/^(?:time|date)$/.test(rank.by) || within || all) return undefined;
  if (!slots.test(`${what.name} ${what.noun}`.trim())) return undefined;
  const told = whenAndWith(where);
  if (told === undefined) return undefined;
  if (cursor.stage === taken) return confirmed(as, situation);
  const times = scene.elements.filter((element) => isClickable(element) && isTimeAlone(element));
  if (times.length < leastTimes || cursor.left !== undefined) return undefined;
  const tab = told.day === undefined || cursor.stage === opened ? undefined : tabOf(told.day, situation);
  if (tab === 'none') return undefined;
  if (tab) return clickOn(tab, { stage: opened });
  const units = [...new Set(times.map((time) => scene.unitOf(time)))];
  const own = onlyOf(units.filter((unit) => unit !== undefined && holdsWords(unit.text, told.who)));
  if (!own) return missing(`no one entry of the page that has times is of ${JSON.stringify(told.who)}`);
  const free = own.elements.filter((element) => times.includes(element) && isUsable(element));
  const sorted = [...free].sort((a, b) => (timeIn(a.name) ?? 0) - (timeIn(b.name) ?? 0));
  const slot = sorted.at(rank.order === 'least' ? rank.place - 1 : -rank.place);
  return slot
    ? clickOn(slot, { stage: taken, explored: [...cursor.explored, fieldsMark(situation)] })
    : missing(`none of the times of ${JSON.stringify(told.who)} can be taken`);
}

/** A day at most, and one whom it is with. */
function whenAndWith(where: readonly Condition[]): { readonly day?: string; readonly who: string } | undefined {
  const days = where.flatMap((each) => (each.kind === 'compares' && each.is === '=' && each.value.type === 'day' ? [each.value.day] : []));
  const names = where.flatMap((each) => (each.kind === 'holds' && !each.not && each.by === undefined ? [each.text] : []));
  const [who, ...others] = names;
  if (who === undefined || others.length > 0 || days.length > 1 || days.length + names.length < where.length) return undefined;
  return { who, ...(days[0] !== undefined && { day: days[0] }) };
}

/** The tab of that weekday among those of other days; `none` where the page has no such tabs, or may mean another week. */
function tabOf(day: string, { scene, now }: Situation): ObservedElement | 'none' {
  if (Math.abs(Date.parse(`${day}T12:00:00Z`) - now) > weekMs) return 'none';
  const nameOf = ({ name }: ObservedElement) => name.trim().toLowerCase();
  const isDay = (element: ObservedElement) => weekdays.some((weekday) => [weekday, weekday.slice(0, 3)].includes(nameOf(element)));
  const tabs = scene.elements.filter((element) => isClickable(element) && isUsable(element) && isDay(element));
  const name = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';
  const own = onlyOf(tabs.filter((element) => [name, name.slice(0, 3)].includes(nameOf(element))));
  return own && tabs.length >= leastDays ? own : 'none';
}

/** How many fields stood there before the time was taken. */
const fieldsMark = ({ scene }: Situation): string => `fields:${scene.elements.filter(isEditable).length}`;

/** What came up may ask once more. */
function confirmed(as: string, situation: Situation): Move {
  const { scene, cursor } = situation;
  if (!cursor.explored.includes(fieldsMark(situation))) return refused('the page asks for more than the time');
  const asking = scene.elements.filter(
    (element) =>
      isClickable(element) && scene.unitOf(element) === undefined && (beginsWith(element.name, as) || beginsWith(element.name, 'confirm')),
  );
  const fresh = asking.filter(({ isNew }) => isNew);
  const [way, ...others] = fresh.length > 0 ? fresh : asking;
  if (others.length > 0) return refused(`several of what the page offers would ${as} it`);
  return way ? clickUsable(way) : next;
}
