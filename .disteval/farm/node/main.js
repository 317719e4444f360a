/** The entry of a farm node's own process. One signal drains it, two end it at once. */
import { pino } from 'pino';
import { BadSetting, readEnv } from "../../config/env.js";
import { openBus } from "../../store/bus/open.js";
import { StoreError } from "../../store/errors.js";
import { FarmError } from "../errors.js";
import { openLog } from "../log.js";
import { startNode } from "./node.js";
/** What leases of now may still take when the node is told to stop, in milliseconds. */
const drainMs = 60_000;
/** For leases and browsers to be ended, in milliseconds. */
const stopBoundMs = 20_000;
try {
    await run();
}
catch (error) {
    const expected = error instanceof BadSetting || error instanceof StoreError || error instanceof FarmError;
    console.error(expected ? error.message : error);
    process.exit(1);
}
async function run() {
    const env = readEnv();
    if (env.redisUrl === undefined)
        throw new BadSetting('REDIS_URL is required for a farm node of its own: gateways find it there');
    if (env.farm.secret === undefined)
        throw new BadSetting('FARM_SECRET is required for a farm node of its own: the same as the gateways have');
    const log = openLog(env.logLevel, pino.destination(1));
    let close = async () => { };
    let ending;
    const end = (status) => {
        // What hangs is not waited for; the next node on this machine clears up what it leaves.
        setTimeout(() => process.exit(1), stopBoundMs).unref();
        ending ??= close().then(() => process.exit(status));
        return ending;
    };
    process.on('uncaughtException', (error) => {
        log.fatal({ err: error }, 'a promise of the code was broken: the process ends, and its leases with it');
        end(1).catch(() => process.exit(1));
    });
    const bus = await openBus(env.redisUrl);
    const node = await startNode({
        ...env.farm,
        secret: env.farm.secret,
        host: env.host,
        chromePath: env.chromePath,
        allowPrivate: env.allowPrivateTargets,
        bus,
        log,
    });
    close = async () => {
        await node.close();
        await bus.close();
    };
    const stop = async () => {
        log.info('draining: leases of now may end, no more are granted');
        await node.drain(drainMs);
        await end(0);
    };
    let signals = 0;
    const heard = () => {
        signals += 1;
        void (signals === 1 ? stop() : end(0));
    };
    process.on('SIGTERM', heard);
    process.on('SIGINT', heard);
}
//# sourceMappingURL=main.js.map