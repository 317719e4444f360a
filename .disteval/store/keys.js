/** API keys: made, found by their hash, revoked. */
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { StoreError } from "./errors.js";
/** How long another process may still take a key that was revoked here. */
const cacheMs = 5_000;
const cacheSize = 10_000;
const prefix = 'tr_live_';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomLength = 40;
/** A key as it is shown once: the live prefix and 40 random letters and digits (238 bits). */
export const newApiKey = () => prefix + Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
/** What of a key may be shown: too little to guess the rest by. */
export const previewOf = (key) => key.slice(0, prefix.length + 4);
/** A plain digest is enough for a random secret, and an attacker who chooses keys does not choose the hashes compared. */
const hashOf = (key) => createHash('sha256').update(key).digest('hex');
export async function openKeys(documents) {
    const keys = await documents.collection('keys', [{ fields: { hash: 1 }, unique: true }, { fields: { tenantId: 1 } }]);
    const cache = new Map();
    /** Counts revocations, so that a look-up that began before one is not remembered after it. */
    let revocations = 0;
    function remember(record) {
        if (cache.size >= cacheSize)
            cache.clear();
        cache.set(record.hash, { record, until: Date.now() + cacheMs });
    }
    /** Stores a key of the tenant and gives it with its record; the only moment at which the key itself is known. */
    async function create(tenantId, scopes, key = newApiKey()) {
        const record = { _id: randomUUID(), tenantId, hash: hashOf(key), preview: previewOf(key), scopes, createdAt: new Date() };
        await keys.insert(record);
        return { key, record };
    }
    return {
        create,
        /** As `create`, of a key that was chosen outside; gives the record that stands, revoked or not, when the key is known. */
        async ensure(tenantId, scopes, key) {
            try {
                return (await create(tenantId, scopes, key)).record;
            }
            catch (error) {
                const known = error instanceof StoreError && error.code === 'duplicate_key' ? await keys.find({ hash: hashOf(key) }) : [];
                if (known[0] === undefined)
                    throw error;
                return known[0];
            }
        },
        /** The record of a key that is not revoked. */
        async find(key) {
            const hash = hashOf(key);
            const cached = cache.get(hash);
            if (cached !== undefined && cached.until > Date.now())
                return cached.record;
            const before = revocations;
            const [record] = await keys.find({ hash }, { limit: 1 });
            if (record === undefined || record.revokedAt !== undefined)
                return undefined;
            if (before === revocations)
                remember(record);
            return record;
        },
        /** Heard here at once, by other processes within 5 seconds. False when there is no such key, or it was revoked before. */
        async revoke(id) {
            const revoked = await keys.update({ _id: id, revokedAt: { $exists: false } }, { $set: { revokedAt: new Date() } });
            revocations += 1;
            cache.clear();
            return revoked !== undefined;
        },
        /** Oldest first; those of one tenant, or all. */
        list: (tenantId) => keys.find(tenantId === undefined ? {} : { tenantId }, { sort: { createdAt: 1 } }),
    };
}
//# sourceMappingURL=keys.js.map