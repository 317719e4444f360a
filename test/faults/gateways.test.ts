/** Two gateways: what remains true when one of them is killed, or frozen and thawed. */
import t from 'tap';
import { until } from './cluster.ts';
import { openGatedShop, throughTheGate } from './gated-shop.ts';
import { openTwoByTwo, quickRun, settled, type TwoByTwo } from './two-by-two.ts';

const house = await openTwoByTwo(t);
if (house) await suite(house);

async function suite({ cluster, nodes, first, second }: TwoByTwo): Promise<void> {
  const reserved = async () => (await cluster.call(second, '/credits')).body.reserved as number;

  t.test('a gateway killed under a run and while another call waits for a browser: the other gateway ends both', async (t) => {
    const shop = await openGatedShop(t);
    const lostRun = t.rejects(cluster.call(first, '/run', throughTheGate(shop.url)));
    await shop.atGate(1);
    const ofRun = await reserved();
    const vacate = await Promise.all(nodes.map((node) => cluster.occupy(node)));
    const lostCall = t.rejects(cluster.call(first, '/run', throughTheGate('http://127.0.0.1:9')));
    await until(reserved, (sum) => sum > ofRun);
    await first.kill();
    await Promise.all([lostRun, lostCall]);
    const { body } = await until(
      () => cluster.call(second, '/runs?limit=1'),
      ({ body }) => (body.runs as { status: string }[])[0]?.status !== 'running',
    );
    t.match(body.runs, [{ status: 'cancelled' }]);
    // No browser was ever free for it: its credits come back by its gateway's absence alone.
    await settled(t, cluster, second);
    await Promise.all(vacate.map((leave) => leave()));
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
}
