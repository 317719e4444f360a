import t from 'tap';
import { bearer, openHouse } from "../house.js";
const run = { url: 'https://shop.example/', prompt: 'Read the price', success: { kind: 'extracted' } };
t.test('the alias refuses in the order of refusals: attestation, plan, target, fleet', async (t) => {
    const house = await openHouse(t);
    const [starter, pro] = [await house.tenant('small', 'starter'), await house.tenant('big', 'pro')];
    const call = async (key, payload) => {
        const response = await house.app.inject({ method: 'POST', url: '/api/v1/agent', headers: bearer(key), payload });
        return { status: response.statusCode, ...response.json() };
    };
    t.match(await call('none', run), { status: 401 });
    for (const authorized of [undefined, false]) {
        t.match(await call(starter.key, { ...run, authorized }), { status: 400, error: /authorized: true is missing/ });
        t.match(await call(pro.key, { ...run, authorized }), { status: 400, error: /authorized: true is missing/ });
    }
    t.match(await call(starter.key, { url: run.url, authorized: true }), { status: 400, error: /prompt and success are missing/ });
    t.match(await call(pro.key, { ...run, authorized: true, surprise: 1 }), { status: 400, error: /unknown field "surprise"/ });
    t.match(await call(pro.key, { target: run.url, goal: 'sign-in', authorized: true }), { status: 400, error: /no skill named sign-in/ });
    t.match(await call(starter.key, { ...run, authorized: true }), { status: 403, code: 'plan_required' });
    t.match(await call(starter.key, { ...run, authorized: true, stealth: false }), { status: 403, code: 'plan_required' }, 'it is forced on');
    t.match(await call(pro.key, { ...run, url: 'http://10.0.0.1/', authorized: true }), { status: 403, code: 'forbidden_target' });
    t.match(await call(pro.key, { ...run, authorized: true }), { status: 501, error: /^stealth: .*no stealth fleet is configured/ });
    t.same((await house.store.runs.list(pro.id, { limit: 10, offset: 0 })).runs, []);
});
t.test('it is described as deprecated', async (t) => {
    const house = await openHouse(t);
    const { key } = await house.tenant('reader');
    const { paths, components } = (await house.app.inject({ url: '/api/v1/openapi', headers: bearer(key) })).json();
    t.match(paths['/api/v1/agent'].post, { deprecated: true, operationId: 'startAgentRun' });
    t.match(components.schemas.AgentBody, { allOf: [{}, { required: ['authorized'] }] });
});
//# sourceMappingURL=agent.test.js.map