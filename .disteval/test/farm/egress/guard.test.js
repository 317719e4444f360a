/** The guard as a client on a plain socket sees it: what goes through, what is refused, what is counted, what is left. */
import { EventEmitter, once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import t, {} from 'tap';
import { openGuard } from "../../../farm/egress/guard.js";
import { listening } from "./listening.js";
async function guardFor(t, options = {}) {
    const told = [];
    const guard = await openGuard({
        allowPrivate: ['127.0.0.1'],
        events: {
            refused: (event) => told.push(['refused', event]),
            proxyFailed: (reason) => told.push(['proxyFailed', reason]),
            unreachable: (event) => told.push(['unreachable', event]),
        },
        ...options,
    });
    t.teardown(() => guard.close());
    return { guard, told };
}
const site = (t, answer, host) => listening(t, createHttpServer({ maxHeaderSize: 256 * 1024 }, answer), host);
/** A connection to the guard, with all that has come over it. */
async function client(t, proxyUrl) {
    const { hostname, port } = new URL(proxyUrl);
    const socket = connect(Number(port), hostname);
    t.teardown(() => socket.destroy());
    // A refused connection may be reset; what counts is what came before.
    socket.on('error', () => socket.destroy());
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => {
        heard += text;
    });
    await once(socket, 'connect');
    return {
        socket,
        async until(sign) {
            while (!heard.includes(sign))
                await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => Promise.reject(new Error(heard)))]);
            return heard;
        },
        async untilClosed() {
            if (!socket.closed)
                await once(socket, 'close');
            return heard;
        },
    };
}
async function say(t, proxyUrl, text) {
    const { socket, untilClosed } = await client(t, proxyUrl);
    socket.write(text);
    return untilClosed();
}
const get = (url, headers = '') => `GET ${url} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n${headers}\r\n`;
const tunnel = (authority) => `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`;
t.test('a plain request and a tunnel reach what is open, and their bytes are counted', async (t) => {
    const port = await site(t, (_request, response) => response.end('x'.repeat(10_000)));
    const { guard, told } = await guardFor(t);
    t.match(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/page`)), /^HTTP\/1\.1 200 OK\r\n.*x{10000}$/s);
    const afterPlain = guard.bytes();
    t.ok(afterPlain > 10_000 && afterPlain < 11_000, `${afterPlain} bytes`);
    const { socket, until, untilClosed } = await client(t, guard.proxyUrl);
    socket.write(tunnel(`127.0.0.1:${port}`));
    await until('200 Connection Established\r\n\r\n');
    socket.write(get(`http://127.0.0.1:${port}/page`).replace(`http://127.0.0.1:${port}`, ''));
    t.match(await untilClosed(), /x{10000}$/);
    t.ok(guard.bytes() > afterPlain + 10_000, `${guard.bytes()} bytes`);
    await guard.close();
    t.ok(guard.bytes() > afterPlain + 10_000, 'also when the guard is closed');
    t.same(told, []);
});
t.test('a private target is refused however it is written, and hears nothing', async (t) => {
    const sawSomeone = [];
    const port = await listening(t, createServer((socket) => sawSomeone.push(String(socket.remoteAddress))), '0.0.0.0');
    const lookup = async () => ['127.0.0.1', '10.0.0.1'];
    const { guard, told } = await guardFor(t, { allowPrivate: [], lookup });
    const hosts = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.0.0.1.', '0.0.0.0', '0', '[::1]', '[::ffff:127.0.0.1]'];
    for (const host of [...hosts, '[::]', 'localhost', 'LOCALHOST.', 'a.localhost', '[64:ff9b::7f00:1]', 'evil.example']) {
        told.length = 0;
        t.match(await say(t, guard.proxyUrl, tunnel(`${host}:${port}`)), /^HTTP\/1\.1 403 /, `CONNECT ${host}`);
        t.equal(await say(t, guard.proxyUrl, `GET http://${host}:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`), '', `GET ${host}`);
        t.equal(told.filter(([event]) => event === 'refused').length, 2, `${host} is told`);
    }
    t.match(told.at(-1), ['refused', { host: 'evil.example', address: '127.0.0.1', reason: 'a loopback address (RFC 1122)' }]);
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
    t.equal(await say(t, guard.proxyUrl, `GET http://localhost:${port}/ HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`), '', 'an upgrade');
    t.same(sawSomeone, []);
});
t.test('the connection goes to the address that was checked, not to the name', async (t) => {
    const canaryHeard = [];
    const canary = createHttpServer((request) => canaryHeard.push(String(request.url)));
    const port = await listening(t, canary);
    const permitted = createHttpServer((_request, response) => response.end('permitted'));
    await listening(t, permitted, '127.0.0.2', port);
    const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']];
    const { guard, told } = await guardFor(t, { allowPrivate: ['127.0.0.2'], lookup: async () => answers.shift() ?? [] });
    t.match(await say(t, guard.proxyUrl, get(`http://rebind.test:${port}/1`)), /permitted/);
    t.match(await say(t, guard.proxyUrl, get(`http://rebind.test:${port}/2`)), /permitted/, 'the checked address stands for a while');
    const fresh = await guardFor(t, { allowPrivate: ['127.0.0.2'], lookup: async () => answers.shift() ?? [] });
    t.equal(await say(t, fresh.guard.proxyUrl, get(`http://rebind.test:${port}/3`)), '', 'and is checked anew after that');
    const mixed = await guardFor(t, { allowPrivate: ['127.0.0.2'], lookup: async () => ['127.0.0.1', '127.0.0.2'] });
    t.match(await say(t, mixed.guard.proxyUrl, get(`http://mixed.test:${port}/`)), /permitted/, 'of several only the permitted one');
    t.same(canaryHeard, []);
    t.same(told, []);
    t.match(fresh.told, [['refused', { host: 'rebind.test', address: '127.0.0.1', reason: /loopback/ }]]);
});
t.test('what can not be reached is told by name', async (t) => {
    // As Node's resolver says it.
    const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.test'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
    const { guard, told } = await guardFor(t, { lookup: () => Promise.reject(notFound) });
    t.match(await say(t, guard.proxyUrl, tunnel('nowhere.test:443')), /^HTTP\/1\.1 502 /);
    t.equal(await say(t, guard.proxyUrl, get('http://nowhere.test/')), '', 'no error page stands in for the target');
    t.equal(await say(t, guard.proxyUrl, get('http://127.0.0.1:1/')), '');
    t.match(told, [
        ['unreachable', { host: 'nowhere.test', reason: /^the name nowhere\.test does not resolve$/ }],
        ['unreachable', { host: 'nowhere.test', reason: /^the name nowhere\.test does not resolve$/ }],
        ['unreachable', { host: '127.0.0.1', reason: /ECONNREFUSED/ }],
    ]);
});
t.test('what is no proxy request is answered as that', async (t) => {
    const { guard, told } = await guardFor(t);
    t.match(await say(t, guard.proxyUrl, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'), /^HTTP\/1\.1 400 /);
    t.match(await say(t, guard.proxyUrl, get('https://127.0.0.1/')), /^HTTP\/1\.1 400 /);
    for (const authority of ['127.0.0.1', '127.0.0.1:0', '127.0.0.1:70000', ':80', 'a b:80', '[fe80::1%25eth0]:80', 'user@127.0.0.1:80']) {
        t.match(await say(t, guard.proxyUrl, tunnel(authority)), /^HTTP\/1\.1 400 /, authority);
    }
    t.same(told, []);
});
t.test('a request is forwarded whole, without what was meant for the proxy', async (t) => {
    const heard = [];
    const port = await site(t, async (request, response) => {
        let body = '';
        for await (const chunk of request)
            body += chunk;
        heard.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.writeHead(201, 'Made', [
            ...['set-cookie', 'a=1', 'set-cookie', 'b=2', 'proxy-authenticate', 'Basic', 'x-hop', '1', 'connection', 'close, x-hop'],
        ]);
        response.end('made');
    });
    const { guard } = await guardFor(t);
    const headers = 'Proxy-Connection: keep-alive\r\nProxy-Authorization: Basic eDp5\r\nX-Mine: 1\r\nTE: trailers\r\nX-Hop: 1\r\n';
    const answer = await say(t, guard.proxyUrl, `POST http://127.0.0.1:${port}/a?b=c HTTP/1.1\r\nHost: other.example\r\nConnection: close, x-hop\r\n${headers}Content-Length: 4\r\n\r\nbody`);
    t.match(heard, [
        { method: 'POST', url: '/a?b=c', body: 'body', headers: { host: `127.0.0.1:${port}`, 'x-mine': '1', 'content-length': '4' } },
    ]);
    t.notMatch(JSON.stringify(heard), /proxy-|x-hop|trailers|other\.example/);
    t.match(answer, /^HTTP\/1\.1 201 Made\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n/);
    t.notMatch(answer, /proxy-authenticate|x-hop/);
    await say(t, guard.proxyUrl, `POST http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`);
    t.match(heard[1], { body: 'abc', headers: { 'transfer-encoding': 'chunked' } });
    await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/`, `Cookie: ${'c'.repeat(100_000)}\r\n`));
    t.match(heard[2], { headers: { cookie: /^c{100000}$/ } }, 'also with 100 kB of cookies');
});
t.test('a kept connection that the target has closed costs nothing', async (t) => {
    const connections = [];
    const server = createHttpServer((_request, response) => response.end('again'));
    server.on('connection', (socket) => connections.push(socket));
    const port = await listening(t, server);
    const { guard, told } = await guardFor(t);
    t.match(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/`)), /again/);
    t.match(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/`)), /again/);
    t.equal(connections.length, 1, 'the connection was kept');
    // Closed as the next request is under way: the server takes the request's bytes and hangs up.
    connections[0]?.removeAllListeners('data').once('data', () => connections[0]?.resetAndDestroy());
    t.match(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/`)), /again/);
    t.equal(connections.length, 2);
    t.same(told, []);
});
t.test('a cut answer is cut for the browser too, and a 407 of the target is none of its business', async (t) => {
    const port = await site(t, (request, response) => {
        if (request.url === '/407')
            return response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end('whose password?');
        response.writeHead(200, { 'content-length': '1000' }).write('a part');
        request.socket.destroySoon();
    });
    const { guard } = await guardFor(t);
    t.match(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/`)), /content-length: 1000.*a part$/s);
    t.equal(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/407`)), '');
});
t.test('an answer that can not be sent on is no answer, is told, and leaves the guard standing', async (t) => {
    const head = (line, header = 'X-A: b') => `${line}\r\n${header}\r\nContent-Length: 2\r\n\r\nhi`;
    const answers = [
        head('HTTP/1.1 000 x'),
        head('HTTP/1.1 099 x'),
        head('HTTP/1.1 20 x'),
        head('HTTP/1.1 200 OK', 'X-A: a\x01b'),
        head('HTTP/1.1 200 OK', 'X-A: a\x7fb'),
        head('HTTP/1.1 200 OK', ': b'),
        head('HTTP/1.1 200 OK', 'Content-Length: 3'),
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n',
        'SSH-2.0-OpenSSH\r\n',
    ];
    const port = await listening(t, 
    // One that goes on after these words stays connected: it is not its end that tells.
    createServer((socket) => socket.once('data', (asked) => socket.write(answers[Number(/ \/(\d+)/.exec(String(asked))?.[1])] ?? '', 'latin1'))));
    const { guard, told } = await guardFor(t);
    for (const [index, answer] of answers.entries()) {
        told.length = 0;
        t.equal(await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/${index}`)), '', JSON.stringify(answer));
        t.match(told, [['unreachable', { host: '127.0.0.1', reason: /gave an answer that is not HTTP$/ }]]);
    }
});
t.test('what may not be sent twice gets a broken answer in place of none, after which no browser sends it again', async (t) => {
    const port = await listening(t, createServer((socket) => socket.once('data', () => socket.end())));
    const { guard, told } = await guardFor(t);
    const url = `http://127.0.0.1:${port}/`;
    t.equal(await say(t, guard.proxyUrl, get(url)), '');
    const post = get(url, 'Content-Length: 4\r\n').replace('GET', 'POST');
    t.match(await say(t, guard.proxyUrl, `${post}body`), /\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n$/);
    const reason = `127.0.0.1:${port} closed the connection without an answer`;
    t.same(told, [
        ['unreachable', { host: '127.0.0.1', reason }],
        ['unreachable', { host: '127.0.0.1', reason }],
    ]);
});
t.test('a reason phrase that may not be sent on is left out, for nobody reads it', async (t) => {
    const phrases = ['Made', 'a\x01b', 'a\x7fb', 'fran\xe7ais'];
    const port = await listening(t, createServer((socket) => socket.once('data', (asked) => socket.end(`HTTP/1.1 201 ${phrases[Number(/ \/(\d+)/.exec(String(asked))?.[1])]}\r\nContent-Length: 2\r\n\r\nhi`, 'latin1'))));
    const { guard } = await guardFor(t);
    for (const [index, phrase] of ['Made', '', '', 'fran\xe7ais'].entries()) {
        const answer = await say(t, guard.proxyUrl, get(`http://127.0.0.1:${port}/${index}`));
        t.ok(answer.startsWith(`HTTP/1.1 201 ${phrase}\r\n`) && answer.endsWith('hi'), answer);
    }
});
t.test('a tunnel carries what came with the CONNECT, lets the far end speak first, and delivers all before it ends', async (t) => {
    const port = await listening(t, createServer((socket) => {
        socket.write('hello ');
        socket.once('data', (text) => socket.end(`${text}${'z'.repeat(1_000_000)}end`));
    }));
    const { guard } = await guardFor(t);
    const { socket, untilClosed } = await client(t, guard.proxyUrl);
    socket.write(`${tunnel(`127.0.0.1:${port}`)}early `);
    t.match(await untilClosed(), /Established\r\n\r\nhello early z{1000000}end$/);
});
t.test('a far end that never hangs up is let go of with its client, and with the guard', async (t) => {
    const far = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => far.push(socket));
    const port = await listening(t, server);
    const { guard } = await guardFor(t);
    const opened = async () => {
        const one = await client(t, guard.proxyUrl);
        one.socket.write(tunnel(`127.0.0.1:${port}`));
        await one.until('Established\r\n\r\n');
        return one.socket;
    };
    // A connection that is gone on the other side answers data with a reset; one that is only half closed takes it.
    const isGone = async (socket) => {
        if (socket === undefined)
            return t.fail('the far end was never reached');
        socket.resume();
        if (!socket.readableEnded)
            await once(socket, 'end');
        const talk = setInterval(() => socket.write('are you there?'), 5);
        await new Promise((resolve) => socket.once('close', resolve));
        clearInterval(talk);
    };
    (await opened()).destroy();
    await isGone(far[0]);
    (await opened()).end();
    await isGone(far[1]);
    await opened();
    await guard.close();
    await isGone(far[2]);
    t.equal(far.length, 3);
});
t.test('closing while a name is looked up opens nothing afterwards and tells nothing', async (t) => {
    let connections = 0;
    const server = createServer(() => {
        connections += 1;
    });
    const port = await listening(t, server);
    const steps = new EventEmitter();
    const asked = once(steps, 'asked');
    const lookup = async () => {
        steps.emit('asked');
        return (await once(steps, 'answered'));
    };
    const { guard, told } = await guardFor(t, { lookup });
    const { socket, untilClosed } = await client(t, guard.proxyUrl);
    socket.write(tunnel(`slow.test:${port}`));
    await asked;
    await guard.close();
    await untilClosed();
    steps.emit('answered', '127.0.0.1');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    t.equal(connections, 0);
    t.same(told, []);
});
t.test('a page that asks for names in a loop holds a bounded number of lookups', async (t) => {
    let underWay = 0;
    const { guard, told } = await guardFor(t, {
        lookup: () => {
            underWay += 1;
            return new Promise(() => { });
        },
    });
    const refusedClients = Array.from({ length: 40 }, async (_, index) => {
        const one = await client(t, guard.proxyUrl);
        one.socket.write(tunnel(`name${index}.test:443`));
        return one.untilClosed();
    });
    await new Promise((resolve) => {
        let refused = 0;
        for (const one of refusedClients) {
            one.then(() => {
                refused += 1;
                if (refused === 8)
                    resolve();
            });
        }
    });
    t.equal(told.length, 8);
    t.equal(underWay, 32);
    await guard.close();
    await Promise.all(refusedClients);
});
t.test('a thousand guards leave nothing behind', async (t) => {
    const port = await site(t, (_request, response) => response.end('ok'));
    const warnings = [];
    const warned = (warning) => warnings.push(warning);
    process.on('warning', warned);
    t.teardown(() => process.off('warning', warned));
    const resources = () => process
        .getActiveResourcesInfo()
        .filter((name) => name !== 'TCPSocketWrap')
        .sort()
        .join();
    const settle = async (wanted) => {
        for (let turn = 0; turn < 10 && !wanted(); turn += 1)
            await new Promise(setImmediate);
    };
    await settle(() => false);
    const before = resources();
    for (let round = 0; round < 100; round += 1) {
        const guards = await Promise.all(Array.from({ length: 10 }, () => openGuard({ allowPrivate: ['*'], events: { refused() { }, proxyFailed() { }, unreachable() { } } })));
        const [first] = guards;
        if (round % 10 === 0)
            t.match(await say(t, first?.proxyUrl ?? '', get(`http://127.0.0.1:${port}/`)), /ok$/);
        await Promise.all(guards.flatMap((guard) => [guard.close(), guard.close()]));
    }
    // Closed handles are freed by the loop's next turns.
    await settle(() => resources() === before);
    t.equal(resources(), before);
    t.same(warnings, []);
});
//# sourceMappingURL=guard.test.js.map