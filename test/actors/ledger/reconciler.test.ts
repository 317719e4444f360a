/** What the reconciler does about each reservation that its call left. */
import t, { type Test } from 'tap';
import { startReconciler } from '../../../actors/ledger/reconciler.ts';
import { openReservations } from '../../../actors/ledger/reservations.ts';
import type { JournalEvent } from '../../../store/journal.ts';
import { noUsage } from '../../../store/model/money.ts';
import type { RunDocument } from '../../../store/model/run.ts';
import type { Store } from '../../../store/open.ts';
import { openTestStore, until } from '../harness.ts';
import { gateway, m } from './harness.ts';

const graceMs = 60_000;
const now = new Date();
const later = new Date(now.getTime() + 2 * graceMs);

async function setUp(t: Test) {
  const store = await openTestStore(t);
  const made = await gateway(t, 'one', store);
  const errors: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => void errors.push(fields) };
  const options = { cluster: made.cluster, ledger: made.ledger, store, log, graceMs };
  const reconciler = await startReconciler(options);
  t.teardown(() => reconciler.close());
  await made.ledger.grant('tenant', 'g', m(100));
  return { ...made, store, reconciler, options, errors, reservations: await openReservations(store.documents) };
}

const run = (id: string, more: Partial<RunDocument> = {}): RunDocument => ({
  _id: id,
  tenantId: 'tenant',
  mode: 'run',
  status: 'running',
  request: { url: 'http://site.example/', prompt: 'Read it', success: { kind: 'extracted' }, options: {} },
  gateway: 'one',
  epoch: 1,
  leaseUntil: now,
  path: [],
  failures: [],
  dialogs: [],
  usage: noUsage,
  engineRev: 'test',
  createdAt: now,
  ...more,
});
const ended = { status: 'failed', charge: m(7), endedAt: now } as const;

t.test('a run that ended and was not settled is charged what its record says, once', async (t) => {
  const { ledger, store, reconciler } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await store.runs.create(run('r', ended));
  await reconciler.walk(later);
  t.same(await ledger.balance('tenant'), { granted: 100, balance: 93, reserved: 0, spent: 7 });
  t.same((await store.runs.find('r'))?.settledAt, later);
  await reconciler.walk(later);
  t.equal((await ledger.balance('tenant')).spent, 7);
});

t.test('a charge above what was reserved is on record as what was charged', async (t) => {
  const { ledger, store, reconciler } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(5));
  await store.runs.create(run('r', ended));
  await reconciler.walk(later);
  t.equal((await ledger.balance('tenant')).spent, 5);
  t.equal((await store.runs.find('r'))?.charge, 5);
});

t.test('a run that ended just now is left to settle itself', async (t) => {
  const { ledger, store, reconciler } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await store.runs.create(run('r', ended));
  await reconciler.walk(now);
  t.equal((await ledger.balance('tenant')).reserved, 30);
});

t.test('a running or paused run keeps its reservation, however old', async (t) => {
  const { ledger, store, reconciler } = await setUp(t);
  for (const status of ['running', 'paused'] as const) {
    await ledger.reserve('tenant', status, m(30));
    await store.runs.create(run(status, { status }));
  }
  await reconciler.walk(new Date(now.getTime() + 1_000 * graceMs));
  t.equal((await ledger.balance('tenant')).reserved, 60);
});

t.test('a reservation whose run never came on record is released after the grace, not before', async (t) => {
  const { ledger, reconciler, reservations } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await reconciler.walk(now);
  t.equal((await ledger.balance('tenant')).reserved, 30);
  await reconciler.walk(later);
  t.same(await ledger.balance('tenant'), { granted: 100, balance: 100, reserved: 0, spent: 0 });
  t.match(await reservations.find('tenant', 'r'), { state: 'closed', charged: 0 });
});

