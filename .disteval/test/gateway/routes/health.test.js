import t from 'tap';
import { openHouse } from "../house.js";
t.test('a gateway is ready when all its parts answer, and says which one does not', async (t) => {
    const farm = { answers: async () => true };
    const { app } = await openHouse(t, {
        parts: [
            { name: 'store', answers: async () => true },
            { name: 'farm', answers: () => farm.answers() },
        ],
    });
    const ready = () => app.inject({ url: '/readyz' });
    t.equal((await ready()).statusCode, 200);
    t.same((await ready()).json(), { ready: true, parts: { store: true, farm: true } });
    const silent = [
        async () => false,
        async () => {
            throw new Error('gone');
        },
        () => new Promise(() => { }),
    ];
    for (const answers of silent) {
        farm.answers = answers;
        const response = await ready();
        t.equal(response.statusCode, 503);
        t.same(response.json(), { ready: false, parts: { store: true, farm: false } });
    }
    t.equal((await app.inject({ url: '/healthz' })).statusCode, 200, 'it lives all the same');
});
//# sourceMappingURL=health.test.js.map