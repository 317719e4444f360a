/** Days as date fields hold them, by the calendar of this machine. */

const written = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** `2027-03-01` for the day that many days after today. */
export function daysFromNow(days: number): string {
  const now = new Date();
  return written(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** The days that "next" of a weekday (0 is Sunday) may mean: the first one after today, and that of the week after this one. */
export function nextWeekday(weekday: number): readonly [string, string] {
  const today = new Date().getDay();
  const first = (weekday - today + 7) % 7 || 7;
  // Weeks begin on Monday.
  const nextMonday = (1 - today + 7) % 7 || 7;
  return [daysFromNow(first), daysFromNow(nextMonday + ((weekday + 6) % 7))];
}

/** The weekday of the week after this one. */
export const ofNextWeek = (weekday: number): string => nextWeekday(weekday)[1];

const names = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...format }).format(new Date(day));

/** `14 February 2027`, of `2027-02-14`. */
export const longDay = (day: string): string => names(day, { day: 'numeric', month: 'long', year: 'numeric' });

/** `Wed 25 Nov`, of `2026-11-25`. */
export const shortDay = (day: string): string => `${names(day, { weekday: 'short' })} ${Number(day.slice(8))} ${monthOf(day).slice(0, 3)}`;

const monthOf = (day: string) => names(day, { month: 'long' });

/** `December`, in November. */
export function nextMonth(): string {
  const now = new Date();
  return monthOf(written(new Date(now.getFullYear(), now.getMonth() + 1, 1)));
}
