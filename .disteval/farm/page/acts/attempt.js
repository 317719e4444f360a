import { DocumentGone } from "../errors.js";
/** How long an element may be covered, moving or hidden before an act on it fails, and what an act brings about may take to show. */
const patienceMs = 5_000;
/** How long a page is given to put back what it does not take. */
export const keepsMs = 200;
/** Another element in the same frame, held by the page code under this number. */
export const besides = (subject, index, what) => ({
    ...subject,
    place: { ...subject.place, index },
    what,
});
/** How long an element is waited for, within the deadline of the act. */
export const patienceOf = ({ deadline }, ms = patienceMs) => Math.min(ms, deadline.remaining);
/** The act itself may close the page or put another document in its place: then it was heard all the same. */
export async function send(tab, attempt, events) {
    // Whoever waited has been told that nothing was sent.
    attempt.deadline.check();
    attempt.sent = true;
    try {
        await Promise.all(events());
    }
    catch (error) {
        if (!tab.closed)
            replaced(error);
    }
}
/** What page code changes by itself: it is taken for sent unless its answer says that nothing was touched. */
export async function touch(attempt, change) {
    attempt.deadline.check();
    const before = attempt.sent;
    attempt.sent = true;
    const answer = await change();
    if (!answer.ok)
        attempt.sent = before;
    return answer;
}
/** Passes over that the document is gone. */
export function replaced(error) {
    if (!(error instanceof DocumentGone))
        throw error;
}
//# sourceMappingURL=attempt.js.map