/** The guarded fetch: what the house itself asks the internet for goes where a page could go, and nowhere else. */
import { isIP } from 'node:net';
import { basename } from 'node:path/posix';
import { connect as connectTls } from 'node:tls';
import { Agent, fetch } from 'undici';
import { canonicalHost } from "../../config/addresses.js";
import { FarmError } from "../errors.js";
import { openRoute } from "./route.js";
import { openWires } from "./wires.js";
const nobody = { refused() { }, proxyFailed() { }, unreachable() { } };
/** Each redirect is a connection of its own, checked as the first one is. */
export function openFetch(resolve) {
    return async (url, { proxy, mostBytes, withinMs, signal }) => {
        const wires = openWires();
        const late = AbortSignal.timeout(withinMs);
        const either = AbortSignal.any([signal, late]);
        const route = openRoute(proxy, { resolve, wires, events: nobody });
        const agent = new Agent({ connect: connectorOf(route, either), pipelining: 0 });
        try {
            const response = await fetch(url, { dispatcher: agent, signal: either });
            if (!response.ok)
                throw new FarmError('target_unreachable', `${url} answered ${response.status}`);
            const bytes = await read(response.body ?? [], url, mostBytes);
            const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || 'application/octet-stream';
            const name = nameIn(response.headers.get('content-disposition')) || nameOf(response.url);
            return { name, type, url: response.url, bytes, traffic: wires.bytes() };
        }
        catch (error) {
            if (late.aborted)
                throw new FarmError('target_unreachable', `${url} could not be fetched within ${withinMs / 1_000} s`, { cause: error });
            throw asFarmError(url, error);
        }
        finally {
            wires.close();
            await agent.destroy();
        }
    };
}
function connectorOf(route, signal) {
    return ({ hostname, protocol, port }, callback) => {
        const secure = protocol === 'https:';
        const host = canonicalHost(hostname) ?? hostname;
        const target = { host, port: Number(port || (secure ? 443 : 80)) };
        route.connect(target, { tunnel: true, signal }).then((wire) => {
            // TCP, or TLS to a proxy: both are sockets.
            if (!secure)
                return callback(null, wire);
            const tls = connectTls({ socket: wire, host, ...(isIP(host) === 0 && { servername: host }) });
            tls.once('secureConnect', () => callback(null, tls));
            tls.once('error', (error) => callback(error, null));
        }, (error) => callback(error instanceof Error ? error : new Error(String(error)), null));
    };
}
async function read(body, url, mostBytes) {
    const parts = [];
    let size = 0;
    for await (const part of body) {
        size += part.length;
        if (size > mostBytes)
            throw new FarmError('target_unreachable', `${url} is larger than ${mostBytes} bytes`);
        parts.push(part);
    }
    return Buffer.concat(parts);
}
/** What went wrong below is the cause of what `fetch` says. */
function asFarmError(url, error) {
    for (let at = error; at instanceof Error; at = at.cause)
        if (at instanceof FarmError)
            return at;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    return new FarmError('target_unreachable', `${url} could not be fetched: ${why}`, { cause: error });
}
/** RFC 6266: `filename*` before `filename`, and of a path its last part. */
function nameIn(disposition) {
    const [, encoded] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition ?? '') ?? [];
    const [, quoted, token] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
    return basename((decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? token ?? '').replaceAll('\\', '/')).slice(0, 255);
}
const nameOf = (url) => basename(decoded(new URL(url).pathname) ?? '').slice(0, 255);
function decoded(text) {
    try {
        return text === undefined ? undefined : decodeURIComponent(text);
    }
    catch {
        // Not percent-encoded after all.
        return text;
    }
}
//# sourceMappingURL=fetch.js.map