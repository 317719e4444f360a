/** A farm node: finds its browser, keeps the pool, grants leases over HTTP, and announces itself on the bus. */
import { randomBytes } from 'node:crypto';
import { openGuard } from "../egress/guard.js";
import { protocolVersion } from "../protocol/lease.js";
import { findChromium } from "./chromium.js";
import { openLeases } from "./leases.js";
import { newMetrics } from "./metrics.js";
import { openPool } from "./pool.js";
import { announcePresence } from "./presence.js";
import { memoryOfGroups } from "./process-table.js";
import { openRunFolder } from "./run-folder.js";
import { listen } from "./server.js";
const contextsPerBrowser = 16;
/** Resolves when leases can be asked for. Rejects with `FarmError` `farm_unavailable` when there is no browser that starts. */
export async function startNode(settings) {
    const { log, slots, fleet, bus } = settings;
    const id = `node-${randomBytes(6).toString('hex')}`;
    const metrics = newMetrics();
    const chromium = await findChromium(settings.chromePath);
    const runFolder = await openRunFolder(settings.runFolders);
    const pool = openPool({
        chromium,
        runFolder,
        log,
        openGuard: (events) => openGuard({ ...settings, events }),
        capacity: slots,
        warm: Math.min(settings.warm ?? 4, slots),
        contextsPerBrowser,
        leasesPerBrowser: settings.leasesPerBrowser ?? 200,
        bytesPerBrowser: settings.bytesPerBrowser ?? 2 * 2 ** 30,
        onLaunch: () => metrics.launches.inc(),
        onCrash: () => metrics.crashes.inc(),
    });
    let changed = () => { };
    const leases = openLeases({ pool, fleet, metrics, onLoad: () => changed() });
    const closeParts = async () => {
        await leases.close();
        await pool.close();
        await runFolder.close();
    };
    const announcement = () => ({
        version: protocolVersion,
        id,
        url,
        fleet,
        draining: leases.isDraining(),
        ...leases.load(),
    });
    const status = async () => ({
        node: announcement(),
        browser: browserStatus(chromium, pool),
        browsers: await browsersStatus(pool),
        leases: leases.list(),
        warm: pool.warm(),
    });
    let url = settings.url ?? '';
    try {
        await pool.start();
        const server = await listen({ ...settings, leases, metrics, log, publicUrl: () => url, status });
        if (url === '')
            url = server.address;
        metrics.gauge('slots', 'Leases that may be held at once', () => slots);
        metrics.gauge('slots_free', 'Leases that could be granted now', () => leases.load().free);
        metrics.gauge('contexts_warm', 'Contexts that wait for a lease', () => pool.warm());
        metrics.gauge('browsers', 'Browsers running', () => pool.browsers().length);
        const presence = announcePresence({ bus, log, announcement });
        changed = presence.changed;
        log.info({ id, url, slots, fleet, browser: chromium.version, path: chromium.path }, 'farm node ready');
        let closing;
        const close = () => {
            closing ??= (async () => {
                leases.drain();
                await presence.withdraw();
                await closeParts();
                await server.close();
            })();
            return closing;
        };
        return {
            id,
            url,
            status,
            metrics: () => metrics.registry.metrics(),
            async drain(boundMs) {
                leases.drain();
                await presence.withdraw();
                let timer;
                const bound = new Promise((resolve) => {
                    timer = setTimeout(resolve, boundMs);
                });
                await Promise.race([leases.empty(), bound]);
                clearTimeout(timer);
            },
            close,
        };
    }
    catch (error) {
        await closeParts();
        throw error;
    }
}
const dayMs = 86_400_000;
function browserStatus({ version, builtAt, path }, pool) {
    return {
        version,
        path,
        builtAt: builtAt.toISOString(),
        ageDays: Math.floor((Date.now() - builtAt.getTime()) / dayMs),
        sandboxed: pool.browsers().every(({ process }) => process.sandboxed),
    };
}
async function browsersStatus(pool) {
    const memory = await memoryOfGroups(pool.browsers().map(({ process }) => process.pid));
    return pool.browsers().map(({ process: { pid }, served, retiring, leases }) => ({
        pid,
        leases,
        served,
        rssBytes: memory.get(pid) ?? 0,
        retiring,
    }));
}
//# sourceMappingURL=node.js.map