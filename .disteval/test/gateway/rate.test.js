import fastify from 'fastify';
import t, {} from 'tap';
import { plans } from "../../config/plans.js";
import { answerError } from "../../gateway/errors.js";
import { limitRate } from "../../gateway/rate.js";
import { openStore } from "../../store/open.js";
import { tempFolder } from "./house.js";
/** An app of nothing but the limit, at an instant of the test's choice, which believes whoever says its name. */
async function limited(t, prepare) {
    const store = await openStore({ dataDir: tempFolder(t), mongodbUrl: undefined, redisUrl: undefined });
    await prepare(store.bus);
    const clock = { now: Date.UTC(2026, 0, 1, 12, 0, 15) };
    const app = fastify();
    app.setErrorHandler(answerError);
    app.addHook('onRequest', async (request) => {
        const _id = String(request.headers.tenant);
        request.caller = { tenant: { _id, name: _id, plan: 'free', reseller: false, createdAt: new Date() }, keyId: 'k', scopes: [] };
    });
    app.addHook('onRequest', limitRate(store.bus, () => clock.now));
    app.get('/', async () => 'ok');
    t.teardown(async () => {
        await app.close();
        await store.close();
    });
    return { clock, call: (tenant) => app.inject({ url: '/', headers: { tenant } }) };
}
for (const [state, prepare] of [
    ['counted on the bus', async () => { }],
    ['counted here while the bus is gone', (bus) => bus.close()],
]) {
    t.test(`over its plan's limit a tenant waits for the next minute, and its neighbour does not: ${state}`, async (t) => {
        const { clock, call } = await limited(t, prepare);
        for (let count = 0; count < plans.free.requestsPerMinute; count += 1)
            t.equal((await call('ada')).statusCode, 200);
        const refused = await call('ada');
        t.equal(refused.statusCode, 429);
        t.match(refused.json(), { error: /over 120 calls a minute/, code: 'rate_limited' });
        t.equal(refused.headers['retry-after'], '45', 'until the minute is over');
        t.equal((await call('bob')).statusCode, 200);
        clock.now += 45_000;
        t.equal((await call('ada')).statusCode, 200);
    });
}
//# sourceMappingURL=rate.test.js.map