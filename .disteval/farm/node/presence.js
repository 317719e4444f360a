/** Gateways forget a node that has not announced itself for this long, in milliseconds. */
const ttlMs = 6_000;
const everyMs = 2_000;
/** Changes of load are announced at most this often; refusals and grants carry the exact load anyway. */
const settleMs = 100;
export function announcePresence(options) {
    const { bus, log } = options;
    let withdrawn = false;
    let failing = false;
    let settling;
    let last = Promise.resolve();
    const announce = () => {
        clearTimeout(settling);
        settling = undefined;
        if (withdrawn)
            return;
        const value = options.announcement();
        last = bus.announce('node', value.id, value, ttlMs).then(() => {
            failing = false;
        }, (error) => {
            if (!failing)
                log.warn({ error: error.message }, 'the bus is down: gateways go on with what they know of this node');
            failing = true;
        });
    };
    const timer = setInterval(announce, everyMs);
    announce();
    return {
        changed() {
            if (!withdrawn)
                settling ??= setTimeout(announce, settleMs);
        },
        async withdraw() {
            if (withdrawn)
                return;
            withdrawn = true;
            clearInterval(timer);
            clearTimeout(settling);
            // An announcement on its way must not arrive after the withdrawal.
            await last;
            // With the bus down, the announcement ends by its time to live.
            await bus.withdraw('node', options.announcement().id).catch(() => undefined);
        },
    };
}
//# sourceMappingURL=presence.js.map