/** Picks the bus: Redis where an address is given, this process otherwise. */
import { openLocalBus } from "./local.js";
/** Rejects with `unavailable` when the server can't be reached now. */
export async function openBus(redisUrl) {
    return redisUrl === undefined ? openLocalBus() : (await import("./redis.js")).openRedisBus(redisUrl);
}
//# sourceMappingURL=open.js.map