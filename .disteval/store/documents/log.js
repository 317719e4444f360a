/**
 * One collection's file: a line of JSON a change, appended at once, and written anew when most of it is outdated.
 *
 * nedb's own persistence is not used, because it drops corrupt lines, breaks lines at U+2028 inside strings, forgets a failed
 * append, and needs 2.6 s for 100,000 documents.
 */
import { closeSync, fdatasync, fsync, fsyncSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StoreError } from "../errors.js";
/** Dates stand as in MongoDB's Extended JSON; no stored field begins with `$` otherwise. */
const removedMark = '$removed';
const dateMark = '$date';
const newline = 0x0a;
/** In bytes; a smaller file is not worth writing anew. */
const worthCompacting = 4_000_000;
const syncEveryMs = 1_000;
const sync = promisify(fsync);
export class Log {
    #path;
    #file;
    #size;
    #lines;
    /** Lines that a later one of the same document stands for. */
    #outdated;
    #syncing;
    constructor(path, size, lines, outdated) {
        this.#path = path;
        this.#file = openSync(path, 'a', 0o600);
        this.#size = size;
        this.#lines = lines;
        this.#outdated = outdated;
    }
    /** Reads the file, which need not exist. Throws `corrupt` with file and line when a complete line can't be read. */
    static open(path) {
        const bytes = readIfThere(path);
        // What follows the last newline was cut off by the writer's death, before it was acknowledged.
        const end = bytes.lastIndexOf(newline) + 1;
        const documents = new Map();
        let lines = 0;
        for (let start = 0; start < end; lines += 1) {
            const stop = bytes.indexOf(newline, start);
            apply(bytes.toString('utf8', start, stop), documents, () => `${path}, line ${lines + 1}`);
            start = stop + 1;
        }
        if (end < bytes.length)
            truncateSync(path, end);
        return { log: new Log(path, end, lines, lines - documents.size), documents: [...documents.values()] };
    }
    /**
     * Stands when this returns, whatever becomes of the process; a power cut may take the last second. Synchronous, because a
     * write into the page cache takes 10 µs and the way through the thread pool ten times that. `outdates`: earlier lines of
     * the same documents.
     */
    append(changed, removed, outdates) {
        const lines = [...changed.map(toLine), ...removed.map((id) => `${JSON.stringify({ [removedMark]: id })}\n`)];
        this.#size += writeAll(this.#file, lines.join(''));
        this.#lines += lines.length;
        this.#outdated += outdates + removed.length;
        this.#syncing ??= setTimeout(() => this.#sync(), syncEveryMs).unref();
    }
    get wantsCompaction() {
        return this.#size > worthCompacting && this.#outdated > this.#lines / 2;
    }
    /** Writes the file anew with these documents alone, and puts it in place in one step. When it throws, the file is as it was. */
    async compact(documents) {
        // When it fails, it is tried again after as many changes.
        this.#outdated = 0;
        const path = `${this.#path}.next`;
        const next = openSync(path, 'w', 0o600);
        let size = 0;
        try {
            // In portions, so that the process answers others meanwhile.
            for (let at = 0; at < documents.length; at += 1_000) {
                const portion = documents.slice(at, at + 1_000).map(toLine);
                size += writeAll(next, portion.join(''));
                await setImmediate();
            }
            await sync(next);
            renameSync(path, this.#path);
        }
        catch (error) {
            closeSync(next);
            throw error;
        }
        closeSync(this.#file);
        this.#file = next;
        this.#size = size;
        this.#lines = documents.length;
        syncFolder(dirname(this.#path));
    }
    close() {
        clearTimeout(this.#syncing);
        fsyncSync(this.#file);
        closeSync(this.#file);
        this.#file = -1;
    }
    #sync() {
        this.#syncing = undefined;
        // A failed sync is not the caller's any more; the next append on a broken disk fails for itself.
        fdatasync(this.#file, () => undefined);
    }
}
function readIfThere(path) {
    try {
        return readFileSync(path);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return Buffer.alloc(0);
        throw error;
    }
}
function apply(line, documents, where) {
    let parsed;
    try {
        parsed = JSON.parse(line);
    }
    catch (error) {
        throw corrupt(where(), error);
    }
    const record = parsed;
    if (typeof record?._id === 'string')
        documents.set(record._id, (line.includes(dateMark) ? revive(record) : record));
    else if (typeof record?.[removedMark] === 'string')
        documents.delete(record[removedMark]);
    else
        throw corrupt(where());
}
const corrupt = (where, cause) => new StoreError('corrupt', `The data file ${where}, is damaged: put a copy back, or remove that line to go on without it`, { cause });
/** The replacer sees a date as text already, and finds it in its holder. */
const toLine = (document) => `${JSON.stringify(document, function (name, value) {
    const held = this[name];
    return held instanceof Date ? { [dateMark]: held.getTime() } : value;
})}\n`;
/** In place, by hand: a reviver given to JSON.parse takes three times as long. */
function revive(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    const fields = value;
    const date = fields[dateMark];
    if (typeof date === 'number')
        return new Date(date);
    for (const name of Object.keys(fields)) {
        const field = fields[name];
        if (typeof field === 'object' && field !== null)
            fields[name] = revive(field);
    }
    return value;
}
/** Returns how many bytes it were. */
function writeAll(file, text) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length;)
        at += writeSync(file, bytes, at);
    return bytes.length;
}
/** So that a rename outlives a power cut. */
function syncFolder(path) {
    const folder = openSync(path, 'r');
    try {
        fsyncSync(folder);
    }
    finally {
        closeSync(folder);
    }
}
//# sourceMappingURL=log.js.map