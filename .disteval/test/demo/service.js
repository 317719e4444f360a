/** A service for the demo alone, without its REST surface: a farm node, a store in a folder that goes with it, the actors. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startActors } from "../../actors/start.js";
import { openFarm } from "../../farm/client/farm.js";
import { openLog } from "../../farm/log.js";
import { startNode } from "../../farm/node/node.js";
import { openPage } from "../../farm/page/open.js";
import { microCredits } from "../../store/model/money.js";
import { openStore } from "../../store/open.js";
export const tenantId = 'demo';
/** `around` may stand between the service and its farm and store; pages may reach `hosts` although they are private. */
export async function startDemoService(hosts, around) {
    const dataDir = await mkdtemp(join(tmpdir(), 'troupe-demo-'));
    const log = openLog('warn');
    const secret = randomBytes(24).toString('hex');
    const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
    const at = { host: '127.0.0.1', port: 0, fleet: 'default', slots: 1, chromePath: process.env.CHROME_PATH };
    const node = await startNode({ ...at, bus: store.bus, log, secret, allowPrivate: hosts });
    const farm = await openFarm({ bus: store.bus, secret, openPage });
    const escalate = (_, error) => {
        throw error;
    };
    const actors = await startActors({
        store: { ...store, runs: around.runs(store.runs) },
        farm: around.farm(farm),
        log,
        runTimeoutMs: 60_000,
        fleet: 'default',
        escalate,
    });
    await actors.ledger.grant(tenantId, 'first', microCredits(1_000));
    return {
        runs: actors.runs,
        store,
        async close() {
            await actors.stop();
            await farm.close();
            await node.close();
            await store.close();
            await rm(dataDir, { recursive: true, force: true });
        },
    };
}
//# sourceMappingURL=service.js.map