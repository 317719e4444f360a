/** Who is in the cluster: gateways announce themselves on the bus; while it is down, the last membership stays in force. */
import { Value } from 'typebox/value';
import { StoreError } from "../../store/errors.js";
import { GatewayAnnouncement, membershipChannel, remoteVersion } from "../protocol/remote.js";
export async function joinMembership({ bus, id, ttlMs = 10_000, everyMs = 2_500, isMember = true, }) {
    const own = isMember ? [id] : [];
    let members = own;
    let timer;
    let beating;
    let closed = false;
    const listeners = [];
    async function beat() {
        clearTimeout(timer);
        try {
            if (isMember)
                await bus.announce('gateway', id, { version: remoteVersion }, ttlMs);
            see(await bus.present('gateway'));
        }
        catch (error) {
            // The bus is down: the last membership stays in force.
            if (!(error instanceof StoreError))
                throw error;
        }
        if (!closed)
            timer = setTimeout(refresh, everyMs).unref();
    }
    function see(present) {
        const speaking = present.filter(({ value }) => Value.Check(GatewayAnnouncement, value)).map((gateway) => gateway.id);
        const seen = [...new Set([...speaking, ...own])].sort();
        if (seen.join('\n') === members.join('\n'))
            return;
        members = seen;
        for (const listener of listeners)
            listener(members);
    }
    function refresh() {
        if (closed)
            return Promise.resolve();
        beating ??= beat().finally(() => {
            beating = undefined;
        });
        return beating;
    }
    const subscription = await bus.subscribe(membershipChannel, (from) => void (from !== id && refresh()));
    await refresh();
    if (isMember)
        await bus.publish(membershipChannel, id);
    return {
        members: () => members,
        refresh,
        onChange: (listener) => void listeners.push(listener),
        async close() {
            closed = true;
            clearTimeout(timer);
            await beating;
            try {
                await subscription.close();
                if (!isMember)
                    return;
                await bus.withdraw('gateway', id);
                await bus.publish(membershipChannel, id);
            }
            catch (error) {
                // The bus is down: the announcement runs out by itself.
                if (!(error instanceof StoreError))
                    throw error;
            }
        },
    };
}
//# sourceMappingURL=membership.js.map