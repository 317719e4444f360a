/** Travel and bookings: flights in cards, a date picker paged by months, time slots in a week. */
import { ended } from "../../endings.js";
import { did, nothing } from "../../judges.js";
const chosen = { kind: 'textVisible', value: 'Your flight has been chosen' };
const booked = { kind: 'textVisible', value: 'Your booking is confirmed' };
export const goals = [
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
        prompt: 'Set the check-in to 14 February 2027 and the check-out to 17 February 2027 for 3 guests, then search',
        success: { kind: 'statusText', match: 'rooms found' },
        kind: 'calendars',
        judge: ({ log }) => did(['searched', { in: '2027-02-14', out: '2027-02-17', guests: 3 }])({ log: log.filter(({ event }) => event !== 'stay'), data: {} }),
    },
    {
        id: 'b-skyfare-stay-no-search',
        page: 'stay.html',
        prompt: "Choose 2026-12-24 as check-in date and 2026-12-27 as check-out date, but don't search yet",
        success: { kind: 'textVisible', value: 'nights' },
        kind: 'calendars',
        judge: ended('stay', { in: '2026-12-24', out: '2026-12-27', guests: 2 }),
    },
    {
        id: 'b-skyfare-slot',
        page: 'slots.html',
        prompt: 'Book the 10:30 slot on Wed 25 Nov and confirm the booking',
        success: booked,
        kind: 'calendars',
        judge: did(['booked', 'Wed 25 Nov 10:30']),
    },
    {
        id: 'b-skyfare-first-free',
        page: 'slots.html',
        prompt: 'Take the first free slot on Friday and confirm it.',
        success: booked,
        kind: 'calendars',
        judge: did(['booked', 'Fri 27 Nov 12:00']),
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
//# sourceMappingURL=goals.js.map