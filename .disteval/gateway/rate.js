import { plans } from "../config/plans.js";
import { Refusal } from "./errors.js";
const windowMs = 60_000;
/**
 * A hook that refuses what is over the plan's limit. While the bus is down each gateway counts for itself: the limit is
 * looser by the number of gateways then, but neither is service denied nor the limit gone.
 */
export function limitRate(bus, clock = Date.now) {
    let own = { window: 0, counts: new Map() };
    const countHere = (tenantId, window) => {
        if (own.window !== window)
            own = { window, counts: new Map() };
        const count = (own.counts.get(tenantId) ?? 0) + 1;
        own.counts.set(tenantId, count);
        return count;
    };
    return async ({ caller: { tenant }, log }) => {
        const now = clock();
        const window = Math.floor(now / windowMs);
        const { requestsPerMinute } = plans[tenant.plan];
        const count = await bus.count(`rate:${tenant._id}:${window}`, windowMs).catch((error) => {
            log.warn({ err: error }, 'the bus is out of reach: this gateway counts the calls of the tenant for itself');
            return countHere(tenant._id, window);
        });
        if (count <= requestsPerMinute)
            return;
        throw new Refusal('rate_limited', `over ${requestsPerMinute} calls a minute, the limit of the ${tenant.plan} plan: call more slowly`, {
            retryAfterMs: (window + 1) * windowMs - now,
        });
    };
}
//# sourceMappingURL=rate.js.map