/** Two gateways and two farm nodes: what remains true when a node is killed. */
import t from 'tap';
import { fromTheGate, openGatedShop, throughTheGate } from "./gated-shop.js";
import { openTwoByTwo, quickRun } from "./two-by-two.js";
const house = await openTwoByTwo(t);
if (house)
    await suite(house);
async function suite({ cluster, nodes, first, second }) {
    t.test('a run through either gateway is on record at both', async (t) => {
        for (const [here, there] of [
            [first, second],
            [second, first],
        ]) {
            const { runId } = await quickRun(t, cluster, here);
            const seen = await cluster.call(there, `/runs/${runId}`);
            t.match(seen, { status: 200, body: { status: 'complete', success: true } });
        }
    });
    t.test('a farm node killed before a run has done anything: the run is tried once more on the other', async (t) => {
        const shop = await openGatedShop(t);
        const running = cluster.call(first, '/run', fromTheGate(shop.url));
        await shop.atGate(1);
        const busy = await busyNode(cluster, nodes);
        await busy.kill();
        await shop.atGate(2);
        shop.openGate();
        t.match(await running, { status: 200, body: { success: true, failures: [{ recovered: true }] } });
        await busy.restart();
    });
    t.test('a farm node killed under a click: the run says so, and the click is not made twice', async (t) => {
        const shop = await openGatedShop(t);
        const running = cluster.call(first, '/run', throughTheGate(shop.url));
        await shop.atGate(1);
        const busy = await busyNode(cluster, nodes);
        await busy.kill();
        t.match(await running, { status: 200, body: { success: false, failureCode: 'page_crashed' } });
        t.strictSame(shop.asked.filter((path) => path === '/till').length, 1);
        await busy.restart();
    });
}
async function busyNode(cluster, nodes) {
    const held = await Promise.all(nodes.map((node) => cluster.leases(node)));
    const busy = nodes[held.findIndex((leases) => leases > 0)];
    if (busy === undefined)
        throw new Error('No node holds a lease');
    return busy;
}
//# sourceMappingURL=cluster.test.js.map