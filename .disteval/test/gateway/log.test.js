import t from 'tap';
import { openLog } from "../../farm/log.js";
import { bearer, openHouse } from "./house.js";
t.test('each line is JSON with the request id, and none holds a key, a body or a query', async (t) => {
    const lines = [];
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
    for (const line of lines)
        t.notMatch(line, new RegExp(`${secret}|${key}`));
    for (const { body } of answers)
        t.notMatch(body, key);
});
t.test('a key behind percent-escapes is known for one, in the log and in the answer', async (t) => {
    const lines = [];
    const { app, tenant } = await openHouse(t, { log: openLog('info', { write: (line) => lines.push(line) }) });
    const { key } = await tenant('ada');
    const tail = key.slice('tr_live_'.length);
    for (const path of [key.replaceAll('_', '%5F'), key.replace('r', '%72').replaceAll('_', '%5f'), `x%2F${key}`]) {
        const { body, statusCode } = await app.inject({ url: `/api/v1/${path}`, headers: bearer(key) });
        t.equal(statusCode, 404);
        t.match(body, 'tr_live_[redacted]');
        t.notMatch(body, tail);
    }
    t.match(lines.join(), '/api/v1/tr_live_[redacted]');
    t.notMatch(lines.join(), tail);
});
//# sourceMappingURL=log.test.js.map