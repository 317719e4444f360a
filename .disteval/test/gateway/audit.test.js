import t from 'tap';
import { bearer, openHouse } from "./house.js";
t.test('every call of a key leaves a record, refused or not', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id, key } = await tenant('ada');
    const [record] = await store.keys.list(id);
    const payload = { url: 'http://ada:pass@10.0.0.1/', prompt: `use ${key}`, success: { kind: 'extracted' } };
    const calls = [
        await app.inject({ method: 'POST', url: '/api/v1/run', headers: bearer(key), payload }),
        await app.inject({ url: '/api/v1/runs?limit=1', headers: bearer(key) }),
        await app.inject({ url: '/api/v1/nothing', headers: bearer(key) }),
        await app.inject({ url: '/api/v1/runs' }),
    ];
    const records = await store.audit.list(id, { limit: 10, offset: 0 });
    t.equal(records.length, 3, 'a call without a key belongs to no tenant');
    const byRequest = (index) => records.find(({ requestId }) => requestId === calls[index]?.headers['x-request-id']);
    t.match(byRequest(0), {
        tenantId: id,
        keyId: record?._id,
        method: 'POST',
        route: '/api/v1/run',
        status: 403,
        target: 'http://[redacted]@10.0.0.1/',
        goal: 'use tr_live_[redacted]',
        durationMs: Number,
        at: Date,
    });
    t.match(byRequest(1), { method: 'GET', route: '/api/v1/runs', status: 200 });
    t.match(byRequest(2), { route: 'none', status: 404 });
});
const ofStrangers = async ({ documents }) => (await documents.collection('audit')).find({ tenantId: { $exists: false } }, { sort: { at: 1 } });
t.test('calls without an accepted key leave one record a minute and address, which says how many they were', async (t) => {
    const { app, store } = await openHouse(t);
    const key = `tr_live_${'k'.repeat(40)}`;
    const first = await app.inject({ url: `/api/v1/runs/${key}?key=${key}`, headers: bearer(key), remoteAddress: '192.0.2.1' });
    t.equal(first.statusCode, 401);
    for (let i = 0; i < 30; i += 1)
        await app.inject({ url: '/api/v1/credits', headers: bearer('guess'), remoteAddress: '192.0.2.1' });
    await app.inject({ method: 'POST', url: '/api/v1/nothing', headers: bearer('guess'), remoteAddress: '2001:db8::1' });
    const described = [
        {
            requestId: first.headers['x-request-id'],
            method: 'GET',
            route: '/api/v1/runs/:id',
            path: '/api/v1/runs/tr_live_[redacted]',
            status: 401,
            address: '192.0.2.1',
            keyPreview: 'tr_live_kkkk',
            at: Date,
        },
        { method: 'POST', route: 'none', path: '/api/v1/nothing', status: 401, address: '2001:db8::1', keyPreview: undefined },
    ];
    for (const record of described) {
        const stored = (await ofStrangers(store)).find(({ address }) => address === record.address);
        t.match(stored, record, 'at once');
    }
    await app.close();
    const records = await ofStrangers(store);
    t.equal(records.length, 2);
    t.match(records.find(({ address }) => address === '192.0.2.1'), { ...described[0], calls: 31 });
    t.notMatch(JSON.stringify(records), /kkkkk|guess/);
});
t.test('strangers from everywhere do not fill the store', async (t) => {
    const { app, store } = await openHouse(t);
    for (let i = 0; i < 200; i += 1)
        await app.inject({ url: '/api/v1/runs', remoteAddress: `192.0.2.${i}` });
    await app.close();
    const records = await ofStrangers(store);
    t.equal(records.length, 21);
    t.match(records.filter(({ address }) => address === undefined), [{ calls: 180 }]);
});
//# sourceMappingURL=audit.test.js.map