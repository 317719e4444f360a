/** The tenant that a first start makes, so that the first call needs nothing but the key that is printed. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreError } from "../store/errors.js";
import { newApiKey } from "../store/keys.js";
import { microCredits } from "../store/model/money.js";
const tenant = { _id: 'development', name: 'development', plan: 'enterprise', reseller: true };
/**
 * Makes tenant, credits and key where they are not there yet, and gives the key as far as this gateway knows it. Where
 * several gateways share a store, the one that makes the tenant makes the key, and keeps it in its data folder.
 */
export async function ensureDevelopment(store, ledger, settings) {
    const { dataDir, mongodbUrl, bootstrapApiKey, bootstrapCredits } = settings;
    const isFirst = await made(store);
    if (bootstrapCredits > 0)
        await ledger.grant(tenant._id, 'bootstrap', microCredits(bootstrapCredits));
    const file = join(dataDir, 'api-key');
    const kept = await readIfThere(file);
    if (bootstrapApiKey === undefined && mongodbUrl !== undefined && !isFirst) {
        return kept !== undefined && (await store.keys.find(kept)) !== undefined ? kept : undefined;
    }
    const key = bootstrapApiKey ?? kept ?? newApiKey();
    // Before the store knows it: a key that is in the store and in no file could never be shown.
    if (key !== kept)
        await keep(file, key);
    const record = await store.keys.ensure(tenant._id, [], key);
    return record.revokedAt === undefined ? key : undefined;
}
async function made({ tenants }) {
    try {
        await tenants.create(tenant);
        return true;
    }
    catch (error) {
        if (error instanceof StoreError && error.code === 'duplicate_key')
            return false;
        throw error;
    }
}
async function readIfThere(file) {
    try {
        return (await readFile(file, 'utf8')).trim() || undefined;
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
async function keep(file, key) {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, `${key}\n`, { mode: 0o600 });
    // The mode above is for a new file only.
    await chmod(file, 0o600);
}
//# sourceMappingURL=development.js.map