/** The usual judges: what a page must have told, all of it and nothing else. */
import { isDeepStrictEqual } from 'node:util';
import type { Judge, Outcome } from './goal.ts';

/** The pages told exactly these acts, in this order. */
export const did =
  (...acts: readonly (readonly [event: string, detail: unknown])[]): Judge =>
  ({ log }) => {
    const wanted = acts.map(([event, detail]) => ({ event, detail }));
    return isDeepStrictEqual(log, wanted) ? undefined : `wanted ${JSON.stringify(wanted)}, not ${JSON.stringify(log)}`;
  };

/** Nothing was changed on the pages. */
export const nothing: Judge = did();

/**
 * Each of these was read, as a value of its own with few words around it (a value that holds half a page answers nothing), and
 * nothing was done on the pages. Each value that was read answers one of them.
 */
export const read =
  (...wanted: readonly (string | RegExp)[]): Judge =>
  (outcome) => {
    const values = valuesOf(outcome);
    const missing = wanted.find((one) => !values.some((value) => answers(value, one)));
    if (missing !== undefined) return `${missing} is not among what was read: ${JSON.stringify(outcome.data)}`;
    const extra = values.find((value) => !wanted.some((one) => answers(value, one)));
    if (extra !== undefined) return `${JSON.stringify(extra)} was read, which nobody asked for`;
    return nothing(outcome);
  };

/** Both say that it was done. */
export const both =
  (...judges: readonly Judge[]): Judge =>
  (outcome) =>
    judges.map((judge) => judge(outcome)).find((words) => words !== undefined);

/** As `read`, whatever was done on the pages to get at it. */
export const readWhateverDone =
  (...wanted: readonly (string | RegExp)[]): Judge =>
  ({ data }) =>
    read(...wanted)({ log: [], data });

const mostLettersAround = 24;

function answers(value: string | number, wanted: string | RegExp): boolean {
  // A number has lost the noughts behind its point: 8.4 is the 8.40 of the page.
  const spellings = typeof value === 'number' ? [String(value), value.toFixed(2)] : [value];
  if (wanted instanceof RegExp) return spellings.some((spelling) => wanted.test(spelling));
  const isSaid = (text: string) => text.toLowerCase().includes(wanted.toLowerCase()) && text.length <= wanted.length + mostLettersAround;
  return spellings.some(isSaid);
}

/** Lists count by their items, objects by their values. */
function valuesOf({ data }: Outcome): (string | number)[] {
  const flat = (value: unknown): (string | number)[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flat);
    if (value === undefined || value === null || value === '') return [];
    return [typeof value === 'number' ? value : String(value)];
  };
  return flat(data);
}
