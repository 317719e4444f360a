/** Two gateways: what remains true when one of them is killed, or frozen and thawed. */
import t from 'tap';
import { until } from './cluster.ts';
import { openGatedShop, throughTheGate } from './gated-shop.ts';
import { openTwoByTwo, settled, type TwoByTwo } from './two-by-two.ts';

const house = await openTwoByTwo(t);
if (house) await suite(house);

async function suite({ cluster, nodes, first, second }: TwoByTwo): Promise<void> {
  const reserved = async () => (await cluster.call(second, '/credits')).body.reserved as number;

  t.test(
    'a gateway killed under a run and while another call waits for a browser: the other gateway ends both, and makes its skill',
    async (t) => {
      const [shop, goods] = [await openGatedShop(t), await openGatedShop(t)];
      const lostRun = t.rejects(cluster.call(first, '/run', throughTheGate(shop.url)));
      const lostDispatch = t.rejects(cluster.call(first, '/dispatch', throughTheGate(goods.url)));
      await Promise.all([shop.atGate(1), goods.atGate(1)]);
      const ofRuns = await reserved();
      const vacate = await Promise.all(nodes.map((node) => cluster.occupy(node)));
      const lostCall = t.rejects(cluster.call(first, '/run', throughTheGate('http://127.0.0.1:9')));
      await until(reserved, (sum) => sum > ofRuns);
      await first.kill();
      await Promise.all([lostRun, lostDispatch, lostCall]);
      await until(
        () => cluster.call(second, '/runs?limit=1'),
        ({ status, body }) => status === 200 && (body.runs as { status: string }[])[0]?.status === 'cancelled',
      );
      // No browser was ever free for the call: its credits come back by its gateway's absence alone.
      await settled(t, cluster, second);
      await Promise.all(vacate.map((leave) => leave()));
      goods.openGate();
      const dispatched = await Promise.all([1, 2, 3].map(() => cluster.call(second, '/dispatch', throughTheGate(goods.url))));
      t.same(
        dispatched.map(({ body }) => body.mode).sort(),
        ['cache-hit', 'cache-hit', 'cache-miss-compiled'],
        'not held up by its leader',
      );
      await first.restart();
      const replayed = await cluster.call(first, `/skills/${dispatched[0]?.body.skill}/run`, { target: goods.url });
      t.match(replayed, { status: 200, body: { success: true, version: 1 } });
    },
  );

  /** A gateway that has just come is seen by the other a while later: till then both may make what one should. */
  const seeEachOther = () =>
    until(
      () => Promise.all([first, second].map(async ({ url }) => (await fetch(`${url}/metrics`)).text())),
      (told) => told.every((text) => /^troupe_gateways 2$/m.test(text)),
    );

  t.test('a goal that many dispatch at both gateways at once is made once', async (t) => {
    await seeEachOther();
    const shop = await openGatedShop(t);
    shop.openGate();
    const { url } = shop;
    const goal = { url, prompt: 'Click "Continue" and return the heading', success: { kind: 'textVisible', value: 'Till' } };
    const dispatched = await Promise.all(
      Array.from({ length: 6 }, (_, at) => cluster.call(at % 2 === 0 ? first : second, '/dispatch', goal)),
    );
    t.equal(dispatched.filter(({ status, body }) => status === 200 && body.mode === 'cache-hit').length, 5, 'all but the one that made it');
    t.equal(new Set(dispatched.map(({ body }) => `${body.skill} ${body.version}`)).size, 1);
    await settled(t, cluster, first);
  });

  t.test('what one tenant made at one gateway is nothing to another at either, also while both make the same', async (t) => {
    const shop = await openGatedShop(t);
    const { url } = shop;
    const stranger = { key: await cluster.newTenant('stranger') };
    const secret = { name: 'TILL_CODE', value: 'canary-of-the-till' };
    t.match(await cluster.call(first, '/secrets', secret), { status: 200 });
    const goal = { url, prompt: 'Click "Continue" and return the heading', success: { kind: 'textVisible', value: 'Till' } };
    const made = Promise.all([cluster.call(first, '/dispatch', goal), cluster.call(second, '/dispatch', goal, stranger)]);
    await shop.atGate(2);
    shop.openGate();
    const [own, theirs] = await made;
    for (const { body } of [own, theirs]) t.match(body, { mode: /^cache-(miss-compiled|adapt)$/, version: 1, success: true });
    t.match((await cluster.call(first, '/skills', { ...goal, as: 'canary-skill' })).body, { name: 'canary-skill', success: true });
    for (const gateway of [first, second]) {
      const ask = (path: string, body?: unknown, method?: 'DELETE') =>
        cluster.call(gateway, path, body, { ...stranger, ...(method && { method }) });
      const refused = await Promise.all([
        ask('/skills/canary-skill'),
        ask('/skills/canary-skill/run', { target: url }),
        ask('/skills/canary-skill', undefined, 'DELETE'),
        ask(`/runs/${own.body.runId}`),
        ask('/secrets/TILL_CODE', undefined, 'DELETE'),
        ask('/run', { target: url, goal: 'canary-skill' }),
      ]);
      t.same(
        refused.map(({ status }) => status),
        [404, 404, 404, 404, 404, 400],
      );
      const secretGoal = { ...goal, prompt: 'Fill "Code" with {{secret:TILL_CODE}}' };
      t.match((await ask('/run', secretGoal)).body, { success: false, code: 'credential_missing', missingSecret: 'TILL_CODE' });
      t.match((await ask('/dispatch', goal)).body, { mode: 'cache-hit', skill: theirs.body.skill, version: 1 });
      const seen = await Promise.all(['/skills', '/runs', '/secrets', '/library', '/cache/stats'].map((path) => ask(path)));
      t.match(seen[0]?.body, { total: 1 });
      for (const word of ['canary', String(own.body.runId)]) t.notOk(JSON.stringify(seen).includes(word), word);
    }
    t.match(
      (await cluster.call(second, '/skills/canary-skill')).body,
      { name: 'canary-skill', version: 1 },
      'and is still there for its own',
    );
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
