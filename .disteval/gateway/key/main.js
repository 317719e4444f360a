/** `npm run key`: the operator's command; JSON on standard output, or on standard error why nothing was done. */
import { randomBytes } from 'node:crypto';
import { openCluster } from "../../actors/cluster/cluster.js";
import { openLedger } from "../../actors/ledger/ledger.js";
import { createSystem } from "../../actors/system.js";
import { readEnv } from "../../config/env.js";
import { openLog } from "../../farm/log.js";
import { openStore } from "../../store/open.js";
import { askGateway } from "../control.js";
import { readArguments } from "./arguments.js";
import { answerKeyCommand } from "./commands.js";
try {
    const command = readArguments(process.argv.slice(2));
    const env = readEnv();
    // A shared store is open to this process too; an embedded one belongs to the gateway, if one runs.
    const told = env.mongodbUrl === undefined ? await askGateway(env.dataDir, command) : undefined;
    const answer = told ?? (await answerHere(command, env));
    if (!answer.ok)
        throw new Error(answer.error);
    process.stdout.write(`${JSON.stringify(answer.result, null, 2)}\n`);
    process.exit(0);
}
catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
}
async function answerHere(command, env) {
    const log = openLog('warn');
    const store = await openStore(env);
    const report = (report) => log.warn(report, 'while the command was carried out');
    const system = createSystem({ report, escalate: (_status, error) => report({ err: error }) });
    const cluster = await openCluster({ bus: store.bus, id: `key-${randomBytes(6).toString('hex')}`, isMember: false, report });
    const ledger = await openLedger({ system, cluster, store, log });
    try {
        return await answerKeyCommand(command, { store, ledger });
    }
    finally {
        await cluster.close();
        await system.close();
        await store.close();
    }
}
//# sourceMappingURL=main.js.map