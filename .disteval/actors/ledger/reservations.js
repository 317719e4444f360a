export async function openReservations(documents) {
    const reservations = await documents.collection('reservations', [{ fields: { state: 1, openedAt: 1 } }]);
    const idOf = (tenantId, callId) => `${tenantId}/${callId}`;
    return {
        /** Counts one more attempt; the reservation as it is then, open or closed. */
        attempt: (tenantId, callId, now) => reservations.upsert(idOf(tenantId, callId), { $inc: { attempts: 1 } }, { tenantId, callId, state: 'open', openedAt: now }),
        /** The attempt was refused: nothing is reserved, unless another attempt was made since. */
        async withdraw({ _id, attempts = 1 }) {
            await reservations.remove({ _id, attempts, state: 'open' });
        },
        find: (tenantId, callId) => reservations.get(idOf(tenantId, callId)),
        /** Idempotent: the first close stands. */
        async close(tenantId, callId, charged, now) {
            await reservations.update({ _id: idOf(tenantId, callId), state: 'open' }, { $set: { state: 'closed', charged, closedAt: now } });
        },
        /** Opened at `from` or later and before `before`, oldest first. */
        openBetween: (from, before, limit) => reservations.find({ state: 'open', openedAt: { $gte: from, $lt: before } }, { sort: { openedAt: 1 }, limit }),
        /** Forgets those closed before then; returns how many. */
        forget: (before) => reservations.remove({ state: 'closed', closedAt: { $lt: before } }),
    };
}
//# sourceMappingURL=reservations.js.map