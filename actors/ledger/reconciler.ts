/** The reconciler: settles what its call left unsettled, by the record of the run and never by a timer alone. */
import { StoreError } from '../../store/errors.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { Store } from '../../store/open.ts';
import { startRounds } from '../../store/rounds.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { ActorError } from '../errors.ts';
import type { Log } from '../log.ts';
import { chargedBy, type Ledger } from '../protocol/ledger.ts';
import { openReservations, type Reservation } from './reservations.ts';

interface ReconcilerOptions {
  readonly cluster: Cluster;
  readonly ledger: Ledger;
  readonly store: Pick<Store, 'documents' | 'runs'>;
  readonly log: Log;
  /** How often it walks; 30 s. */
  readonly everyMs?: number;
  /**
   * How long a call has to put itself on record after its reservation, and to settle itself after its end; 5 minutes,
   * which no queue and no write outlasts.
   */
  readonly graceMs?: number;
  /** How often it looks for gateways that are gone; 2.5 s. */
  readonly lookEveryMs?: number;
}

interface Reconciler {
  /** One walk over all that has been unsettled for `graceMs`; rejects with `StoreError` when the store is gone. */
  walk(now: Date, graceMs?: number): Promise<void>;
  /** One look for what gateways have left that are not in the cluster any more; rejects as `walk` does. */
  look(now: Date): Promise<void>;
  close(): Promise<void>;
}

const pageSize = 100;
/**
 * In so many looks, one after the other, a gateway must be missing before it is held for dead: a bus that has lost its memory
 * hears of the living again sooner.
 */
const looksMissing = 3;
/** How long a settled call id is known for certain. */
const keptMs = 90 * 24 * 3_600_000;
const nothing = 0 as MicroCredits;

/** Every gateway has one; the owner of its name in the cluster walks. Two that walk at once do no harm: settling is idempotent. */
export async function startReconciler({
  cluster,
  ledger,
  store,
  log,
  everyMs = 30_000,
  graceMs: usualGraceMs = 300_000,
  lookEveryMs = 2_500,
}: ReconcilerOptions): Promise<Reconciler> {
  const { runs } = store;
  const reservations = await openReservations(store.documents);
  /** In how many looks, one after the other, each gateway has been missing. */
  let missing: ReadonlyMap<string, number> = new Map();
  let closed = false;

  async function walk(now: Date, graceMs = usualGraceMs): Promise<void> {
    const before = new Date(now.getTime() - graceMs);
    await settleEnded(before, now);
    await releaseOrphans(before, now);
    await reservations.forget(new Date(now.getTime() - keptMs));
  }

  async function look(now: Date): Promise<void> {
    const members = new Set(cluster.members());
    const seen = new Map<string, number>();
    const isDead = ({ gateway }: Reservation) => {
      if (gateway === undefined || members.has(gateway)) return false;
      const looks = seen.get(gateway) ?? (missing.get(gateway) ?? 0) + 1;
      seen.set(gateway, looks);
      return looks >= looksMissing;
    };
    await eachPage(
      (from) => reservations.openUnrecorded(from, pageSize),
      (page) => each(page.filter(isDead), (reservation) => release(reservation, now)),
    );
    missing = seen;
  }

  /** What fails for one tenant does not hold up the others; returns for how many it did not. */
  async function each<Item extends { readonly _id: string }>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<number> {
    let succeeded = 0;
    for (const item of items) {
      if (closed) return 0;
      try {
        await work(item);
        succeeded += 1;
      } catch (error) {
        const isTheirs = error instanceof ActorError || (error instanceof StoreError && error.code === 'corrupt');
        if (!isTheirs) throw error;
        log.error({ err: error, id: item._id }, 'a call could not be settled; it stays open');
      }
    }
    return succeeded;
  }

  /** Runs whose gateway died between their end and its settling. */
  async function settleEnded(before: Date, now: Date): Promise<void> {
    for (let failed = 0; !closed; ) {
      // Those that could not be settled are the oldest that are left.
      const page = await runs.unsettled(pageSize, failed);
      const due = page.filter(({ endedAt }) => endedAt === undefined || endedAt < before);
      failed += due.length - (await each(due, (run) => settleRun(run, now)));
      if (due.length < pageSize) return;
    }
  }

  async function settleRun({ _id, tenantId, charge = nothing }: RunDocument, now: Date): Promise<void> {
    const reply = await ledger.settle(tenantId, _id, charge);
    if (reply.type === 'refused') log.error({ runId: _id, reason: reply.reason }, 'an ended run had no reservation to settle');
    await runs.settled(_id, now, chargedBy(reply, charge));
  }

  /** Reservations of which no run will come to settle them. */
  async function releaseOrphans(before: Date, now: Date): Promise<void> {
    await eachPage(
      (from) => reservations.openBetween(from, before, pageSize),
      (page) => each(page, (reservation) => release(reservation, now)),
    );
  }

  /** `next` gives a page of what was opened at that moment or later. */
  async function eachPage(next: (from: Date) => Promise<Reservation[]>, work: (page: Reservation[]) => Promise<unknown>): Promise<void> {
    for (let from = new Date(0); ; ) {
      const page = await next(from);
      await work(page);
      const last = page.at(-1)?.openedAt;
      // A whole page of one moment: the rest of it comes with the next walk.
      if (closed || last === undefined || page.length < pageSize || last.getTime() === from.getTime()) return;
      from = last;
    }
  }

  async function release(reservation: Reservation, now: Date): Promise<void> {
    const { tenantId, callId } = reservation;
    const run = await runs.get(tenantId, callId);
    // It lives, or its end is settled by the other walk.
    if (run && run.settledAt === undefined) return;
    // A record that is there no more was settled long ago; one that comes while it is looked for decides.
    const mayCome = run === undefined && reservation.recorded === undefined;
    if (mayCome && !(await reservations.giveUp(reservation))) return;
    const reply = mayCome ? await ledger.release(tenantId, callId) : await ledger.settle(tenantId, callId, nothing);
    const charged = reply.type === 'done' ? reply.charged : run?.charge;
    await reservations.close(tenantId, callId, charged ?? nothing, now);
  }

  const again = (intervalMs: number, work: (now: Date) => Promise<void>) => {
    const round = async () => {
      if (cluster.ownerOf('reconciler') === cluster.self) await work(new Date());
    };
    return startRounds(intervalMs, round, (error) => log.error({ err: error }, 'the reconciler gave up for now; it goes on later'));
  };
  const rounds = [again(everyMs, walk), again(lookEveryMs, look)];

  return {
    walk,
    look,
    async close() {
      closed = true;
      await Promise.all(rounds.map((round) => round.close()));
    },
  };
}
