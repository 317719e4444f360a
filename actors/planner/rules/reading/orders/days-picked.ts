/** Reads days that are picked in a calendar that lies open: "March 14 in the calendar", "go to May and pick the 2nd". */
import type { Given } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readWhen } from '../words/dates.ts';

/** "March 14 in the calendar": the day of it, and nothing that is called so. */
export function dayClicked(words: string, { now }: Context): Given | undefined {
  const [, said = ''] =
    /^(?:on )?(?:the )?(.+?) (?:in|on|of) (?:the|this) (?:calendar|date ?picker|month view)(?: (?:below|above))?$/i.exec(words) ?? [];
  const when = said === '' ? undefined : readWhen(said, now);
  return when?.day === undefined || when.time !== undefined ? undefined : { type: 'when', day: when.day, said };
}

/** "Go to May and pick the 2nd": a day of the month that was gone to. */
export function dayOfMonth(words: string, { before, now }: Context): Given | undefined {
  const [, date] = /^(?:pick|choose|select|take|click(?: on)?) (?:the |day |(?=\d+\p{L}))(\d{1,2})(?:st|nd|rd|th)?$/iu.exec(words) ?? [];
  const { name = '', exact = true } = before?.kind === 'open' ? before.what : {};
  const [, month = '', year] = exact || date === undefined ? [] : (/^(\p{L}{3,}),?(?: (\d{4}))?$/u.exec(name) ?? []);
  const said = `${month} ${date}${year === undefined ? '' : `, ${year}`}`;
  const when = month === '' ? undefined : readWhen(said, now);
  return when?.day === undefined ? undefined : { type: 'when', day: when.day, said };
}

/** Whether the goal went to the month of the day just before: the calendar is turned there for it. */
export const isMonthOf = (said: string, before: Instruction | undefined): boolean => {
  const [month = '', year = ''] = before?.kind === 'open' ? before.what.name.split(/,? /) : [];
  return month !== '' && said.startsWith(`${month} `) && said.endsWith(year);
};
