/** The bus inside one process. */
import { StoreError } from "../errors.js";
export function openLocalBus() {
    const handlers = new Map();
    const present = new Map();
    const counters = new Map();
    let sweepAt = 1_000;
    let open = true;
    const whileOpen = (work) => open ? Promise.resolve(work()) : Promise.reject(new StoreError('closed', 'The bus is closed'));
    return {
        publish: (channel, message) => whileOpen(() => {
            const text = JSON.stringify(message);
            // Later, and as a copy, as it comes from a server; a throwing handler is its own fault and nobody else's.
            for (const handler of handlers.get(channel) ?? []) {
                setImmediate(() => {
                    if (handlers.get(channel)?.has(handler))
                        handler(JSON.parse(text));
                });
            }
        }),
        subscribe: (channel, handler) => whileOpen(() => {
            // Its own function, so that one handler may subscribe twice.
            const own = (message) => handler(message);
            const others = handlers.get(channel) ?? new Set();
            handlers.set(channel, others.add(own));
            return {
                close: async () => {
                    others.delete(own);
                    if (others.size === 0 && handlers.get(channel) === others)
                        handlers.delete(channel);
                },
            };
        }),
        announce: (kind, id, value, ttlMs) => whileOpen(() => {
            const ofKind = present.get(kind) ?? new Map();
            present.set(kind, ofKind.set(id, { value: JSON.stringify(value), until: Date.now() + ttlMs }));
        }),
        withdraw: (kind, id) => whileOpen(() => void present.get(kind)?.delete(id)),
        present: (kind) => whileOpen(() => {
            const ofKind = present.get(kind) ?? new Map();
            dropExpired(ofKind);
            return Array.from(ofKind, ([id, { value }]) => ({ id, value: JSON.parse(value) }));
        }),
        count: (key, windowMs) => whileOpen(() => {
            if (counters.size >= sweepAt) {
                dropExpired(counters);
                sweepAt = Math.max(1_000, counters.size * 2);
            }
            const known = counters.get(key);
            const counter = known !== undefined && known.until > Date.now() ? known : { value: 0, until: Date.now() + windowMs };
            counters.set(key, counter);
            counter.value += 1;
            return counter.value;
        }),
        ping: async () => open,
        close: async () => {
            open = false;
            handlers.clear();
        },
    };
}
function dropExpired(entries) {
    const now = Date.now();
    for (const [key, { until }] of entries)
        if (until <= now)
            entries.delete(key);
}
//# sourceMappingURL=local.js.map