/** Instructions that bring values to the page: fill, clear. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import type { Description, Given } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { crossed } from '../answers/crossing.ts';
import { rename } from '../deeds/renaming.ts';
import { coveredAs } from '../elsewhere/covered.ts';
import { find } from '../finding/find.ts';
import { clickOn, each, fillWith, lacking, type Move, missing, named, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { ownNamesOf } from '../words/languages.ts';
import { likeness } from '../words/likeness.ts';
import { askedAgain, askedFirst } from './asked-twice.ts';
import { bothEnds } from './bounds.ts';
import {
  afterPick,
  afterTyping,
  isCalendarOpen,
  isMoving,
  pickByParts,
  pickDay,
  pickedAlone,
  pickerFor,
  pickShown,
  typeDay,
} from './calendar.ts';
import { intoCell, isInCell } from './cells.ts';
import { pickTime } from './clock-picker.ts';
import { countsOpened } from './counts-behind.ts';
import { intoDayLists } from './day-lists.ts';
import { filledBy } from './dials.ts';
import { exchange } from './exchanged-text.ts';
import { fieldOf, inHand, onlyFieldOf } from './fields.ts';
import { fieldOfNew, inNewForm } from './forms-of-new.ts';
import { valueFor } from './given-values.ts';
import { inEach } from './in-each.ts';
import { journeyDay, journeyEnd } from './journey-ends.ts';
import { beyondLimits, goesTheOtherWay } from './limits.ts';
import { chooseIn } from './lists.ts';
import { markedInColumn } from './marked-in-columns.ts';
import { movedOnLeaf } from './moved-on-leaf.ts';
import { otherwiseTaken } from './otherwise-taken.ts';
import { roleOffered } from './roles-offered.ts';
import { slotFor, slotsOpened, timeOffered } from './slots.ts';
import { intoPieces } from './split-fields.ts';
import { stepped, steppedInside } from './stepping.ts';
import { suggested } from './suggesting.ts';
import { intoTimeColumns } from './time-columns.ts';
import { intoTimeParts } from './time-parts.ts';
import { inUnfolding, isUnfolding } from './unfolding-boxes.ts';
import { inItsUnit, numberIn } from './units-behind.ts';
import { wayOffered } from './ways-offered.ts';
import { inOrderOf, isDateForm } from './writing.ts';

/** "Change my comment to “x”": what somebody wrote, which a field for the next one does not hold. */
const changed =
  /^(?:please |then |and )*(?:change|edit|correct|update|amend|replace) (?:my|his|her|their|our) (?:\p{L}+ )?(?:message|comment|post|reply|review|answer|remark)\b/iu;
const isWriting = ({ role, type }: ObservedElement): boolean => role === 'textbox' && type === undefined;

/** A day that is said of what is booked, and of no field. */
const isBooking = ({ what, clause }: Of<'fill'>, { instructions }: Situation): boolean =>
  what?.name === 'date' && instructions.some((other) => other.kind === 'submit' && other.clause === clause);

