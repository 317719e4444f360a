/** Reads days and times of day, said in full or relative to today; days are those of UTC. */

import { weekdays } from '../../weekdays.ts';
import { readTime } from './clock.ts';
import { count, countOf, place, placeOf } from './numbers.ts';

interface When {
  /** `2030-12-31` */
  readonly day?: string;
  /** `23:59` */
  readonly time?: string;
}

const months: readonly string[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekday = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
/** As it is written in full or in short. */
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const indexIn = (names: readonly string[], said: string) => names.findIndex((name) => name.startsWith(said.toLowerCase().slice(0, 3)));

/** From 0, by its first three letters. */
export const monthIndex = (said: string): number => indexIn(months, said);

/** As `Date.prototype.getUTCDay`, by its first three letters. */
export const weekdayIndex = (said: string): number => indexIn(weekdays, said);

const wholeWeekday = new RegExp(`^${weekday}$`, 'i');
/** "Monday", "tue". */
export const isWeekday = (words: string): boolean => wholeWeekday.test(words.trim());

/** Monday to Wednesday: their names, in capitals as calendars have them. */
export function weekdaysBetween(first: string, last: string): readonly string[] {
  const [from, to] = [indexIn(weekdays, first), indexIn(weekdays, last)];
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => {
    const name = weekdays[(from + index) % 7] as string;
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  });
}

const dayMs = 86_400_000;
const shift = (now: number, days: number) => new Date(Math.floor(now / dayMs) * dayMs + days * dayMs);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** Undefined for a day that no calendar has. */
function dayOf(year: number, monthIndex: number, date: number): string | undefined {
  const found = new Date(Date.UTC(year, monthIndex, date));
  return found.getUTCMonth() === monthIndex && found.getUTCDate() === date && year >= 1000 && year <= 9999 ? iso(found) : undefined;
}

