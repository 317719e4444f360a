/** A farm node in a process of its own, to be killed: prints the pid of its browser, and its address. Started as `node … RUN_FOLDERS`. */
import { pino } from 'pino';
import { startNode } from "../../../farm/node/node.js";
import { openLocalBus } from "../../../store/bus/local.js";
const node = await startNode({
    bus: openLocalBus(),
    log: pino({ level: 'silent' }),
    host: '127.0.0.1',
    port: 0,
    secret: 'a farm secret for tests',
    slots: 1,
    fleet: 'default',
    allowPrivate: ['*'],
    runFolders: process.argv[2] ?? '',
});
console.log((await node.status()).browsers[0]?.pid);
console.log(node.url);
//# sourceMappingURL=node-process.js.map