/** What every adapter of the bus port does, alike. */
import { EventEmitter, once } from 'node:events';
import t from 'tap';
export function hear() {
    const heard = new EventEmitter();
    const messages = [];
    return {
        messages,
        handler: (message) => {
            messages.push(message);
            heard.emit('message');
        },
        async reached(count) {
            while (messages.length < count)
                await once(heard, 'message');
        },
    };
}
const callers = Array.from({ length: 50 }, (_, i) => i);
/** `open` gives two ends of one bus, the same each time (of a bus inside a process, itself twice). */
export function busContract(open) {
    t.test('a message reaches every subscriber of its channel, in order, and nobody else', async (t) => {
        const [here, there] = open();
        const [one, other, foreign] = [hear(), hear(), hear()];
        const subscriptions = await Promise.all([
            here.subscribe('news', one.handler),
            there.subscribe('news', other.handler),
            there.subscribe('newsreel', foreign.handler),
        ]);
        for (const i of callers)
            await here.publish('news', { i, deep: [{ x: null }] });
        await Promise.all([one.reached(50), other.reached(50)]);
        const expected = callers.map((i) => ({ i, deep: [{ x: null }] }));
        t.same(one.messages, expected);
        t.same(other.messages, expected);
        t.same(foreign.messages, []);
        await Promise.all(subscriptions.map((subscription) => subscription.close()));
    });
    t.test('a message is a copy, and is heard after publishing', async (t) => {
        const [here] = open();
        const heard = hear();
        const subscription = await here.subscribe('copies', heard.handler);
        const message = { list: [1] };
        const published = here.publish('copies', message);
        message.list.push(2);
        t.same(heard.messages, []);
        await published;
        await heard.reached(1);
        t.same(heard.messages, [{ list: [1] }]);
        await subscription.close();
    });
    t.test('a closed subscription hears nothing more, its neighbours do', async (t) => {
        const [here] = open();
        const [gone, stays] = [hear(), hear()];
        const subscription = await here.subscribe('closing', gone.handler);
        const staying = await here.subscribe('closing', stays.handler);
        await here.publish('closing', 1);
        await Promise.all([gone.reached(1), stays.reached(1)]);
        await subscription.close();
        await subscription.close();
        await here.publish('closing', 2);
        await stays.reached(2);
        t.same(gone.messages, [1]);
        await staying.close();
    });
    t.test('presence stands until it is withdrawn, and is seen from everywhere', async (t) => {
        const [here, there] = open();
        await here.announce('node', 'n1', { url: 'a' }, 60_000);
        await there.announce('node', 'n2', { url: 'b' }, 60_000);
        await here.announce('node', 'n1', { url: 'c' }, 60_000);
        await here.announce('gateway', 'g1', null, 60_000);
        const ofNodes = [...(await there.present('node'))].sort((a, b) => a.id.localeCompare(b.id));
        t.same(ofNodes, [
            { id: 'n1', value: { url: 'c' } },
            { id: 'n2', value: { url: 'b' } },
        ]);
        await there.withdraw('node', 'n1');
        await there.withdraw('node', 'never');
        t.same(await here.present('node'), [{ id: 'n2', value: { url: 'b' } }]);
        await here.withdraw('node', 'n2');
        await here.withdraw('gateway', 'g1');
        t.same(await here.present('gateway'), []);
    });
    t.test('presence that is not renewed goes away, what is renewed stays', async (t) => {
        const [here, there] = open();
        await here.announce('node', 'short', 1, 30);
        await here.announce('node', 'renewed', 1, 30);
        await here.announce('node', 'renewed', 2, 60_000);
        // Asked again and again until it is so: the time is the server's.
        while ((await there.present('node')).some(({ id }) => id === 'short'))
            await new Promise(setImmediate);
        t.same(await there.present('node'), [{ id: 'renewed', value: 2 }]);
        await here.withdraw('node', 'renewed');
    });
    t.test('50 at a time announce and withdraw, and what stands is right', async (t) => {
        const [here, there] = open();
        await Promise.all(callers.map((i) => (i % 2 ? here : there).announce('gateway', `g${i}`, i, 60_000)));
        await Promise.all(callers.slice(0, 25).map((i) => (i % 2 ? there : here).withdraw('gateway', `g${i}`)));
        t.same((await here.present('gateway')).map(({ value }) => Number(value)).sort((a, b) => a - b), callers.slice(25));
        await Promise.all(callers.map((i) => here.withdraw('gateway', `g${i}`)));
    });
    t.test('50 at a time count, and each gets a number of its own', async (t) => {
        const [here, there] = open();
        const counts = await Promise.all(callers.map((i) => (i % 2 ? here : there).count('window', 60_000)));
        t.same(counts.sort((a, b) => a - b), callers.map((i) => i + 1));
        t.equal(await here.count('another', 60_000), 1);
    });
    t.test('a counter begins anew when its window is over, however often it was counted', async (t) => {
        const [here] = open();
        let highest = 0;
        for (let count = await here.count('short', 50); count > highest; count = await here.count('short', 50))
            highest = count;
        t.ok(highest > 1);
        t.equal(await here.ping(), true);
    });
}
//# sourceMappingURL=contract.js.map