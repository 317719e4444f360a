import { startMongo } from "../peers/mongo.js";
import { peerOrSkip } from "../peers/peer.js";
import { startRedis } from "../peers/redis.js";
import { openCluster, until } from "./cluster.js";
import { openGatedShop } from "./gated-shop.js";
/** Undefined where a server is missing: then the test is skipped by name. */
export async function openTwoByTwo(t) {
    const redis = await peerOrSkip(startRedis);
    const mongo = redis && (await peerOrSkip(startMongo));
    if (redis === undefined || mongo === undefined)
        return undefined;
    const cluster = openCluster(t, { mongodbUrl: mongo.url, redisUrl: redis.url });
    const nodes = [await cluster.startNode(), await cluster.startNode()];
    const [first, second] = [await cluster.startGateway(), await cluster.startGateway()];
    await quickRun(t, cluster, first);
    return { redis, mongo, cluster, nodes, first, second };
}
/** A whole run of a page of its own, which must succeed. */
export async function quickRun(t, cluster, gateway) {
    const { status, body } = await quickTry(t, cluster, gateway);
    t.match({ status, body }, { status: 200, body: { success: true } });
    return body;
}
export async function quickTry(t, cluster, gateway) {
    const shop = await openGatedShop(t);
    return cluster.call(gateway, '/run', { url: shop.url, prompt: 'Return the heading', success: { kind: 'extracted' } });
}
/** Nothing stays reserved, and the books are even. */
export async function settled(t, cluster, gateway) {
    const { body } = await until(() => cluster.call(gateway, '/credits'), ({ body }) => body.reserved === 0);
    t.equal(body.granted, body.balance + body.spent);
}
//# sourceMappingURL=two-by-two.js.map