export function fill(said: Of<'fill'>, situation: Situation): Move {
  if (said.value.type === 'exchanged') return exchange(said.what, said.value, situation);
  if (situation.cursor.stage === dayBrought && said.value.type === 'when') {
    const clock = clockOn(situation.scene);
    return clock && said.value.time !== undefined
      ? fillWith(clock, said.value.time)
      : refused('the field for the time is no longer on the page');
  }
  if (said.by) return filledBy(said.what, said.value, said.by, situation);
  const unfolded = isUnfolding(situation) && said.what ? inUnfolding(said.what, said.value, situation) : undefined;
  if (unfolded) return unfolded;
  const instruction = { ...said, value: inOrderOf(situation.scene, said.value) };
  const { what, value } = instruction;
  const led = what === undefined ? ledByField(instruction, situation) : undefined;
  if (led) return fill(led, situation);
  const held = what === undefined ? enteredBefore(instruction, situation) : undefined;
  if (held) return refused(`${held.role} ${JSON.stringify(held.name)} holds what was entered before; say what is to be filled in`);
  const range = what && bothEnds(instruction, situation);
  if (range) return range;
  const begun = steppedOn(instruction, situation);
  if (begun) return begun;
  const hidden = what && situation.cursor.stage === 0 ? coveredAs(what, situation.scene) : undefined;
  if (hidden) return missing(`${hidden.role} ${JSON.stringify(hidden.name)} is covered by ${hidden.by}`);
  const marked = what && value.type === 'text' ? markedInColumn(value.text, what, situation) : undefined;
  if (marked) return marked;
  const crossing = what && crossed(what, situation);
  const isOfCell = isInCell(situation) || (crossing !== undefined && !isEditable(crossing) && crossing.options === undefined);
  const cell = what && value.type === 'text' && isOfCell ? intoCell(what, value.text, situation) : undefined;
  if (cell) return cell;
  const timed = value.type === 'when' ? intoTimeParts(what, value, situation) : undefined;
  if (timed) return timed;
  const picked = value.type === 'when' && value.day !== undefined ? pickedFor(instruction, value, value.day, situation) : undefined;
  if (picked) return picked;
  const own = crossing ?? (what && value.type === 'when' && value.day !== undefined ? journeyDay(what, situation) : undefined);
  const first = own
    ? ({ type: 'found', elements: [own] } as const)
    : what === undefined
      ? inHand(situation)
      : (onlyFieldOf(what, situation) ?? fieldOfNew(what, value, instruction.opener, situation));
  if (first.type !== 'found') return withoutField(instruction, situation) ?? lacking(first);
  const [one, ...others] = first.elements;
  const found = { elements: [askedFirst(one, what, situation.scene), ...others] } as const;
  if (changed.test(said.clause) && isWriting(found.elements[0]) && (found.elements[0].value ?? '') === '')
    return missing(`${found.elements[0].role} ${JSON.stringify(found.elements[0].name)} is empty: what was written before is not in it`);
  const twice = what && askedAgain(found.elements[0], instruction, situation);
  const secret = twice ? valueFor(value, found.elements[0], situation) : undefined;
  if (twice && secret && 'text' in secret)
    return each([found.elements[0], twice], situation, ({ index }) => ({ kind: 'fill', element: index, text: secret.text }));
  const inAll = inEach(what, found.elements, (field) => simplyIn(field, value, situation), situation);
  return inAll ?? fillIn(found.elements[0], instruction, situation);
}

/** "Enter Floor 3", where the page has a field of that name: the rest of it is what goes there. */
function ledByField(order: Of<'fill'>, situation: Situation): Of<'fill'> | undefined {
  const { value } = order;
  const words = value.type === 'text' && !value.quoted ? value.text.split(' ') : [];
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const head = words.slice(0, cut).join(' ');
    const found = find(named(head), 'fill', situation);
    const [field] = found.type === 'found' ? found.elements : [];
    if (field && [field.name, field.label ?? ''].some((called) => likeness(head, called) >= leastLed))
      return { ...order, what: named(head), value: { type: 'text', text: words.slice(cut).join(' '), quoted: false } };
  }
  return undefined;
}
const leastLed = 0.95;

/** What is entered next, and says no field, was not meant to take the place of that. */
function enteredBefore({ value, append }: Of<'fill'>, { hand, instructions, cursor }: Situation): ObservedElement | undefined {
  const before = instructions[cursor.at - 1];
  const isNext = cursor.stage === 0 && !append && value.type === 'text' && !value.quoted && before?.kind === 'fill' && before.what;
  return isNext && before.value.type === 'text' && hand?.value === before.value.text ? hand : undefined;
}

/** What goes on from the act before, or goes piece by piece. */
function steppedOn(instruction: Of<'fill'>, situation: Situation): Move | undefined {
  const { what, value, append } = instruction;
  // A number that is stepped to goes by what steps it up.
  const stepping = what?.key !== undefined && value.type === 'text' ? stepped(what, value.text, situation) : undefined;
  if (stepping) return stepping;
  const whole = value.type === 'text' || value.type === 'read' ? valueFor(value, undefined, situation) : undefined;
  const pieces = whole && 'text' in whole && !append ? intoPieces(what, whole.text, situation) : undefined;
  if (pieces) return pieces;
  const isBegun = situation.cursor.stage > 0 && situation.cursor.left === undefined;
  if (isBegun && what && value.type === 'text' && isRenaming(instruction)) return rename(what, value.text, situation);
  return situation.cursor.stage > 0 && situation.cursor.left !== undefined && !what?.all ? suggested(situation) : undefined;
}

