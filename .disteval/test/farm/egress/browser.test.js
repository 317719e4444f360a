/**
 * Every way in which a page can try to reach the machine that it runs on, in the real browser. Each is tried twice: with the
 * guard open, where the canary must hear of it (or the trial proves nothing), and with it closed, where the canary hears
 * nothing and the lease's client is told.
 */
import { createSocket } from 'node:dgram';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import t, {} from 'tap';
import { driver, farmNode, open, site } from "../harness.js";
/** What a page does about `http://HOST/`; `HOST` is the canary's. */
const attempts = {
    'an image': '<img src="http://HOST/">',
    'a script': '<script src="http://HOST/"></script>',
    'a style sheet': '<link rel="stylesheet" href="http://HOST/">',
    'a style sheet of a style sheet': '<style>@import "http://HOST/";</style>',
    'a background': '<body style="background: url(http://HOST/)">',
    'a font': '<style>@font-face { font-family: f; src: url(http://HOST/) } p { font-family: f }</style><p>text',
    'a frame': '<iframe src="http://HOST/"></iframe>',
    'an object': '<object data="http://HOST/"></object>',
    'a video': '<video src="http://HOST/"></video>',
    'a fetch': '<script>fetch("http://HOST/", { mode: "no-cors" })</script>',
    'a fetch by TLS': '<script>fetch("https://HOST/", { mode: "no-cors" })</script>',
    'an XMLHttpRequest': '<script>const x = new XMLHttpRequest(); x.open("POST", "http://HOST/"); x.send("body")</script>',
    'a beacon': '<script>navigator.sendBeacon("http://HOST/")</script>',
    'an event source': '<script>new EventSource("http://HOST/")</script>',
    'a WebSocket': '<script>new WebSocket("ws://HOST/")</script>',
    'a WebSocket by TLS': '<script>new WebSocket("wss://HOST/")</script>',
    'a worker': "<script>new Worker(URL.createObjectURL(new Blob([\"fetch('http://HOST/', { mode: 'no-cors' })\"])))</script>",
    'a shared worker': "<script>new SharedWorker(URL.createObjectURL(new Blob([\"fetch('http://HOST/', { mode: 'no-cors' })\"])))</script>",
    'a service worker': '<script>navigator.serviceWorker.register("/worker.js?HOST")</script>',
    'a preload': '<link rel="preload" as="image" href="http://HOST/">',
    'a refresh': '<meta http-equiv="refresh" content="0; url=http://HOST/">',
    'a form': '<form method="post" action="http://HOST/"></form><script>document.forms[0].submit()</script>',
    'a redirect': '<img src="/redirect?HOST">',
    'a redirect of the page': '<script>location = "/redirect?HOST"</script>',
    'a TURN server': '<script>const p = new RTCPeerConnection({ iceServers: [{ urls: "turn:HOST?transport=tcp", username: "u", credential: "c" }] });' +
        'p.createDataChannel("d"); p.setLocalDescription()</script>',
};
/** What the headless shell leaves undone, and full Chrome does; an image shows that the page was read to its end. */
const hints = '<link rel="preconnect" href="http://HOST/"><link rel="dns-prefetch" href="http://HOST/"><link rel="prefetch" href="http://HOST/">' +
    '<script type="speculationrules">{ "prefetch": [{ "urls": ["http://HOST/"] }] }</script><img src="http://HOST/">';