t.test('what a gateway that is gone has reserved, and never put on record, is released once it is missed for long enough', async (t) => {
  const { cluster, ledger, store, reconciler, reservations, bus } = await setUp(t);
  const other = await gateway(t, 'other', store, bus);
  await until(() => other.cluster.members().length === 2);
  for (const id of ['waiting', 'on record', 'ended']) await other.ledger.reserve('tenant', id, m(30));
  await reservations.attempt('tenant', 'lost on its way', 'other', now);
  await store.runs.create(run('on record', { gateway: 'other' }));
  t.ok(await other.ledger.mayBegin('tenant', 'on record'));
  await store.runs.create(run('ended', { ...ended, gateway: 'other' }));
  await ledger.reserve('tenant', 'of the living', m(5));
  for (let look = 0; look < 9; look += 1) await reconciler.look(now);
  t.equal((await ledger.balance('tenant')).reserved, 95, 'while it lives, nothing');
  await other.cluster.close();
  await until(() => cluster.members().length === 1);
  for (let look = 0; look < 2; look += 1) await reconciler.look(now);
  t.equal((await ledger.balance('tenant')).reserved, 95, 'nor at once: the bus may have forgotten it');
  await reconciler.look(now);
  t.equal((await ledger.balance('tenant')).reserved, 65);
  for (const id of ['waiting', 'lost on its way']) t.match(await reservations.find('tenant', id), { state: 'closed', charged: 0 });
  for (const id of ['on record', 'ended', 'of the living']) t.match(await reservations.find('tenant', id), { state: 'open' });
});

t.test('a gateway that is missed now and then is not gone', async (t) => {
  const { cluster, ledger, store, reconciler, bus } = await setUp(t);
  const reserved = async () => (await ledger.balance('tenant')).reserved;
  for (let life = 0; life < 3; life += 1) {
    const other = await gateway(t, 'other', store, bus);
    await until(() => other.cluster.members().length === 2);
    await other.ledger.reserve('tenant', 'r', m(30));
    await reconciler.look(now);
    await other.cluster.close();
    await until(() => cluster.members().length === 1);
    for (let look = 0; look < 2; look += 1) await reconciler.look(now);
    t.equal(await reserved(), 30);
  }
  await reconciler.look(now);
  t.equal(await reserved(), 0);
});

t.test('a gateway that thaws after its call was given up hears so, wherever in it it was', async (t) => {
  const { cluster, ledger, store, reconciler, bus } = await setUp(t);
  const other = await gateway(t, 'other', store, bus);
  await until(() => other.cluster.members().length === 2);
  for (const id of ['before its record', 'before its mark']) await other.ledger.reserve('tenant', id, m(30));
  await other.cluster.close();
  await until(() => cluster.members().length === 1);
  for (let look = 0; look < 2; look += 1) await reconciler.look(now);
  // Its record comes between the reconciler's look for it and the giving up.
  const { get } = store.runs;
  store.runs.get = async (tenantId, id) => {
    const found = await get(tenantId, id);
    if (id === 'before its mark') {
      await store.runs.create(run(id, { gateway: 'other' }));
      t.ok(await other.ledger.mayBegin(tenantId, id));
    }
    return found;
  };
  await reconciler.look(now);
  store.runs.get = get;
  t.equal((await ledger.balance('tenant')).reserved, 30, 'one that begins keeps what it has');
  await store.runs.create(run('before its record', { gateway: 'other' }));
  t.equal(await other.ledger.mayBegin('tenant', 'before its record'), false);
  t.match(await other.ledger.reserve('tenant', 'before its record', m(30)), { type: 'refused', reason: 'call_closed' });
  t.match(await other.ledger.settle('tenant', 'before its record', m(7)), { type: 'done', charged: 0 });
});

t.test('a call that was announced but never reserved is closed', async (t) => {
  const { reconciler, reservations } = await setUp(t);
  await reservations.attempt('tenant', 'r', 'one', now);
  await reconciler.walk(later);
  t.match(await reservations.find('tenant', 'r'), { state: 'closed', charged: 0 });
});

t.test('a run that settled itself, with its reservation not marked so, is marked and not charged again', async (t) => {
  const { ledger, store, reconciler, reservations } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await ledger.settle('tenant', 'r', m(7));
  await store.runs.create(run('r', { ...ended, settledAt: now }));
  const documents = await store.documents.collection('reservations');
  await documents.update({ _id: 'tenant/r' }, { $set: { state: 'open', openedAt: now } });
  await reconciler.walk(later);
  t.match(await reservations.find('tenant', 'r'), { state: 'closed', charged: 7 });
  t.equal((await ledger.balance('tenant')).spent, 7);
});

