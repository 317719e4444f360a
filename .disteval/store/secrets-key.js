/** The key-encryption key of an embedded store, made at the first start and kept in the data folder for its owner alone. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from "./errors.js";
/** The folder must be locked by this process. Rejects with `corrupt` when the file holds no key: a new one could not read what is stored. */
export async function ownSecretsKey(dataDir) {
    const file = join(dataDir, 'secrets-key');
    const kept = await readIfThere(file);
    if (kept === undefined)
        return make(file);
    const key = Buffer.from(kept, 'base64');
    if (key.length === 32)
        return key;
    throw new StoreError('corrupt', `${file} does not hold 32 bytes in base64: bring the file back, or remove it and the stored secrets with it`);
}
async function make(file) {
    const key = randomBytes(32);
    // Whole or not at all: half a key would be lost for good.
    await writeFile(`${file}.new`, `${key.toString('base64')}\n`, { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    return key;
}
async function readIfThere(file) {
    try {
        return (await readFile(file, 'utf8')).trim();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=secrets-key.js.map