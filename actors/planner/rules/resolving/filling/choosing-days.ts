/** A day that is chosen: in a calendar, in a field that takes one, or of days that a field has unfolded. */
import type { Description, Given } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { afterPick, afterTyping, isCalendarOpen, pickDay, pickerFor, typeDay } from './calendar.ts';
import { dayOpenerCalled } from './day-openers.ts';
import { mayOpenCalendar } from './filling.ts';
import { inYearShown, monthShown } from './leaves.ts';
import { chooseIn } from './lists.ts';
import { written } from './writing.ts';

export function onADay(said: Extract<Given, { type: 'when' }>, from: Description | undefined, situation: Situation): Move {
  const value = inYearShown(said, situation);
  const left = afterTyping(value.day ?? '', () => fieldCalled(from, situation), situation);
  if (left) return left;
  const asked = from && find(from, 'point', situation);
  const pressed = from && from.name !== '' && !from.within ? dayOpenerCalled(from.name, situation.scene) : undefined;
  const taken = afterPick([value.day ?? ''], pressed ?? (asked?.type === 'found' ? asked.elements[0] : undefined), situation);
  if (taken) return taken;
  const fields = situation.scene.elements.filter(
    (element) => isEditable(element) && (element.type === 'date' || holdsSense(`${element.name} ${element.hints ?? ''}`, 'date')),
  );
  const wanted = from === undefined || pressed ? undefined : find(from, 'fill', situation);
  const isAnyDate = from === undefined || ['date', 'calendar'].some((word) => holdsSense(word, from.name || from.whole));
  const picker = from && pickerFor(from, situation);
  if (picker) return pickDay(value.day ?? '', picker, situation);
  // The field may be called something else while its calendar is open.
  if (situation.cursor.stage > 0 && !fieldCalled(from, situation) && isCalendarOpen(situation))
    return pickDay(value.day ?? '', undefined, situation);
  const field = wanted?.type === 'found' ? wanted.elements[0] : isAnyDate && fields.length === 1 ? fields[0] : undefined;
  const found = from === undefined || field || pressed || from.name === '' ? undefined : find(from, 'click', situation);
  const opener = pressed ?? (found?.type === 'found' ? found.elements[0] : undefined);
  if (!field && !isAnyDate && from?.name !== '' && !opener) return missing(`nothing on the page is called ${say(from as Description)}`);
  if (opener) return pickDay(value.day ?? '', opener, situation);
  if (field && mayOpenCalendar(field, situation)) return clickOn(field, { stage: 1 });
  const hasCalendar = situation.cursor.stage > 0 && isCalendarOpen(situation);
  // It has unfolded days to choose from.
  if (field?.options?.length && !hasCalendar) return chooseIn(field, [value.said]);
  if (field && !hasCalendar) return typeDay(field, written(value, field), situation);
  return pickDay(value.day ?? '', undefined, situation);
}

/** "The 15th", where a calendar is open and nothing is called so: of the month that it shows. */
export function inMonthShown(value: Given, situation: Situation): Given {
  const [, date] = value.type === 'text' && !value.quoted ? (/^(\d{1,2})(?:st|nd|rd|th)$/.exec(value.text) ?? []) : [];
  const shown = date === undefined ? undefined : monthShown(situation);
  if (date === undefined || value.type !== 'text' || !shown || !isCalendarOpen(situation)) return value;
  if (situation.scene.elements.some(({ name }) => name.trim() === value.text)) return value;
  const day = [shown.year, shown.month, Number(date)].map((part) => String(part).padStart(2, '0')).join('-');
  return { type: 'when', day, said: value.text };
}

function fieldCalled(from: Description | undefined, situation: Situation) {
  const found = from && find(from, 'fill', situation);
  return found?.type === 'found' ? found.elements[0] : undefined;
}
