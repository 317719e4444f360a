/** A process that spends on a ledger until it is killed, and prints what it was told; run by the test beside it. */
import { openCluster } from "../../../actors/cluster/cluster.js";
import { openLedger } from "../../../actors/ledger/ledger.js";
import { createSystem } from "../../../actors/system.js";
import { openStore } from "../../../store/open.js";
import { m } from "./harness.js";
const [dataDir, first] = process.argv.slice(2);
if (!dataDir || !first)
    throw new Error('Give the data folder and the number of the first call');
const fail = (report) => {
    throw new Error(JSON.stringify(report));
};
const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
const system = createSystem({ report: fail, escalate: () => { } });
const cluster = await openCluster({ bus: store.bus, id: 'one', report: fail });
const ledger = await openLedger({ system, cluster, store, log: { error: fail } });
await ledger.grant('tenant', 'first', m(1_000_000));
/** Reserves, extends and settles one call after the other; several of these run side by side. */
async function spend(from, step) {
    for (let call = from;; call += step) {
        await ledger.reserve('tenant', `${call}`, m(10));
        await ledger.extend('tenant', `${call}`, m(20));
        const reply = await ledger.settle('tenant', `${call}`, m(call % 25));
        if (reply.type === 'done')
            console.log(`${call} ${reply.charged}`);
    }
}
await Promise.all([0, 1, 2].map((lane) => spend(Number(first) + lane, 3)));
//# sourceMappingURL=spender.js.map