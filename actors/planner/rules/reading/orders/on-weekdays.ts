/** Reads what is set to a time on several days of the week: "the alarm to 7:30 on Monday and Friday", "… every Tuesday", "… on weekdays". */
import type { Given } from '../../description.ts';
import { type Context, isOrders, type OrderReader, type Orders } from '../context.ts';
import { partsOf } from '../things/enumerations.ts';
import { isWeekday, readWhen, weekdaysBetween } from '../words/dates.ts';

const ofDays = /^(.+ (?:to|for|at) \S.*?),? (?:on (?:each |every )?|every |each )(\S.*)$/i;

/** The time, and then the days; undefined where one day is said, which may be the coming one of that name. */
export function onWeekdays(said: string, context: Context, verb: string, fill: OrderReader): Orders {
  const [, main = '', listed = ''] = ofDays.exec(said) ?? [];
  const days = main === '' ? [] : daysIn(listed);
  const [, , moment = ''] = /^(.+) (?:to|for|at) (.+)$/i.exec(main) ?? [];
  const isEvery = / (?:every|each) /i.test(said.slice(main.length)) || /s$/i.test(listed);
  if (days.length === 0 || (days.length === 1 && !isEvery) || readWhen(moment, context.now)?.time === undefined) return undefined;
  const set = fill(main, context, verb);
  return isOrders(set) && set.length > 0 ? [...set, { kind: 'choose', values: days.map(asText), only: true }] : undefined;
}

const asText = (text: string): Given => ({ type: 'text', text, quoted: false });

/** Their names in full; empty where it says others. */
function daysIn(listed: string): readonly string[] {
  if (/^(?:week ?days?|working days?|workdays?)$/i.test(listed)) return weekdaysBetween('monday', 'friday');
  if (/^weekends?$/i.test(listed)) return weekdaysBetween('saturday', 'sunday');
  if (/^days?$/i.test(listed)) return weekdaysBetween('monday', 'sunday');
  const [, first = '', last = ''] = /^(\p{L}+) (?:to|through|until|till) (\p{L}+)$/iu.exec(listed) ?? [];
  if (isWeekday(first) && isWeekday(last)) return weekdaysBetween(first, last);
  const parts = partsOf(listed).map((part) => part.replace(/(?<=day)s$/i, ''));
  return parts.every(isWeekday) ? parts.flatMap((day) => weekdaysBetween(day, day)) : [];
}
