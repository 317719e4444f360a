/** Booking: a one-way flight in a tiny box, and hours of a day. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing } from '../../judges.ts';

const booked = { kind: 'textVisible', value: 'Booked!' } as const;
const saved = { kind: 'statusText', match: 'Saved' } as const;

const searched = (from: string, to: string, back: number, day: number) => [
  `type #a1 = ${from}`,
  'click .li div',
  `type #a2 = ${to}`,
  'click .li div',
  'click #a3',
  ...Array.from({ length: back }, () => 'click .pv'),
  `click .dy:text-is("${day}")`,
  'click #a4',
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'c-trip-cheapest',
    page: 'fly.html',
    prompt: 'Book the cheapest one-way flight from: Hartford, CT to: BOI on 10/25/2016.',
    success: booked,
    kind: 'booking',
    judge: did(['booked', ['Hartford, CT (BDL)', 'Boise, ID (BOI)', '10/25/2016', 278]]),
    right: [...searched('Hartf', 'BOI', 2, 25), 'click [data-p="278"]'],
    near: [...searched('Hartf', 'BOI', 2, 25), 'click [data-p="455"]'],
  },
  {
    id: 'c-trip-shortest',
    page: 'fly.html',
    prompt: 'Book the shortest one-way flight from: Akiak, AK to: San Juan, PR on 12/06/2016.',
    success: booked,
    kind: 'booking',
    judge: did(['booked', ['Akiak, AK (AKI)', 'San Juan, PR (SJU)', '12/06/2016', 1167]]),
    right: [...searched('Akiak', 'San Juan', 0, 6), 'click [data-p="1167"]'],
    near: [...searched('Akiak', 'San Jose', 0, 6), 'click [data-p="1167"]'],
  },
  {
    id: 'c-trip-in-november',
    page: 'fly.html',
    prompt: 'I need a flight from Houston to Hilo, HI leaving on November 9, 2016. Book the one departing at 8:44 PM.',
    success: { kind: 'urlIncludes', value: 'fly' },
    kind: 'booking',
    judge: did(['booked', ['Houston, TX (HOU)', 'Hilo, HI (ITO)', '11/09/2016', 455]]),
    right: [...searched('Houston', 'Hilo', 1, 9), 'click [data-p="455"]'],
    near: [...searched('Houston', 'Hilo', 0, 9), 'click [data-p="455"]'],
  },
  {
    id: 'c-trip-no-such-place',
    page: 'fly.html',
    prompt: 'Book the cheapest one-way flight from: Zanesville, OH to: Albany, NY on 12/20/2016.',
    success: { kind: 'textVisible', value: 'Flight' },
    kind: 'impossible',
    impossible: true,
    judge: ({ log }) => nothing({ log: log.filter(({ event }) => event !== 'refused'), data: {} }),
    right: ['click #a4'],
    near: [...searched('Cinc', 'Albany', 0, 20), 'click [data-p="278"]'],
  },
  {
    id: 'c-trip-hour',
    page: 'day.html',
    prompt: 'Create a 2 hour event named "Dentist" at 1pm in the calendar',
    success: saved,
    kind: 'calendar',
    judge: did(['saved', [13, 2, 'Dentist']]),
    right: ['click [data-h="13"]', 'fill #w = Dentist', 'choose #l = 2 hours', 'click #ok'],
    near: ['click [data-h="13"]', 'fill #w = Dentist', 'click #ok'],
  },
  {
    id: 'c-trip-delete-event',
    page: 'day.html',
    prompt: 'Delete the event "Review" from the day.',
    success: { kind: 'statusText', match: 'Deleted' },
    kind: 'calendar',
    judge: did(['deleted', 'Review']),
    right: ['click text="Review"', 'click #del'],
    near: ['click text="Revue tickets"', 'click #del'],
  },
  {
    id: 'c-trip-rename-event',
    page: 'day.html',
    prompt: 'Rename "Lunch with Gil" to "Lunch with Gina" and leave the rest as it is',
    success: { kind: 'textVisible', value: 'Lunch with' },
    kind: 'calendar',
    judge: did(['saved', [11, 2, 'Lunch with Gina']]),
    right: ['click text="Lunch with Gil"', 'fill #w = Lunch with Gina', 'click #ok'],
    near: ['click text="Lunch with Gil"', 'fill #w = Lunch with Gina', 'choose #l = 1 hour', 'click #ok'],
  },
];
