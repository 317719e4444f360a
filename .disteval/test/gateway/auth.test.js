import t from 'tap';
import { readEnv } from "../../config/env.js";
import { bearer, finishedRun, openHouse } from "./house.js";
t.test('without a valid key the call ends there', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id, key } = await tenant('ada');
    const url = '/api/v1/runs';
    const refused = [
        {},
        { authorization: key },
        { authorization: `Basic ${key}` },
        { authorization: 'Bearer tr_live_short' },
        { authorization: `Bearer ${key}x` },
        { authorization: `Bearer ${key} ${key}` },
        { authorization: `Bearer tr_live_${'a'.repeat(40)}` },
    ];
    for (const headers of refused) {
        const response = await app.inject({ url, headers });
        t.equal(response.statusCode, 401, JSON.stringify(headers));
        t.match(response.json(), { error: /API key/, code: 'unauthorized' });
        t.equal(response.headers['www-authenticate'], 'Bearer');
        t.ok(response.headers['x-request-id']);
    }
    t.equal((await app.inject({ url, headers: bearer(key) })).statusCode, 200);
    t.equal((await app.inject({ url, headers: { authorization: `bearer ${key}` } })).statusCode, 200, 'the scheme has no case (RFC 9110)');
    const [record] = await store.keys.list(id);
    await store.keys.revoke(record?._id ?? '');
    t.equal((await app.inject({ url, headers: bearer(key) })).statusCode, 401, 'revoked');
});
t.test('the longest key that is taken at the start is taken from callers too', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id } = await tenant('ada');
    const key = `tr_live_${'k'.repeat(200)}`;
    t.equal(readEnv({ BOOTSTRAP_API_KEY: key }).bootstrapApiKey, key);
    await store.keys.create(id, [], key);
    t.equal((await app.inject({ url: '/api/v1/runs', headers: bearer(key) })).statusCode, 200);
    t.throws(() => readEnv({ BOOTSTRAP_API_KEY: `${key}k` }), { message: /32 to 200/ });
});
t.test('a path that is none tells nothing to strangers', async (t) => {
    const { app, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    t.equal((await app.inject({ url: '/api/v1/nothing' })).statusCode, 401);
    const known = await app.inject({ url: '/api/v1/nothing', headers: bearer(key) });
    t.equal(known.statusCode, 404);
    t.match(known.json(), { error: /there is no GET \/api\/v1\/nothing/, code: 'not_found' });
});
t.test('a tenant reads its own runs and no others', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const [ada, bob] = [await tenant('ada'), await tenant('bob')];
    await store.runs.create(finishedRun(ada.id, 'run_ada', 1));
    const read = (key, url) => app.inject({ url: `/api/v1${url}`, headers: bearer(key) });
    t.equal((await read(ada.key, '/runs/run_ada')).statusCode, 200);
    t.equal((await read(bob.key, '/runs/run_ada')).statusCode, 404);
    t.match((await read(bob.key, '/runs')).json(), { runs: [], total: 0 });
});
t.test('a store that is gone lets nobody in', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    await store.close();
    const response = await app.inject({ url: '/api/v1/runs', headers: bearer(key) });
    t.equal(response.statusCode, 503);
    t.match(response.json(), { code: 'unavailable' });
    t.equal(response.headers['retry-after'], '1');
});
t.test("an address that can't be read is an error like any other", async (t) => {
    const { app, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    for (const url of ['/api/v1/%', '/api/v1/runs/%ff', `/api/v1/runs/${'a'.repeat(300)}`]) {
        const response = await app.inject({ url, headers: bearer(key) });
        t.equal(response.statusCode, 400, url);
        t.same(Object.keys(response.json()), ['error', 'code']);
        t.ok(response.headers['x-request-id']);
    }
});
//# sourceMappingURL=auth.test.js.map