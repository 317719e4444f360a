/** What one message may weigh; a heavier one is dropped up to its end, and its owner is told. */
const heaviest = 256 * 1024 * 1024;
/** Enough of a dropped message to know whose it was. */
const headBytes = 4096;
export function openPipe(input, output, handlers) {
    const write = writer(input);
    const read = frameReader(handlers, heaviest);
    let closed = false;
    const close = () => {
        if (closed)
            return;
        closed = true;
        write.stop();
        handlers.closed();
    };
    output.on('data', read).once('close', close).once('end', close);
    // A broken pipe is the browser's death, which `closed` and the exit of its process tell.
    output.on('error', close);
    input.on('error', close);
    return write;
}
function writer(input) {
    const queue = [];
    const waiting = [];
    let queued = 0;
    let blocked = false;
    let stopped = false;
    const flush = () => {
        blocked = false;
        while (!blocked) {
            const next = queue.shift();
            if (next === undefined)
                break;
            queued -= next.bytes.length;
            if (next.wanted?.() !== false)
                blocked = !input.write(next.bytes);
        }
        if (queue.length === 0)
            for (const resolve of waiting.splice(0))
                resolve();
    };
    input.on('drain', flush);
    return {
        send(json, wanted) {
            if (stopped)
                return;
            const bytes = Buffer.from(`${json}\0`);
            if (!blocked) {
                blocked = !input.write(bytes);
                return;
            }
            queue.push({ bytes, wanted });
            queued += bytes.length;
        },
        queuedBytes: () => queued,
        drained: () => (queue.length === 0 || stopped ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
        stop() {
            stopped = true;
            queue.length = 0;
            queued = 0;
            for (const resolve of waiting.splice(0))
                resolve();
        },
    };
}
/** Cuts a stream of bytes into messages; holds at most `limit` bytes of one. */
export function frameReader(handlers, limit) {
    let parts = [];
    let size = 0;
    const keep = (part) => {
        if (part.length === 0)
            return;
        size += part.length;
        if (size <= limit)
            parts.push(part);
        else if (parts.length > 0 && size - part.length <= limit)
            parts = [Buffer.concat(parts).subarray(0, headBytes)];
        else if (parts.length === 0)
            parts.push(part.subarray(0, headBytes));
    };
    const end = () => {
        const raw = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
        const whole = size <= limit;
        parts = [];
        size = 0;
        if (whole)
            handlers.message(raw);
        else
            handlers.dropped(raw.subarray(0, headBytes));
    };
    return (chunk) => {
        let start = 0;
        for (let nul = chunk.indexOf(0); nul !== -1; nul = chunk.indexOf(0, start)) {
            keep(chunk.subarray(start, nul));
            end();
            start = nul + 1;
        }
        keep(chunk.subarray(start));
    };
}
//# sourceMappingURL=pipe.js.map