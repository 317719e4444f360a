/** The actor that ends the runs of gateways that died: each is claimed under a new epoch, released, charged and settled. */
import { setTimeout } from 'node:timers/promises';
import { meteredPrice } from '../../config/rates.ts';
import type { Farm } from '../../farm/client/port.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { Runs } from '../../store/runs.ts';
import type { Address, Self } from '../behaviour.ts';
import type { Log } from '../log.ts';
import { chargedBy, type Ledger } from '../protocol/ledger.ts';
import { supervision } from '../supervision.ts';
import type { System } from '../system.ts';
import { logEnd } from './books.ts';
import { verdicts } from './verdicts.ts';
import type { Terms } from './work.ts';

/** Of each run that was not renewed in time: its hold as it stood, and in how many looks, one after the other, it has stood so. */
type Sightings = ReadonlyMap<string, { readonly leaseUntil: number; readonly looks: number }>;

type OrphansMessage = { readonly type: 'sweep' } | { readonly type: 'swept'; readonly sightings: Sightings };
type OrphansState = { readonly status: 'waiting' | 'sweeping'; readonly sightings: Sightings };
type OrphansEffect = { readonly type: 'sweep'; readonly sightings: Sightings } | { readonly type: 'sweepLater' };

export function reduce(state: OrphansState, message: OrphansMessage): readonly [OrphansState, readonly OrphansEffect[]] {
  const { status, sightings } = state;
  switch (message.type) {
    case 'sweep':
      return status === 'sweeping' ? [state, []] : [{ status: 'sweeping', sightings }, [{ type: 'sweep', sightings }]];
    case 'swept':
      return [{ status: 'waiting', sightings: message.sightings }, [{ type: 'sweepLater' }]];
  }
}

interface EndOptions {
  readonly terms: Terms;
  readonly around: { readonly farm: Farm; readonly runs: Runs; readonly ledger: Ledger; readonly log: Log };
}

/** Looks in one time to live of a run's hold: as often as its owner renews it. */
const looksInTtl = 3;
/** What one look takes in at most. */
const mostSeen = 100;

export function spawnOrphans({ system, ...options }: EndOptions & { readonly system: System }): Address<OrphansMessage> {
  const { leaseTtlMs } = options.terms.limits;
  const perform = async (effect: OrphansEffect, self: Self<OrphansMessage>) => {
    if (effect.type === 'sweep') {
      self.send({ type: 'swept', sightings: await sweep(effect.sightings, options, self.signal) });
    } else {
      await setTimeout(leaseTtlMs / looksInTtl, undefined, { signal: self.signal });
      self.send({ type: 'sweep' });
    }
  };
  const initial: OrphansState = { status: 'waiting', sightings: new Map() };
  const address = system.spawn(system.root, 'sweep', { supervision: supervision.orphans, initial, reduce, perform });
  system.send(address, { type: 'sweep' });
  return address;
}

/**
 * Ends the runs whose hold is over and has not moved for as many looks as its owner would have renewed it in: the clock of
 * another gateway may be ahead or behind, and what lives moves. Gives what was seen, for the next look. Never rejects.
 */
export async function sweep(before: Sightings, options: EndOptions, signal?: AbortSignal): Promise<Sightings> {
  const { terms, around } = options;
  const { leaseTtlMs } = terms.limits;
  const now = Date.now();
  // A hold that was renewed in time has more than this left.
  const late = new Date(now + leaseTtlMs - leaseTtlMs / looksInTtl);
  const sightings = new Map<string, { leaseUntil: number; looks: number }>();
  try {
    for (const run of await around.runs.heldUntil(late, mostSeen)) {
      if (signal?.aborted === true) return before;
      const leaseUntil = run.leaseUntil.getTime();
      const seen = before.get(run._id);
      const looks = seen?.leaseUntil === leaseUntil ? seen.looks + 1 : 1;
      sightings.set(run._id, { leaseUntil, looks });
      if (looks < looksInTtl || leaseUntil >= now) continue;
      const orphan = await around.runs.claimOrphan(run, new Date(), terms.gateway, leaseTtlMs);
      if (orphan !== undefined) await endClaimed(orphan, options);
    }
    return sightings;
  } catch (error) {
    around.log.error({ err: error }, notLookedFor);
    return before;
  }
}

/** Ends the runs of this process's earlier lives at once; only for a process that no other shares the store with. Never rejects. */
export async function endLeftBehind(options: EndOptions): Promise<void> {
  const { terms, around } = options;
  const claim = () => around.runs.claimLeftBehind(new Date(), terms.gateway, terms.limits.leaseTtlMs);
  try {
    for (let orphan = await claim(); orphan !== undefined; orphan = await claim()) await endClaimed(orphan, options);
  } catch (error) {
    around.log.error({ err: error }, notLookedFor);
  }
}

const notLookedFor = 'runs that have lost their gateway could not be looked for';

/** Never rejects: one that fails does not hold up the others; it stays claimed for a while, and is then an orphan again. */
async function endClaimed(orphan: RunDocument, options: EndOptions): Promise<void> {
  const { log } = options.around;
  log.warn({ runId: orphan._id }, 'a run has lost its gateway and is ended');
  await endOrphan(orphan, options).catch((error: unknown) => {
    log.error({ err: error, runId: orphan._id }, 'a run that has lost its gateway could not be ended');
  });
}

/** A run whose gateway died has lost its caller with it: it ends as one whose caller left (SPEC-NOTES, "Disconnect"). */
async function endOrphan(orphan: RunDocument, { terms, around }: EndOptions): Promise<void> {
  const { _id: runId, tenantId, epoch, usage } = orphan;
  await releaseLease(orphan, around);
  const verdict = verdicts.orphaned();
  const charge = meteredPrice(usage);
  const ended = await around.runs.advance(
    runId,
    { gateway: terms.gateway, epoch },
    { ...verdict, success: false, charge, endedAt: new Date() },
  );
  // Someone else ends it.
  if (ended === undefined) return;
  logEnd(around.log, ended);
  const reply = await around.ledger.settle(tenantId, runId, charge);
  await around.runs.settled(runId, new Date(), chargedBy(reply, charge));
}

/** The new epoch evicts the old owner's hands, should they move again. */
async function releaseLease({ nodeUrl, leaseId, epoch }: RunDocument, { farm }: EndOptions['around']): Promise<void> {
  if (nodeUrl === undefined || leaseId === undefined) return;
  try {
    const lease = await farm.adopt(nodeUrl, leaseId, epoch);
    await lease.release();
  } catch {
    // The lease is over, or will be, as nobody renews it.
  }
}
