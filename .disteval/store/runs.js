import { removeSome } from "./documents/remove-some.js";
const alive = ['running', 'paused'];
const over = ['complete', 'failed', 'cancelled'];
export async function openRuns(documents) {
    const runs = await documents.collection('runs', [
        { fields: { tenantId: 1, createdAt: -1 } },
        { fields: { status: 1, leaseUntil: 1 } },
        { fields: { unsettled: 1 }, sparse: true },
        { fields: { status: 1, settledAt: 1 } },
    ]);
    return {
        create: (run) => runs.insert({ ...run, ...waiting(run) }),
        async get(tenantId, id) {
            const run = await runs.get(id);
            return run?.tenantId === tenantId ? run : undefined;
        },
        /** Of whichever tenant: for what serves the house itself. */
        find: (id) => runs.get(id),
        /** Newest first; `total` counts all that match. */
        async list(tenantId, { mode, status, limit, offset }) {
            const filter = { tenantId, ...(mode && { mode }), ...(status && { status }) };
            const [page, total] = await Promise.all([
                runs.find(filter, { sort: { createdAt: -1, _id: -1 }, limit, skip: offset }),
                runs.count(filter),
            ]);
            return { runs: page, total };
        },
        /**
         * Writes what the owner reports, and gives the run as it is afterwards. Undefined, and nothing is written, when the run
         * has ended or is another owner's by now: the caller must let go of it.
         */
        advance: (id, owner, change) => runs.update(owned(id, owner), { $set: { ...change, ...waiting(change) } }),
        /** Holds the run for its owner until `leaseUntil`; false when it has ended or is another owner's by now. */
        renew: async (id, owner, leaseUntil) => (await runs.update(owned(id, owner), { $set: { leaseUntil } })) !== undefined,
        /** Running runs that their owner holds until before that moment only, the shortest hold first. */
        heldUntil: (before, limit) => runs.find({ status: 'running', leaseUntil: { $lt: before } }, { sort: { leaseUntil: 1 }, limit }),
        /** Takes a running run under a new epoch if its owner has not renewed its hold since it was seen; no two callers get the same. */
        claimOrphan: ({ _id, leaseUntil }, now, gateway, leaseMs) => runs.update({ _id, status: 'running', leaseUntil }, takenBy(now, gateway, leaseMs)),
        /**
         * Takes a running run of any other gateway, however lately that was heard of, under a new epoch: for the one process that
         * has the store for itself, where every other is dead.
         */
        claimLeftBehind: (now, gateway, leaseMs) => runs.claim({ status: 'running', gateway: { $ne: gateway } }, takenBy(now, gateway, leaseMs), { leaseUntil: 1 }),
        /** Ended but not settled by the ledger yet, oldest first. */
        unsettled: (limit, skip = 0) => runs.find({ unsettled: true }, { sort: { endedAt: 1 }, limit, skip }),
        /** The run as it is afterwards, with what the ledger charged; undefined when it has not ended, or was settled before. */
        settled: (id, settledAt, charge) => runs.update({ _id: id, unsettled: true }, { $set: { settledAt, charge }, $unset: { unsettled: true } }),
        /** Removes up to `limit` runs of each status that were settled before that moment; returns how many it found at most. */
        async forget(before, limit) {
            const found = await Promise.all(over.map((status) => removeSome(runs, { status, settledAt: { $lt: before } }, limit)));
            return Math.max(...found);
        },
    };
}
const owned = (id, { gateway, epoch }) => ({ _id: id, gateway, epoch, status: { $in: alive } });
const takenBy = (now, gateway, leaseMs) => ({
    $set: { gateway, leaseUntil: new Date(now.getTime() + leaseMs) },
    $inc: { epoch: 1 },
});
/** Whoever ends a run leaves it to be settled. */
const waiting = ({ status }) => status === undefined || alive.includes(status) ? {} : { unsettled: true };
//# sourceMappingURL=runs.js.map