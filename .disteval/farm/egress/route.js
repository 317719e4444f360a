import { FarmError } from "../errors.js";
import { readUpstream, secured, through } from "./upstream.js";
/**
 * A proxy resolves names for itself, so a name that is public here may be private there: that is then the proxy's network and
 * not ours. What is checked here all the same: literals and `localhost` always, names when they resolve here, and the address
 * of the proxy itself, so that nobody uses one at 127.0.0.1.
 */
export function openRoute(proxy, { resolve, wires, events }) {
    const upstream = proxy === undefined ? undefined : readUpstream(proxy);
    async function direct({ host, port }, found, signal) {
        if (!found.ok)
            throw new FarmError('target_unreachable', found.reason);
        const socket = await wires.connect(host, found.addresses, port, signal).catch((error) => {
            throw new FarmError('target_unreachable', `${host}:${port} can't be reached: ${said(error)}`, { cause: error });
        });
        return socket.setTimeout(0);
    }
    async function viaProxy(target, { signal, tunnel }) {
        if (upstream === undefined)
            throw new FarmError('proxy_failed', 'the proxy must be an http:, https: or socks5: URL');
        const found = await resolve(upstream.host, upstream.port);
        if (!found.ok)
            throw new FarmError('proxy_failed', `the proxy can't be used: ${found.reason}`);
        const socket = await wires.connect(upstream.host, found.addresses, upstream.port, signal).catch((error) => {
            throw new FarmError('proxy_failed', `the proxy can't be reached: ${said(error)}`, { cause: error });
        });
        try {
            const secure = await secured(socket, upstream);
            const made = tunnel || upstream.protocol === 'socks5:' ? await through(secure, upstream, target) : secure;
            socket.setTimeout(0);
            return made;
        }
        catch (error) {
            socket.destroy();
            throw error;
        }
    }
    return {
        upstream,
        async connect(target, options) {
            const found = await resolve(target.host, target.port);
            if (!found.ok && found.refusal !== undefined) {
                events.refused(found.refusal);
                throw new FarmError('egress_refused', found.reason);
            }
            try {
                return await (proxy === undefined ? direct(target, found, options.signal) : viaProxy(target, options));
            }
            catch (error) {
                if (options.signal.aborted || wires.closed())
                    throw error;
                if (error instanceof FarmError && error.code === 'proxy_failed')
                    events.proxyFailed(error.message);
                else
                    events.unreachable({ host: target.host, reason: said(error) });
                throw error;
            }
        },
    };
}
/** Several addresses that all failed make an error without a message of its own. */
function said(error) {
    if (error instanceof AggregateError)
        return error.errors.map(said).join('; ');
    return error instanceof Error ? error.message : String(error);
}
//# sourceMappingURL=route.js.map