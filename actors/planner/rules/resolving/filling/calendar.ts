/** Picking a day in a calendar that the page has built: open it, turn to the month, take the day. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { findAs } from '../finding/find.ts';
import { clickOn, fillWith, type Move, missing, next, type Situation } from '../move.ts';
import { isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { dayIn, monthOf } from '../words/quantities.ts';
import { isUnchosen, saysDay } from './day-openers.ts';
import { drill, drilledAmiss, isDrilled } from './drilling.ts';
import { byOverview, fewestDays, type Leaf, leafIn, monthShown, type Shown, turned, turner } from './leaves.ts';

/** The field that can't be typed into, of this name: a calendar fills it in. */
export function pickerFor(what: Description, situation: Situation): ObservedElement | undefined {
  const fields = situation.scene.elements.filter(({ role, states }) => role === 'textbox' && states.includes('readonly'));
  const name = what.name.replace(/\s+(?:date|day)$/i, '');
  for (const said of [what, ...(name === what.name ? [] : [{ ...what, name, whole: name }])]) {
    // As what is read: what it is called may stand before it, and in it how it is filled in.
    const found = findAs(said, 'read', situation, fields);
    if (found.type === 'found') return found.elements[0];
  }
  return undefined;
}

/** Enough for a decade of single months, and a few clicks to open it. */
const mostTurns = 130;
/** Where the stage stands once a year has been sent. */
const mostSent = 100;

export function pickDay(day: string, field: ObservedElement | undefined, situation: Situation): Move {
  const { scene, cursor } = situation;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const shown = monthShown(situation);
  if (!shown) {
    const part = drill(day, picked, field === undefined, situation);
    if (part) return part;
    const view = cursor.stage > 0 && cursor.stage < mostTurns ? byOverview({ year, month }, situation) : undefined;
    if (view) return view;
    const icon = scene.elements.find((element) => isClickable(element) && holdsSense(`${element.name} ${element.hints ?? ''}`, 'calendar'));
    // A field that opens nothing may have its calendar behind a button.
    if (icon && field && icon !== field && cursor.stage === 1) return clickOn(icon, { stage: 2 });
    const opener =
      field ??
      icon ??
      openers(situation).find((element) => holdsSense(`${element.name} ${element.hints ?? ''} ${scene.labelOf(element)}`, 'date'));
    if (!opener || cursor.stage > 0) return missing('there is no calendar on the page that shows a month');
    return clickOn(opener, { stage: 1 });
  }
  if (cursor.stage > mostTurns) return missing(`the calendar can't be turned to ${day}`);
  // In a calendar that was open before, what stands on its days is moved to none of them by a click.
  if (cursor.stage === 0 && isMoving.test(situation.instructions[cursor.at]?.clause ?? ''))
    return missing(`the page has a calendar, but nothing on it moves anything to ${day}`);
  const off = (year - shown.year) * 12 + (month - shown.month);
  if (off !== 0) {
    const chosen = fromLists(shown, { year, month }, cursor.stage);
    if (chosen) return chosen;
    return turned(off, shown, situation) ?? missing(`the calendar shows ${shown.element.name} and can't be turned to ${day}`);
  }
  const cell = datedCell(day, situation) ?? dayCell(date, shown.element, situation);
  if (cell)
    return { ...clickOn(cell, { stage: cursor.stage, explored: [...cursor.explored, picked] }), failed: { explored: cursor.explored } };
  // A year that was typed may have to be sent.
  const { apart } = shown;
  if (apart?.role === 'spinbutton' && cursor.stage < mostSent)
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: apart.index }, on: apart, ok: { stage: mostSent } };
  return missing(`the calendar has no day ${date} to click in ${shown.element.name}`);
}

export const isMoving = /^(?:move|reschedule|postpone|shift|push|put|bring)\b/i;

/** Marks among what was explored that a day was taken. */
export const picked = 'picked';
/** And of no field. */
export const pickedAlone = 'picked alone';
const mostPicks = 3;

/** Where panels for its parts lie open. */
export const pickByParts = (day: string, situation: Situation): Move | undefined => drill(day, picked, true, situation);

/**
 * What is left once a day was taken; undefined before. Of several days, as the ends of a range are, all must be shown by then: a calendar
 * that held half a range takes the first day for its other half.
 */
