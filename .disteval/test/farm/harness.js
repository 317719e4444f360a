/** A farm node of its own for a test, local pages for it, and a plain CDP client. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { startNode } from "../../farm/node/node.js";
import { openLocalBus } from "../../store/bus/local.js";
export const secret = 'a farm secret for tests';
/** Starts a node that may reach the test's own pages, and ends it with the test. */
export async function farmNode(t, settings = {}) {
    const bus = settings.bus ?? openLocalBus();
    const node = await startNode({
        bus,
        log: pino({ level: 'silent' }),
        host: '127.0.0.1',
        port: 0,
        secret,
        slots: 4,
        fleet: 'default',
        allowPrivate: ['*'],
        runFolders: join(tmpdir(), `troupe-test-${randomBytes(6).toString('hex')}`),
        ...settings,
    });
    t.teardown(() => node.close());
    return node;
}
/** Serves `pages` by path on a free loopback port, and ends with the test. */
export async function site(t, pages) {
    const listener = typeof pages === 'function'
        ? pages
        : (request, response) => {
            const page = pages[request.url ?? ''];
            response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page ?? 'nothing here');
        };
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    t.teardown(() => {
        server.closeAllConnections();
        server.close();
    });
    return `http://127.0.0.1:${server.address().port}`;
}
/** One request on a connection of its own, so that none stays open for the next. */
export async function nodeCall(node, method, path, body, bearer = secret) {
    const headers = { authorization: `Bearer ${bearer}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const request = httpRequest(node.url + path, { method, headers, agent: false }).end(body && JSON.stringify(body));
    const [incoming] = (await once(request, 'response'));
    const text = await textOf(incoming);
    return new Response(incoming.statusCode === 204 ? null : text, { status: incoming.statusCode ?? 0 });
}
export async function grant(node, order = {}) {
    const response = await nodeCall(node, 'POST', '/v1/leases', { tenantId: 't1', ttlMs: 60_000, fleet: 'default', epoch: 1, ...order });
    if (response.status !== 201)
        throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json());
}
/** The plainest CDP client over a WebSocket. Rejects when the node refuses it. */
export async function connect(t, url) {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const events = [];
    const pending = new Map();
    const watchers = new Set();
    let id = 0;
    const closed = new Promise((resolve) => socket.once('close', (_code, reason) => {
        for (const watcher of watchers)
            watcher(undefined);
        for (const settle of pending.values())
            settle({ error: { message: `closed: ${reason}` } });
        resolve(String(reason));
    }));
    socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.id !== undefined) {
            pending.get(message.id)?.(message);
            pending.delete(message.id);
        }
        else {
            events.push(message);
            for (const watcher of watchers)
                watcher(message);
        }
    });
    t.teardown(() => socket.terminate());
    await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
    });
    return {
        events,
        socket,
        closed,
        close: () => socket.close(),
        call: (method, params = {}, sessionId) => new Promise((resolve, reject) => {
            pending.set(++id, ({ result, error }) => error ? reject(Object.assign(new Error(error.message), { code: error.code })) : resolve(result));
            socket.send(JSON.stringify({ id, method, params, sessionId }));
        }),
        event: (method, fits = () => true) => new Promise((resolve, reject) => {
            const found = events.find((event) => event.method === method && fits(event));
            if (found)
                return resolve(found);
            const watcher = (event) => {
                if (event && !(event.method === method && fits(event)))
                    return;
                watchers.delete(watcher);
                if (event)
                    resolve(event);
                else
                    reject(new Error(`the socket closed before ${method}`));
            };
            watchers.add(watcher);
        }),
    };
}
/** A lease's client with the session of its one page. */
export async function driver(t, node, order = {}) {
    const lease = await grant(node, order);
    const cdp = await connect(t, `${lease.webSocketUrl}&epoch=${order.epoch ?? 1}`);
    const { params } = await cdp.event('Target.attachedToTarget');
    const sessionId = params.sessionId;
    return {
        lease,
        cdp,
        sessionId,
        targetId: params.targetInfo.targetId,
        page: (method, values) => cdp.call(method, values, sessionId),
    };
}
/** Opens an address and waits for its load event. */
export async function open(page, url) {
    const { loaderId } = await page.page('Page.navigate', { url });
    const { events } = page.cdp;
    const navigated = await page.cdp.event('Page.frameNavigated', ({ params }) => params.frame.loaderId === loaderId);
    const after = events.indexOf(navigated);
    await page.cdp.event('Page.loadEventFired', (event) => event.sessionId === page.sessionId && events.indexOf(event) > after);
}
/** For what is no event in this process: other processes, their sockets, and what they announce. */
export async function until(isSo) {
    while (!(await isSo()))
        await new Promise((resolve) => setTimeout(resolve, 20));
}
//# sourceMappingURL=harness.js.map