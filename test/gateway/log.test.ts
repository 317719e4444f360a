import t from 'tap';
import { openLog } from '../../gateway/log.ts';
import { bearer, openHouse } from './house.ts';

t.test('each line is JSON with the request id, and none holds a key, a body or a query', async (t) => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => lines.push(line) });
  const { app, store, tenant } = await openHouse(t, { log });
  const { id, key } = await tenant('ada');
  const headers = bearer(key);
  const secret = 'hunter2secret';
  const payload = { url: `http://ada:${secret}@10.0.0.1/?pin=${secret}`, prompt: secret, success: { kind: 'extracted' } };
  const answers = [
    await app.inject({ method: 'POST', url: `/api/v1/run?token=${secret}`, headers, payload }),
    await app.inject({ method: 'POST', url: '/api/v1/run', headers, payload: { ...payload, [key]: 1 } }),
    await app.inject({
      method: 'POST',
      url: '/api/v1/run',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: `{${secret}`,
    }),
  ];
  await store.close();
  answers.push(await app.inject({ url: '/api/v1/runs', headers }), await app.inject({ url: '/api/v1/nothing', headers }));

  const read = lines.map((line) => JSON.parse(line));
  for (const { headers } of answers) {
    const answered = read.find(({ msg, requestId }) => msg === 'answered' && requestId === headers['x-request-id']);
    t.match(answered, { status: Number, path: /^\/api\/v1\// });
  }
  t.match(read[0], { tenantId: id, time: /^\d{4}-/ });
  for (const line of lines) t.notMatch(line, new RegExp(`${secret}|${key}`));
  for (const { body } of answers) t.notMatch(body, key);
});
