/** SOCKS version 5, the client's side of CONNECT (RFC 1928) with user name and password (RFC 1929). */
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FarmError } from "../errors.js";
const noCredentials = 0x00;
const userAndPassword = 0x02;
const addressLengths = { 1: 4, 4: 16 };
const domainName = 3;
/** What a proxy's reply means (RFC 1928, 6). */
const replies = {
    1: 'general failure',
    2: 'not allowed by its rules',
    3: 'network unreachable',
    4: 'host unreachable',
    5: 'connection refused',
    6: 'time to live expired',
    7: 'command not supported',
    8: 'address type not supported',
};
/** Rejects with `proxy_failed` or `target_unreachable`; resolves with the same socket, which now leads to the target. */
export async function socksConnect(socket, { credentials }, target) {
    socket.write(Uint8Array.from(credentials === undefined ? [5, 1, noCredentials] : [5, 2, noCredentials, userAndPassword]));
    const [version, method] = await read(socket, 2);
    if (version !== 5)
        throw new FarmError('proxy_failed', 'the proxy does not speak SOCKS 5');
    if (method === userAndPassword && credentials !== undefined) {
        socket.write(Buffer.concat([Buffer.of(1), counted(credentials.username), counted(credentials.password)]));
        const [, status] = await read(socket, 2);
        if (status !== 0)
            throw new FarmError('proxy_failed', 'the proxy refused the credentials');
    }
    else if (method !== noCredentials) {
        throw new FarmError('proxy_failed', 'the proxy wants credentials');
    }
    socket.write(Buffer.concat([Buffer.of(5, 1, 0), address(target.host), Buffer.of(target.port >> 8, target.port & 0xff)]));
    const [, reply = 1, , type = 0] = await read(socket, 4);
    if (reply !== 0) {
        throw new FarmError('target_unreachable', `the proxy could not reach ${target.host}: ${replies[reply] ?? `reply ${reply}`}`);
    }
    const [length = 0] = type === domainName ? await read(socket, 1) : [addressLengths[type]];
    await read(socket, length + 2);
    return socket;
}
function address(host) {
    if (isIPv4(host) || isIPv6(host))
        return Buffer.of(isIPv4(host) ? 1 : 4, ...ipaddr.parse(host).toByteArray());
    return Buffer.concat([Buffer.of(domainName), counted(host)]);
}
function counted(text) {
    const bytes = Buffer.from(text);
    if (bytes.length > 255)
        throw new FarmError('proxy_failed', 'SOCKS 5 carries names and credentials of at most 255 bytes');
    return Buffer.concat([Buffer.of(bytes.length), bytes]);
}
/** Exactly so many bytes; what comes after them stays in the socket. */
async function read(socket, size) {
    for (;;) {
        const bytes = socket.read(size);
        if (bytes !== null && bytes.length === size)
            return bytes;
        if (socket.readableEnded || socket.destroyed)
            throw new FarmError('proxy_failed', 'the proxy ended the SOCKS handshake');
        await new Promise((resolve) => {
            const done = () => {
                for (const name of ['readable', 'end', 'close'])
                    socket.off(name, done);
                resolve();
            };
            for (const name of ['readable', 'end', 'close'])
                socket.once(name, done);
        });
    }
}
//# sourceMappingURL=socks.js.map