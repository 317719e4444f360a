/** Two gateways and two farm nodes over Redis and MongoDB, and what remains true when any of them is killed. */
import t, { type Test } from 'tap';
import { startMongo } from '../peers/mongo.ts';
import { type Peer, peerOrSkip } from '../peers/peer.ts';
import { startRedis } from '../peers/redis.ts';
import { type Cluster, openCluster, until } from './cluster.ts';
import { fromTheGate, openGatedShop, throughTheGate } from './gated-shop.ts';

const redis = await peerOrSkip(startRedis);
const mongo = redis && (await peerOrSkip(startMongo));
if (redis && mongo) await suite(redis, mongo);

async function suite(redis: Peer, mongo: Peer): Promise<void> {
  const cluster = openCluster(t, { mongodbUrl: mongo.url, redisUrl: redis.url });
  const nodes = [await cluster.startNode(), await cluster.startNode()] as const;
  const [first, second] = [await cluster.startGateway(), await cluster.startGateway()] as const;
  await quickRun(t, cluster, first);

  t.test('a run through either gateway is on record at both', async (t) => {
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const) {
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

  t.test('a gateway killed under a run: the other ends the run, charges what it used and lets go of its lease', async (t) => {
    const shop = await openGatedShop(t);
    const lost = t.rejects(cluster.call(first, '/run', throughTheGate(shop.url)));
    await shop.atGate(1);
    await first.kill();
    await lost;
    const { body } = await until(
      () => cluster.call(second, '/runs?limit=1'),
      ({ body }) => (body.runs as { status: string }[])[0]?.status !== 'running',
    );
    t.match(body.runs, [{ status: 'cancelled' }]);
    await settled(t, cluster, second);
    await first.restart();
    await quickRun(t, cluster, first);
  });

  t.test('a gateway frozen under a run, and thawed after the other has taken the run over, does nothing more', async (t) => {
    const shop = await openGatedShop(t);
    const running = cluster.call(first, '/run', throughTheGate(shop.url));
    await shop.atGate(1);
    process.kill(first.pid(), 'SIGSTOP');
    await until(
      () => cluster.call(second, '/runs?limit=1'),
      ({ body }) => (body.runs as { status: string }[])[0]?.status === 'cancelled',
    );
    shop.openGate();
    process.kill(first.pid(), 'SIGCONT');
    const { status, body } = await running;
    t.match({ status, body }, { status: 200, body: { success: false } });
    t.notOk(shop.asked.includes('/paid'), 'nobody clicked');
    await settled(t, cluster, second);
    const record = await cluster.call(second, `/runs/${body.runId}`);
    for (const field of ['credits_charged', 'error', 'failureCode'] as const)
      t.same(body[field], record.body[field], `${field} is as on record`);
  });

  t.test('Redis killed under a run: the run goes on, and new ones after its return', async (t) => {
    const shop = await openGatedShop(t);
    const running = cluster.call(first, '/run', throughTheGate(shop.url));
    await shop.atGate(1);
    await redis.kill();
    shop.openGate();
    t.match(await running, { status: 200, body: { success: true } });
    await redis.restart();
    for (const gateway of [first, second])
      await until(
        () => quickTry(cluster, gateway),
        ({ status }) => status === 200,
      );
  });

  t.test('MongoDB stopped under a run: calls are refused by name, and nothing is lost when it is back', async (t) => {
    const shop = await openGatedShop(t);
    const running = cluster.call(first, '/run', throughTheGate(shop.url));
    await shop.atGate(1);
    // In order: the stand-in writes its file once a second, and a kill would lose what it has acknowledged since.
    process.kill(mongo.pid(), 'SIGTERM');
    await until(
      () => cluster.call(second, '/runs'),
      ({ status }) => status === 503,
    );
    await mongo.restart();
    shop.openGate();
    const { body } = await running;
    t.ok(['complete', 'failed', 'cancelled'].includes((await cluster.call(second, `/runs/${body.runId}`)).body.status as string));
    await until(
      () => quickTry(cluster, first),
      ({ status }) => status === 200,
    );
    await settled(t, cluster, second);
  });
}

/** A whole run of a page of its own, which must succeed. */
async function quickRun(t: Test, cluster: Cluster, gateway: Peer): Promise<Record<string, unknown>> {
  const { status, body } = await quickTry(cluster, gateway);
  t.match({ status, body }, { status: 200, body: { success: true } });
  return body;
}

async function quickTry(cluster: Cluster, gateway: Peer) {
  const shop = await openGatedShop(t);
  return cluster.call(gateway, '/run', { url: shop.url, prompt: 'Return the heading', success: { kind: 'extracted' } });
}

async function busyNode(cluster: Cluster, nodes: readonly Peer[]): Promise<Peer> {
  const held = await Promise.all(nodes.map((node) => cluster.leases(node)));
  const busy = nodes[held.findIndex((leases) => leases > 0)];
  if (busy === undefined) throw new Error('No node holds a lease');
  return busy;
}

/** Nothing stays reserved, and the books are even. */
async function settled(t: Test, cluster: Cluster, gateway: Peer): Promise<void> {
  const { body } = await until(
    () => cluster.call(gateway, '/credits'),
    ({ body }) => body.reserved === 0,
  );
  t.equal(body.granted, (body.balance as number) + (body.spent as number));
}
