/** One browser of the pool: its process, its root connection, and the contexts that stand in it. */
import { setTimeout } from 'node:timers/promises';
import { FarmError } from "../errors.js";
import { startBrowser } from "./browser.js";
import { newRoot } from "./root.js";
/** What a browser has to answer one command of the node, its first one included. */
const callMs = 10_000;
/** How often it is asked for a sign of life. */
const heartbeatMs = 3_000;
const noSandbox = /no usable sandbox|sandbox.*(not supported|failed|permission)|clone.*Operation not permitted|zygote/i;
/**
 * Starts a browser with its sandbox, or without it where Chromium can't have one: as root, and for users of machines
 * that forbid user namespaces. `onGone` is told once, also when the browser is killed.
 */
export async function hostBrowser(options) {
    const isRoot = process.getuid?.() === 0;
    if (isRoot)
        return host(options, false);
    try {
        return await host(options, true);
    }
    catch (error) {
        if (!(error instanceof FarmError) || !noSandbox.test(error.message))
            throw error;
        options.log.warn({ reason: error.message }, 'the browser has no sandbox on this machine: user namespaces are forbidden; going on without it');
        return host(options, false);
    }
}
async function host({ chromium, runFolder, log, onGone }, sandbox) {
    const root = newRoot(callMs);
    let hosted;
    let lastWords = '';
    const process = await startBrowser({
        chromium,
        runFolder,
        sandbox,
        handlers: {
            ...root.handlers,
            closed() {
                root.handlers.closed();
                // It is dying, and may take a while: nothing new goes there.
                if (hosted)
                    hosted.retiring = true;
            },
            message(raw) {
                try {
                    root.handlers.message(raw);
                }
                catch (error) {
                    // A browser that breaks its own protocol is broken or taken over: it must not take the node with it.
                    log.error({ error }, 'a browser sent what is no CDP message and is ended');
                    void process.kill();
                }
            },
        },
        onGone(words) {
            lastWords = words;
            root.close();
            if (hosted)
                onGone(hosted);
        },
    });
    try {
        await root.connect(process.pipe);
    }
    catch (cause) {
        await process.kill();
        const reason = lastWords.trim() || cause.message;
        throw new FarmError('farm_unavailable', `the browser at ${chromium.path} did not come up: ${reason}`, { cause });
    }
    hosted = { process, root, contexts: 0, leases: 0, served: 0, weighedAt: 0, retiring: false };
    log.info({ pid: process.pid, sandbox }, 'browser started');
    void endWhenSilent(hosted, log);
    return hosted;
}
/** A browser that is stopped or hangs as a whole would hold its leases until each found out by itself. */
async function endWhenSilent({ root, process }, log) {
    const gone = new AbortController();
    void process.gone.then(() => gone.abort());
    try {
        for (;;) {
            await setTimeout(heartbeatMs, undefined, { signal: gone.signal, ref: false });
            await root.ping();
        }
    }
    catch (error) {
        if (gone.signal.aborted)
            return;
        log.error({ pid: process.pid, error }, 'a browser gives no sign of life and is ended');
        await process.kill();
    }
}
//# sourceMappingURL=hosted-browser.js.map