export function afterPick(days: readonly string[], field: ObservedElement | undefined, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const picks = cursor.explored.filter((mark) => mark === picked).length;
  if (picks === 0) return undefined;
  if (isDrilled(situation)) return drilledAmiss(days[0] ?? '', situation) ?? next;
  const fields = scene.elements.filter(({ role, value }) => value !== undefined && ['textbox', 'combobox', 'searchbox'].includes(role));
  const isFollowed = situation.instructions[cursor.at + 1] !== undefined;
  const isHeld = (day: string) => fields.some(({ value = '' }) => holdsDay(value, day));
  const left = days.find((day) => !isHeld(day));
  if (left === undefined) return next;
  const taking = picks < days.length || cursor.explored.includes(confirmed) ? undefined : confirmer(situation);
  if (taking) return clickOn(taking, { stage: cursor.stage, explored: [...cursor.explored, confirmed] });
  if (field && isClickable(field)) return shownBy(field, left, situation);
  if (field?.role !== 'textbox') return next;
  // It may have to be confirmed first, or be written in words.
  if (!days.some(isHeld) && (field.value !== undefined || (isFollowed && isCalendarOpen(situation)))) return next;
  if (picks < mostPicks && isCalendarOpen(situation)) return pickDay(left, field, situation);
  return missing(`${JSON.stringify(field.name)} shows ${JSON.stringify(field.value ?? '')}, and not ${left}, which was picked`);
}

/** What is pressed for a day and shows it shows the one that was picked, by then. */
function shownBy(opener: ObservedElement, day: string, situation: Situation): Move {
  if (holdsDay(opener.name, day)) return next;
  const isOther = saysDay(opener) || (isUnchosen(opener) && !isCalendarOpen(situation));
  return isOther ? missing(`${JSON.stringify(opener.name)} stands where ${day} was picked`) : next;
}

const confirmed = 'day confirmed';
const confirming = /^(?:ok(?:ay)?|apply|done|set|select|choose|confirm)$/i;

/** A day that is picked is taken only with this, where a calendar that lies over the page has it. */
function confirmer(situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const near = isCalendarOpen(situation) ? monthShown(situation)?.element : undefined;
  const isOfRange = ({ kind, ...more }: Instruction) => kind === 'fill' && 'bound' in more && more.bound === 'end';
  const following = situation.instructions[situation.cursor.at + 1];
  const isOver = scene.observation.over !== undefined || scene.dialog !== undefined;
  if (!near || !isOver || (following && isOfRange(following))) return undefined;
  return scene.elements.find(
    (element) => element.index > near.index && isClickable(element) && isUsable(element) && confirming.test(element.name.trim()),
  );
}

/** A day that no field takes, where the page shows a month to pick it from: taken once the page answers the click. */
export function pickShown(day: string, situation: Situation): Move | undefined {
  const { scene, cursor, changed } = situation;
  if (!cursor.explored.includes(pickedAlone)) {
    const move = isCalendarOpen(situation) ? pickDay(day, undefined, situation) : undefined;
    const isTaken = move?.type === 'act' && move.ok?.explored?.at(-1) === picked;
    return isTaken ? { ...move, ok: { stage: 1, explored: [...cursor.explored, pickedAlone] } } : move;
  }
  const near = monthShown(situation)?.element;
  const cell = datedCell(day, situation) ?? (near && dayCell(Number(day.slice(-2)), near, situation));
  const isOn = cell !== undefined && (cell.states.some((state) => marked.test(state)) || marked.test(cell.hints ?? ''));
  return changed === false && !isOn ? missing(`${scene.elements[near?.index ?? 0]?.name ?? 'the calendar'} does not take ${day}`) : next;
}
const marked = /\b(?:selected|sel|checked|pressed|current|active|chosen|picked)\b/i;

/** In whatever order and with whatever marks: the day's number, and the month's or a word for it. */
function holdsDay(text: string, day: string): boolean {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const at = numbers.lastIndexOf(date);
  if (at < 0) return false;
  const others = numbers.filter((_, place) => place !== at);
  return others.length === 0 || others.includes(month) || /\p{L}{3,}/u.test(text);
}

/** Where the stage stands once a day was typed: into a field that nothing has come up for yet, into one that something has, and once that was left. */
const [typedPlain, typedDay, leftDay] = [899, 900, 901];
/** What comes up with a picker is much. */
const leastFresh = 15;

/** Types the day; a picker that can't be read takes it only as it writes it, which shows once the field is left. */
export function typeDay(field: ObservedElement, text: string, { scene }: Situation): Move {
  const hasPicker = field.role === 'combobox' || scene.elements.filter(({ isNew }) => isNew).length >= leastFresh;
  // A calendar that glides into view comes up when the day is typed already.
  return fillWith(field, text, { stage: hasPicker ? typedDay : typedPlain });
}