/** A day that is chosen in lists, or picked in a calendar that is open or was. */
function pickedFor(instruction: Of<'fill'>, value: Extract<Given, { type: 'when' }>, day: string, situation: Situation): Move | undefined {
  const { what } = instruction;
  const isOther = !what || value.time || !isMoving.test(instruction.clause) || find(what, 'fill', situation).type === 'found';
  const moved = isOther ? undefined : movedOnLeaf(what, day, situation);
  const lists = moved ?? (what && !value.time ? intoDayLists(what, value, situation) : undefined);
  if (lists) return lists;
  const typed = afterTyping(day, () => foundIn(what && fieldOf(what, value, situation)), situation);
  if (typed) return typed;
  if (isBooking(instruction, situation) && situation.cursor.explored.includes(pickedAlone)) return pickShown(day, situation) ?? next;
  const taken = afterPick([day], foundIn(what && find(what, 'point', situation)), situation);
  if (taken) return taken;
  // The field may be called something else while its calendar is open.
  return situation.cursor.stage > 0 && isCalendarOpen(situation) ? pickDay(day, undefined, situation) : undefined;
}

/** Where no field is called so: a calendar, a thing that is renamed, what takes no text, a slot, the form of something new. */
function withoutField(instruction: Of<'fill'>, situation: Situation): Move | undefined {
  const { what, value, opener } = instruction;
  const role = roleOffered(instruction, situation);
  if (role) return fillIn(role, instruction, situation);
  const end = what && value.type === 'text' ? journeyEnd(what, situation) : undefined;
  if (end) return fillIn(end, instruction, situation);
  const day = value.type === 'when' ? value.day : undefined;
  const picker = what && day !== undefined ? pickerFor(what, situation) : undefined;
  if (picker && day !== undefined) return pickDay(day, picker, situation);
  const parted = day !== undefined && /^(?:date|day)$/i.test(what?.name || what?.noun || '') ? pickByParts(day, situation) : undefined;
  if (parted) return parted;
  const timed = what && value.type === 'when' ? pickTime(what, value, situation) : undefined;
  if (timed) return timed;
  if (what && isRenaming(instruction) && value.type === 'text') return rename(what, value.text, situation);
  const columns = value.type === 'when' ? intoTimeColumns(what, value, situation) : undefined;
  if (columns) return columns;
  return (
    (what && languageChosen(what, value, situation)) ??
    (what && otherwiseTaken(what, value, situation)) ??
    slotFor(instruction, situation) ??
    timeOffered(instruction, situation) ??
    (isBooking(instruction, situation) && day !== undefined ? pickShown(day, situation) : undefined) ??
    (isBooking(instruction, situation) ? slotsOpened(instruction, situation) : undefined) ??
    (what && wayOffered(what, value, situation)) ??
    countsOpened(instruction, situation) ??
    inNewForm(what, value, opener, situation) ??
    (what && readOnly(what, situation))
  );
}

/** "Switch the language to French": by what leads to it, in its own name. */
function languageChosen({ name, exact }: Description, value: Given, situation: Situation): Move | undefined {
  if (exact || value.type !== 'text' || !/^(?:(?:site|page|display|interface) )?language$/i.test(name)) return undefined;
  const names = [value.text, ...ownNamesOf(value.text)];
  const way = onlyOf(
    situation.scene.elements.filter((element) => isClickable(element) && names.some((own) => likeness(own, element.name) >= 0.95)),
  );
  return way && clickOn(way);
}

/** As the field takes it: chosen, picked, or typed. */
function fillIn(field: ObservedElement, order: Of<'fill'>, situation: Situation): Move {
  const { value, append, clause } = order;
  if (losesTime(field, order) && !clockOn(situation.scene))
    return refused(`${field.role} ${JSON.stringify(field.name)} takes a day, and no one field of the page takes the time that is said`);
  const given = valueFor(value, field, situation);
  if ('why' in given) return lacking(given);
  const measured = value.type === 'text' && !append ? inItsUnit(field, given.text, situation.scene) : given.text;
  if (typeof measured !== 'string') return { type: 'missing', why: measured.why, unclear: true, isSettled: true };
  const text = { text: isList(field) ? given.text : measured };
  if (isList(field) || isOffered(text.text, field)) return chooseIn(field, [text.text]);
  const otherWay = goesTheOtherWay(clause, field, text.text);
  if (otherWay !== undefined) return refused(otherWay);
  const day = value.type === 'when' ? value.day : undefined;
  if (day !== undefined && field.states.includes('readonly')) return pickDay(day, field, situation);
  if (day !== undefined && mayOpenCalendar(field, situation)) return clickOn(field, { stage: 1 });
  if (day !== undefined && !append && isFreeText(field)) return typeDay(field, text.text, situation);
  const steps = append ? undefined : steppedInside(field, text.text, situation);
  if (steps) return steps;
  const number = numberIn(text.text, field);
  if (number !== undefined && 'why' in number) return lacking(number);
  const beyond = append ? undefined : (beyondLimits(field, text.text) ?? (number && beyondLimits(field, String(number.value))));
  if (beyond !== undefined && !isShareOf(field, text.text)) return refused(beyond);
  const act: Act = append
    ? { kind: 'type', element: field.index, text: text.text }
    : {
        kind: 'fill',
        element: field.index,
        text: number === undefined ? text.text : `${number.value}${isShareOf(field, text.text) ? '%' : ''}`,
      };
  const takesText = field.role !== 'slider' && field.role !== 'spinbutton' && value.type === 'text' && !append;
  if (losesTime(field, order)) return { type: 'act', act, on: field, ok: { stage: dayBrought } };
  return { type: 'act', act, on: field, ...(takesText && { ok: { stage: 1, left: [text.text] } }) };
}

