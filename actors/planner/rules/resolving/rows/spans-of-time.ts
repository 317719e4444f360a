/** When something is and how long it lasts, of texts that tell its start and its end. */
import { type Measured, minutesPerDay, timeIn } from '../words/quantities.ts';

/** Whether a name is that of the end of a span: "the train that arrives first". */
export const isEnd = (by: string): boolean => /^(?:arriv|end|finish|clos)/i.test(by);

const clock = '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:[ap]\\.?m\\.?)?';
const span = new RegExp(`(?<![\\d.:/-])(${clock})\\s?(?:[-–—→➝➔›>]|to|until)+\\s?(${clock})(?![\\d.:/-])`, 'i');

/** What a text measures: of "08:10 → 11:55" the end, where that is asked for, which is of the next day when it is less than the start. */
export function measuredToEnd(text: string, by: string, measure: (text: string) => readonly Measured[]): readonly Measured[] {
  const [whole, start = '', end = ''] = (isEnd(by) && span.exec(text)) || [];
  const [from, to] = [timeIn(start), timeIn(end)];
  if (whole === undefined || from === undefined || to === undefined) return measure(text);
  const late = to < from ? minutesPerDay : 0;
  return measure(text.replace(whole, end)).map((each) => (each.kind === 'time' ? { ...each, value: each.value + late } : each));
}

/** Of two times one behind the other the later in reading, which is of the next day when it is less; none of more. */
export function lastOfTwo(times: readonly Measured[]): readonly Measured[] {
  const [first, last, ...others] = times;
  if (first === undefined || last === undefined) return times;
  return others.length > 0 ? [] : [{ ...last, value: last.value < first.value ? last.value + minutesPerDay : last.value }];
}

/** "3:12", where it is asked how long something is. */
export function runningTime(text: string): readonly Measured[] {
  const parts = /^\d{1,3}(?::[0-5]\d){1,2}$/.test(text.trim()) ? text.split(':').map(Number) : [];
  return parts.length === 0 ? [] : [{ kind: 'duration', value: parts.reduce((sum, part) => sum * 60 + part, 0) }];
}

/** Of what happens on a day, at a time of it. */
export function momentOf(found: readonly Measured[]): Measured | undefined {
  const [day, ...otherDays] = new Set(found.flatMap(({ kind, value }) => (kind === 'day' ? [value] : [])));
  const times = new Set(found.flatMap(({ kind, value }) => (kind === 'time' ? [value] : [])));
  if (day === undefined || otherDays.length > 0) return undefined;
  const [time = 0] = day % minutesPerDay === 0 ? times : [];
  return { kind: 'day', value: day + time };
}
