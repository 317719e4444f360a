/** Travel and bookings: flights in cards, a date picker paged by months, time slots in a week. */
import { daysFromNow, longDay, ofNextWeek, shortDay } from '../../dates.ts';
import { ended } from '../../endings.ts';
import type { EvalGoal } from '../../goal.ts';
import { did, nothing } from '../../judges.ts';

const chosen = { kind: 'textVisible', value: 'Your flight has been chosen' } as const;
const booked = { kind: 'textVisible', value: 'Your booking is confirmed' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-skyfare-before-noon',
    page: 'flights.html',
    prompt: 'Select the non-stop flight that leaves before noon',
    success: chosen,
    kind: 'rows',
    judge: did(['selected', 'TA 77']),
  },
  {
    id: 'b-skyfare-cheapest',
    page: 'flights.html',
    prompt: 'Choose the cheapest flight',
    success: chosen,
    kind: 'rows',
    judge: did(['selected', 'NW 318']),
  },
  {
    id: 'b-skyfare-last',
    page: 'flights.html',
    prompt: 'pick the flight which departs latest in the day',
    success: chosen,
    kind: 'rows',
    judge: did(['selected', 'LU 912']),
  },
  {
    id: 'b-skyfare-cheapest-direct',
    page: 'flights.html',
    prompt: 'I want the cheapest Non-stop connection. Select it.',
    success: chosen,
    kind: 'rows',
    judge: did(['selected', 'LU 912']),
  },
  {
    id: 'b-skyfare-shortest',
    page: 'flights.html',
    prompt: 'Select the flight with the shortest duration.',
    success: chosen,
    kind: 'rows',
    judge: did(['selected', 'LU 904']),
  },
  {
    id: 'b-skyfare-contradiction',
    page: 'flights.html',
    prompt: 'Select the non-stop flight of NordWind',
    success: chosen,
    kind: 'rows',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-skyfare-stay',
    page: 'stay.html',
    prompt: `Set the check-in to ${longDay(daysFromNow(79))} and the check-out to ${longDay(daysFromNow(82))} for 3 guests, then search`,
    success: { kind: 'statusText', match: 'rooms found' },
    kind: 'calendars',
    judge: ({ log }) =>
      did(['searched', { in: daysFromNow(79), out: daysFromNow(82), guests: 3 }])({
        log: log.filter(({ event }) => event !== 'stay'),
        data: {},
      }),
  },
  {
    id: 'b-skyfare-stay-no-search',
    page: 'stay.html',
    prompt: `Choose ${daysFromNow(27)} as check-in date and ${daysFromNow(30)} as check-out date, but don't search yet`,
    success: { kind: 'textVisible', value: 'nights' },
    kind: 'calendars',
    judge: ended('stay', { in: daysFromNow(27), out: daysFromNow(30), guests: 2 }),
  },
  {
    id: 'b-skyfare-slot',
    page: 'slots.html',
    prompt: `Book the 10:30 slot on ${shortDay(ofNextWeek(3))} and confirm the booking`,
    success: booked,
    kind: 'calendars',
    judge: did(['booked', `${shortDay(ofNextWeek(3))} 10:30`]),
  },
  {
    id: 'b-skyfare-first-free',
    page: 'slots.html',
    prompt: 'Take the first free slot on Friday and confirm it.',
    success: booked,
    kind: 'calendars',
    judge: did(['booked', `${shortDay(ofNextWeek(5))} 12:00`]),
  },
  {
    id: 'b-skyfare-full-day',
    page: 'slots.html',
    prompt: 'Book a haircut for Thursday at 12:00',
    success: booked,
    kind: 'calendars',
    impossible: true,
    judge: nothing,
  },
];
