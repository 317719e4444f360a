import t from 'tap';
import { reduce } from '../../../actors/run/orphans.ts';
import { noUsage } from '../../../store/model/money.ts';
import { openHouse, openTestStore, tenantId } from './house.ts';

t.test('one sweep at a time, and another some time after each', async (t) => {
  const table = [
    ['waiting', 'sweep', 'sweeping', ['sweep']],
    ['sweeping', 'sweep', 'sweeping', []],
    ['sweeping', 'swept', 'waiting', ['sweepLater']],
  ] as const;
  for (const [status, type, after, effects] of table) {
    t.same(reduce({ status }, { type }), [{ status: after }, effects.map((effect) => ({ type: effect }))], `${status} ${type}`);
  }
});

t.test('a process that has the store for itself ends and settles what an earlier life left, before it is ready', async (t) => {
  const store = await openTestStore(t);
  const earlier = await openHouse(t, store);
  await earlier.actors.ledger.reserve(tenantId, 'left', earlier.flatPrice);
  await earlier.actors.ledger.reserve(tenantId, 'never came on record', earlier.flatPrice);
  await store.runs.create({
    _id: 'left',
    tenantId,
    mode: 'run',
    status: 'running',
    request: { url: 'http://a.example/', prompt: 'Fill Password with "[redacted]"', success: { kind: 'extracted' }, options: {} },
    gateway: 'gw-dead',
    epoch: 1,
    leaseUntil: new Date(Date.now() + 3_600_000),
    nodeUrl: 'http://127.0.0.1:1',
    leaseId: 'gone',
    path: [],
    failures: [],
    dialogs: [],
    usage: { ...noUsage, browserMs: 20_000 },
    engineRev: 'test',
    createdAt: new Date(),
  });
  await earlier.actors.stop();
  const { actors } = await openHouse(t, store, { storeIsOurs: true });
  const run = await store.runs.get(tenantId, 'left');
  t.match(run, { status: 'cancelled', error: /gateway that drove it died/, endedAt: Date, settledAt: Date });
  t.equal(run?.request.prompt, 'Fill Password with "[redacted]"', 'its words stay as they were written');
  t.match(await actors.ledger.balance(tenantId), { reserved: 0, spent: run?.charge });
});
