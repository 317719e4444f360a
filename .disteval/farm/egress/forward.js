/** Plain HTTP requests through the guard: a forwarding proxy as RFC 9110 7.6 wants it, and no more. */
import { Agent, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { FarmError } from "../errors.js";
import { contained } from "./contained.js";
import { isSafe } from "./unanswered.js";
import { proxyAuthorization, refusedBy } from "./upstream.js";
/** Browsers send and take more than Node's 16 KiB. */
export const maxHeaderSize = 256 * 1024;
/**
 * Forwards requests along one route. When a target can't be reached, the client's connection is ended without an answer: an
 * error page made here would stand in the browser as if it were the target's own document.
 */
export function openForwarder(route, events) {
    const kept = new RouteAgent(route, { keepAlive: true });
    const fresh = new RouteAgent(route, { keepAlive: false });
    const forward = (request, response, target, agent) => {
        const { upstream } = route;
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        const whole = upstream !== undefined && upstream.protocol !== 'socks5:';
        const url = new URL(request.url ?? '');
        const outgoing = send({
            agent,
            host: target.host,
            port: target.port,
            method: request.method,
            path: whole ? request.url : `${url.pathname}${url.search}`,
            headers: ['host', url.host, ...endToEnd(request.rawHeaders, ['host']), ...(whole ? proxyAuthorization(upstream) : [])],
            maxHeaderSize,
            signal: gone.signal,
        });
        const noAnswer = (reason) => {
            if (response.headersSent || response.destroyed)
                return;
            events.unreachable({ host: target.host, reason });
            giveUp(request, response);
        };
        const garbled = () => noAnswer(`${url.host} gave an answer that is not HTTP`);
        outgoing.once('response', contained((incoming) => {
            if (incoming.statusCode !== 407)
                return answer(incoming, response);
            // To the browser a 407 would be the guard's own; neither target nor proxy may ask it for credentials.
            if (whole)
                events.proxyFailed(refusedBy(407, url.host).message);
            giveUp(request, response);
        }, garbled));
        // Nobody asked for another protocol: browsers take those through a tunnel.
        outgoing.once('upgrade', (_incoming, socket) => {
            socket.destroy();
            garbled();
        });
        outgoing.on('error', (error) => {
            // The target had closed a kept connection when the request came: nothing of it was handled (RFC 9112 9.3.1).
            if (outgoing.reusedSocket && !response.headersSent && !response.destroyed)
                forward(request, response, target, fresh);
            else if (error instanceof FarmError)
                giveUp(request, response);
            else if (error.code?.startsWith('HPE_'))
                garbled();
            else
                noAnswer(hungUp(url.host));
        });
        if (hasBody(request))
            request.pipe(outgoing);
        else
            outgoing.end();
    };
    return {
        // What may change something is sent once: it never goes on a kept connection, on which it would be tried again.
        forward: (request, response, target) => forward(request, response, target, isRepeatable(request) ? kept : fresh),
        close() {
            kept.destroy();
            fresh.destroy();
        },
    };
}
class RouteAgent extends Agent {
    #route;
    constructor(route, options) {
        super(options);
        this.#route = route;
    }
    createConnection({ host, port, signal }, callback) {
        const options = { tunnel: false, signal: signal ?? new AbortController().signal };
        this.#route
            .connect({ host: String(host), port: Number(port) }, options)
            .then((socket) => callback?.(null, socket))
            .catch((error) => callback?.(error, undefined));
    }
}
export const hungUp = (authority) => `${authority} closed the connection without an answer`;
/** Contradicts itself (RFC 9110 8.6): a browser takes it for no answer. */
const noAnswerAtAll = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n';
/**
 * Ends an exchange without an answer. Chromium repeats any request, a purchase too, when that is a connection closed which it
 * had opened ahead of need, but not when the answer is broken.
 */
function giveUp(request, response) {
    const { socket } = response;
    if (response.headersSent || isRepeatable(request) || socket === null) {
        response.destroy();
        return;
    }
    // What of the request has not been read would turn the close into a reset, which takes the words with it.
    request.unpipe();
    request.resume();
    socket.end(noAnswerAtAll);
}
function answer(incoming, response) {
    response.sendDate = false;
    // Chromium repeats any request, a purchase too, when a connection that it reuses closes without an answer.
    response.shouldKeepAlive = false;
    response.writeHead(incoming.statusCode ?? 502, reasonOf(incoming), endToEnd(incoming.rawHeaders));
    pipeline(incoming, response, () => {
        // Either side broke off, and `pipeline` has ended the other: the browser sees a cut response.
    });
}
/** Without one where it holds what may not be sent on; nobody needs it (RFC 9112 4). */
function reasonOf({ statusMessage = '' }) {
    return /^[\t\x20-\x7e\x80-\xff]*$/.test(statusMessage) ? statusMessage : '';
}
const hopByHop = ['connection', 'proxy-connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'upgrade'];
/** The header pairs that are meant for the other end and not for this hop (RFC 9110 7.6.1); the body's framing is made anew. */
function endToEnd(rawHeaders, without = []) {
    const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
    const named = pairs.filter(([name]) => name.toLowerCase() === 'connection').flatMap(([, value]) => value.toLowerCase().split(/[\s,]+/));
    const dropped = new Set([...hopByHop, ...named, ...without]);
    return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}
/** What may be sent twice, and can be, for it has no body that would have to be kept. */
const isRepeatable = (request) => isSafe(request.method ?? '') && !hasBody(request);
function hasBody({ headers }) {
    return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
//# sourceMappingURL=forward.js.map