/** Spans of days of which the year is said once, behind the last. */
import { month, monthIndex } from './dates.ts';

const nth = '\\d{1,2}(?:st|nd|rd|th)?';
const day = `(?:${month} ${nth}|${nth} (?:of )?${month})`;
const span = new RegExp(`\\b(${day})( ?(?:to|until|till|through|and|[-–—]) ?)(${day}),? (20\\d\\d)\\b`, 'giu');
const named = new RegExp(month, 'iu');

/** "June 1 to June 5, 2026" begins in that year, too, unless it ends before it began. */
export const withYears = (goal: string): string =>
  goal.replace(span, (_, first: string, to: string, last: string, year: string) => {
    const begins = placeOf(first) > placeOf(last) ? Number(year) - 1 : Number(year);
    return `${dated(first, begins)}${to}${dated(last, Number(year))}`;
  });

/** A month's name comes before a comma, as it is written: "June 1, 2026", "1 June 2026". */
const dated = (said: string, year: number): string => (/^\d/.test(said) ? `${said} ${year}` : `${said}, ${year}`);

const placeOf = (said: string): number => monthIndex(named.exec(said)?.[0] ?? '') * 100 + Number(/\d{1,2}/.exec(said)?.[0] ?? 0);
