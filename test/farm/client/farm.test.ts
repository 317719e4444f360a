import t from 'tap';
import { openFarm } from '../../../farm/client/farm.ts';
import { openPage } from '../../../farm/page/open.ts';
import { openLocalBus } from '../../../store/bus/local.ts';
import { farmNode, secret, site } from '../harness.ts';

t.test('a lease from the farm is driven, renewed and released', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus });
  const farm = await openFarm({ bus, secret, openPage });
  t.teardown(() => farm.close());
  const url = await site(t, { '/': '<title>Hello</title><p>Welcome to the farm</p>' });

  const lease = await farm.lease({ tenantId: 't1', fleet: 'default', epoch: 1, ttlMs: 30_000 }, new AbortController().signal);
  t.match(farm.load(), { capacity: 4, free: 3, waiting: 0 });
  const page = await lease.attach();
  await page.goto(url);
  t.ok(await page.showsText('welcome to the farm'));
  t.ok((await lease.renew(30_000)).browserMs >= 0);
  await page.close();
  await lease.release();
  t.match(farm.load(), { capacity: 4, free: 4 });
  await t.rejects(lease.renew(30_000), { code: 'lease_lost' });
});
