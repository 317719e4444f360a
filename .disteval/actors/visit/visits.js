/** The visits of this gateway: each is one actor. */
import { setTimeout } from 'node:timers/promises';
import { spawnVisit } from "./visit.js";
/** `stop` calls off what is under way and resolves when all of it is settled, or after `withinMs`. */
export function openVisits({ system, terms, around }) {
    const living = new Map();
    let stopping = false;
    const cancel = (callId, why) => {
        const visit = living.get(callId);
        return visit !== undefined && system.send(visit.address, { type: 'cancel', why });
    };
    return {
        async start(order) {
            if (stopping)
                return { type: 'refused', reason: 'unavailable', message: 'This gateway is stopping. Send the request again.' };
            const address = spawnVisit(system, terms, order, around);
            // It ends by its own limits.
            const answer = system.ask(address, (replyTo) => ({ type: 'start', replyTo: replyTo }), Number.POSITIVE_INFINITY);
            living.set(order.callId, { address, answer });
            return answer.finally(() => living.delete(order.callId));
        },
        cancel,
        async stop(withinMs) {
            stopping = true;
            const ends = [...living].map(([callId, { answer }]) => {
                cancel(callId, 'the gateway that drives it is stopping');
                return answer;
            });
            const late = new AbortController();
            await Promise.race([Promise.allSettled(ends), setTimeout(withinMs, undefined, { signal: late.signal })]);
            late.abort();
        },
    };
}
//# sourceMappingURL=visits.js.map