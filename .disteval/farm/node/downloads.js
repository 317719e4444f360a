/** What the pages of one lease have its browser download: into a folder of the lease, within bounds, and told to the lease's client. */
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadLimits } from "../../config/limits.js";
/** Of an address that holds the file itself, so much is told. */
const longestUrl = 2_000;
export function followDownloads(options) {
    const { folder, tell, limits = downloadLimits } = options;
    const underWay = new Map();
    /** Their lengths in bytes. */
    const whole = new Map();
    let begun = 0;
    let closed = false;
    const mebibytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MiB`;
    const held = () => [...underWay.values()].reduce((sum, { received }) => sum + received, 0) + [...whole.values()].reduce((a, b) => a + b, 0);
    function callOff(guid, reason) {
        const download = underWay.get(guid);
        if (!download || download.reason !== undefined)
            return;
        download.reason = reason;
        options.cancel(guid);
    }
    async function end(guid, state) {
        const download = underWay.get(guid);
        if (!download)
            return;
        clearTimeout(download.overdue);
        const size = state === 'completed' && download.reason === undefined ? await sizeOf(join(folder, guid)) : undefined;
        underWay.delete(guid);
        if (closed)
            return;
        let ended;
        if (size !== undefined && size <= limits.bytes && held() + size <= limits.allBytes) {
            whole.set(guid, size);
            ended = { guid, bytes: size };
        }
        else {
            // What can't be removed now goes with the folder.
            await rm(join(folder, guid), { force: true }).catch(() => undefined);
            ended = { guid, reason: download.reason ?? (size === undefined ? broken : tooLarge(size)) };
        }
        tell({ method: 'Lease.downloadEnded', params: ended });
    }
    const tooLarge = (bytes) => bytes > limits.bytes
        ? `it is larger than ${mebibytes(limits.bytes)}, the most that is taken of one file`
        : `with it, the downloads would be larger than ${mebibytes(limits.allBytes)}, the most that is taken in all`;
    return {
        began({ guid, url, suggestedFilename }, targetId) {
            if (underWay.has(guid) || closed)
                return;
            begun += 1;
            const overdue = setTimeout(() => callOff(guid, `it had not ended after ${limits.ms / 1_000} s`), limits.ms);
            underWay.set(guid, { received: 0, overdue, reason: undefined });
            const began = { guid, targetId, url: url.slice(0, longestUrl), name: suggestedFilename };
            // One beyond the bound is told of, so that it is known; a page may begin them without end.
            if (begun <= limits.files + 1)
                tell({ method: 'Lease.downloadBegan', params: began });
            if (begun > limits.files)
                callOff(guid, `the page began more than ${limits.files} downloads`);
        },
        progressed({ guid, state, receivedBytes, totalBytes }) {
            const download = underWay.get(guid);
            if (!download)
                return;
            download.received = receivedBytes;
            const size = Math.max(receivedBytes, totalBytes);
            if (state !== 'inProgress')
                void end(guid, state);
            else if (size > limits.bytes || held() > limits.allBytes)
                callOff(guid, tooLarge(size));
        },
        file: (guid) => (whole.has(guid) ? join(folder, guid) : undefined),
        close() {
            closed = true;
            for (const { overdue } of underWay.values())
                clearTimeout(overdue);
            underWay.clear();
        },
    };
}
const broken = 'the browser did not receive all of it: its server broke off or refused, or the page took it back';
const sizeOf = async (path) => (await stat(path).catch(() => undefined))?.size;
//# sourceMappingURL=downloads.js.map