/** Whole gateways for tests, without their REST surface: real store, real farm node, real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startActors } from "../../../actors/start.js";
import { flatPrice } from "../../../config/rates.js";
import { openFarm } from "../../../farm/client/farm.js";
import { openResolver } from "../../../farm/egress/resolve.js";
import { openPage } from "../../../farm/page/open.js";
import { microCredits } from "../../../store/model/money.js";
import { openStore } from "../../../store/open.js";
import { farmNode, secret } from "../../farm/harness.js";
import { until } from "../harness.js";
export const tenantId = 'tenant';
let count = 0;
const nextRunId = () => {
    count += 1;
    return `run-${count}`;
};
/** A gateway's actors over this store; its nodes stand on the store's bus. */
export async function openHouse(t, store, { credits = 1_000, queueWaitMs = 10_000, ...options } = {}) {
    const farm = await openFarm({ bus: store.bus, secret, openPage, queueWaitMs });
    const infos = [];
    const log = {
        info: (fields, text) => void infos.push({ ...fields, text }),
        warn: (fields, text) => t.comment(text, fields),
        error: (fields, text) => t.fail(text, fields),
    };
    const escalate = (_, error) => t.fail('an actor ends the process', { error });
    const actors = await startActors({
        store,
        farm,
        log,
        runTimeoutMs: 30_000,
        fleet: 'default',
        escalate,
        resolve: openResolver(['127.0.0.1']),
        ...options,
    });
    t.teardown(async () => {
        await actors.stop();
        await farm.close();
    });
    await actors.ledger.grant(tenantId, 'first', microCredits(credits));
    return {
        store,
        farm,
        actors,
        tenantId,
        flatPrice: flatPrice('run'),
        /** The fields of all lines with this text. */
        told: (text) => infos.filter((info) => info.text === text),
        record: (runId) => store.runs.get(tenantId, runId),
        run: ({ runId = nextRunId(), options = { confirmActions: false }, ...goal }) => actors.runs.start({ runId, tenantId, mode: 'run', request: { ...goal, options } }),
    };
}
export async function openTestStore(t) {
    const dataDir = mkdtempSync(join(tmpdir(), 'troupe-run-'));
    const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    t.teardown(async () => {
        await store.close();
        rmSync(dataDir, { recursive: true, force: true });
    });
    return store;
}
/** A gateway's actors with a store and a farm node of their own. */
export async function openTestHouse(t, { slots = 4, warm = 4, ...options } = {}) {
    const store = await openTestStore(t);
    const node = await farmNode(t, { bus: store.bus, slots, warm });
    const house = await openHouse(t, store, options);
    return { ...house, node, allReleased: () => allReleased(node) };
}
/** The node tells its load to nobody but who asks. */
async function allReleased(node) {
    let leases = 1;
    while (leases > 0) {
        leases = (await node.status()).leases.length;
        await until(() => true);
    }
}
export function ended(answer) {
    if (answer.type === 'refused')
        throw new Error(`The run was refused: ${answer.message}`);
    return answer.run;
}
//# sourceMappingURL=house.js.map