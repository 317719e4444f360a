/** Runs as documents: written by their owner alone, who may change, and read by their tenant. */
import type { Change, Documents, Filter } from './documents/port.ts';
import { removeSome } from './documents/remove-some.ts';
import type { MicroCredits } from './model/money.ts';
import type { RunDocument, RunMode, RunStatus } from './model/run.ts';

/** Who writes: a gateway, and the epoch under which it owns the run. */
export type RunOwner = Pick<RunDocument, 'gateway' | 'epoch'>;

/** What an owner reports of its run: whole fields, so that a report which is sent twice counts once. */
type RunChange = Partial<Omit<RunDocument, '_id' | 'tenantId' | 'gateway' | 'epoch' | 'createdAt' | 'unsettled' | 'settledAt'>>;

interface RunPage {
  readonly mode?: RunMode;
  readonly status?: RunStatus;
  readonly limit: number;
  readonly offset: number;
}

const alive: readonly RunStatus[] = ['running', 'paused'];
const over: readonly RunStatus[] = ['complete', 'failed', 'cancelled'];

export type Runs = Awaited<ReturnType<typeof openRuns>>;

export async function openRuns(documents: Documents) {
  const runs = await documents.collection<RunDocument>('runs', [
    { fields: { tenantId: 1, createdAt: -1 } },
    { fields: { status: 1, leaseUntil: 1 } },
    { fields: { unsettled: 1 }, sparse: true },
    { fields: { status: 1, settledAt: 1 } },
  ]);

  return {
    create: (run: RunDocument): Promise<void> => runs.insert({ ...run, ...waiting(run) }),

    async get(tenantId: string, id: string): Promise<RunDocument | undefined> {
      const run = await runs.get(id);
      return run?.tenantId === tenantId ? run : undefined;
    },

    /** Of whichever tenant: for what serves the house itself. */
    find: (id: string): Promise<RunDocument | undefined> => runs.get(id),

    /** Newest first; `total` counts all that match. */
    async list(tenantId: string, { mode, status, limit, offset }: RunPage): Promise<{ runs: RunDocument[]; total: number }> {
      const filter: Filter = { tenantId, ...(mode && { mode }), ...(status && { status }) };
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
    advance: (id: string, owner: RunOwner, change: RunChange): Promise<RunDocument | undefined> =>
      runs.update(owned(id, owner), { $set: { ...change, ...waiting(change) } }),

    /** Holds the run for its owner until `leaseUntil`; false when it has ended or is another owner's by now. */
    renew: async (id: string, owner: RunOwner, leaseUntil: Date): Promise<boolean> =>
      (await runs.update(owned(id, owner), { $set: { leaseUntil } })) !== undefined,

    /** Running runs that their owner holds until before that moment only, the shortest hold first. */
    heldUntil: (before: Date, limit: number): Promise<RunDocument[]> =>
      runs.find({ status: 'running', leaseUntil: { $lt: before } }, { sort: { leaseUntil: 1 }, limit }),

    /** Takes a running run under a new epoch if its owner has not renewed its hold since it was seen; no two callers get the same. */
    claimOrphan: ({ _id, leaseUntil }: RunDocument, now: Date, gateway: string, leaseMs: number): Promise<RunDocument | undefined> =>
      runs.update({ _id, status: 'running', leaseUntil }, takenBy(now, gateway, leaseMs)),

    /**
     * Takes a running run of any other gateway, however lately that was heard of, under a new epoch: for the one process that
     * has the store for itself, where every other is dead.
     */
    claimLeftBehind: (now: Date, gateway: string, leaseMs: number): Promise<RunDocument | undefined> =>
      runs.claim({ status: 'running', gateway: { $ne: gateway } }, takenBy(now, gateway, leaseMs), { leaseUntil: 1 }),

    /** Ended but not settled by the ledger yet, oldest first. */
    unsettled: (limit: number, skip = 0): Promise<RunDocument[]> => runs.find({ unsettled: true }, { sort: { endedAt: 1 }, limit, skip }),

    /** The run as it is afterwards, with what the ledger charged; undefined when it has not ended, or was settled before. */
    settled: (id: string, settledAt: Date, charge: MicroCredits): Promise<RunDocument | undefined> =>
      runs.update({ _id: id, unsettled: true }, { $set: { settledAt, charge }, $unset: { unsettled: true } }),

    /** Removes up to `limit` runs of each status that were settled before that moment; returns how many it found at most. */
    async forget(before: Date, limit: number): Promise<number> {
      const found = await Promise.all(over.map((status) => removeSome(runs, { status, settledAt: { $lt: before } }, limit)));
      return Math.max(...found);
    },
  };
}

const owned = (id: string, { gateway, epoch }: RunOwner): Filter => ({ _id: id, gateway, epoch, status: { $in: alive } });

const takenBy = (now: Date, gateway: string, leaseMs: number): Change => ({
  $set: { gateway, leaseUntil: new Date(now.getTime() + leaseMs) },
  $inc: { epoch: 1 },
});

/** Whoever ends a run leaves it to be settled. */
const waiting = ({ status }: RunChange): Pick<RunDocument, 'unsettled'> =>
  status === undefined || alive.includes(status) ? {} : { unsettled: true };
