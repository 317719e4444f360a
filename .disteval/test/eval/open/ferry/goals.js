/** A search for crossings: suggestions, and days said as people say them. */
import { daysFromNow, nextWeekday } from "../../dates.js";
import { did } from "../../judges.js";
const page = 'book.html';
const success = { kind: 'textVisible', value: 'Crossings found' };
const kind = 'dates';
const blank = { trip: 'return', from: '', to: '', dep: '', ret: '', pax: '1' };
/** What day it is, is asked when the goal is judged; any of the readings will do. */
const asked = (requests) => (outcome) => {
    const refusals = requests().map((request) => did(['crossings', { ...blank, ...request }])(outcome));
    return refusals.includes(undefined) ? undefined : refusals[0];
};
export const goals = [
    {
        id: 'ferry-one-way-friday',
        page,
        prompt: 'Choose One way, from Aberdeen to Lerwick, departure next Friday, and show the crossings',
        success,
        kind,
        judge: asked(() => nextWeekday(5).map((dep) => ({ trip: 'one-way', from: 'Aberdeen', to: 'Lerwick', dep }))),
    },
    {
        id: 'ferry-return-december',
        page,
        prompt: 'Show crossings from Kirkwall to Scrabster, leaving on December 12, 2026 and returning on December 19, 2026, for 3 passengers',
        success,
        kind,
        judge: asked(() => [{ from: 'Kirkwall', to: 'Scrabster', dep: '2026-12-12', ret: '2026-12-19', pax: '3' }]),
    },
    {
        id: 'ferry-tomorrow-week',
        page,
        prompt: 'Set Departure to tomorrow and "Return on" to one week from today; 2 passengers. Then press "Show crossings".',
        success,
        kind,
        judge: asked(() => [{ dep: daysFromNow(1), ret: daysFromNow(7), pax: '2' }]),
    },
];
//# sourceMappingURL=goals.js.map