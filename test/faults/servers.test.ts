/** What remains true when Redis or MongoDB goes under a run, and comes back. */
import t from 'tap';
import { until } from './cluster.ts';
import { openGatedShop, throughTheGate } from './gated-shop.ts';
import { openTwoByTwo, quickTry, settled, type TwoByTwo } from './two-by-two.ts';

const house = await openTwoByTwo(t);
if (house) await suite(house);

async function suite({ redis, mongo, cluster, first, second }: TwoByTwo): Promise<void> {
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
        () => quickTry(t, cluster, gateway),
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
    // A gateway may find its server again later than the other one.
    const { body: record } = await until(
      () => cluster.call(second, `/runs/${body.runId}`),
      ({ status }) => status === 200,
    );
    t.ok(['complete', 'failed', 'cancelled'].includes(record.status as string));
    await until(
      () => quickTry(t, cluster, first),
      ({ status }) => status === 200,
    );
    await settled(t, cluster, second);
  });
}
