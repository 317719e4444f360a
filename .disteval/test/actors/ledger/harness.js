import { openCluster } from "../../../actors/cluster/cluster.js";
import { openLedger } from "../../../actors/ledger/ledger.js";
import { openLocalBus } from "../../../store/bus/local.js";
import { createTestSystem, openTestStore, until } from "../harness.js";
export const m = (amount) => amount;
/** granted, balance, reserved, spent. */
export const sums = ({ balance: { granted, balance, reserved, spent } }) => [granted, balance, reserved, spent];
export async function gateway(t, id, store, bus = openLocalBus(), options = {}) {
    const { system, reports } = createTestSystem(t);
    const cluster = await openCluster({ bus, id, report: ({ type }) => t.fail(type) });
    t.teardown(() => cluster.close());
    const log = { error: (fields, message) => t.fail(message, fields) };
    return { ledger: await openLedger({ system, cluster, store, log, ...options }), cluster, system, reports, bus };
}
export async function twoGateways(t, options = {}) {
    const store = await openTestStore(t);
    const bus = openLocalBus();
    const [one, other] = [await gateway(t, 'one', store, bus, options), await gateway(t, 'other', store, bus, options)];
    await until(() => [one, other].every(({ cluster }) => cluster.members().length === 2));
    /** A tenant whose account lives at this gateway. */
    const tenantOf = (id) => {
        for (let n = 0;; n += 1)
            if (one.cluster.ownerOf(`ledger.tenant${n}`) === id)
                return `tenant${n}`;
    };
    return { store, bus, one, other, tenantOf };
}
//# sourceMappingURL=harness.js.map