/** The caller's proxy: every kind of it, with and without credentials, and every way in which it can fail. */
import { spawnSync } from 'node:child_process';
import { createServer as createHttpServer, get } from 'node:http';
import { createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import t, {} from 'tap';
import { openGuard } from "../../../farm/egress/guard.js";
import { readUpstream } from "../../../farm/egress/upstream.js";
import { openHttpProxy, openSocksProxy } from "../../peers/proxies.js";
import { listening } from "./listening.js";
/** A guard before `upstream`; the names of the tests resolve nowhere, unless `resolves` says where. */
async function guardBefore(t, upstream, resolves = {}, allowPrivate = ['127.0.0.1']) {
    const told = [];
    const guard = await openGuard({
        allowPrivate,
        upstream,
        lookup: async (host) => (resolves[host] === undefined ? Promise.reject(new Error('ENOTFOUND')) : [resolves[host]]),
        events: {
            refused: (event) => told.push(['refused', event]),
            proxyFailed: (reason) => told.push(['proxyFailed', reason]),
            unreachable: (event) => told.push(['unreachable', event]),
        },
    });
    t.teardown(() => guard.close());
    const { hostname, port } = new URL(guard.proxyUrl);
    const send = (options) => get({ host: hostname, port, ...options });
    const plain = (url) => new Promise((resolve) => {
        const request = send({ path: url, headers: { host: new URL(url).host, connection: 'close' } });
        request.once('error', () => resolve('closed'));
        request.once('response', async (response) => resolve(`${response.statusCode} ${(await response.toArray()).join('')}`));
    });
    /** What a page gets by a tunnel: the status of a refused one, or what the target says to `GET /tunnelled`. */
    const tunnelled = (authority) => new Promise((resolve) => {
        const request = send({ method: 'CONNECT', path: authority });
        request.once('error', () => resolve('closed'));
        request.once('connect', async (response, socket) => {
            if (response.statusCode !== 200)
                return resolve(String(response.statusCode));
            socket.write('GET /tunnelled HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
            resolve((await socket.toArray()).join(''));
        });
    });
    return { guard, told, plain, tunnelled };
}
const target = (t) => listening(t, createHttpServer((request, response) => response.end(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)));
const hosts = { 'site.test': '127.0.0.1' };
const kinds = [
    ['http', openHttpProxy],
    ['socks5', openSocksProxy],
];
for (const [kind, open] of kinds) {
    t.test(`a caller's ${kind} proxy carries requests and tunnels, and resolves names itself`, async (t) => {
        const port = await target(t);
        const proxy = await peer(t, open({ hosts }));
        const { guard, told, plain, tunnelled } = await guardBefore(t, proxy.url);
        const heard = await plain(`http://site.test:${port}/plain?q`);
        t.match(heard, /^200 GET \/plain\?q /);
        t.notMatch(heard, /proxy-|authorization/i);
        t.match(await tunnelled(`site.test:${port}`), /GET \/tunnelled/);
        t.match(await plain(`http://127.0.0.1:${port}/literal`), /^200 GET \/literal /);
        t.same(proxy.asked, [`site.test:${port}`, `site.test:${port}`, `127.0.0.1:${port}`]);
        t.ok(guard.bytes() > 500);
        t.same(told, []);
    });
    t.test(`a caller's ${kind} proxy gets the caller's credentials, whatever letters they have`, async (t) => {
        const port = await target(t);
        const credentials = { username: 'anna@example.com', password: 'p@ss:w%rd/ü' };
        const proxy = await peer(t, open({ hosts, ...credentials }));
        const right = await guardBefore(t, proxy.url);
        t.match(await right.plain(`http://site.test:${port}/`), /^200 /);
        t.match(await right.tunnelled(`site.test:${port}`), /GET \/tunnelled/);
        t.same(right.told, []);
        for (const url of [proxy.url.replace('anna', 'otto'), proxy.url.replace(/\/\/.*@/, '//')]) {
            const wrong = await guardBefore(t, url);
            t.match(await wrong.tunnelled(`site.test:${port}`), /^502$/);
            t.match(wrong.told, [['proxyFailed', /credentials/]]);
            t.equal(await wrong.plain(`http://site.test:${port}/`), 'closed');
            t.match(wrong.told[1], ['proxyFailed', /credentials/]);
            t.notMatch(JSON.stringify(wrong.told), /p@ss|otto/, 'which are not repeated');
        }
    });
    t.test(`a caller's ${kind} proxy that can not reach the target is not the one that failed`, async (t) => {
        const proxy = await peer(t, open({ hosts }));
        const { told, tunnelled } = await guardBefore(t, proxy.url);
        t.equal(await tunnelled('nowhere.test:443'), '502');
        t.match(told, [['unreachable', { host: 'nowhere.test', reason: /nowhere\.test/ }]]);
    });
    t.test(`private targets do not reach a caller's ${kind} proxy`, async (t) => {
        const proxy = await peer(t, open({ hosts }));
        const { told, plain, tunnelled } = await guardBefore(t, proxy.url, { 'inside.test': '10.0.0.1' });
        for (const host of ['10.0.0.1', '127.0.0.2', '[::1]', '169.254.169.254', '0x0a.1', 'inside.test']) {
            t.equal(await tunnelled(`${host}:80`), '403', host);
            t.equal(await plain(`http://${host}/`), 'closed', host);
        }
        t.equal(told.filter(([event]) => event === 'refused').length, 12);
        t.same(proxy.asked, []);
    });
    t.test(`a caller's ${kind} proxy at a private address is refused itself`, async (t) => {
        const proxy = await peer(t, open({ hosts }));
        for (const url of [proxy.url, proxy.url.replace('127.0.0.1', 'localhost'), proxy.url.replace('127.0.0.1', 'proxy.test')]) {
            const { told, plain, tunnelled } = await guardBefore(t, url, { 'proxy.test': '127.0.0.1', 'site.test': '93.184.216.34' }, []);
            t.equal(await tunnelled('site.test:443'), '502', url);
            t.equal(await plain('http://site.test/'), 'closed', url);
            t.match(told, [
                ['proxyFailed', /is refused: 127\.0\.0\.1 is a loopback address/],
                ['proxyFailed', /loopback/],
            ]);
        }
        t.same(proxy.asked, []);
    });
    t.test(`a caller's ${kind} proxy that is gone, silent or something else has failed`, async (t) => {
        const babbler = await listening(t, createServer((socket) => socket.end('220 mail.example ESMTP\r\n')));
        for (const [port, reason] of [
            [babbler, /does not speak (SOCKS 5|HTTP)/],
            [1, /can't be reached: connect ECONNREFUSED/],
        ]) {
            const { told, tunnelled } = await guardBefore(t, `${kind}://127.0.0.1:${port}`);
            t.equal(await tunnelled('site.test:443'), '502');
            t.match(told, [['proxyFailed', reason]]);
        }
    });
}
t.test('an IPv6 target goes to a SOCKS proxy as an address', async (t) => {
    const proxy = await peer(t, openSocksProxy());
    const { tunnelled } = await guardBefore(t, proxy.url, {}, ['127.0.0.1', 'fd00::/8']);
    t.equal(await tunnelled('[fd00::1]:443'), '502');
    t.same(proxy.asked, ['[fd000000000000000000000000000001]:443']);
});
t.test("an https proxy's certificate is checked", async (t) => {
    const folder = t.testdir();
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', '-', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'], { cwd: folder, encoding: 'utf8' });
    if (made.error !== undefined)
        return t.pass('skipped: no openssl here');
    const server = createTlsServer({ key: made.stdout, cert: made.stdout }, (socket) => socket.end());
    server.on('tlsClientError', () => {
        // The client hangs up on a certificate that it does not trust: what is tested.
    });
    const port = await listening(t, server);
    const { told, tunnelled } = await guardBefore(t, `https://127.0.0.1:${port}`);
    t.equal(await tunnelled('site.test:443'), '502');
    t.match(told, [['proxyFailed', /the proxy's TLS failed: self-signed certificate/]]);
});
t.test('the proxy can be changed and left while the lease lasts', async (t) => {
    const port = await target(t);
    const [one, two] = [await peer(t, openHttpProxy({ hosts })), await peer(t, openSocksProxy({ hosts }))];
    const { guard, plain } = await guardBefore(t, one.url);
    t.match(await plain(`http://site.test:${port}/`), /^200/);
    guard.setUpstream(two.url);
    t.match(await plain(`http://site.test:${port}/`), /^200/);
    guard.setUpstream(undefined);
    t.match(await plain(`http://127.0.0.1:${port}/`), /^200/);
    t.same([one.asked.length, two.asked.length], [1, 1]);
});
t.test('what is no proxy address fails by name', async (t) => {
    for (const url of ['', 'proxy.example:8080', 'ftp://proxy.example', 'socks4://proxy.example', 'http://']) {
        t.equal(readUpstream(url), undefined, url);
        const { told, tunnelled } = await guardBefore(t, url);
        t.equal(await tunnelled('site.test:443'), '502', url);
        t.match(told, [['proxyFailed', /must be an http:, https: or socks5: URL/]]);
    }
    t.match(readUpstream('http://proxy.example'), { host: 'proxy.example', port: 80 });
    t.match(readUpstream('https://Proxy.Example.'), { host: 'proxy.example', port: 443 });
    t.match(readUpstream('socks5://[::1]'), { host: '::1', port: 1080 });
    t.match(readUpstream('socks5://a%40b:c%zz@p:1'), { host: 'p', port: 1, credentials: { username: 'a@b', password: 'c%zz' } });
});
async function peer(t, opening) {
    const proxy = await opening;
    t.teardown(() => proxy.close());
    return proxy;
}
//# sourceMappingURL=upstream.test.js.map