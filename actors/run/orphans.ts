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
import type { Terms } from './run.ts';
import { verdicts } from './verdicts.ts';

type OrphansMessage = { readonly type: 'sweep' } | { readonly type: 'swept' };
type OrphansState = { readonly status: 'waiting' } | { readonly status: 'sweeping' };
type OrphansEffect = { readonly type: 'sweep' } | { readonly type: 'sweepLater' };

export function reduce(state: OrphansState, message: OrphansMessage): readonly [OrphansState, readonly OrphansEffect[]] {
  switch (message.type) {
    case 'sweep':
      return state.status === 'sweeping' ? [state, []] : [{ status: 'sweeping' }, [{ type: 'sweep' }]];
    case 'swept':
      return [{ status: 'waiting' }, [{ type: 'sweepLater' }]];
  }
}

interface EndOptions {
  readonly terms: Terms;
  readonly around: { readonly farm: Farm; readonly runs: Runs; readonly ledger: Ledger; readonly log: Log };
}

export function spawnOrphans({ system, ...options }: EndOptions & { readonly system: System }): Address<OrphansMessage> {
  const { leaseTtlMs } = options.terms.limits;
  const perform = async (effect: OrphansEffect, self: Self<OrphansMessage>) => {
    if (effect.type === 'sweep') {
      await endAll(options.around.runs.claimOrphan, options, self.signal);
      self.send({ type: 'swept' });
    } else {
      await setTimeout(leaseTtlMs / 3, undefined, { signal: self.signal });
      self.send({ type: 'sweep' });
    }
  };
  const initial: OrphansState = { status: 'waiting' };
  const address = system.spawn(system.root, 'sweep', { supervision: supervision.orphans, initial, reduce, perform });
  system.send(address, { type: 'sweep' });
  return address;
}

/** Ends the runs of this process's earlier lives at once; only for a process that no other shares the store with. Never rejects. */
export const endLeftBehind = (options: EndOptions): Promise<void> => endAll(options.around.runs.claimLeftBehind, options);

/** Never rejects: what could not be ended stays claimed for a while, and is then an orphan again. */
async function endAll(claim: Runs['claimOrphan'], options: EndOptions, signal?: AbortSignal): Promise<void> {
  const { terms, around } = options;
  try {
    while (signal?.aborted !== true) {
      const orphan = await claim(new Date(), terms.gateway, terms.limits.leaseTtlMs);
      if (orphan === undefined) return;
      around.log.warn({ runId: orphan._id }, 'a run has lost its gateway and is ended');
      // One that fails does not hold up the others.
      await endOrphan(orphan, options).catch((error: unknown) => {
        around.log.error({ err: error, runId: orphan._id }, 'a run that has lost its gateway could not be ended');
      });
    }
  } catch (error) {
    around.log.error({ err: error }, 'runs that have lost their gateway could not be looked for');
  }
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
