/** Judges for pages that tell a whole state after each act: what counts is where it ended. */
import { isDeepStrictEqual } from 'node:util';
import type { Judge, LogEntry } from './goal.ts';

/** Only this event was told, as often as it took, and its last detail is this. */
export const ended =
  (event: string, detail: unknown): Judge =>
  ({ log }) => {
    const other = log.find((entry) => entry.event !== event);
    if (other !== undefined) return `${JSON.stringify(other)} was done besides`;
    const last = log.at(-1)?.detail;
    return isDeepStrictEqual(last, detail) ? undefined : `it ended as ${JSON.stringify(last)}, not as ${JSON.stringify(detail)}`;
  };

/** The pages told exactly these acts, in any order. */
export const didInAnyOrder =
  (...acts: readonly (readonly [event: string, detail: unknown])[]): Judge =>
  ({ log }) => {
    const left: LogEntry[] = [...log];
    for (const [event, detail] of acts) {
      const at = left.findIndex((entry) => isDeepStrictEqual(entry, { event, detail }));
      if (at < 0) return `${JSON.stringify([event, detail])} is not among ${JSON.stringify(log)}`;
      left.splice(at, 1);
    }
    return left.length === 0 ? undefined : `done besides: ${JSON.stringify(left)}`;
  };

/** As the judge says of what is left without these events: looking about, which a goal neither asks for nor forbids. */
export const apartFrom =
  (events: readonly string[], judge: Judge): Judge =>
  ({ log, data }) =>
    judge({ log: log.filter(({ event }) => !events.includes(event)), data });

/** The lists that this event told, of one act on all or of one after the other, hold these together, and nothing else was told. */
export const toldOfAll =
  (event: string, items: readonly string[]): Judge =>
  ({ log }) => {
    const other = log.find((entry) => entry.event !== event);
    if (other !== undefined) return `${JSON.stringify(other)} was done besides`;
    const told = log.flatMap(({ detail }) => detail as string[]).sort();
    return isDeepStrictEqual(told, [...items].sort()) ? undefined : `${event} of ${JSON.stringify(told)}, not of ${JSON.stringify(items)}`;
  };
