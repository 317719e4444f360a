/** Starts the actors of one gateway, in the order in which they need each other. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runLimits } from "../config/limits.js";
import { flatPrice } from "../config/rates.js";
import { openFetch } from "../farm/egress/fetch.js";
import { openResolver } from "../farm/egress/resolve.js";
import { protocolVersion } from "../farm/protocol/lease.js";
import { openCluster } from "./cluster/cluster.js";
import { openLedger } from "./ledger/ledger.js";
import { startReconciler } from "./ledger/reconciler.js";
import { openLadder } from "./planner/ladder.js";
import { openModelPlanner } from "./planner/model/model.js";
import { rulesPlanner } from "./planner/rules/rules.js";
import { endLeftBehind, spawnOrphans } from "./run/orphans.js";
import { openRuns } from "./run/runs.js";
import { createSystem } from "./system.js";
import { openVisits } from "./visit/visits.js";
/** Rejects with `StoreError` when store or bus can't be reached. */
export async function startActors(options) {
    const { store, farm, log } = options;
    const gatewayId = `gw-${randomBytes(6).toString('hex')}`;
    const system = createSystem({ report: (report) => log.error({ ...report }, 'an actor failed'), escalate: options.escalate });
    const cluster = await openCluster({ bus: store.bus, id: gatewayId, report: (report) => log.warn({ ...report }, 'the bus failed') });
    const ledger = await openLedger({ system, cluster, store, log });
    const reconciler = await startReconciler({ cluster, ledger, store, log });
    const terms = {
        gateway: gatewayId,
        engineRev,
        fleet: options.fleet,
        timeoutMs: options.runTimeoutMs,
        limits: { ...runLimits, ...options.limits },
        flatPrice: flatPrice('run'),
    };
    const around = {
        farm,
        runs: store.runs,
        secrets: store.secrets,
        ledger,
        planner: await openPlanner(options),
        fetch: openFetch(options.resolve ?? openResolver([])),
        log,
    };
    const runs = openRuns({ system, cluster, terms, around });
    const visits = openVisits({ system, terms, around });
    if (options.storeIsOurs === true) {
        await endLeftBehind({ terms, around });
        // Without the usual grace: nothing that was begun before can still be on its way.
        await reconciler.walk(new Date(), 0).catch((error) => {
            log.error({ err: error }, 'what an earlier life left unsettled could not be settled yet; it will be');
        });
    }
    spawnOrphans({ system, terms, around });
    let stopping;
    const stop = async () => {
        await Promise.all([runs.stop(terms.limits.stopMs), visits.stop(terms.limits.stopMs)]);
        await reconciler.close();
        await system.close();
        await cluster.close();
    };
    return {
        runs,
        visits,
        ledger,
        gatewayId,
        stop() {
            stopping ??= stop();
            return stopping;
        },
    };
}
async function openPlanner({ model, modelLimits, log }) {
    if (model === undefined)
        return rulesPlanner;
    const { secretsIn } = rulesPlanner;
    return openLadder({
        rules: rulesPlanner,
        model: await openModelPlanner({ ...model, log, secretsIn, ...(modelLimits && { limits: modelLimits }) }),
        ...(modelLimits?.rulesPatienceMs !== undefined && { patienceMs: modelLimits.rulesPatienceMs }),
    });
}
/** This release, and the version of what it says to farm nodes. */
const engineRev = `${release()}+${protocolVersion}`;
function release() {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    return version;
}
//# sourceMappingURL=start.js.map