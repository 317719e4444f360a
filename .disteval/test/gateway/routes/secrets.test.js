import t from 'tap';
import { bearer, openHouse } from "../house.js";
const url = '/api/v1/secrets';
t.test('a secret is stored, listed by name, replaced and deleted, and its value is told nowhere', async (t) => {
    const { app, store, tenant } = await openHouse(t);
    const { id, key } = await tenant('ada');
    const headers = bearer(key);
    const stored = await app.inject({ method: 'POST', url, headers, payload: { name: 'SHOP', value: 'hunter2' } });
    t.same([stored.statusCode, stored.json()], [200, { name: 'SHOP' }]);
    await app.inject({ method: 'POST', url, headers, payload: { name: 'SHOP', value: 'correct horse' } });
    await app.inject({ method: 'POST', url, headers, payload: { name: 'MAIL', value: 'x' } });
    t.equal(await store.secrets.value(id, 'SHOP'), 'correct horse');
    t.same((await app.inject({ url, headers })).json(), { secrets: ['MAIL', 'SHOP'], total: 2, limit: 50, offset: 0 });
    t.same((await app.inject({ url: `${url}?limit=1&offset=1`, headers })).json(), { secrets: ['SHOP'], total: 2, limit: 1, offset: 1 });
    const removed = await app.inject({ method: 'DELETE', url: `${url}/SHOP`, headers });
    t.same([removed.statusCode, removed.json()], [200, { name: 'SHOP', deleted: true }]);
    t.equal((await app.inject({ method: 'DELETE', url: `${url}/SHOP`, headers })).statusCode, 404);
    const records = await store.audit.list(id, { limit: 20, offset: 0 });
    t.match(records.filter(({ method }) => method !== 'GET').map(({ method, route, status, target }) => [method, route, status, target]), [
        ['DELETE', '/api/v1/secrets/:name', 404, 'secret SHOP'],
        ['DELETE', '/api/v1/secrets/:name', 200, 'secret SHOP'],
        ['POST', url, 200, 'secret MAIL'],
        ['POST', url, 200, 'secret SHOP'],
        ['POST', url, 200, 'secret SHOP'],
    ]);
    t.notMatch(JSON.stringify(records), /hunter2|correct horse/);
});
t.test('secrets belong to their tenant', async (t) => {
    const { app, tenant } = await openHouse(t);
    const [ada, bob] = [await tenant('ada'), await tenant('bob')];
    await app.inject({ method: 'POST', url, headers: bearer(ada.key), payload: { name: 'SHOP', value: 'hunter2' } });
    t.same((await app.inject({ url, headers: bearer(bob.key) })).json().secrets, []);
    t.equal((await app.inject({ method: 'DELETE', url: `${url}/SHOP`, headers: bearer(bob.key) })).statusCode, 404);
    t.same((await app.inject({ url, headers: bearer(ada.key) })).json().secrets, ['SHOP']);
    t.equal((await app.inject({ url })).statusCode, 401);
});
t.test('what could never be filled is refused in a sentence that does not repeat it', async (t) => {
    const { app, tenant } = await openHouse(t);
    const { key } = await tenant('ada');
    const cases = [
        [{ name: 'A' }, /value is missing/],
        [{ value: 'hunter2' }, /name is missing/],
        [{ name: 'a b', value: 'hunter2' }, /name must be of the form/],
        [{ name: 'x'.repeat(101), value: 'hunter2' }, /name must be of the form/],
        [{ name: 'A', value: '' }, /value must not be empty/],
        [{ name: 'A', value: 7 }, /value must be text/],
        [{ name: 'A', value: 'hunter2'.repeat(2_000) }, /value must have at most 8192 characters/],
        [{ name: 'A', value: 'hunter2\ud83d' }, /half a character/],
        [{ name: 'A', value: 'hunter2', note: 1 }, /unknown field "note"/],
        [{ name: 'A', value: 'otpauth://totp/hunter2?secret=1' }, /base32/],
        [{ name: 'A', value: 'otpauth://hotp/hunter2?secret=JBSWY3DPEHPK3PXP&counter=1' }, /follow the time/],
    ];
    for (const [payload, why] of cases) {
        const response = await app.inject({ method: 'POST', url, headers: bearer(key), payload });
        t.equal(response.statusCode, 400, String(why));
        t.match(response.json().error, why);
        t.notMatch(response.body, /hunter2|JBSWY/);
    }
});
t.test('a deletion may name the type of a body that it does not have', async (t) => {
    const { app, tenant } = await openHouse(t);
    const headers = { ...bearer((await tenant('ada')).key), 'content-type': 'application/json' };
    for (const length of [{}, { 'content-length': '0' }]) {
        await app.inject({ method: 'POST', url, headers, payload: { name: 'SHOP', value: 'hunter2' } });
        const removed = await app.inject({ method: 'DELETE', url: `${url}/SHOP`, headers: { ...headers, ...length } });
        t.same([removed.statusCode, removed.json()], [200, { name: 'SHOP', deleted: true }]);
    }
});
t.test('only a prompt may name a secret', async (t) => {
    const { app, tenant } = await openHouse(t);
    const headers = bearer((await tenant('ada')).key);
    const body = { url: 'https://shop.example/', prompt: 'Click "Go"', success: { kind: 'textVisible', value: 'Done' } };
    const named = {
        url: 'https://shop.example/?q={{secret:PW}}',
        success: { kind: 'anyOf', conditions: [{ kind: 'textVisible', value: '{{ SECRET : PW }}' }] },
    };
    for (const [field, value] of Object.entries(named)) {
        const refused = await app.inject({ method: 'POST', url: '/api/v1/run', headers, payload: { ...body, [field]: value } });
        t.equal(refused.statusCode, 400);
        t.match(refused.json(), { code: 'bad_request', error: new RegExp(`^${field} names a stored secret: only the prompt may`) });
    }
});
//# sourceMappingURL=secrets.test.js.map