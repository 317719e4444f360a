/** The store as a whole: the adapters that the settings ask for, and everything that stands on them. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openAudit } from "./audit.js";
import { openFileBlobs } from "./blobs/files.js";
import { openBus } from "./bus/open.js";
import { openEmbeddedDocuments } from "./documents/embedded.js";
import { openEnvelope } from "./envelope.js";
import { StoreError } from "./errors.js";
import { openJournal } from "./journal.js";
import { openKeys } from "./keys.js";
import { lockFolder } from "./lock.js";
import { openRuns } from "./runs.js";
import { openSecrets } from "./secrets.js";
import { ownSecretsKey } from "./secrets-key.js";
import { openTenants } from "./tenants.js";
/**
 * Rejects with `StoreError`: `locked` when another process holds the data folder, `corrupt` when a data file is damaged,
 * `unavailable` when a server can't be reached, `unreadable` when secrets are stored under a key that is not given. Without
 * `secretsKeys` the key is the data folder's own: the environment gives them where a store is shared (config/env.ts).
 */
export async function openStore({ dataDir, mongodbUrl, redisUrl, secretsKeys }) {
    const disk = mongodbUrl === undefined ? await openFolder(dataDir) : await openMongo(mongodbUrl);
    let bus;
    try {
        bus = await openBus(redisUrl);
        return await assemble(disk, bus, secretsKeys ?? [await ownSecretsKey(dataDir)]);
    }
    catch (error) {
        await bus?.close();
        await disk.close();
        throw error;
    }
}
async function assemble(disk, bus, secretsKeys) {
    const { documents, blobs } = disk;
    const [journal, tenants, keys, runs, audit, secrets] = await Promise.all([
        openJournal(documents),
        openTenants(documents),
        openKeys(documents),
        openRuns(documents),
        openAudit(documents),
        openSecrets(documents, openEnvelope(secretsKeys)),
    ]);
    let closing;
    const close = () => (closing ??= bus.close().finally(() => disk.close()));
    return { documents, bus, blobs, journal, tenants, keys, runs, audit, secrets, close };
}
async function openFolder(dataDir) {
    const lock = await takeFolder(dataDir);
    try {
        const documents = openEmbeddedDocuments(join(dataDir, 'documents'));
        const blobs = await openFileBlobs(join(dataDir, 'blobs'));
        return {
            documents,
            blobs,
            async close() {
                await Promise.allSettled([blobs.close(), documents.close()]);
                await lock.release();
            },
        };
    }
    catch (error) {
        await lock.release();
        throw error;
    }
}
async function takeFolder(dataDir) {
    try {
        mkdirSync(dataDir, { recursive: true, mode: 0o700 });
        return await lockFolder(dataDir);
    }
    catch (error) {
        if (error instanceof StoreError)
            throw error;
        const why = error.message;
        throw new StoreError('unavailable', `The data folder ${dataDir} can't be used (${why}): set DATA_DIR to a folder of this user`, {
            cause: error,
        });
    }
}
async function openMongo(url) {
    // Loaded only where it is wanted: the driver takes 100 ms of the start.
    const [{ connectMongo, openMongoDocuments }, { openGridFsBlobs }] = await Promise.all([
        import("./documents/mongo.js"),
        import("./blobs/gridfs.js"),
    ]);
    const connection = await connectMongo(url);
    const documents = openMongoDocuments(connection);
    const blobs = openGridFsBlobs(connection);
    return {
        documents,
        blobs,
        async close() {
            await Promise.allSettled([blobs.close(), documents.close()]);
            await connection.close();
        },
    };
}
//# sourceMappingURL=open.js.map