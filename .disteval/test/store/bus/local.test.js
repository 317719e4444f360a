import t from 'tap';
import { openLocalBus } from "../../../store/bus/local.js";
import { busContract } from "./contract.js";
const bus = openLocalBus();
t.teardown(() => bus.close());
busContract(() => [bus, bus]);
t.test('a closed bus refuses and delivers nothing', async (t) => {
    const closing = openLocalBus();
    await closing.subscribe('a', () => t.fail('heard after closing'));
    await closing.publish('a', 1);
    await closing.close();
    await t.rejects(closing.publish('a', 1), { name: 'StoreError', code: 'closed' });
    await t.rejects(closing.count('a', 1), { code: 'closed' });
    t.equal(await closing.ping(), false);
    await new Promise(setImmediate);
});
//# sourceMappingURL=local.test.js.map