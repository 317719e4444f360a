/** A time of day that a field takes only from what comes up at it: an hour and a minute that are filled in or stepped to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { clickOn, fillWith, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { timeIn } from '../words/quantities.ts';
import { pickerFor } from './calendar.ts';
import { chosen, columnsEnder, intoTimeColumns } from './time-columns.ts';

/** Where the stage stands once it was opened, the hour and then the minute was filled in, and what was filled in was sent. */
const [opened, hourIn, minuteIn, sent] = [1_201, 1_202, 1_203, 1_204];
/** The same for what stood there before, where the field has kept another time than was asked for. */
const [reopened, hourBack, minuteBack, sentBack] = [1_205, 1_206, 1_207, 1_208];
const stood = 'time before:';

/** Undefined where no field of that name is there that can't be typed into, or a day is said, too. */
export function pickTime(what: Description, when: Extract<Given, { type: 'when' }>, situation: Situation): Move | undefined {
  const { time, day } = when;
  if (time === undefined || day !== undefined) return undefined;
  const { stage, explored } = situation.cursor;
  const field = pickerFor(what, situation);
  if (!field || (stage > 0 && stage < opened)) return undefined;
  if (stage === 0) return clickOn(field, { stage: opened, explored: [...explored, `${stood}${field.value ?? ''}`] });
  const inColumns = stage === opened ? byColumns(when, field, situation) : undefined;
  if (inColumns) return inColumns;
  const [hour = '', minute = ''] = time.split(':');
  const hours = partCalled('hour', situation);
  const minutes = partCalled('minute', situation);
  if (hours?.isNew && minutes?.isNew && stage === opened) return fillWith(hours, hour, { stage: hourIn });
  if (minutes && stage === hourIn) return fillWith(minutes, minute, { stage: minuteIn });
  const { value = '' } = field;
  if (stage > hourIn && timeIn(value) === timeIn(time)) return next;
  if (minutes && stage === minuteIn)
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: minutes.index }, on: minutes, ok: { stage: sent } };
  const shown = `${field.role} ${JSON.stringify(field.name)}`;
  const before = explored.find((mark) => mark.startsWith(stood))?.slice(stood.length) ?? '';
  if (timeIn(before) !== undefined && stage >= sent) return putBack(before, time, field, situation);
  return missing(
    stage === opened ? `nothing comes up at ${shown} to set its time by` : `${shown} shows ${JSON.stringify(value)}, and not ${time}`,
  );
}

/** Of the columns that have come up, which may have to be confirmed; the field shows it then. */
function byColumns(when: Extract<Given, { type: 'when' }>, field: ObservedElement, situation: Situation): Move | undefined {
  const { explored, stage } = situation.cursor;
  const isTaken = timeIn(field.value ?? '') === timeIn(when.time ?? '');
  const isBegun = explored.some((mark) => mark.startsWith(chosen));
  const set = intoTimeColumns(undefined, when, situation);
  const other = missing(`${field.role} ${JSON.stringify(field.name)} shows ${JSON.stringify(field.value ?? '')}, and not ${when.said}`);
  if (set === undefined) return isBegun ? (isTaken ? next : other) : undefined;
  if (set.type !== 'next') return isTaken && isBegun ? next : set;
  const button = explored.includes(confirmed) ? undefined : columnsEnder(situation);
  if (button && !isTaken) return clickOn(button, { stage, explored: [...explored, confirmed] });
  return isTaken ? next : other;
}
const confirmed = 'time confirmed';

/** A time that the field does not take leaves none in the place of what stood there. */
function putBack(before: string, time: string, field: ObservedElement, situation: Situation): Move {
  const { stage } = situation.cursor;
  const { value = '', role, name } = field;
  const [hours, minutes] = [partCalled('hour', situation), partCalled('minute', situation)];
  const at = timeIn(before) ?? 0;
  const [hour = '', minute = ''] = [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0'));
  if (timeIn(value) !== at) {
    if (stage === sent && !hours) return clickOn(field, { stage: reopened });
    if (hours && stage <= reopened) return fillWith(hours, hour, { stage: hourBack });
    if (minutes && stage === hourBack) return fillWith(minutes, minute, { stage: minuteBack });
  }
  if (minutes && stage === minuteBack)
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: minutes.index }, on: minutes, ok: { stage: sentBack } };
  const end = timeIn(value) === at ? `it was put back to ${before}` : `it shows ${JSON.stringify(value)} now`;
  return refused(`${role} ${JSON.stringify(name)} does not take ${time}; ${end}`);
}

const partCalled = (word: string, { scene }: Situation): ObservedElement | undefined =>
  onlyOf(
    scene.elements.filter(
      (element) =>
        element.role === 'spinbutton' && isUsable(element) && (holdsSense(element.name, word) || holdsSense(element.hints ?? '', word)),
    ),
  );
