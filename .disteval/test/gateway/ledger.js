/** A ledger over a test's store, without the rest of the actors. */
import { randomUUID } from 'node:crypto';
import { openCluster } from "../../actors/cluster/cluster.js";
import { openLedger } from "../../actors/ledger/ledger.js";
import { createSystem } from "../../actors/system.js";
export async function openTestLedger(t, store) {
    const report = (report) => t.fail('the ledger has trouble', report);
    const system = createSystem({ report, escalate: (_status, error) => report({ error }) });
    const cluster = await openCluster({ bus: store.bus, id: randomUUID(), report });
    t.teardown(async () => {
        await cluster.close();
        await system.close();
    });
    return openLedger({ system, cluster, store, log: { error: report } });
}
//# sourceMappingURL=ledger.js.map