/** What is left once a day was typed so; undefined before. A calendar that has taken no notice of it has it picked. */
export function afterTyping(day: string, field: () => ObservedElement | undefined, situation: Situation): Move | undefined {
  const { stage } = situation.cursor;
  if (stage === typedPlain) return isCalendarOpen(situation) ? afterTyping(day, field, atStage(typedDay, situation)) : next;
  if (stage !== typedDay && stage !== leftDay) return undefined;
  const hand = situation.hand ?? field();
  if (!hand) return missing('the field that a date was typed into is no longer on the page');
  const picking = stage === typedDay && !isShownMonth(day, situation) ? pickDay(day, hand, atStage(1, situation)) : undefined;
  if (picking?.type === 'act') return picking;
  if (stage === typedDay) return { type: 'act', act: { kind: 'press', key: 'Tab', element: hand.index }, on: hand, ok: { stage: leftDay } };
  return holdsDay(hand.value ?? '', day) ? next : missing(`${hand.role} ${JSON.stringify(hand.name)} did not keep ${day} as it was typed`);
}

/** What was typed has brought an open calendar to its month, or there is none. */
function isShownMonth(day: string, situation: Situation): boolean {
  const [year, month] = day.split('-').map(Number);
  const shown = isCalendarOpen(situation) ? monthShown(situation) : undefined;
  return shown === undefined || (shown.year === year && shown.month === month);
}
const atStage = (stage: number, situation: Situation): Situation => ({ ...situation, cursor: { ...situation.cursor, stage } });

/** A field that a calendar fills in is not to be typed into; a text beside it opens nothing, unless there is nothing else. */
const openers = ({ scene }: Situation): readonly ObservedElement[] => {
  const isField = ({ role }: ObservedElement) => role === 'textbox' || role === 'combobox';
  const order = [isField, isClickable, isText];
  return order.flatMap((is) => scene.elements.filter((element) => is(element) && element.role !== 'heading'));
};

/** Whether a calendar shows a month that can be turned, or chosen from a list. */
export function isCalendarOpen(situation: Situation): boolean {
  const shown = monthShown(situation);
  if (!shown) return situation.cursor.stage > 1 && byOverview({ year: 0, month: 1 }, situation) !== undefined;
  const isListed = shown.element.options?.some((option) => monthOf(option) === shown.month) === true;
  const isTurned = [true, false].some((forward) => turner(forward, shown.element, situation) !== undefined);
  return isListed || isTurned || daysBehind(shown.element, situation.scene.elements.length, situation) >= shortestMonth;
}

/** A year that can be typed or chosen, and then a month; of a list that ends before the year, its last. */
function fromLists({ element, apart, year: shownYear, month: shownMonth }: Shown, { year, month }: Leaf, stage: number): Move | undefined {
  const ok = { stage: stage + 1 };
  const choose = (list: ObservedElement, option: string): Move => ({
    type: 'act',
    act: { kind: 'select', element: list.index, options: [option] },
    on: list,
    ok,
  });
  if (apart && year !== shownYear) {
    if (apart.role === 'spinbutton') return fillWith(apart, String(year), ok);
    const offered = (apart.options ?? []).filter((option) => /^\d{4}$/.test(option.trim()));
    const [nearest] = [...offered].sort((a, b) => Math.abs(Number(a) - year) - Math.abs(Number(b) - year));
    if (nearest !== undefined && Number(nearest) !== shownYear) return choose(apart, nearest);
  }
  if (year !== shownYear || month === shownMonth) return undefined;
  const named = element.options?.find((option) => monthOf(option) === month);
  return named === undefined ? undefined : choose(element, named);
}

/** A day that says its whole date. */
function datedCell(day: string, { scene, now }: Situation): ObservedElement | undefined {
  const wanted = dayIn(day, now);
  const isThatDay = ({ name }: ObservedElement) => /\d{4}/.test(name) && dayIn(name, now) === wanted;
  return scene.elements.find((element) => isClickable(element) && isUsable(element) && element.name.length <= 40 && isThatDay(element));
}

const leastOffered = 2;
const shortestMonth = 28;

/** Days of the months before and after stand on the same leaf: of two cells of that number, the one on its own side of the middle. */
function dayCell(date: number, near: ObservedElement, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const another = scene.elements.find((element) => element.index > near.index + fewestDays && isText(element) && leafIn(element.name));
  const end = another?.index ?? scene.elements.length;
  const cells = scene.elements.filter(
    (element) =>
      element.index > near.index &&
      element.index < end &&
      new RegExp(`^(?:\\D*\\s)?${date}(?:\\s\\D.*)?$`).test(element.name.trim()) &&
      isUsable(element),
  );
  const clickable = cells.filter(isClickable);
  const found = clickable.length > 0 ? clickable : cells;
  const cell = date < 15 ? found[0] : found.at(-1);
  // Where other days of the leaf are there to be clicked, one that is only written there is not offered.
  return cell && !isClickable(cell) && daysBehind(near, end, situation) >= leastOffered ? undefined : cell;
}

/** How many days behind the name of their month are there to be clicked. */
const daysBehind = ({ index }: ObservedElement, end: number, { scene }: Situation): number =>
  scene.elements.slice(index + 1, end).filter((element) => isClickable(element) && /^(?:[12]?\d|3[01])$/.test(element.name.trim())).length;
