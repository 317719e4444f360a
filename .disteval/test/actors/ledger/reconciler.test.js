/** What the reconciler does about each reservation that its call left. */
import t, {} from 'tap';
import { startReconciler } from "../../../actors/ledger/reconciler.js";
import { openReservations } from "../../../actors/ledger/reservations.js";
import { noUsage } from "../../../store/model/money.js";
import { openTestStore, until } from "../harness.js";
import { gateway, m } from "./harness.js";
const graceMs = 60_000;
const now = new Date();
const later = new Date(now.getTime() + 2 * graceMs);
async function setUp(t) {
    const store = await openTestStore(t);
    const made = await gateway(t, 'one', store);
    const errors = [];
    const log = { info: () => { }, warn: () => { }, error: (fields) => void errors.push(fields) };
    const options = { cluster: made.cluster, ledger: made.ledger, store, log, graceMs };
    const reconciler = await startReconciler(options);
    t.teardown(() => reconciler.close());
    await made.ledger.grant('tenant', 'g', m(100));
    return { ...made, store, reconciler, options, errors, reservations: await openReservations(store.documents) };
}
const run = (id, more = {}) => ({
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
const ended = { status: 'failed', charge: m(7), endedAt: now };
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
    for (const status of ['running', 'paused']) {
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
t.test('a call that was announced but never reserved is closed', async (t) => {
    const { reconciler, reservations } = await setUp(t);
    await reservations.attempt('tenant', 'r', now);
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
        if (n % 2 === 0)
            await store.runs.create(run(`r${n}`, ended));
    }
    await reconciler.walk(later);
    t.same(await store.runs.unsettled(1), []);
    const documents = await store.documents.collection('reservations');
    t.equal(await documents.count({ state: 'open' }), 0);
});
const damage = async (store, sequenceNumber) => (await store.documents.collection('events')).update({ key: 'ledger.damaged', sequenceNumber }, { $set: { data: 'no list' } });
t.test('a tenant whose journal is damaged does not hold up the others', async (t) => {
    const { ledger, store, reconciler, errors, system } = await setUp(t);
    for (const tenant of ['damaged', 'whole']) {
        await ledger.grant(tenant, 'g', m(100));
        for (const id of ['ended', 'orphan'])
            await ledger.reserve(tenant, `${tenant} ${id}`, m(30));
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
    for (const tenant of ['damaged', 'whole'])
        await ledger.grant(tenant, 'g', m(100));
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
    const { ledger, store, options } = await setUp(t);
    await ledger.reserve('tenant', 'r', m(30));
    await store.runs.create(run('r', { ...ended, endedAt: new Date(0) }));
    const reconciler = await startReconciler({ ...options, everyMs: 1 });
    t.teardown(() => reconciler.close());
    await until(async () => (await store.runs.find('r'))?.settledAt !== undefined);
    t.equal((await ledger.balance('tenant')).spent, 7);
});
//# sourceMappingURL=reconciler.test.js.map