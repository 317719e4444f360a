/** What is removed after its time, and what never is, over whichever documents. */
import t from 'tap';
import { retention } from "../../config/limits.js";
import { openAudit } from "../../store/audit.js";
import { microCredits, noUsage } from "../../store/model/money.js";
import { startRetention } from "../../store/retention.js";
import { openRuns } from "../../store/runs.js";
const now = new Date(Date.UTC(2026, 5, 1));
const daysAgo = (days) => new Date(now.getTime() - days * 24 * 3_600_000);
const aRun = (id, createdAt) => ({
    _id: id,
    tenantId: 'keeper',
    mode: 'run',
    status: 'running',
    request: { url: 'https://example.com/', prompt: 'go', success: { kind: 'extracted' }, options: {} },
    gateway: 'g1',
    epoch: 1,
    leaseUntil: createdAt,
    path: [],
    failures: [],
    dialogs: [],
    usage: noUsage,
    engineRev: 'test',
    createdAt,
});
export function retentionContract(open) {
    t.test('retention', async (t) => {
        const runs = await openRuns(open());
        const audit = await openAudit(open());
        const options = { runs, audit, report: (error) => t.fail('a sweep gave up', { error }) };
        const kept = startRetention(options);
        t.teardown(() => kept.close());
        const list = async () => (await runs.list('keeper', { limit: 100, offset: 0 })).runs.map(({ _id }) => _id).sort();
        const settle = async (id, at) => {
            await runs.create({ ...aRun(id, at), status: 'complete', endedAt: at });
            await runs.settled(id, at, microCredits(1));
        };
        await t.test('settled runs go after their time, in more than one batch, and unsettled ones never', async (t) => {
            for (let i = 0; i < 2 * retention.batch + 1; i += 1)
                await settle(`old${i}`, daysAgo(retention.runDays + 1));
            await settle('young', daysAgo(retention.runDays - 1));
            await runs.create(aRun('running', daysAgo(1_000)));
            await runs.create({ ...aRun('unsettled', daysAgo(1_000)), status: 'failed', endedAt: daysAgo(1_000) });
            await kept.sweep(now);
            t.same(await list(), ['running', 'unsettled', 'young']);
        });
        await t.test('audit records go after theirs, those of strangers too, while two sweep at once', async (t) => {
            const record = { method: 'GET', route: '/runs', status: 200, durationMs: 1 };
            for (let i = 0; i < 2 * retention.batch + 1; i += 1) {
                await audit.append({
                    ...record,
                    ...(i % 2 === 0 && { tenantId: 'keeper' }),
                    requestId: `old${i}`,
                    at: daysAgo(retention.auditDays + 1),
                });
            }
            await audit.append({ ...record, tenantId: 'keeper', requestId: 'young', at: daysAgo(retention.auditDays - 1) });
            const other = startRetention(options);
            await Promise.all([kept.sweep(now), other.sweep(now)]);
            await other.close();
            t.match(await audit.list('keeper', { limit: 100, offset: 0 }), [{ requestId: 'young' }]);
            const records = await open().collection('audit');
            t.equal(await records.count({ tenantId: { $exists: false }, at: { $lt: daysAgo(retention.auditDays) } }), 0);
        });
        await t.test('it sweeps by itself', async (t) => {
            await settle('older', new Date(0));
            const own = startRetention({ ...options, everyMs: 1 });
            while ((await list()).includes('older'))
                await new Promise(setImmediate);
            await own.close();
            t.same(await list(), ['running', 'unsettled'], 'the young one has grown old since');
        });
    });
}
//# sourceMappingURL=retention-contract.js.map