import t from 'tap';
import { driver, farmNode, nodeCall } from "../harness.js";
t.test('no more contexts stand than there are slots, however leases and warm contexts come about', async (t) => {
    const node = await farmNode(t, { slots: 2, warm: 1 });
    // The one that is warm, and one that is made for the lease while a warm one is wanted anew.
    const [one, other] = await Promise.all([driver(t, node), driver(t, node)]);
    const order = { tenantId: 't', fleet: 'default', epoch: 1, ttlMs: 1_000 };
    t.match(await (await nodeCall(node, 'POST', '/v1/leases', order)).json(), { reason: 'full', load: { capacity: 2, free: 0 } });
    for (const { page } of [one, other])
        await page('Runtime.evaluate', { expression: '1 + 1' });
    t.match(await node.status(), { node: { capacity: 2, free: 0 }, leases: [{}, {}], warm: 0 });
    await nodeCall(node, 'DELETE', `/v1/leases/${one.lease.leaseId}?epoch=1`);
    t.match(await node.status(), { node: { free: 1 }, leases: [{}] });
});
//# sourceMappingURL=pool.test.js.map