/** The reconciler: settles what its call left unsettled, by the record of the run and never by a timer alone. */
import { StoreError } from "../../store/errors.js";
import { startRounds } from "../../store/rounds.js";
import { ActorError } from "../errors.js";
import { chargedBy } from "../protocol/ledger.js";
import { openReservations } from "./reservations.js";
const pageSize = 100;
/** How long a settled call id is known for certain. */
const keptMs = 90 * 24 * 3_600_000;
const nothing = 0;
/** Every gateway has one; the owner of its name in the cluster walks. Two that walk at once do no harm: settling is idempotent. */
export async function startReconciler({ cluster, ledger, store, log, everyMs = 30_000, graceMs: usualGraceMs = 300_000, }) {
    const { runs } = store;
    const reservations = await openReservations(store.documents);
    let closed = false;
    async function walk(now, graceMs = usualGraceMs) {
        const before = new Date(now.getTime() - graceMs);
        await settleEnded(before, now);
        await releaseOrphans(before, now);
        await reservations.forget(new Date(now.getTime() - keptMs));
    }
    /** What fails for one tenant does not hold up the others; returns for how many it did not. */
    async function each(items, work) {
        let succeeded = 0;
        for (const item of items) {
            if (closed)
                return 0;
            try {
                await work(item);
                succeeded += 1;
            }
            catch (error) {
                const isTheirs = error instanceof ActorError || (error instanceof StoreError && error.code === 'corrupt');
                if (!isTheirs)
                    throw error;
                log.error({ err: error, id: item._id }, 'a call could not be settled; it stays open');
            }
        }
        return succeeded;
    }
    /** Runs whose gateway died between their end and its settling. */
    async function settleEnded(before, now) {
        for (let failed = 0; !closed;) {
            // Those that could not be settled are the oldest that are left.
            const page = await runs.unsettled(pageSize, failed);
            const due = page.filter(({ endedAt }) => endedAt === undefined || endedAt < before);
            failed += due.length - (await each(due, (run) => settleRun(run, now)));
            if (due.length < pageSize)
                return;
        }
    }
    async function settleRun({ _id, tenantId, charge = nothing }, now) {
        const reply = await ledger.settle(tenantId, _id, charge);
        if (reply.type === 'refused')
            log.error({ runId: _id, reason: reply.reason }, 'an ended run had no reservation to settle');
        await runs.settled(_id, now, chargedBy(reply, charge));
    }
    /** Reservations of which no run will come to settle them. */
    async function releaseOrphans(before, now) {
        for (let from = new Date(0);;) {
            const page = await reservations.openBetween(from, before, pageSize);
            await each(page, (reservation) => release(reservation, now));
            const last = page.at(-1)?.openedAt;
            // A whole page of one moment: the rest of it comes with the next walk.
            if (closed || last === undefined || page.length < pageSize || last.getTime() === from.getTime())
                return;
            from = last;
        }
    }
    async function release({ tenantId, callId }, now) {
        const run = await runs.get(tenantId, callId);
        // It lives, or its end is settled by the other walk.
        if (run && run.settledAt === undefined)
            return;
        const reply = await ledger.settle(tenantId, callId, nothing);
        const charged = reply.type === 'done' ? reply.charged : run?.charge;
        await reservations.close(tenantId, callId, charged ?? nothing, now);
    }
    const round = async () => {
        if (cluster.ownerOf('reconciler') === cluster.self)
            await walk(new Date());
    };
    const rounds = startRounds(everyMs, round, (error) => log.error({ err: error }, 'the reconciler gave up for now; it walks again'));
    return {
        walk,
        async close() {
            closed = true;
            await rounds.close();
        },
    };
}
//# sourceMappingURL=reconciler.js.map