/** The usual judges: what a page must have told, all of it and nothing else. */
import { isDeepStrictEqual } from 'node:util';
/** The pages told exactly these acts, in this order. */
export const did = (...acts) => ({ log }) => {
    const wanted = acts.map(([event, detail]) => ({ event, detail }));
    return isDeepStrictEqual(log, wanted) ? undefined : `wanted ${JSON.stringify(wanted)}, not ${JSON.stringify(log)}`;
};
/** Nothing was changed on the pages. */
export const nothing = did();
/**
 * Each of these was read, as a value of its own with few words around it (a value that holds half a page answers nothing), and
 * nothing was done on the pages. Each value that was read answers one of them.
 */
export const read = (...wanted) => (outcome) => {
    const values = valuesOf(outcome);
    const missing = wanted.find((one) => !values.some((value) => answers(value, one)));
    if (missing !== undefined)
        return `${missing} is not among what was read: ${JSON.stringify(outcome.data)}`;
    const extra = values.find((value) => !wanted.some((one) => answers(value, one)));
    if (extra !== undefined)
        return `${JSON.stringify(extra)} was read, which nobody asked for`;
    return nothing(outcome);
};
/** Both say that it was done. */
export const both = (...judges) => (outcome) => judges.map((judge) => judge(outcome)).find((words) => words !== undefined);
/** As `read`, whatever was done on the pages to get at it. */
export const readWhateverDone = (...wanted) => ({ data }) => read(...wanted)({ log: [], data });
const mostLettersAround = 24;
function answers(value, wanted) {
    if (wanted instanceof RegExp)
        return wanted.test(value);
    return value.toLowerCase().includes(wanted.toLowerCase()) && value.length <= wanted.length + mostLettersAround;
}
/** Lists count by their items, objects by their values. */
function valuesOf({ data }) {
    const flat = (value) => {
        if (typeof value === 'object' && value !== null)
            return Object.values(value).flatMap(flat);
        return value === undefined || value === null || value === '' ? [] : [String(value)];
    };
    return flat(data);
}
//# sourceMappingURL=judges.js.map