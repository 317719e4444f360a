/** The farm as the actors see it: ask for a browser context, get a page, keep it alive, let it go. */
import type { LeasedPage } from '../page/port.ts';
import type { LeaseState, Load } from '../protocol/lease.ts';

export interface LeaseOrder {
  readonly tenantId: string;
  readonly fleet: string;
  readonly epoch: number;
  readonly ttlMs: number;
  readonly proxy?: string;
}

/** A lease in hand. */
export interface Lease {
  readonly leaseId: string;
  readonly nodeUrl: string;
  /** Attaches a driver to the lease's context; the one before it, if any, is evicted. */
  attach(): Promise<LeasedPage>;
  /** Holds the lease for another `ttlMs` and reads its meters. Rejects with `lease_lost` when it is over. */
  renew(ttlMs: number): Promise<LeaseState>;
  /** Ends the lease and everything in its context. Idempotent, never rejects: a lease not renewed ends anyway. */
  release(): Promise<void>;
}

export interface Farm {
  /**
   * Waits for a free context in a queue that is fair between tenants. Rejects with `farm_full` (and `retryAfterMs`) when
   * the queue is at its bound or the wait exceeds it, with `farm_unavailable` when no node of the fleet is known.
   * Aborting leaves the queue; a grant that comes too late is released.
   */
  lease(order: LeaseOrder, signal: AbortSignal): Promise<Lease>;
  /** Takes over a lease that another process held: same node, same lease, a higher epoch. */
  adopt(nodeUrl: string, leaseId: string, epoch: number): Promise<Lease>;
  /** Whether a node of this fleet is known at all. */
  offers(fleet: string): boolean;
  load(): Load & { readonly waiting: number };
  close(): Promise<void>;
}
