/** The bus over a Redis server, from version 6 on. */
import { createClient } from 'redis';
import { withinDeadline } from "../deadline.js";
import { StoreError } from "../errors.js";
/** No method takes longer, whatever becomes of the server. */
const deadlineMs = 3_000;
const slowestRetryMs = 1_000;
/** How often a connection must prove that it is one: a partition closes nothing, and TCP takes a quarter of an hour to notice. */
const heartbeatMs = 5_000;
/** Expiry by the server's clock, in one step, so that the clocks of the callers don't matter. KEYS: expirations, values. */
const announce = `
local t = redis.call('TIME')
redis.call('ZADD', KEYS[1], t[1] * 1000 + math.floor(t[2] / 1000) + ARGV[3], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])`;
const withdraw = `
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])`;
const present = `
local t = redis.call('TIME')
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', t[1] * 1000 + math.floor(t[2] / 1000))) do
  redis.call('ZREM', KEYS[1], id)
  redis.call('HDEL', KEYS[2], id)
end
local found = {}
for i, pair in ipairs(redis.call('HGETALL', KEYS[2])) do found[i] = pair end
return found`;
const count = `
local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return n`;
/** Rejects with `unavailable` when no server answers now; later it reconnects, and subscribes again, by itself. */
export async function openRedisBus(url, beatMs = heartbeatMs) {
    let open = true;
    let wasUp = false;
    const reconnectStrategy = (retries, cause) => wasUp ? Math.min(50 * 2 ** retries, slowestRetryMs) : cause;
    const commands = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy, connectTimeout: deadlineMs } });
    const listener = commands.duplicate();
    // What went wrong is told to whoever calls; the clients only insist on a listener.
    for (const client of [commands, listener])
        client.on('error', () => undefined);
    const run = async (work) => {
        if (!open)
            throw new StoreError('closed', 'The bus is closed');
        try {
            return await withinDeadline(deadlineMs, work());
        }
        catch (error) {
            throw new StoreError('unavailable', `Redis did not do it: ${error.message}`, { cause: error });
        }
    };
    const renewWhenDead = async (client) => {
        try {
            if (client.isReady)
                await withinDeadline(deadlineMs, client.ping());
        }
        catch {
            // One that is not ready any more is reconnecting already. What fails from here on is told to whoever calls.
            if (!open || !client.isReady)
                return;
            client.destroy();
            client.connect().catch(() => undefined);
        }
    };
    const heartbeat = setInterval(() => {
        for (const client of [commands, listener])
            void renewWhenDead(client);
    }, beatMs).unref();
    const destroy = () => {
        open = false;
        clearInterval(heartbeat);
        for (const client of [commands, listener])
            if (client.isOpen)
                client.destroy();
    };
    try {
        await run(() => Promise.all([commands.connect(), listener.connect()]));
    }
    catch (error) {
        destroy();
        throw error;
    }
    wasUp = true;
    const evaluate = (script, keys, ...args) => run(() => commands.eval(script, { keys, arguments: args.map(String) }));
    const keysOf = (kind) => [`{troupe:present:${kind}}:until`, `{troupe:present:${kind}}:value`];
    return {
        publish: async (channel, message) => void (await run(() => commands.publish(channelOf(channel), JSON.stringify(message)))),
        async subscribe(channel, handler) {
            let wanted = true;
            const own = (text) => {
                if (wanted)
                    handler(JSON.parse(text));
            };
            const forget = async () => {
                wanted = false;
                // When the server is gone, so is the subscription; the client forgets it in either case.
                await run(() => listener.unsubscribe(channelOf(channel), own)).catch(() => undefined);
            };
            try {
                await run(() => listener.subscribe(channelOf(channel), own));
            }
            catch (error) {
                // It may have been heard nevertheless, and must not speak up later.
                void forget();
                throw error;
            }
            return { close: forget };
        },
        announce: async (kind, id, value, ttlMs) => void (await evaluate(announce, keysOf(kind), id, JSON.stringify(value), ttlMs)),
        withdraw: async (kind, id) => void (await evaluate(withdraw, keysOf(kind), id)),
        present: async (kind) => pairs((await evaluate(present, keysOf(kind)))),
        count: async (key, windowMs) => Number(await evaluate(count, [`troupe:count:${key}`], windowMs)),
        ping: () => run(() => Promise.all([commands.ping(), listener.ping()])).then(() => true, () => false),
        close: async () => destroy(),
    };
}
const channelOf = (channel) => `troupe:${channel}`;
function pairs(flat) {
    return Array.from({ length: flat.length / 2 }, (_, i) => ({
        id: flat[2 * i],
        value: JSON.parse(flat[2 * i + 1]),
    }));
}
//# sourceMappingURL=redis.js.map