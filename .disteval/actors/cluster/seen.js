/** Requests that came by the bus: each is carried out once, however often it is sent. */
/** Longer than any asker waits. */
const keptMs = 120_000;
export function openSeenRequests(now = Date.now) {
    const seen = new Map();
    function forgetOld() {
        for (const [id, { at }] of seen) {
            if (at > now() - keptMs)
                return;
            seen.delete(id);
        }
    }
    return {
        async once(id, work) {
            const known = seen.get(id);
            if (known)
                return known.outcome;
            forgetOld();
            const entry = { at: now() };
            seen.set(id, entry);
            entry.outcome = await work();
            return entry.outcome;
        },
    };
}
//# sourceMappingURL=seen.js.map