import t from 'tap';
import { microCredits, noUsage } from '../../../store/model/money.ts';
import type { RunDocument } from '../../../store/model/run.ts';
import { farmNode } from '../../farm/harness.ts';
import { ended, openHouse, openTestHouse, openTestStore, tenantId } from './house.ts';
import { page, silence, site } from './site.ts';

const goal = { prompt: 'Click Go', success: { kind: 'textVisible', value: 'never' } } as const;

t.test('a run is reached from either gateway', async (t) => {
  const store = await openTestStore(t);
  await farmNode(t, { bus: store.bus });
  const first = await openHouse(t, store);
  const second = await openHouse(t, store);
  const pages = await site(t, { '/': silence });
  const asked = pages.asked('/');
  const running = first.run({ ...goal, runId: 'far', url: pages.url });
  await asked;
  t.match(await second.actors.runs.status(tenantId, 'far'), { status: 'running', steps: 0 });
  t.equal(await second.actors.runs.status('someone else', 'far'), undefined);
  t.equal(await second.actors.runs.cancel('someone else', 'far', 'mischief'), false);
  t.equal(await second.actors.runs.cancel(tenantId, 'far', 'the caller left'), true);
  t.match(ended(await running), { status: 'cancelled', error: /the caller left/ });
  t.match(await second.actors.runs.status(tenantId, 'far'), { status: 'cancelled', steps: 0, failureCode: 'cancelled' });
  t.equal(await second.actors.runs.cancel(tenantId, 'far', 'again'), false);
});

t.test('a run whose gateway died is released, charged for what it used, and settled by another', async (t) => {
  const store = await openTestStore(t);
  const node = await farmNode(t, { bus: store.bus });
  const farm = await openHouse(t, store);
  const lease = await farm.farm.lease({ tenantId, fleet: 'default', epoch: 1, ttlMs: 3_600_000 }, new AbortController().signal);
  await farm.actors.ledger.reserve(tenantId, 'orphan', farm.flatPrice);
  await store.runs.create({
    _id: 'orphan',
    tenantId,
    mode: 'run',
    status: 'running',
    request: { url: 'http://a.example/', ...goal, options: {} },
    gateway: 'gw-dead',
    epoch: 1,
    leaseUntil: new Date(Date.now() - 1),
    nodeUrl: lease.nodeUrl,
    leaseId: lease.leaseId,
    path: [],
    failures: [],
    dialogs: [],
    usage: { ...noUsage, browserMs: 20_000 },
    engineRev: 'test',
    createdAt: new Date(),
  });
  await openHouse(t, store, { limits: { leaseTtlMs: 1_000 } });
  let run = await store.runs.get(tenantId, 'orphan');
  for (; run?.settledAt === undefined; run = await store.runs.get(tenantId, 'orphan')) await new Promise(setImmediate);
  t.match(run, {
    status: 'cancelled',
    failureCode: 'cancelled',
    success: false,
    epoch: 2,
    error: /gateway that drove it was heard of no more/,
  });
  t.ok(run.charge !== undefined && run.charge > 0 && run.charge < farm.flatPrice);
  t.match(await farm.actors.ledger.balance(tenantId), { reserved: 0, spent: run.charge });
  t.same((await node.status()).leases, []);
  t.equal(await store.runs.advance('orphan', { gateway: 'gw-dead', epoch: 1 }, { path: [] }), undefined, 'the dead one can write no more');
});

t.test('a gateway that has lost a run to another stops its hands, and tells its caller what the other one put on record', async (t) => {
  const house = await openTestHouse(t, { limits: { leaseTtlMs: 1_000, settleForMs: 2_000 } });
  const still = { '/': page('<button>Go</button>', `setInterval(() => fetch('/still'), 300)`), '/still': page('') };
  for (const isEnded of [true, false]) {
    const pages = await site(t, still);
    const asked = pages.asked('/still');
    const runId = `lost-${isEnded}`;
    const running = house.run({ ...goal, runId, url: pages.url });
    await asked;
    let taken: RunDocument | undefined;
    while (taken === undefined) {
      const [seen] = await house.store.runs.heldUntil(new Date(Date.now() + 60_000), 1);
      if (seen === undefined) throw new Error('Nothing runs');
      // Its owner may have renewed its hold since.
      taken = await house.store.runs.claimOrphan(seen, new Date(), 'gw-other', 3_600_000);
    }
    t.match(taken, { _id: runId, epoch: 2 });
    if (!isEnded) {
      t.match(await running, { type: 'refused', reason: 'unavailable', message: /Look at its record/ });
      t.match(await house.record(runId), { status: 'running', gateway: 'gw-other' }, 'what the other one does with it is its own affair');
      continue;
    }
    const end = { status: 'cancelled', failureCode: 'cancelled', error: 'the other one says so', charge: microCredits(0.5) } as const;
    await house.store.runs.advance(runId, { gateway: 'gw-other', epoch: 2 }, { ...end, endedAt: new Date() });
    await house.store.runs.settled(runId, new Date(), microCredits(0.25));
    t.same(ended(await running), await house.record(runId));
  }
});
