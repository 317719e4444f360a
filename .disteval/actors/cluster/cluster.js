import { Value } from 'typebox/value';
import { ActorError, messageOf } from "../errors.js";
import { Envelope, gatewayChannel, remoteVersion } from "../protocol/remote.js";
import { joinMembership } from "./membership.js";
import { openOutgoing, unreachable } from "./outgoing.js";
import { ownerAmong } from "./rendezvous.js";
import { openSeenRequests } from "./seen.js";
/** Joins the cluster; rejects with `StoreError` when the bus is down. */
export async function openCluster({ resendMs = 1_000, report, ...options }) {
    const { bus, id: self } = options;
    const handlers = new Map();
    const seen = openSeenRequests();
    const outgoing = openOutgoing(bus, self, resendMs);
    const subscription = await bus.subscribe(gatewayChannel(self), receive);
    const membership = await joinMembership(options);
    membership.onChange(outgoing.onlyAlive);
    function receive(message) {
        if (!Value.Check(Envelope, message))
            report({ type: 'bad_envelope', error: Value.Errors(Envelope, message)[0] });
        else if (message.type === 'response')
            outgoing.answered(message);
        else
            void answer(message);
    }
    /** Never rejects. */
    async function answer(request) {
        const outcome = await seen.once(request.id, () => serve(request));
        if (!outcome)
            return;
        try {
            await bus.publish(gatewayChannel(request.from), { version: remoteVersion, type: 'response', id: request.id, outcome });
        }
        catch (error) {
            // The asker sends its request again, or looks elsewhere.
            report({ type: 'unsent_response', error });
        }
    }
    async function serve({ name, payload, timeoutMs }) {
        try {
            return { type: 'replied', payload: (await serveHere(name, payload, timeoutMs)) };
        }
        catch (error) {
            if (error instanceof ActorError && error.code === 'not_here')
                return { type: 'not_here', members: [...membership.members()] };
            return { type: 'refused', message: messageOf(error) };
        }
    }
    async function serveHere(name, request, timeoutMs) {
        const served = handlers.get(name);
        if (!served)
            throw new ActorError('refused', `Gateway ${self} does not know ${name}`);
        if (!Value.Check(served.request, request))
            throw new ActorError('malformed', `Gateway ${self} can't read this request of ${name}`);
        try {
            return await served.handler(request, timeoutMs);
        }
        catch (error) {
            throw error instanceof ActorError ? error : new ActorError('refused', `Gateway ${self} failed at ${name}`, { cause: error });
        }
    }
    async function askThere(gatewayId, name, request, reply, deadlineMs) {
        if (!membership.members().includes(gatewayId))
            throw unreachable(gatewayId);
        const outcome = await outgoing.send(gatewayId, name, request, deadlineMs);
        if (outcome.type === 'refused')
            throw new ActorError('refused', outcome.message);
        if (outcome.type === 'not_here') {
            await membership.refresh();
            throw new ActorError('not_here', `Gateway ${gatewayId} does not own this; it sees ${outcome.members.join(', ')}`);
        }
        if (!Value.Check(reply, outcome.payload))
            throw new ActorError('malformed', `Gateway ${gatewayId} answered ${name} in an unknown shape`);
        return outcome.payload;
    }
    return {
        self,
        members: membership.members,
        ownerOf(key) {
            const members = membership.members();
            return members.length === 0 ? self : ownerAmong(members, key);
        },
        handle({ name, request }, handler) {
            handlers.set(name, { request, handler: handler });
        },
        // What comes back was checked against the reply's schema there, and is the handler's own here.
        ask: (gatewayId, { name, reply }, request, deadlineMs) => (gatewayId === self ? serveHere(name, request, deadlineMs) : askThere(gatewayId, name, request, reply, deadlineMs)),
        async close() {
            await subscription.close();
            await membership.close();
            outgoing.onlyAlive([]);
        },
    };
}
//# sourceMappingURL=cluster.js.map