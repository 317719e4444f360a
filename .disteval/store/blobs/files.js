/** Blobs as files of one folder: a line of JSON, then the bytes. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { StoreError } from "../errors.js";
/** Creates the folder when it is missing. What an earlier life left half-written is removed. */
export async function openFileBlobs(folder) {
    const unfinished = join(folder, 'unfinished');
    await rm(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    let isOpen = true;
    const whileOpen = async (work) => {
        if (!isOpen)
            throw new StoreError('closed', 'The blobs are closed');
        return work().catch((error) => Promise.reject(translated(error)));
    };
    return {
        put: (id, content, meta = {}) => whileOpen(async () => {
            const draft = join(unfinished, randomUUID());
            const path = pathOf(folder, id);
            try {
                await write(draft, meta, content instanceof Uint8Array ? [content] : content);
                await mkdir(dirname(path), { recursive: true, mode: 0o700 });
                await rename(draft, path);
            }
            catch (error) {
                await rm(draft, { force: true });
                throw error;
            }
        }),
        get: (id) => whileOpen(async () => {
            const file = await openIfThere(pathOf(folder, id));
            return file && read(file);
        }),
        remove: (id) => whileOpen(async () => {
            try {
                await rm(pathOf(folder, id));
                return true;
            }
            catch (error) {
                if (error.code === 'ENOENT')
                    return false;
                throw error;
            }
        }),
        close: async () => {
            isOpen = false;
        },
    };
}
/** By digest: ids may hold anything, and a folder of a hundred thousand entries is slow. */
function pathOf(folder, id) {
    const digest = createHash('sha256').update(id).digest('hex');
    return join(folder, digest.slice(0, 2), digest.slice(2));
}
async function write(path, meta, content) {
    const file = await open(path, 'wx', 0o600);
    try {
        await file.writeFile(`${JSON.stringify(meta)}\n`);
        for await (const chunk of content)
            await file.writeFile(chunk);
        await file.sync();
    }
    finally {
        await file.close();
    }
}
async function openIfThere(path) {
    try {
        return await open(path, 'r');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
async function read(file) {
    try {
        const { size, mtime } = await file.stat();
        const { head, length } = await readHead(file);
        const meta = JSON.parse(head);
        // An empty stream can't be asked for: a range of a file holds one byte at least.
        if (size === length) {
            await file.close();
            return { meta, size: 0, storedAt: mtime, content: Readable.from([]) };
        }
        return { meta, size: size - length, storedAt: mtime, content: file.createReadStream({ start: length }) };
    }
    catch (error) {
        await file.close();
        throw error;
    }
}
async function readHead(file) {
    const parts = [];
    for (let length = 0;;) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, length);
        if (bytesRead === 0)
            throw new StoreError('corrupt', 'A blob has lost its first line');
        const end = buffer.subarray(0, bytesRead).indexOf(0x0a);
        parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
        if (end >= 0)
            return { head: Buffer.concat(parts).toString('utf8'), length: length + end + 1 };
        length += bytesRead;
    }
}
function translated(error) {
    const { code, message } = error;
    if (error instanceof StoreError || code === undefined)
        return error;
    return new StoreError('unavailable', `The folder of the blobs can't be used: ${message}`, { cause: error });
}
//# sourceMappingURL=files.js.map