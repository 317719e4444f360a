/** A time of day that a field takes only from what comes up at it: an hour and a minute that are filled in or stepped to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { clickOn, fillWith, type Move, missing, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense } from '../words/likeness.ts';
import { timeIn } from '../words/quantities.ts';
import { pickerFor } from './calendar.ts';

/** Where the stage stands once it was opened, the hour and then the minute was filled in, and what was filled in was sent. */
const [opened, hourIn, minuteIn, sent] = [1_201, 1_202, 1_203, 1_204];

/** `time`: as "06:45". Undefined where no field of that name is there that can't be typed into. */
export function pickTime(what: Description, time: string, situation: Situation): Move | undefined {
  const { stage } = situation.cursor;
  const field = pickerFor(what, situation);
  if (!field || (stage > 0 && stage < opened)) return undefined;
  if (stage === 0) return clickOn(field, { stage: opened });
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
  return missing(
    stage === opened ? `nothing comes up at ${shown} to set its time by` : `${shown} shows ${JSON.stringify(value)}, and not ${time}`,
  );
}

const partCalled = (word: string, { scene }: Situation): ObservedElement | undefined =>
  onlyOf(
    scene.elements.filter(
      (element) =>
        element.role === 'spinbutton' && isUsable(element) && (holdsSense(element.name, word) || holdsSense(element.hints ?? '', word)),
    ),
  );
