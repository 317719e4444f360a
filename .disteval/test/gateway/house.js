/** A gateway to test against: the real app over a real embedded store in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openResolver } from "../../farm/egress/resolve.js";
import { buildApp } from "../../gateway/app.js";
import { openMetrics } from "../../gateway/metrics.js";
import { targetCheck } from "../../gateway/targets.js";
import { microCredits, noUsage } from "../../store/model/money.js";
import { openStore } from "../../store/open.js";
/** For what is refused before the actors are asked: an answer from them would be the failure. */
const unreached = async () => {
    throw new Error('this test does not reach the actors');
};
const noActors = {
    runs: { start: unreached, cancel: unreached, status: unreached, fitToKeep: (goal, text = goal) => text },
    visits: { start: unreached, cancel: () => false },
    ledger: { grant: unreached, reserve: unreached, extend: unreached, settle: unreached, balance: unreached },
};
export function tempFolder(t) {
    const folder = mkdtempSync(join(tmpdir(), 'troupe-test-'));
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
}
/** An embedded store in a folder of its own, closed with the test. */
export async function openTestStore(t) {
    const store = await openStore({ dataDir: tempFolder(t), mongodbUrl: undefined, redisUrl: undefined });
    t.teardown(() => store.close());
    return store;
}
export async function openHouse(t, deps = {}) {
    const store = deps.store ?? (await openTestStore(t));
    const app = await buildApp({
        log: pino({ level: 'silent' }),
        publicUrl: undefined,
        store,
        checkTarget: targetCheck([], openResolver([])),
        ...noActors,
        parts: [],
        metrics: openMetrics(() => ({ capacity: 0, free: 0, waiting: 0 }), { ofProcess: false }),
        ...deps,
    });
    t.teardown(() => app.close());
    return {
        store,
        app,
        async tenant(name, plan = 'free') {
            const { _id: id } = await store.tenants.create({ name, plan, reseller: false });
            const { key } = await store.keys.create(id, []);
            return { id, key };
        },
    };
}
export const bearer = (key) => ({ authorization: `Bearer ${key}` });
/** A finished run as its owner leaves it, `second` seconds after the others began. */
export function finishedRun(tenantId, id, second, change = {}) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    return {
        _id: id,
        tenantId,
        mode: 'run',
        status: 'complete',
        request: { url: 'https://shop.example/', prompt: 'return the total', success: { kind: 'extracted' }, options: {} },
        gateway: 'gateway-1',
        epoch: 1,
        leaseUntil: createdAt,
        success: true,
        path: [],
        failures: [],
        dialogs: [],
        usage: noUsage,
        charge: microCredits(10),
        engineRev: '0.1.0',
        createdAt,
        endedAt: createdAt,
        ...change,
    };
}
//# sourceMappingURL=house.js.map