/** A clinic: pages that load late, a banner and a window in the way, buttons that move, messages that come. */
import { nextMonth } from '../../dates.ts';
import type { EvalGoal } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const booked = { kind: 'textVisible', value: 'Your appointment is booked' } as const;

export const goals: readonly EvalGoal[] = [
  {
    id: 'b-clinic-book',
    page: 'book.html',
    prompt: `Book an appointment with Dr. Weiss on 3 ${nextMonth()} at 14:15`,
    success: booked,
    kind: 'calendars',
    judge: did(['booked', ['Dr. Weiss', 3, '14:15']]),
  },
  {
    id: 'b-clinic-eyes',
    page: 'book.html',
    prompt: 'Click Book next to Dr. Amari, choose the 15th and take the earliest time.',
    success: booked,
    kind: 'calendars',
    judge: did(['booked', ['Dr. Amari', 15, '09:40']]),
  },
  {
    id: 'b-clinic-closed-day',
    page: 'book.html',
    prompt: `Book an appointment with Dr. Weller on 6 ${nextMonth()} at 11:00`,
    success: booked,
    kind: 'calendars',
    impossible: true,
    judge: nothing,
  },
  {
    id: 'b-clinic-pharmacy',
    page: 'desk.html',
    prompt: 'Take a number for the Pharmacy',
    success: { kind: 'textVisible', value: 'Your number is' },
    kind: 'overlays',
    judge: did(['number', 'Pharmacy']),
  },
  {
    id: 'b-clinic-toast',
    page: 'desk.html',
    prompt: 'Dismiss the message "The car park is full", leave the others',
    success: { kind: 'textVisible', value: 'Message closed' },
    kind: 'overlays',
    judge: did(['dismissed', 'The car park is full']),
  },
  {
    id: 'b-clinic-ferritin',
    page: 'results.html',
    prompt: 'Expand Iron and return the ferritin value',
    success: { kind: 'extracted' },
    kind: 'late',
    judge: read('18 µg/l'),
  },
  {
    id: 'b-clinic-ask',
    page: 'results.html',
    prompt: 'Open the section Blood count and click "Ask the doctor" in it',
    success: { kind: 'textVisible', value: 'Your question was passed on' },
    kind: 'late',
    judge: did(['asked', 'Blood count']),
  },
];
