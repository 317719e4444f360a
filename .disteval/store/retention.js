/** Removes what has been kept for long enough, in small batches between which everybody else is served. */
import { setImmediate } from 'node:timers/promises';
import { retention } from "../config/limits.js";
import { startRounds } from "./rounds.js";
const dayMs = 24 * 3_600_000;
/** Every process that has the store open may have one: what two of them remove at once is removed all the same. */
export function startRetention({ runs, audit, report, everyMs = retention.everyMs }) {
    let closed = false;
    async function forgetAll(what, before) {
        while (!closed && (await what.forget(before, retention.batch)) === retention.batch)
            await setImmediate();
    }
    async function sweep(now) {
        await forgetAll(runs, new Date(now.getTime() - retention.runDays * dayMs));
        await forgetAll(audit, new Date(now.getTime() - retention.auditDays * dayMs));
    }
    const rounds = startRounds(everyMs, () => sweep(new Date()), report);
    return {
        sweep,
        async close() {
            closed = true;
            await rounds.close();
        },
    };
}
//# sourceMappingURL=retention.js.map