/** "On 1 June at 14:30" into a field for days alone: the time goes into the only field for times, and where there is none, neither is lost. */
const losesTime = (field: ObservedElement, { value, append }: Of<'fill'>): boolean =>
  field.type === 'date' && value.type === 'when' && value.time !== undefined && !append;
const clockOn = ({ elements }: Scene): ObservedElement | undefined =>
  onlyOf(elements.filter(({ type, states }) => type === 'time' && !states.includes('readonly')));
/** The day stands in its field, and the time that was said with it is still to come. */
const dayBrought = 3_801;

/** What can be typed into, and unfolds to offer just that: what is typed there only looks for it. */
const isOffered = (text: string, { options = [], states }: ObservedElement): boolean =>
  (states.includes('collapsed') || states.includes('expanded')) && options.some((option) => saysTheSame(option, text));
const saysTheSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
const isList = ({ options = [], role, type }: ObservedElement): boolean => options.length > 0 && role !== 'textbox' && type === undefined;

/** It does not say how it wants a date. */
const isFreeText = ({ type, name, hints = '' }: ObservedElement): boolean =>
  (type === undefined || type === 'text') && !isDateForm(`${name} ${hints}`);

/** What is shown in a field, and is not the caller's to change. */
function readOnly({ name }: Description, { scene }: Situation): Move | undefined {
  const field = scene.elements.find(
    (element) => element.states.includes('readonly') && name !== '' && likeness(name, element.name) >= leastReadOnly,
  );
  return field && missing(`${field.role} ${JSON.stringify(field.name)} is there, but read-only`);
}
const leastReadOnly = 0.9;

/** "50 %" of a slider that does not tell its value in percent is half of its way. */
const isShareOf = ({ role, value = '', name, label = '' }: ObservedElement, text: string): boolean =>
  role === 'slider' && /\d ?(?:%|percent|per cent)$/i.test(text.trim()) && !/%|per ?cent/i.test(`${value} ${name} ${label}`);

/** "Change “A” to “B”": of a thing that is called so, where no field is. */
const isRenaming = ({ what, value, clause }: Of<'fill'>): boolean =>
  what?.exact === true && value.type === 'text' && value.quoted && /^(?:change|rename|edit|update)\b/i.test(clause);

const foundIn = (found: ReturnType<typeof find> | undefined) => (found?.type === 'found' ? found.elements[0] : undefined);

function simplyIn(field: ObservedElement, value: Given, situation: Situation): Move {
  const text = valueFor(value, field, situation);
  if ('why' in text) return lacking(text);
  if (isList(field)) return chooseIn(field, [text.text]);
  const beyond = beyondLimits(field, text.text);
  return beyond === undefined ? fillWith(field, text.text) : refused(beyond);
}

/** A text field that does not say how it wants its date: a click shows whether it has a calendar, whose own writing is right. */
export const mayOpenCalendar = (field: ObservedElement, situation: Situation): boolean =>
  situation.cursor.stage === 0 &&
  (field.role === 'textbox' || (field.role === 'combobox' && field.options === undefined)) &&
  isFreeText(field) &&
  !isCalendarOpen(situation);

export function clear({ what }: Of<'clear'>, situation: Situation): Move {
  const found = find(what, 'fill', situation);
  return found.type === 'found'
    ? each(found.elements, situation, ({ index }) => ({ kind: 'fill', element: index, text: '' }))
    : lacking(found);
}
