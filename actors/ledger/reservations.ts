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
  /** Who asked for it; reservations of earlier releases don't say. */
  readonly gateway?: string;
  /** Its run is on record, and alone says what becomes of it. Never together with `givenUp`: whichever is written first stands. */
  readonly recorded?: true;
  /** Its call was held for lost: nothing may begin under it any more. */
  readonly givenUp?: true;
  /** How often it was asked for; there from the first attempt on. */
  readonly attempts?: number;
  readonly charged?: MicroCredits;
  readonly closedAt?: Date;
}

type Mark = 'recorded' | 'givenUp';

export async function openReservations(documents: Documents) {
  const reservations = await documents.collection<Reservation>('reservations', [{ fields: { state: 1, openedAt: 1 } }]);
  const idOf = (tenantId: string, callId: string): string => `${tenantId}/${callId}`;
  const mark = async ({ tenantId, callId }: Pick<Reservation, 'tenantId' | 'callId'>, as: Mark, unless: Mark): Promise<boolean> =>
    (await reservations.update({ _id: idOf(tenantId, callId), state: 'open', [unless]: { $exists: false } }, { $set: { [as]: true } })) !==
    undefined;

  return {
    /** Counts one more attempt; the reservation as it is then, open or closed. */
    attempt: (tenantId: string, callId: string, gateway: string, now: Date): Promise<Reservation> =>
      reservations.upsert(idOf(tenantId, callId), { $inc: { attempts: 1 } }, { tenantId, callId, gateway, state: 'open', openedAt: now }),

    /** The attempt was refused: nothing is reserved, unless another attempt was made since. */
    async withdraw({ _id, attempts = 1 }: Reservation): Promise<void> {
      await reservations.remove({ _id, attempts, state: 'open' });
    },

    /** For a run whose record is stored: false when it was given up before, or is closed. */
    markRecorded: (tenantId: string, callId: string): Promise<boolean> => mark({ tenantId, callId }, 'recorded', 'givenUp'),

    /** False when a run has come on record under it, or it is closed. For good: what was given up is never taken up again. */
    giveUp: (reservation: Reservation): Promise<boolean> => mark(reservation, 'givenUp', 'recorded'),

    find: (tenantId: string, callId: string): Promise<Reservation | undefined> => reservations.get(idOf(tenantId, callId)),

    /** Idempotent: the first close stands. */
    async close(tenantId: string, callId: string, charged: MicroCredits, now: Date): Promise<void> {
      await reservations.update({ _id: idOf(tenantId, callId), state: 'open' }, { $set: { state: 'closed', charged, closedAt: now } });
    },

    /** Opened at `from` or later and before `before`, oldest first. */
    openBetween: (from: Date, before: Date, limit: number): Promise<Reservation[]> =>
      reservations.find({ state: 'open', openedAt: { $gte: from, $lt: before } }, { sort: { openedAt: 1 }, limit }),

    /** Of calls that may be waiting still: opened at `from` or later, oldest first. */
    openUnrecorded: (from: Date, limit: number): Promise<Reservation[]> =>
      reservations.find({ state: 'open', recorded: { $exists: false }, openedAt: { $gte: from } }, { sort: { openedAt: 1 }, limit }),

    /** Forgets those closed before then; returns how many. */
    forget: (before: Date): Promise<number> => reservations.remove({ state: 'closed', closedAt: { $lt: before } }),
  };
}
