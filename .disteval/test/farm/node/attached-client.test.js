import { once } from 'node:events';
import t, {} from 'tap';
import { WebSocket, WebSocketServer } from 'ws';
import { openClient } from "../../../farm/node/attached-client.js";
t.test('commands wait for the one before them, and die with the eviction of their client', async (t) => {
    const [near, far] = await socketPair(t);
    const heard = [];
    let release = () => { };
    const client = openClient(near, 'driver', undefined, {
        gone: () => { },
        command: (_client, text) => {
            heard.push(text);
            return text === 'slow' ? new Promise((resolve) => (release = resolve)) : undefined;
        },
    });
    for (const text of ['first', 'slow', 'second', 'third'])
        far.send(text);
    await once(near, 'message');
    while (!heard.includes('slow'))
        await once(near, 'message');
    t.same(heard, ['first', 'slow']);
    client.close('evicted');
    release();
    const [code, reason] = await once(far, 'close');
    t.match([code, String(reason)], [4000, 'evicted']);
    t.same(heard, ['first', 'slow']);
});
t.test('held-back commands go on in their order', async (t) => {
    const [near, far] = await socketPair(t);
    const heard = [];
    const done = new Promise((resolve) => {
        openClient(near, 'driver', undefined, {
            gone: () => { },
            command: (_client, text) => {
                heard.push(text);
                if (text === '9')
                    resolve();
                return Number(text) % 2 === 0 ? new Promise((later) => setImmediate(later)) : undefined;
            },
        });
    });
    for (let n = 0; n < 10; n += 1)
        far.send(String(n));
    await done;
    t.same(heard, ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});
async function socketPair(t) {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    t.teardown(() => server.close());
    await once(server, 'listening');
    const far = new WebSocket(`ws://127.0.0.1:${server.address().port}`);
    const [[near]] = await Promise.all([once(server, 'connection'), once(far, 'open')]);
    t.teardown(() => far.terminate());
    return [near, far];
}
//# sourceMappingURL=attached-client.test.js.map