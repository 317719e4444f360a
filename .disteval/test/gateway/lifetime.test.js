import t from 'tap';
import { beginLifetime } from "../../gateway/lifetime.js";
const quiet = { error() { }, debug() { } };
t.test('what was opened is closed in reverse, whatever fails on the way', async (t) => {
    const closed = [];
    const lifetime = beginLifetime(quiet);
    for (const what of ['store', 'farm', 'app']) {
        lifetime.opened(what, async () => {
            closed.push(what);
            if (what === 'farm')
                throw new Error('stuck');
        });
    }
    const [clean, again] = await Promise.all([lifetime.end(10_000), lifetime.end(10_000)]);
    t.equal(clean, false, 'a failure is told');
    t.equal(again, false);
    t.same(closed, ['app', 'farm', 'store'], 'once each');
});
t.test('an end that takes too long is given up', async (t) => {
    const lifetime = beginLifetime(quiet);
    lifetime.opened('store', async () => void t.fail('not reached'));
    lifetime.opened('app', () => new Promise(() => { }));
    t.equal(await lifetime.end(1), false);
});
t.test('a clean end is told', async (t) => {
    const lifetime = beginLifetime(quiet);
    lifetime.opened('store', async () => { });
    t.equal(await lifetime.end(10_000), true);
});
//# sourceMappingURL=lifetime.test.js.map