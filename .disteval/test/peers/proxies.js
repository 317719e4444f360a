/** Proxies of callers: an HTTP one (proxy-chain) and a SOCKS 5 one, which say what they were asked for. */
import { once } from 'node:events';
import { connect, createServer, isIP } from 'node:net';
import { RequestError, Server } from 'proxy-chain';
export async function openHttpProxy({ username, password, hosts = {} } = {}) {
    const asked = [];
    const server = new Server({
        host: '127.0.0.1',
        port: 0,
        prepareRequestFunction(request) {
            asked.push(`${request.hostname}:${request.port}`);
            if (username !== undefined && (request.username !== username || request.password !== password))
                return { requestAuthentication: true };
            const address = isIP(request.hostname) === 0 ? hosts[request.hostname] : request.hostname;
            if (address === undefined)
                throw new RequestError(`unknown host ${request.hostname}`, 502);
            return { dnsLookup: ((_host, _options, found) => found(null, [{ address, family: 4 }])) };
        },
    });
    await server.listen();
    const credentials = username === undefined ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password ?? '')}@`;
    return { url: `http://${credentials}127.0.0.1:${server.port}`, asked, close: () => server.close(true) };
}
/** RFC 1928 and RFC 1929, the server's side, for CONNECT. */
export async function openSocksProxy({ username, password, hosts = {} } = {}) {
    const asked = [];
    const open = new Set();
    const server = createServer((client) => {
        open.add(client);
        client.once('close', () => open.delete(client));
        // The guard ends connections as it pleases.
        client.on('error', () => client.destroy());
        serve(client).catch(() => client.destroy());
    });
    async function serve(client) {
        const [, methods = 0] = await take(client, 2);
        const offered = await take(client, methods);
        const wanted = username === undefined ? 0 : 2;
        client.write(Buffer.of(5, offered.includes(wanted) ? wanted : 0xff));
        if (wanted === 2) {
            const [, length = 0] = await take(client, 2);
            const name = (await take(client, length)).toString();
            const secret = (await take(client, (await take(client, 1))[0] ?? 0)).toString();
            const right = name === username && secret === password;
            client.write(Buffer.of(1, right ? 0 : 1));
            if (!right)
                return client.end();
        }
        const [, , , type] = await take(client, 4);
        const bytes = await take(client, type === 1 ? 4 : type === 4 ? 16 : ((await take(client, 1))[0] ?? 0));
        const host = type === 1 ? bytes.join('.') : type === 4 ? `[${bytes.toString('hex')}]` : bytes.toString();
        const port = (await take(client, 2)).readUInt16BE();
        asked.push(`${host}:${port}`);
        const address = type === 1 ? host : hosts[host];
        if (address === undefined)
            return client.end(Buffer.of(5, 4, 0, 1, 0, 0, 0, 0, 0, 0));
        const target = connect(port, address);
        target.on('error', () => client.destroy());
        await once(target, 'connect');
        client.write(Buffer.of(5, 0, 0, 3, 1, 120, 0, 0));
        client.pipe(target).pipe(client);
    }
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const credentials = username === undefined ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password ?? '')}@`;
    return {
        url: `socks5://${credentials}127.0.0.1:${server.address().port}`,
        asked,
        async close() {
            server.close();
            for (const socket of open)
                socket.destroy();
            await once(server, 'close');
        },
    };
}
async function take(socket, size) {
    for (;;) {
        const bytes = size === 0 ? Buffer.alloc(0) : socket.read(size);
        if (bytes !== null)
            return bytes;
        await once(socket, 'readable');
    }
}
//# sourceMappingURL=proxies.js.map