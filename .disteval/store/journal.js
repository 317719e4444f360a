import { StoreError } from "./errors.js";
/** How many events are read at a time. */
const pageSize = 500;
export async function openJournal(documents) {
    const events = await documents.collection('events', [{ fields: { key: 1, sequenceNumber: 1 }, unique: true }]);
    const snapshots = await documents.collection('snapshots');
    const latestSnapshot = async (key) => withoutId(await snapshots.get(key));
    const idOf = (key, sequenceNumber) => `${key}/${sequenceNumber}`;
    /** Whether the event of this number is stored, or in a snapshot. */
    async function holds(key, sequenceNumber) {
        if (sequenceNumber === 0 || (await events.get(idOf(key, sequenceNumber))) !== undefined)
            return true;
        // It may have been trimmed just now: only a snapshot read after that tells.
        return ((await snapshots.get(key))?.sequenceNumber ?? 0) >= sequenceNumber;
    }
    return {
        holds,
        /**
         * Rejects with `fenced` when this number was written already: another owner of the key is ahead. Rejects with `lost` when
         * the event before it is not there any more, because the server has lost what it acknowledged. Either way the caller
         * must stop and recover. After `unavailable` the event may or may not stand; only a recovery tells.
         */
        async append(key, sequenceNumber, data) {
            const _id = idOf(key, sequenceNumber);
            if (!(await holds(key, sequenceNumber - 1))) {
                throw new StoreError('lost', `Event ${sequenceNumber - 1} of ${key} was acknowledged and is not stored any more`);
            }
            try {
                await events.insert({ _id, key, sequenceNumber, data, createdAt: new Date() });
            }
            catch (error) {
                if (error instanceof StoreError && error.code === 'duplicate_key')
                    throw fenced(key, sequenceNumber, error);
                throw error;
            }
            // The number may be free because it was trimmed: whoever writes it is as late as if it stood.
            const snapshot = await snapshots.get(key);
            if (snapshot === undefined || snapshot.sequenceNumber < sequenceNumber)
                return;
            await events.remove({ _id });
            throw fenced(key, sequenceNumber);
        },
        /** In order, those after this number; read in pages as they are asked for. */
        async *events(key, after = 0) {
            for (let last = after;;) {
                const page = await events.find({ key, sequenceNumber: { $gt: last } }, { sort: { sequenceNumber: 1 }, limit: pageSize });
                for (const { _id, ...event } of page)
                    yield event;
                const end = page.at(-1);
                if (end === undefined || page.length < pageSize)
                    return;
                last = end.sequenceNumber;
            }
        },
        latestSnapshot,
        /** Keeps the one of the highest number, whoever comes later. */
        async saveSnapshot(key, sequenceNumber, data) {
            const set = { key, sequenceNumber, data, createdAt: new Date() };
            if ((await snapshots.update({ _id: key, sequenceNumber: { $lt: sequenceNumber } }, { $set: set })) !== undefined)
                return;
            try {
                await snapshots.insert({ _id: key, ...set });
            }
            catch (error) {
                if (!(error instanceof StoreError && error.code === 'duplicate_key'))
                    throw error;
                // There is one. It is as new or newer, unless it appeared just now and is older.
                await snapshots.update({ _id: key, sequenceNumber: { $lt: sequenceNumber } }, { $set: set });
            }
        },
        /** Removes the events that the latest snapshot holds; returns how many. */
        async trim(key) {
            const snapshot = await latestSnapshot(key);
            return snapshot === undefined ? 0 : events.remove({ key, sequenceNumber: { $lte: snapshot.sequenceNumber } });
        },
    };
}
function withoutId(stored) {
    if (stored === undefined)
        return undefined;
    const { _id, ...event } = stored;
    return event;
}
const fenced = (key, sequenceNumber, cause) => new StoreError('fenced', `Event ${sequenceNumber} of ${key} was written by another owner`, { cause });
//# sourceMappingURL=journal.js.map