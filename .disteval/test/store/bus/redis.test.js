import { EventEmitter, once } from 'node:events';
import { connect, createServer } from 'node:net';
import t, {} from 'tap';
import { openRedisBus } from "../../../store/bus/redis.js";
import { peerOrSkip } from "../../peers/peer.js";
import { startRedis } from "../../peers/redis.js";
import { busContract, hear } from "./contract.js";
const server = await peerOrSkip(startRedis);
if (server !== undefined) {
    const buses = [await openRedisBus(server.url), await openRedisBus(server.url)];
    t.teardown(() => Promise.all(buses.map((bus) => bus.close())));
    busContract(() => buses);
    t.test('while the server is gone every call is refused, and afterwards the subscriptions stand again', async (t) => {
        const [here, there] = buses;
        const heard = hear();
        await there.subscribe('restarts', heard.handler);
        await server.kill();
        await untilDown(here);
        await untilDown(there);
        const unavailable = { name: 'StoreError', code: 'unavailable' };
        await t.rejects(here.publish('restarts', 'lost'), unavailable);
        await t.rejects(here.subscribe('restarts', heard.handler), unavailable);
        await t.rejects(here.announce('node', 'a', 1, 1_000), unavailable);
        await t.rejects(here.present('node'), unavailable);
        await t.rejects(here.count('a', 1_000), unavailable);
        await server.restart();
        await untilUp(here);
        await untilUp(there);
        await here.publish('restarts', 'heard');
        await heard.reached(1);
        await here.publish('restarts', 'once');
        await heard.reached(2);
        t.same(heard.messages, ['heard', 'once'], 'nothing was kept for later, nor is the refused subscription heard');
        t.equal(await here.count('a', 1_000), 1);
    });
    t.test('a server that stands still is given up within the deadline', async (t) => {
        const [here] = buses;
        process.kill(server.pid(), 'SIGSTOP');
        await t.rejects(here.present('node'), { code: 'unavailable' });
        process.kill(server.pid(), 'SIGCONT');
        await untilUp(here);
        t.same(await here.present('node'), []);
    });
    t.test('connections that a partition swallowed are replaced, and heard again', async (t) => {
        const path = await partition(t, server.url);
        const bus = await openRedisBus(path.url, 100);
        t.teardown(() => bus.close());
        const heard = hear();
        await bus.subscribe('partition', heard.handler);
        path.swallow();
        await t.rejects(bus.publish('partition', 'lost'), { code: 'unavailable' });
        await path.renewed();
        await untilUp(bus);
        await bus.publish('partition', 'heard');
        await heard.reached(1);
        t.same(heard.messages, ['heard']);
    });
    t.test('a closed bus refuses, and a server that is not there is named at the start', async (t) => {
        const bus = await openRedisBus(server.url);
        await bus.close();
        await bus.close();
        await t.rejects(bus.publish('a', 1), { code: 'closed' });
        await t.rejects(openRedisBus('redis://127.0.0.1:1'), { code: 'unavailable', message: /127\.0\.0\.1:1/ });
    });
}
/** A way to the server whose connections of a moment carry nothing any more, while none of them is closed. */
async function partition(t, url) {
    const { port, hostname } = new URL(url);
    const carried = [];
    const accepted = new EventEmitter();
    const between = createServer((from) => {
        const to = connect(Number(port), hostname);
        for (const socket of [from, to])
            socket.on('error', () => socket.destroy());
        from.pipe(to).pipe(from);
        carried.push([from, to]);
        accepted.emit('one');
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    t.teardown(() => {
        for (const socket of carried.flat())
            socket.destroy();
        between.close();
    });
    let swallowed = 0;
    return {
        url: `redis://127.0.0.1:${between.address().port}`,
        swallow() {
            swallowed = carried.length;
            for (const [from, to] of carried)
                from.unpipe(to).resume() && to.unpipe(from).resume();
        },
        /** Resolves when as many connections as were swallowed have been made anew. */
        async renewed() {
            while (carried.length < 2 * swallowed)
                await once(accepted, 'one');
        },
    };
}
async function untilDown(bus) {
    while (await bus.ping())
        await new Promise(setImmediate);
}
async function untilUp(bus) {
    while (!(await bus.ping()))
        await new Promise(setImmediate);
}
//# sourceMappingURL=redis.test.js.map