/** The repositories' behaviour over whichever documents. */
import { createHash } from 'node:crypto';
import t from 'tap';
import { openAudit } from "../../store/audit.js";
import { newApiKey, openKeys } from "../../store/keys.js";
import { microCredits, noUsage } from "../../store/model/money.js";
import { openRuns } from "../../store/runs.js";
import { openTenants } from "../../store/tenants.js";
const aRun = (id, changes = {}) => ({
    _id: id,
    tenantId: 't1',
    mode: 'run',
    status: 'running',
    request: { url: 'https://example.com/', prompt: 'go', success: { kind: 'extracted' }, options: {} },
    gateway: 'g1',
    epoch: 1,
    leaseUntil: new Date(1_000),
    path: [],
    failures: [],
    dialogs: [],
    usage: noUsage,
    engineRev: 'test',
    createdAt: new Date(0),
    ...changes,
});
const aStep = {
    kind: 'goto',
    rung: 'request',
    url: 'https://a/',
    before: 'about:blank',
    after: 'https://a/',
    at: new Date(5),
    durationMs: 7,
};
export function repositoriesContract(open) {
    t.test('runs', async (t) => {
        const runs = await openRuns(open());
        const owner = { gateway: 'g1', epoch: 1 };
        await t.test('a run is read by its tenant alone', async (t) => {
            await runs.create(aRun('mine', { data: { 'price.total': '12' } }));
            t.match(await runs.get('t1', 'mine'), { status: 'running', data: { 'price.total': '12' } });
            t.equal(await runs.get('t2', 'mine'), undefined);
            t.equal((await runs.find('mine'))?.tenantId, 't1');
        });
        await t.test('lists are newest first, filtered, in pages with the total', async (t) => {
            const tenantId = 'lister';
            for (let i = 0; i < 12; i += 1) {
                const status = i % 3 === 0 ? 'failed' : 'complete';
                await runs.create(aRun(`l${i}`, { tenantId, status, mode: i < 6 ? 'run' : 'job', createdAt: new Date(i) }));
            }
            const page = await runs.list(tenantId, { limit: 3, offset: 2 });
            t.equal(page.total, 12);
            t.same(page.runs.map(({ _id }) => _id), ['l9', 'l8', 'l7']);
            const failedJobs = await runs.list(tenantId, { limit: 50, offset: 0, status: 'failed', mode: 'job' });
            t.same(failedJobs.runs.map(({ _id }) => _id), ['l9', 'l6']);
            t.equal(failedJobs.total, 2);
        });
        await t.test('only the owner of the running epoch writes', async (t) => {
            await runs.create(aRun('fenced'));
            const usage = { ...noUsage, browserMs: 10 };
            t.match(await runs.advance('fenced', owner, { path: [aStep], usage }), { path: [aStep], usage, status: 'running' });
            t.match(await runs.advance('fenced', owner, { nodeUrl: 'http://n' }), { path: [aStep], usage, nodeUrl: 'http://n' });
            t.equal(await runs.advance('fenced', { gateway: 'g1', epoch: 2 }, { path: [] }), undefined);
            t.equal(await runs.advance('fenced', { gateway: 'g2', epoch: 1 }, { path: [] }), undefined);
            t.equal(await runs.renew('fenced', { gateway: 'g2', epoch: 1 }, new Date()), false);
            t.equal(await runs.renew('fenced', owner, new Date(9_000)), true);
            t.match(await runs.find('fenced'), { path: { length: 1 }, leaseUntil: new Date(9_000) });
        });
        await t.test('what has ended is changed no more, and is settled once', async (t) => {
            await runs.create(aRun('ending'));
            t.notOk((await runs.unsettled(100)).some(({ _id }) => _id === 'ending'));
            t.equal(await runs.settled('ending', new Date(), microCredits(10)), undefined, 'it runs');
            const end = { status: 'complete', success: true, charge: microCredits(10), endedAt: new Date(1) };
            t.match(await runs.advance('ending', owner, end), { status: 'complete', charge: 10_000_000 });
            t.equal(await runs.advance('ending', owner, { status: 'failed' }), undefined);
            t.equal(await runs.renew('ending', owner, new Date()), false);
            t.ok((await runs.unsettled(100)).some(({ _id }) => _id === 'ending'));
            const settled = await Promise.all([1, 2, 3].map((n) => runs.settled('ending', new Date(n), microCredits(9))));
            t.match(settled.filter((run) => run !== undefined), [{ charge: microCredits(9) }], 'with what was charged for it');
            t.notOk((await runs.unsettled(100)).some(({ _id }) => _id === 'ending'));
        });
        await t.test('orphans are seen with the longest silent first, taken by one, and their old owner is out', async (t) => {
            await Promise.all((await runs.list('t1', { limit: 100, offset: 0 })).runs.map(({ _id }) => runs.advance(_id, owner, { status: 'cancelled' })));
            await runs.create(aRun('renewed', { leaseUntil: new Date(3_000) }));
            await runs.create(aRun('silent', { leaseUntil: new Date(2_000) }));
            await runs.create(aRun('longer', { leaseUntil: new Date(1_000) }));
            await runs.create(aRun('held', { leaseUntil: new Date(5_000) }));
            await runs.create(aRun('parked', { leaseUntil: new Date(1), status: 'paused' }));
            const now = new Date(5_000);
            t.match(await runs.heldUntil(now, 1), [{ _id: 'longer' }]);
            const seen = await runs.heldUntil(now, 100);
            t.same(seen.map(({ _id }) => _id), ['longer', 'silent', 'renewed']);
            t.equal(await runs.renew('renewed', owner, new Date(3_001)), true);
            const claims = await Promise.all(Array.from({ length: 20 }, () => seen.map((run) => runs.claimOrphan(run, now, 'g2', 10_000))).flat());
            const taken = claims.filter((run) => run !== undefined).sort((one, other) => (one._id < other._id ? -1 : 1));
            t.equal(taken.length, 2);
            t.match(taken, [{ _id: 'longer', gateway: 'g2', epoch: 2, leaseUntil: new Date(15_000) }, { _id: 'silent' }]);
            t.equal(await runs.advance('longer', owner, { path: [aStep] }), undefined);
            t.ok(await runs.advance('longer', { gateway: 'g2', epoch: 2 }, { path: [aStep] }));
        });
    });
    t.test('keys', async (t) => {
        const documents = open();
        const keys = await openKeys(documents);
        await t.test('a key is found by itself, kept as a hash alone, and never again once revoked', async (t) => {
            const { key, record } = await keys.create('t1', ['runs']);
            t.match(key, /^tr_live_[A-Za-z0-9]{40}$/);
            t.equal(record.hash, createHash('sha256').update(key).digest('hex'));
            t.same(await keys.find(key), record);
            t.same(await keys.find(key), record, 'also the second time');
            t.equal(await keys.find(newApiKey()), undefined);
            const stored = await documents.collection('keys');
            t.notOk(JSON.stringify(await stored.find({})).includes(key));
            t.equal(await keys.revoke(record._id), true);
            t.equal(await keys.find(key), undefined);
            t.equal(await keys.revoke(record._id), false);
            t.equal(await keys.revoke('nobody'), false);
        });
        await t.test('a revocation overtakes a look-up that is under way', async (t) => {
            const { key, record } = await keys.create('t1', []);
            const [, revoked] = await Promise.all([keys.find(key), keys.revoke(record._id)]);
            t.equal(revoked, true);
            t.equal(await keys.find(key), undefined);
        });
        await t.test('a chosen key is made once, and stays revoked', async (t) => {
            const chosen = newApiKey();
            const made = await Promise.all([1, 2, 3].map(() => keys.ensure('t2', ['*'], chosen)));
            t.equal(new Set(made.map(({ _id }) => _id)).size, 1);
            await keys.revoke(made[0]?._id ?? '');
            t.ok((await keys.ensure('t2', ['*'], chosen)).revokedAt);
            t.equal(await keys.find(chosen), undefined);
            t.same((await keys.list('t2')).map(({ _id }) => _id), [made[0]?._id]);
            t.ok((await keys.list()).length > 1);
        });
    });
    t.test('tenants are made once by id, found by name, and listed under their reseller', async (t) => {
        const tenants = await openTenants(open());
        const made = await Promise.all([1, 2, 3].map(() => tenants.ensure({ _id: 'dev', name: 'development', plan: 'free', reseller: false })));
        t.equal(made.length, 3);
        t.same(await tenants.get('dev'), made[0]);
        const reseller = await tenants.create({ name: 'agency', plan: 'pro', reseller: true });
        const child = await tenants.create({ name: 'development', plan: 'free', reseller: false, parentId: reseller._id });
        t.equal((await tenants.named('development'))?._id, 'dev');
        t.equal(await tenants.named('nobody'), undefined);
        t.same(await tenants.childrenOf(reseller._id), [child]);
        t.same((await tenants.list()).length, 3);
    });
    t.test('the audit log is read by its tenant, newest first', async (t) => {
        const audit = await openAudit(open());
        for (let i = 0; i < 5; i += 1) {
            await audit.append({
                tenantId: 't1',
                requestId: `r${i}`,
                method: 'POST',
                route: '/run',
                status: 200,
                at: new Date(i),
                durationMs: 1,
            });
        }
        await audit.append({ requestId: 'nobody', method: 'POST', route: '/run', status: 401, at: new Date(9), durationMs: 1 });
        t.same((await audit.list('t1', { limit: 2, offset: 1 })).map(({ requestId }) => requestId), ['r3', 'r2']);
    });
}
//# sourceMappingURL=repositories-contract.js.map