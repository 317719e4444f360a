import { refusedByNode } from "../protocol/lease.js";
import { judge } from "./allow.js";
import { openClient } from "./attached-client.js";
import { replay } from "./context.js";
import { answerTarget } from "./target-domain.js";
export function openEndpoint(options) {
    const { root, context, bounds } = options;
    const debuggers = new Map();
    let driver;
    let lastDebugger = 0;
    const everyone = () => [...(driver ? [driver] : []), ...debuggers.values()];
    context.listener = {
        event(raw, method, debuggerId) {
            if (debuggerId !== undefined)
                debuggers.get(debuggerId)?.send(raw);
            else if (!isDiscovery(method))
                driver?.send(raw);
            else
                for (const client of everyone())
                    if (client.discovers)
                        client.send(raw);
        },
        pageAttached(targetId) {
            for (const debuggerId of debuggers.keys())
                showToDebugger(debuggerId, targetId);
        },
    };
    function showToDebugger(debuggerId, targetId) {
        root.attachDebugger(context, targetId, debuggerId).then(({ sessionId }) => {
            if (!debuggers.has(debuggerId))
                detach(sessionId);
        }, 
        // The page has gone in the meantime, and its own event says so.
        () => undefined);
    }
    function detach(sessionId) {
        // Fails only when the session has gone already.
        root.call('Target.detachFromTarget', { sessionId }).catch(() => undefined);
    }
    function command(client, text) {
        const asked = parse(text);
        if (asked === undefined) {
            client.close('not a CDP command');
            return undefined;
        }
        const { id, method, params, ...session } = asked;
        const answer = (body) => client.send(JSON.stringify({ id, ...body, ...session }));
        const forward = (allowed) => {
            // While its files were looked at, the client may have been evicted.
            if (client.isAttached())
                root.forward(client, { id, ...allowed });
        };
        const settle = (verdict) => {
            if ('allowed' in verdict)
                return forward(verdict.allowed);
            options.onRefused(method);
            answer({ error: { code: refusedByNode, message: verdict.refused } });
        };
        if (session.sessionId !== undefined && !mayUse(client, session.sessionId)) {
            answer({ error: { code: -32001, message: `Session with given id not found: ${session.sessionId}` } });
        }
        else if (method.startsWith('Target.')) {
            const target = answerTarget({ client, context, method, params });
            if ('result' in target) {
                for (const event of target.first ?? [])
                    client.send(event);
                answer({ result: target.result });
            }
            else
                settle('forward' in target ? { allowed: target.forward } : target);
        }
        else {
            const verdict = judge(client.role, { method, params, ...session }, bounds);
            if (verdict instanceof Promise)
                return verdict.then(settle);
            settle(verdict);
        }
        return root.congestion();
    }
    /** A debugger uses its own sessions, a driver the node's. */
    function mayUse(client, sessionId) {
        const session = context.sessions.get(sessionId);
        return session !== undefined && session.debuggerId === client.debuggerId;
    }
    function attachDriver(socket) {
        evict();
        const gone = () => {
            if (driver === client)
                driver = undefined;
        };
        const client = openClient(socket, 'driver', undefined, { command, gone });
        driver = client;
        for (const message of replay(context))
            client.send(message);
    }
    function attachDebugger(socket) {
        const debuggerId = String(++lastDebugger);
        const gone = () => {
            debuggers.delete(debuggerId);
            for (const session of context.sessions.values())
                if (session.debuggerId === debuggerId)
                    detach(session.sessionId);
        };
        debuggers.set(debuggerId, openClient(socket, 'debugger', debuggerId, { command, gone }));
        for (const { targetId, type } of context.targets.values())
            if (type === 'page')
                showToDebugger(debuggerId, targetId);
    }
    function evict() {
        const older = driver;
        driver = undefined;
        older?.send(JSON.stringify({ method: 'Lease.ended', params: { reason: 'evicted' } }));
        older?.close('evicted');
    }
    return {
        attach: (socket, role) => (role === 'driver' ? attachDriver(socket) : attachDebugger(socket)),
        isAttached: () => driver !== undefined,
        evict,
        tell: (event) => driver?.send(JSON.stringify(event)),
        close(reason) {
            const event = { method: 'Lease.ended', params: { reason } };
            for (const client of everyone()) {
                client.send(JSON.stringify(event));
                client.close(reason);
            }
            driver = undefined;
            debuggers.clear();
        },
    };
}
const isDiscovery = (method) => method.startsWith('Target.target');
function parse(text) {
    let asked;
    try {
        asked = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    if (typeof asked !== 'object' || asked === null)
        return undefined;
    const { id, method, params = {}, sessionId } = asked;
    if (!Number.isSafeInteger(id) || typeof method !== 'string' || typeof params !== 'object' || params === null)
        return undefined;
    if (sessionId !== undefined && typeof sessionId !== 'string')
        return undefined;
    return { id: id, method, params: params, ...(sessionId === undefined ? {} : { sessionId }) };
}
//# sourceMappingURL=multiplexer.js.map