t.test('an ended run without a reservation is told of and not met again', async (t) => {
  const { ledger, store, reconciler, errors } = await setUp(t);
  await store.runs.create(run('r', ended));
  await reconciler.walk(later);
  await reconciler.walk(later);
  t.same(errors, [{ runId: 'r', reason: 'unknown_call' }]);
  t.equal((await ledger.balance('tenant')).spent, 0);
});

t.test('more than a page of each is walked', async (t) => {
  const { ledger, store, reconciler } = await setUp(t);
  for (let n = 0; n < 250; n += 1) {
    await ledger.reserve('tenant', `r${n}`, m(0));
    if (n % 2 === 0) await store.runs.create(run(`r${n}`, ended));
  }
  await reconciler.walk(later);
  t.same(await store.runs.unsettled(1), []);
  const documents = await store.documents.collection('reservations');
  t.equal(await documents.count({ state: 'open' }), 0);
});

const damage = async (store: Store, sequenceNumber: number) =>
  (await store.documents.collection<JournalEvent & { readonly _id: string }>('events')).update(
    { key: 'ledger.damaged', sequenceNumber },
    { $set: { data: 'no list' } },
  );

t.test('a tenant whose journal is damaged does not hold up the others', async (t) => {
  const { ledger, store, reconciler, errors, system } = await setUp(t);
  for (const tenant of ['damaged', 'whole']) {
    await ledger.grant(tenant, 'g', m(100));
    for (const id of ['ended', 'orphan']) await ledger.reserve(tenant, `${tenant} ${id}`, m(30));
    await store.runs.create(run(`${tenant} ended`, { ...ended, tenantId: tenant }));
  }
  await system.stop({ path: 'ledger:damaged' });
  await damage(store, 2);
  await reconciler.walk(later);
  t.same(await ledger.balance('whole'), { granted: 100, balance: 93, reserved: 0, spent: 7 });
  t.match(errors, [
    { id: 'damaged ended', err: { code: 'corrupt' } },
    { id: 'damaged/damaged orphan', err: { code: 'corrupt' } },
  ]);
});

t.test('a page full of runs that can not be settled does not hold up those after it', async (t) => {
  const { ledger, store, reconciler, errors, system } = await setUp(t);
  for (const tenant of ['damaged', 'whole']) await ledger.grant(tenant, 'g', m(100));
  await ledger.reserve('damaged', 'damaged 0', m(1));
  await ledger.reserve('whole', 'whole', m(30));
  for (let n = 0; n < 100; n += 1) {
    await store.runs.create(run(`damaged ${n}`, { ...ended, tenantId: 'damaged', endedAt: new Date(n) }));
  }
  await store.runs.create(run('whole', { ...ended, tenantId: 'whole' }));
  await system.stop({ path: 'ledger:damaged' });
  await damage(store, 1);
  await reconciler.walk(later);
  t.same(await ledger.balance('whole'), { granted: 100, balance: 93, reserved: 0, spent: 7 });
  t.ok(errors.length >= 100, 'each was told of');
});

t.test('calls settled long ago are forgotten at last', async (t) => {
  const { ledger, reconciler, reservations } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await ledger.settle('tenant', 'r', m(7));
  await reconciler.walk(later);
  t.ok(await reservations.find('tenant', 'r'));
  await reconciler.walk(new Date(now.getTime() + 91 * 24 * 3_600_000));
  t.notOk(await reservations.find('tenant', 'r'));
});

t.test('it walks by itself', async (t) => {
  const { ledger, store, options, reservations } = await setUp(t);
  await ledger.reserve('tenant', 'r', m(30));
  await store.runs.create(run('r', { ...ended, endedAt: new Date(0) }));
  const reconciler = await startReconciler({ ...options, everyMs: 1, lookEveryMs: 1 });
  t.teardown(() => reconciler.close());
  await until(async () => (await store.runs.find('r'))?.settledAt !== undefined);
  t.equal((await ledger.balance('tenant')).spent, 7);
  await reservations.attempt('tenant', 'of the dead', 'dead', now);
  await until(async () => (await reservations.find('tenant', 'of the dead'))?.state === 'closed');
});
