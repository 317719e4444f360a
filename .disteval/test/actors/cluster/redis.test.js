/** Gateways on a real Redis. */
import t from 'tap';
import { joinMembership } from "../../../actors/cluster/membership.js";
import { openRedisBus } from "../../../store/bus/redis.js";
import { peerOrSkip } from "../../peers/peer.js";
import { startRedis } from "../../peers/redis.js";
import { until } from "../harness.js";
import { clusterContract } from "./contract.js";
const server = await peerOrSkip(startRedis);
if (server) {
    clusterContract(async (t) => {
        const bus = await openRedisBus(server.url);
        t.teardown(() => bus.close());
        return bus;
    });
    t.test('while the server is gone the members stand, and when it is back empty they find each other again', async (t) => {
        const gateways = await Promise.all(['one', 'other'].map(async (id) => {
            const bus = await openRedisBus(server.url);
            const membership = await joinMembership({ bus, id, everyMs: 20 });
            t.teardown(async () => {
                await membership.close();
                await bus.close();
            });
            return membership;
        }));
        const together = () => gateways.every(({ members }) => ['one', 'other'].every((id) => members().includes(id)));
        await until(together);
        await server.kill();
        for (const { refresh } of gateways)
            await refresh();
        t.ok(together());
        await server.restart();
        await until(together);
    });
}
//# sourceMappingURL=redis.test.js.map