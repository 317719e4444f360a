import t from 'tap';
import { bearer, openHouse } from './house.ts';

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
  t.equal(records.length, 3, 'a call without a key belongs to nobody');
  const byRequest = (index: number) => records.find(({ requestId }) => requestId === calls[index]?.headers['x-request-id']);
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
