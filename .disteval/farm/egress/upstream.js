/** The caller's proxy: how its address is read, and how a connection to it becomes one to the target. */
import { request } from 'node:http';
import { isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { canonicalHost } from "../../config/addresses.js";
import { FarmError } from "../errors.js";
import { contained } from "./contained.js";
import { socksConnect } from "./socks.js";
/** Of what a proxy may speak. */
const defaultPorts = { 'http:': 80, 'https:': 443, 'socks5:': 1080 };
/** Reads `http:`, `https:` or `socks5:` with optional percent-encoded credentials and port; `undefined` for anything else. */
export function readUpstream(proxy) {
    if (!URL.canParse(proxy))
        return undefined;
    const { protocol, hostname, port, username, password } = new URL(proxy);
    const host = canonicalHost(hostname);
    const defaultPort = defaultPorts[protocol];
    if (host === undefined || defaultPort === undefined)
        return undefined;
    const credentials = username === '' ? {} : { credentials: { username: decoded(username), password: decoded(password) } };
    return { protocol, host, port: Number(port || defaultPort), ...credentials };
}
/** `proxy-authorization` for an HTTP proxy (RFC 9110 11.7.2), as a header pair or none. */
export function proxyAuthorization({ credentials }) {
    if (credentials === undefined)
        return [];
    return ['proxy-authorization', `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`];
}
/** TLS where the proxy itself wants it; its certificate is checked. Rejects with `proxy_failed`. */
export function secured(socket, { protocol, host }) {
    if (protocol !== 'https:')
        return Promise.resolve(socket);
    return new Promise((resolve, reject) => {
        const secure = connectTls({ socket, host, ...(isIP(host) === 0 ? { servername: host } : {}) }, () => resolve(secure));
        const failed = (error) => reject(new FarmError('proxy_failed', `the proxy's TLS failed: ${error?.message ?? 'it hung up'}`, { cause: error }));
        secure.on('error', failed);
        secure.once('close', () => failed());
    });
}
/**
 * Asks the proxy at the other end for the target, which the proxy resolves. Rejects with `proxy_failed` when the proxy won't
 * serve this caller, and with `target_unreachable` when it could not reach the target.
 */
export function through(socket, upstream, target) {
    return upstream.protocol === 'socks5:' ? socksConnect(socket, upstream, target) : httpConnect(socket, upstream, target);
}
function httpConnect(socket, upstream, target) {
    const authority = target.host.includes(':') ? `[${target.host}]:${target.port}` : `${target.host}:${target.port}`;
    return new Promise((resolve, reject) => {
        const asked = request({
            method: 'CONNECT',
            path: authority,
            headers: ['host', authority, ...proxyAuthorization(upstream)],
            createConnection: () => socket,
        });
        const connected = ({ statusCode = 0 }, _socket, head) => {
            if (statusCode < 200 || statusCode > 299)
                return reject(refusedBy(statusCode, authority));
            if (head.length > 0)
                socket.unshift(head);
            resolve(socket);
        };
        asked.once('connect', contained(connected, reject));
        // A proxy may answer a CONNECT it dislikes as if it were a page.
        asked.once('response', ({ statusCode = 0 }) => reject(refusedBy(statusCode, authority)));
        asked.on('error', (error) => {
            // Proxies also hang up without a word when it is the target that does not answer.
            const garbled = error.code?.startsWith('HPE_');
            const reason = garbled ? 'the proxy does not speak HTTP' : `the proxy hung up when asked for ${authority}`;
            reject(new FarmError(garbled ? 'proxy_failed' : 'target_unreachable', reason, { cause: error }));
        });
        asked.end();
    });
}
/** Statuses that are about the caller of the proxy and not about the target: credentials, payment, pace. */
const aboutCaller = new Set([401, 402, 407, 429]);
export function refusedBy(status, authority) {
    if (status === 401 || status === 407)
        return new FarmError('proxy_failed', `the proxy refused the credentials (${status})`);
    if (aboutCaller.has(status))
        return new FarmError('proxy_failed', `the proxy refused to serve this caller (${status})`);
    return new FarmError('target_unreachable', `the proxy answered ${status} for ${authority}`);
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A stray percent sign: the caller meant it literally.
        return text;
    }
}
//# sourceMappingURL=upstream.js.map