/** Blobs in GridFS: each `put` is a file of its own, and the newest one of a name counts. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket } from 'mongodb';
import { StoreError } from "../errors.js";
/** For a whole stream, at the pace of whoever gives it. */
const uploadDeadlineMs = 60_000;
const newestFirst = { uploadDate: -1, _id: -1 };
/** Closing it leaves the connection open. */
export function openGridFsBlobs({ db, run }) {
    const bucket = new GridFSBucket(db, { bucketName: 'blobs' });
    let open = true;
    const whileOpen = (work, ms) => open ? run(work, ms) : Promise.reject(new StoreError('closed', 'The blobs are closed'));
    const versions = (id) => bucket.find({ filename: id }, { sort: newestFirst }).toArray();
    return {
        async put(id, content, meta = {}) {
            const upload = bucket.openUploadStream(id, { metadata: { ...meta } });
            try {
                await whileOpen(() => pipeline(content instanceof Uint8Array ? Readable.from([content]) : content, upload), uploadDeadlineMs);
            }
            catch (error) {
                // One that was given up would otherwise end some time, and stand.
                upload.destroy();
                throw error;
            }
            await whileOpen(async () => {
                for (const older of (await versions(id)).slice(1))
                    await drop(bucket, older);
            }, uploadDeadlineMs);
        },
        get: (id) => whileOpen(async () => {
            const [newest] = await bucket.find({ filename: id }, { sort: newestFirst, limit: 1 }).toArray();
            if (newest === undefined)
                return undefined;
            const content = bucket.openDownloadStream(newest._id);
            return { meta: (newest.metadata ?? {}), size: newest.length, storedAt: newest.uploadDate, content };
        }),
        remove: (id) => whileOpen(async () => {
            const found = await versions(id);
            for (const version of found)
                await drop(bucket, version);
            return found.length > 0;
        }),
        close: async () => {
            open = false;
        },
    };
}
async function drop(bucket, { _id }) {
    try {
        await bucket.delete(_id);
    }
    catch (error) {
        // Another one dropped it meanwhile.
        if (!(error instanceof Error && /File not found/.test(error.message)))
            throw error;
    }
}
//# sourceMappingURL=gridfs.js.map