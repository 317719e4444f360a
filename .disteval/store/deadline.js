/** A bound on waiting for a server: a stopped one holds its connections open and answers nothing. */
import { setTimeout } from 'node:timers/promises';
/** Rejects when the work has not ended after `ms`; it is not called off, and may still happen. */
export async function withinDeadline(ms, work) {
    const timer = new AbortController();
    const late = setTimeout(ms, undefined, { ref: false, signal: timer.signal }).then(() => {
        throw new DeadlineExceeded(`no answer within ${ms} ms`);
    });
    // The loser of the race has nobody left to tell.
    for (const loser of [late, work])
        loser.catch(() => undefined);
    try {
        return await Promise.race([work, late]);
    }
    finally {
        timer.abort();
    }
}
export class DeadlineExceeded extends Error {
    name = 'DeadlineExceeded';
}
//# sourceMappingURL=deadline.js.map