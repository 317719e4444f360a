/** Part d: one CDP call through the node's multiplexer, against the same call on a browser's bare pipe. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { startBrowser } from "../../farm/node/browser.js";
import { startNode } from "../../farm/node/node.js";
import { openRunFolder } from "../../farm/node/run-folder.js";
import { openLocalBus } from "../../store/bus/local.js";
import { median, takeTurns, timed } from "./samples.js";
import { aimOf, digits, rowOf } from "./table.js";
/** In milliseconds, more than on the bare pipe. */
const aim = 0.2;
const callsARound = 200;
export async function benchCalls(chromium, rounds) {
    const [bare, multiplexed] = [await onBarePipe(chromium), await throughMultiplexer()];
    try {
        const contestant = (name, caller) => ({
            name,
            async run() {
                const took = await timed(async () => {
                    for (let call = 0; call < callsARound; call += 1)
                        await caller.call();
                });
                return took / callsARound;
            },
        });
        const [through, pipe] = await takeTurns([contestant('one call through the multiplexer', multiplexed), contestant('one call on the bare pipe', bare)], rounds);
        if (through === undefined || pipe === undefined)
            return [];
        const more = median(through) - median(pipe);
        return [
            rowOf('d', through, 'ms', {
                ratio: `${digits(median(through) / median(pipe))} of the pipe`,
                aim: aimOf(`under ${aim} ms more (${digits(more)})`, more < aim),
            }),
            rowOf('d', pipe, 'ms'),
        ];
    }
    finally {
        await multiplexed.close();
        await bare.close();
    }
}
/** Sends numbered messages and waits for their answers. */
function numbered(send) {
    const waiting = new Map();
    let last = 0;
    return {
        received(raw) {
            const message = JSON.parse(raw.toString());
            waiting.get(message.id)?.(message);
            waiting.delete(message.id);
        },
        // biome-ignore lint/suspicious/noExplicitAny: a plain client takes whatever the browser says.
        ask: (method, params = {}, sessionId) => new Promise((resolve, reject) => {
            last += 1;
            waiting.set(last, ({ result, error }) => (error === undefined ? resolve(result) : reject(new Error(error.message))));
            send(JSON.stringify({ id: last, method, params, sessionId }));
        }),
    };
}
const evaluate = ['Runtime.evaluate', { expression: '1', returnByValue: true }];
async function onBarePipe(chromium) {
    const folder = join(tmpdir(), `troupe-bench-${randomBytes(6).toString('hex')}`);
    const runFolder = await openRunFolder(folder);
    const client = numbered((json) => browser.pipe.send(json));
    const browser = await startBrowser({
        chromium,
        runFolder,
        sandbox: process.getuid?.() !== 0,
        handlers: { message: client.received, dropped() { }, closed() { } },
        onGone() { },
    });
    const { browserContextId } = await client.ask('Target.createBrowserContext');
    const { targetId } = await client.ask('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await client.ask('Target.attachToTarget', { targetId, flatten: true });
    return {
        call: () => client.ask(...evaluate, sessionId),
        async close() {
            await browser.kill();
            await runFolder.close();
            await rm(folder, { recursive: true, force: true });
        },
    };
}
async function throughMultiplexer() {
    const bus = openLocalBus();
    const secret = randomBytes(16).toString('hex');
    const settings = { host: '127.0.0.1', port: 0, fleet: 'default', slots: 2, allowPrivate: [], chromePath: process.env.CHROME_PATH };
    const node = await startNode({ bus, secret, log: pino({ level: 'silent' }), ...settings });
    const granted = await fetch(`${node.url}/v1/leases`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tenantId: 'bench', ttlMs: 3_600_000, fleet: 'default', epoch: 1 }),
    });
    const { webSocketUrl } = (await granted.json());
    const socket = new WebSocket(`${webSocketUrl}&epoch=1`, { perMessageDeflate: false });
    const client = numbered((json) => socket.send(json));
    const sessionId = await new Promise((resolve, reject) => {
        socket.once('error', reject);
        socket.on('message', (data) => {
            const { method, params } = JSON.parse(data.toString());
            if (method === 'Target.attachedToTarget')
                resolve(params.sessionId);
            client.received(data);
        });
    });
    return {
        call: () => client.ask(...evaluate, sessionId),
        async close() {
            socket.close();
            await node.close();
            await bus.close();
        },
    };
}
//# sourceMappingURL=calls.js.map