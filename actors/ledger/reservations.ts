/**
 * Which calls ever had a reservation, as documents of their own: written before the ledger reserves and closed after it
 * settled, so that none that is open escapes the reconciler, and a call settled long ago is still known.
 */
import type { Documents } from '../../store/documents/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';

export interface Reservation {
  readonly _id: string;
  readonly tenantId: string;
  readonly callId: string;
  readonly state: 'open' | 'closed';
  readonly openedAt: Date;
  /** How often it was asked for; there from the first attempt on. */
  readonly attempts?: number;
  readonly charged?: MicroCredits;
  readonly closedAt?: Date;
}

export async function openReservations(documents: Documents) {
  const reservations = await documents.collection<Reservation>('reservations', [{ fields: { state: 1, openedAt: 1 } }]);
  const idOf = (tenantId: string, callId: string): string => `${tenantId}/${callId}`;

  return {
    /** Counts one more attempt; the reservation as it is then, open or closed. */
    attempt: (tenantId: string, callId: string, now: Date): Promise<Reservation> =>
      reservations.upsert(idOf(tenantId, callId), { $inc: { attempts: 1 } }, { tenantId, callId, state: 'open', openedAt: now }),

    /** The attempt was refused: nothing is reserved, unless another attempt was made since. */
    async withdraw({ _id, attempts = 1 }: Reservation): Promise<void> {
      await reservations.remove({ _id, attempts, state: 'open' });
    },

    find: (tenantId: string, callId: string): Promise<Reservation | undefined> => reservations.get(idOf(tenantId, callId)),

    /** Idempotent: the first close stands. */
    async close(tenantId: string, callId: string, charged: MicroCredits, now: Date): Promise<void> {
      await reservations.update({ _id: idOf(tenantId, callId), state: 'open' }, { $set: { state: 'closed', charged, closedAt: now } });
    },

    /** Opened at `from` or later and before `before`, oldest first. */
    openBetween: (from: Date, before: Date, limit: number): Promise<Reservation[]> =>
      reservations.find({ state: 'open', openedAt: { $gte: from, $lt: before } }, { sort: { openedAt: 1 }, limit }),

    /** Forgets those closed before then; returns how many. */
    forget: (before: Date): Promise<number> => reservations.remove({ state: 'closed', closedAt: { $lt: before } }),
  };
}
