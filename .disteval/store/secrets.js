/**
 * Wraps all data keys under the newest of the operator's keys, so that older ones may be left out once this has resolved.
 * Rejects with `unreadable` when there are secrets under a key that is not given: what is stored from here on must not be
 * under another key than what is there already.
 */
export async function openSecrets(documents, envelope) {
    const secrets = await documents.collection('secrets', [{ fields: { tenantId: 1, name: 1 } }, { fields: { keyId: 1 } }]);
    await rewrapAll();
    async function rewrapAll() {
        for (;;) {
            const older = await secrets.find({ keyId: { $ne: envelope.keyId } }, { limit: 100 });
            if (older.length === 0)
                return;
            for (const secret of older) {
                const { _id, tenantId, name, keyId, wrappedKey } = secret;
                const { keyId: newKeyId, wrappedKey: newWrappedKey } = envelope.rewrap(secret, [tenantId, name]);
                // Another gateway may do the same, or store a new value, at this moment.
                await secrets.update({ _id, keyId, wrappedKey }, { $set: { keyId: newKeyId, wrappedKey: newWrappedKey } });
            }
        }
    }
    return {
        /** Stores the value under the name, in place of the one before. */
        async put(tenantId, name, value) {
            const now = new Date();
            const change = { $set: { ...envelope.seal(value, [tenantId, name]), updatedAt: now } };
            await secrets.upsert(idOf(tenantId, name), change, { tenantId, name, createdAt: now });
        },
        /** In alphabetical order; `total` counts all. */
        async names(tenantId, { limit, offset }) {
            const [page, total] = await Promise.all([
                secrets.find({ tenantId }, { sort: { name: 1 }, limit, skip: offset }),
                secrets.count({ tenantId }),
            ]);
            return { names: page.map(({ name }) => name), total };
        },
        /** The value, for a run to fill; undefined when none is stored. Rejects with `unreadable`. */
        async value(tenantId, name) {
            const secret = await secrets.get(idOf(tenantId, name));
            return secret && envelope.open(secret, [tenantId, name]);
        },
        /** False when there is none. */
        remove: async (tenantId, name) => (await secrets.remove({ _id: idOf(tenantId, name) })) > 0,
    };
}
/** Neither part holds a colon. */
const idOf = (tenantId, name) => `${tenantId}:${name}`;
//# sourceMappingURL=secrets.js.map