/** Answers to anybody on every address of this machine, and says under which address it was found. */
async function openCanary(t) {
    const heard = new EventEmitter();
    const addresses = [];
    const server = createServer((_request, response) => response.end('secret'));
    server.on('connection', (socket) => {
        const address = String(socket.localAddress).replace('::ffff:', '');
        addresses.push(address);
        heard.emit(address);
    });
    server.listen(0, '::');
    await once(server, 'listening');
    t.teardown(() => {
        server.closeAllConnections();
        server.close();
    });
    return { port: server.address().port, addresses, heard };
}
/** A page that makes the attempts named in its path, on an address that the guard lets it have. */
const attacker = (t) => site(t, (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://attacker.test');
    if (pathname === '/redirect')
        return response.writeHead(302, { location: `http://${search.slice(1)}/` }).end();
    if (pathname === '/worker.js') {
        const source = `fetch('http://${search.slice(1)}/', { mode: 'no-cors' })`;
        return response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
    }
    const attempt = attempts[searchParams.get('attempt') ?? ''] ?? hints;
    response.writeHead(200, { 'content-type': 'text/html' }).end(attempt.replaceAll('HOST', searchParams.get('host') ?? ''));
});
/** Each attempt has a loopback address of its own, so that what is heard and told can be told apart. */
const addressOf = (index) => `127.0.1.${index + 1}`;
/** A client that lets workers run: the node holds each back until its client has seen it. */
async function resumingDriver(t, settings) {
    const page = await driver(t, await farmNode(t, settings));
    page.cdp.socket.on('message', (data) => {
        const { method, params } = JSON.parse(String(data));
        if (method !== 'Target.attachedToTarget' || !params.waitingForDebugger)
            return;
        // One that has ended meanwhile needs no word.
        page.cdp.call('Runtime.runIfWaitingForDebugger', {}, params.sessionId).catch(() => undefined);
    });
    return page;
}
t.test('a page of an open lease reaches loopback, one of a guarded lease does not and is told of by name', async (t) => {
    const canary = await openCanary(t);
    const url = await attacker(t);
    const visit = async (page, attempt, address) => {
        const query = new URLSearchParams({ attempt, host: `${address}:${canary.port}` });
        await page.page('Page.navigate', { url: `${url}/?${query}` });
    };
    const open = await resumingDriver(t, { allowPrivate: ['*'] });
    for (const [index, attempt] of Object.keys(attempts).entries()) {
        const heard = once(canary.heard, addressOf(index));
        await visit(open, attempt, addressOf(index));
        await heard;
        t.pass(`${attempt} is heard when the guard is open`);
    }
    canary.addresses.length = 0;
    const guarded = await resumingDriver(t, { allowPrivate: [new URL(url).host] });
    for (const [index, attempt] of Object.keys(attempts).entries()) {
        const address = addressOf(index);
        await visit(guarded, attempt, address);
        const { params } = await guarded.cdp.event('Lease.egressRefused', ({ params }) => params.host === address);
        t.match(params, { host: address, address, reason: 'a loopback address (RFC 1122)' }, `${attempt} is refused by name`);
    }
    await visit(guarded, 'hints', '127.0.2.1');
    await guarded.cdp.event('Lease.egressRefused', ({ params }) => params.host === '127.0.2.1');
    t.same(canary.addresses, [], 'and nothing is heard');
});
t.test('loopback is refused however it is written', async (t) => {
    const canary = await openCanary(t);
    const lookup = async (host) => (host === 'inside.test' ? ['127.0.0.1'] : ['::1']);
    const page = await driver(t, await farmNode(t, { allowPrivate: [], lookup }));
    for (const [written, host] of [
        ['127.0.0.1', '127.0.0.1'],
        ['127.1', '127.0.0.1'],
        ['2130706433', '127.0.0.1'],
        ['0x7f.0.0.1', '127.0.0.1'],
        ['0.0.0.0', '0.0.0.0'],
        ['[::1]', '::1'],
        ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
        ['localhost', 'localhost'],
        ['app.localhost', 'app.localhost'],
        ['inside.test', 'inside.test'],
        ['inside6.test', 'inside6.test'],
    ]) {
        for (const scheme of ['http', 'https']) {
            const before = page.cdp.events.length;
            const { errorText } = await page.page('Page.navigate', { url: `${scheme}://${written}:${canary.port}/` });
            t.match(errorText, /^net::ERR_/, `${scheme}://${written} fails`);
            const told = page.cdp.events.slice(before).filter(({ method }) => method === 'Lease.egressRefused');
            t.match(told[0]?.params, { host, reason: /loopback|this network/ }, 'and its refusal is told before');
        }
    }
    t.same(canary.addresses, []);
});
t.test('a name that points elsewhere the second time is not followed there', async (t) => {
    const canary = await openCanary(t);
    const answers = [];
    const lookup = async () => {
        answers.push(answers.length === 0 ? '127.0.2.1' : '127.0.2.2');
        return answers.slice(-1);
    };
    const node = await farmNode(t, { allowPrivate: ['127.0.2.1'], lookup });
    const first = await driver(t, node);
    const visit = (page) => page.page('Page.navigate', { url: `http://rebind.test:${canary.port}/` });
    t.equal((await visit(first)).errorText, undefined);
    t.same(new Set(canary.addresses), new Set(['127.0.2.1']));
    const second = await driver(t, node);
    t.match((await visit(second)).errorText, /^net::ERR_/);
    t.match(await second.cdp.event('Lease.egressRefused'), { params: { host: 'rebind.test', address: '127.0.2.2' } });
    t.same(new Set(canary.addresses), new Set(['127.0.2.1']));
    t.same(answers, ['127.0.2.1', '127.0.2.2'], 'the browser asked nobody else');
});
t.test('what goes by UDP does not go at all', async (t) => {
    const packets = [];
    const canary = createSocket('udp4', (_bytes, { address }) => packets.push(address)).bind(0, '0.0.0.0');
    await once(canary, 'listening');
    t.teardown(() => canary.close());
    const { port } = canary.address();
    const done = new EventEmitter();
    const url = await site(t, (request, response) => {
        if (request.url === '/done')
            done.emit('done');
        const stun = [`stun:127.0.0.1:${port}`, `stun:localhost:${port}`].map((urls) => ({ urls }));
        const turn = [{ urls: `turn:127.0.0.1:${port}?transport=udp`, username: 'u', credential: 'c' }];
        const page = `<script>
      const tell = () => fetch('/done');
      const p = new RTCPeerConnection({ iceServers: ${JSON.stringify([...stun, ...turn])} });
      p.onicegatheringstatechange = () => p.iceGatheringState === 'complete' && tell();
      p.createDataChannel('d');
      p.setLocalDescription();
      const transport = globalThis.WebTransport && new WebTransport('https://127.0.0.1:${port}/');
      transport?.ready.catch(tell);
      if (!transport) tell();
    </script>`;
        response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    const page = await driver(t, await farmNode(t, { allowPrivate: ['*'] }));
    const gathered = once(done, 'done').then(() => once(done, 'done'));
    await page.page('Page.navigate', { url });
    await gathered;
    t.same(packets, []);
    const heard = once(canary, 'message');
    const sender = createSocket('udp4');
    sender.send('x', port, '127.0.0.1', () => sender.close());
    await heard;
    t.same(packets, ['127.0.0.1'], 'the canary was listening');
});
t.test('what can not be reached is told by name, as the browser can not', async (t) => {
    const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.test'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
    const lookup = () => Promise.reject(notFound);
    const page = await driver(t, await farmNode(t, { lookup }));
    for (const scheme of ['http', 'https']) {
        const before = page.cdp.events.length;
        t.match((await page.page('Page.navigate', { url: `${scheme}://nowhere.test/` })).errorText, /^net::ERR_/);
        const told = page.cdp.events.slice(before).filter(({ method }) => method === 'Lease.unreachable');
        t.match(told[0]?.params, { host: 'nowhere.test', reason: /does not resolve/ }, scheme);
    }
});
t.test('what may change something is sent once, also when the target closes without an answer', async (t) => {
    const node = await farmNode(t);
    const posts = [];
    const url = await site(t, (request, response) => {
        if (request.method === 'POST') {
            posts.push(request.url ?? '');
            return request.socket.destroy();
        }
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Shop</title>');
    });
    const page = await driver(t, node);
    await open(page, `${url}/`);
    // The connections that the requests before have opened are what a repetition would go on.
    const expression = `(async () => {
    await Promise.all([1, 2, 3, 4].map((n) => fetch('/?' + n)));
    const post = (path, body) => fetch(path, { method: 'POST', body }).catch(() => undefined);
    await post('/with', 'body');
    await fetch('/?5');
    await post('/without');
  })()`;
    await page.page('Runtime.evaluate', { expression, awaitPromise: true });
    t.same(posts, ['/with', '/without']);
});
//# sourceMappingURL=browser.test.js.map