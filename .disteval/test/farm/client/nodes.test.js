import t from 'tap';
import { openNodes } from "../../../farm/client/nodes.js";
import { protocolVersion } from "../../../farm/protocol/lease.js";
import { openRedisBus } from "../../../store/bus/redis.js";
import { until } from "../../faults/cluster.js";
import { peerOrSkip } from "../../peers/peer.js";
import { startRedis } from "../../peers/redis.js";
const node = {
    version: protocolVersion,
    id: 'n1',
    url: 'http://127.0.0.1:1',
    fleet: 'default',
    capacity: 4,
    free: 4,
    draining: false,
};
const redis = await peerOrSkip(startRedis);
if (redis) {
    t.test('a bus that was down for long and comes back empty has not lost the nodes; one that stays away is forgotten', async (t) => {
        const bus = await openRedisBus(redis.url);
        t.teardown(() => bus.close());
        let now = 0;
        const nodes = openNodes(bus, () => now);
        const ids = () => nodes.of('default').map(({ id }) => id);
        await bus.announce('node', node.id, node, 60_000);
        t.equal(await nodes.refresh(), true);
        await redis.kill();
        t.equal(await nodes.refresh(), false);
        now += 60_000;
        await redis.restart();
        await until(() => nodes.refresh(), Boolean);
        t.same(ids(), ['n1']);
        now += 6_001;
        await nodes.refresh();
        t.same(ids(), []);
    });
}
//# sourceMappingURL=nodes.test.js.map