/** Requests under way to other gateways: sent again while unanswered, because the bus may lose them, until their deadline. */
import { randomUUID } from 'node:crypto';
import { ActorError } from "../errors.js";
import { gatewayChannel, remoteVersion } from "../protocol/remote.js";
export const unreachable = (gatewayId, cause) => new ActorError('unreachable', `Gateway ${gatewayId} can't be reached`, { cause });
export function openOutgoing(bus, self, resendMs) {
    const pending = new Map();
    function send(gatewayId, name, payload, deadlineMs) {
        return new Promise((resolve, reject) => {
            const id = randomUUID();
            const until = Date.now() + deadlineMs;
            const settle = (outcome) => {
                clearTimeout(deadline);
                clearInterval(resend);
                pending.delete(id);
                if (outcome instanceof ActorError)
                    reject(outcome);
                else
                    resolve(outcome);
            };
            const publish = () => {
                const timeoutMs = Math.max(0, until - Date.now());
                const request = { version: remoteVersion, type: 'request', id, from: self, name, payload, timeoutMs };
                bus.publish(gatewayChannel(gatewayId), request).catch((error) => settle(unreachable(gatewayId, error)));
            };
            const late = () => settle(new ActorError('timeout', `Gateway ${gatewayId} did not answer ${name} within ${deadlineMs} ms`));
            const deadline = setTimeout(late, deadlineMs);
            const resend = setInterval(publish, resendMs);
            pending.set(id, { gatewayId, settle });
            publish();
        });
    }
    return {
        send,
        answered: ({ id, outcome }) => pending.get(id)?.settle(outcome),
        onlyAlive(members) {
            for (const { gatewayId, settle } of pending.values())
                if (!members.includes(gatewayId))
                    settle(unreachable(gatewayId));
        },
    };
}
//# sourceMappingURL=outgoing.js.map