const dated = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/-])(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${month})|(${month}) (\\d{1,2})(?:st|nd|rd|th)?)(?:,? (\\d{4}))?(?![\\p{L}\\p{N}:])|(?<![\\p{L}\\p{N}-])(\\d{4})-(\\d\\d)-(\\d\\d)(?![\\p{N}-])`,
  'giu',
);
const longestMonth = 31;
/** Without a year, one in which February is longest. */
const leapYear = 2024;

/** A day that the words say and no calendar has: "31 February", "29 February 2023". */
export function noSuchDay(words: string): string | undefined {
  for (const [said, first, name, other, second, year, isoYear, isoMonth, isoDay] of words.matchAll(dated)) {
    const date = Number(first ?? second ?? isoDay);
    const at = isoMonth === undefined ? indexIn(months, name ?? other ?? '') : Number(isoMonth) - 1;
    const isDay = date >= 1 && date <= longestMonth && at < months.length;
    if (isDay && dayOf(Number(year ?? isoYear ?? leapYear), at, date) === undefined) return said;
  }
  return undefined;
}

/** The next of this month and day from today on, when the year was not said. */
function dayInYear(now: number, monthIndex: number, date: number, year: string | undefined): string | undefined {
  if (year !== undefined) return dayOf(Number(year), monthIndex, date);
  const current = new Date(now).getUTCFullYear();
  const found = dayOf(current, monthIndex, date) ?? dayOf(current + 1, monthIndex, date);
  return found !== undefined && found < iso(new Date(now)) ? dayOf(current + 1, monthIndex, date) : found;
}

/** "Friday" is the coming one, "next Friday" that of the next week (from Monday), "last Friday" the one before today. */
function onWeekday(now: number, which: string, name: string): string {
  const today = new Date(now).getUTCDay();
  const wanted = indexIn(weekdays, name);
  if (which === 'last') return iso(shift(now, -(((today - wanted + 6) % 7) + 1)));
  if (which === 'next') return iso(shift(now, ((8 - today) % 7 || 7) + ((wanted + 6) % 7)));
  return iso(shift(now, (wanted - today + 7) % 7 || 7));
}

function monthsLater(now: number, later: number): string {
  const date = new Date(now);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, Math.min(date.getUTCDate(), last))));
}

const later = (now: number, amount: number, unit: string): string =>
  unit.startsWith('day')
    ? iso(shift(now, amount))
    : unit.startsWith('week')
      ? iso(shift(now, 7 * amount))
      : monthsLater(now, unit.startsWith('year') ? 12 * amount : amount);

/** The first, third or last Monday of a month. */
function nthWeekday(now: number, which: string, name: string, of: string | undefined, year: string | undefined): string | undefined {
  const nth = placeOf(which) ?? 0;
  const current = new Date(now);
  const monthIndex = of === undefined ? current.getUTCMonth() : indexIn(months, of);
  const inYear = (chosen: number) => {
    const length = new Date(Date.UTC(chosen, monthIndex + 1, 0)).getUTCDate();
    const days = Array.from({ length }, (_, index) => new Date(Date.UTC(chosen, monthIndex, index + 1)));
    return days.filter((day) => day.getUTCDay() === indexIn(weekdays, name)).at(nth > 0 ? nth - 1 : nth);
  };
  if (year !== undefined) return isoOf(inYear(Number(year)));
  const found = inYear(current.getUTCFullYear());
  return isoOf(found !== undefined && iso(found) < iso(current) ? inYear(current.getUTCFullYear() + 1) : found);
}
const isoOf = (date: Date | undefined) => (date === undefined ? undefined : iso(date));

/** Day and month in digits: month first, as in the United States, unless that can't be or points part them. */
function inDigits(first: string, mark: string, second: string, year: string): string | undefined {
  const full = Number(year.length === 2 ? `20${year}` : year);
  const [a, b] = [Number(first), Number(second)];
  return mark === '.' || a > 12 ? dayOf(full, b - 1, a) : dayOf(full, a - 1, b);
}

const monthAhead = (now: number, ahead: number, date: number) => {
  const current = new Date(now);
  const first = new Date(Date.UTC(current.getUTCFullYear(), current.getUTCMonth() + ahead, 1));
  return date === -1
    ? iso(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)))
    : dayOf(first.getUTCFullYear(), first.getUTCMonth(), date);
};

type Form = readonly [form: RegExp, read: (now: number, ...groups: string[]) => string | undefined];
const whole = (form: string) => new RegExp(`^${form}$`, 'i');
const dayForms: readonly Form[] = [
  [whole("(?:today|tonight|(?:today['’]s|the current) date)"), (now) => iso(shift(now, 0))],
  [whole('tomorrow'), (now) => iso(shift(now, 1))],
  [whole('yesterday'), (now) => iso(shift(now, -1))],
  [whole('(?:the )?day after tomorrow'), (now) => iso(shift(now, 2))],
  [whole('(?:the )?day before yesterday'), (now) => iso(shift(now, -2))],
  [
    whole(`(?:(?:the )?(this|next|coming|last|upcoming) )?(${weekday})`),
    (now, which = '', name = '') => onWeekday(now, which.toLowerCase(), name),
  ],
  [
    whole(`in (${count}) (days?|weeks?|months?|years?)(?:'s? time)?`),
    (now, amount = '', unit = '') => later(now, countOf(amount) ?? 0, unit.toLowerCase()),
  ],
  [
    whole(`(${count}) (days?|weeks?|months?|years?) (?:from (?:now|today)|later)`),
    (now, amount = '', unit = '') => later(now, countOf(amount) ?? 0, unit.toLowerCase()),
  ],
  [
    whole(`(${count}) (days?|weeks?|months?|years?) ago`),
    (now, amount = '', unit = '') => later(now, -(countOf(amount) ?? 0), unit.toLowerCase()),
  ],
  [
    whole(
      `(?:the (?:day|date) )?(?:exactly )?(${count}) (days?|weeks?|months?|years?) (after|before|from) (.*\\d.*|${weekday}|today|tomorrow)`,
    ),
    (now, amount = '', unit = '', way = '', from = '') => {
      const day = readDay(from, now);
      return day && later(Date.parse(day), (countOf(amount) ?? 0) * (/^before$/i.test(way) ? -1 : 1), unit.toLowerCase());
    },
  ],
  [
    whole('(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})'),
    (_now, year, monthNumber, date) => dayOf(Number(year), Number(monthNumber) - 1, Number(date)),
  ],
  [
    whole('(\\d{1,2})([-/.])(\\d{1,2})[-/.](\\d{4}|\\d{2})'),
    (_now, first = '', mark = '', second = '', year = '') => inDigits(first, mark, second, year),
  ],
  [
    whole(`(?:${weekday},? )?(?:the )?(${month}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    (now, name = '', date, year) => dayInYear(now, indexIn(months, name), Number(date), year),
  ],
  [
    whole(`(?:${weekday},? )?(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(${month})(?:,? (\\d{4}))?`),
    (now, date, name = '', year) => dayInYear(now, indexIn(months, name), Number(date), year),
  ],
  [
    whole(`(?:the )?(${place}) (${weekday}) (?:of|in) (?:the month|this month|(${month})(?: (\\d{4}))?)`),
    (now, which = '', name = '', of, year) => nthWeekday(now, which, name, of, year),
  ],
  [
    whole('(?:the )?(?:(last|first) day|end) of (?:the|this|the current) month'),
    (now, which) => monthAhead(now, 0, which?.toLowerCase() === 'first' ? 1 : -1),
  ],
  [
    whole('(?:the )?(?:(last|first) day|end) of (?:the )?next month'),
    (now, which) => monthAhead(now, 1, which?.toLowerCase() === 'first' ? 1 : -1),
  ],
  [
    whole(`(?:the )?(\\d{1,2}(?:st|nd|rd|th)|${place}) (?:day )?of (?:(?:this|the) )?(next )?month`),
    (now, date = '', next) => monthAhead(now, next === undefined ? 0 : 1, placeOf(date) ?? Number.parseInt(date, 10)),
  ],
];

/** `2030-12-31` for words that say one day and nothing else. */
function readDay(words: string, now: number): string | undefined {
  for (const [form, read] of dayForms) {
    const [found, ...groups] = form.exec(words) ?? [];
    if (found !== undefined) return read(now, ...groups);
  }
  return undefined;
}

/** A stretch of days, both ends with it. */
interface Period {
  readonly from: string;
  readonly to: string;
}

const monthOfYear = new RegExp(`^(?:the month of )?(${month}),? (\\d{4})$`, 'i');

/** "2026", "June 2025", "last month", or a single day; one without its year is the last before today. */
export function periodOf(words: string, now: number): Period | undefined {
  const said = words.trim().replace(/^the (?=year|month)/i, '');
  const current = new Date(now);
  const [, year = ''] = /^(?:(?:the )?year )?((?:19|20)\d\d)$/i.exec(said) ?? [];
  if (year !== '') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const [, which = '', unit = ''] = /^(this|last) (year|month)$/i.exec(said) ?? [];
  const back = /^last$/i.test(which) ? 1 : 0;
  if (/^year$/i.test(unit)) return periodOf(String(current.getUTCFullYear() - back), now);
  if (unit !== '') return monthFrom(current.getUTCFullYear(), current.getUTCMonth() - back);
  const [, name = '', of = ''] = monthOfYear.exec(said) ?? [];
  if (name !== '') return monthFrom(Number(of), indexIn(months, name));
  const { day, time } = readWhen(said, now) ?? {};
  if (day === undefined || time !== undefined) return undefined;
  const today = iso(current);
  const isYearless = !/\d{4}|\/\d{2}$/.test(said) && new RegExp(month, 'i').test(said);
  const past = isYearless && day > today ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day;
  return { from: past, to: past };
}

function monthFrom(year: number, monthIndex: number): Period {
  return { from: iso(new Date(Date.UTC(year, monthIndex, 1))), to: iso(new Date(Date.UTC(year, monthIndex + 1, 0))) };
}

const longest = 60;

/** Words that say a day, a time of day, or both, and nothing else; `now` in milliseconds since the epoch says what today is. */
export function readWhen(words: string, now: number): When | undefined {
  const said = words.trim().replace(/^(?:on|at) /i, '');
  if (said.length > longest) return undefined;
  const day = readDay(said, now);
  if (day !== undefined) return { day };
  const time = readTime(said);
  if (time !== undefined) return { time };
  for (const parts of said.matchAll(/,? (?:at|on) |, | /gi)) {
    const [before, after] = [said.slice(0, parts.index), said.slice(parts.index + parts[0].length)];
    const both = [
      { day: readDay(before, now), time: readTime(after) },
      { day: readDay(after, now), time: readTime(before) },
    ];
    for (const found of both) if (found.day !== undefined && found.time !== undefined) return { day: found.day, time: found.time };
  }
  return undefined;
}
