/** Messages, effects and asks of the actor system; each repair of nact stands beside what bare nact does. */
import nact from 'nact';
import t from 'tap';
import { bareNact, crashed, createTestSystem, rule } from "./harness.js";
function counter(work = async () => { }) {
    return {
        supervision: rule('counter'),
        initial: 0,
        reduce(total, message) {
            switch (message.type) {
                case 'add':
                    return [total + message.amount, []];
                case 'read':
                    return [total, [{ type: 'answer', replyTo: message.replyTo, total }]];
                case 'work':
                    return [total, [{ type: 'work' }]];
            }
        },
        perform: (effect) => (effect.type === 'work' ? work() : effect.replyTo(effect.total)),
    };
}
const read = (replyTo) => ({ type: 'read', replyTo });
t.test('messages are reduced one at a time in the order sent, and an ask answers from the state', async (t) => {
    const { system } = createTestSystem(t);
    const address = system.spawn(system.root, 'a', counter());
    for (const amount of [1, 2, 3])
        t.ok(system.send(address, { type: 'add', amount }));
    t.equal(await system.ask(address, read, 1_000), 6);
});
t.test('an effect that hangs does not block the mailbox', async (t) => {
    const { system } = createTestSystem(t);
    let finish = () => { };
    const hangs = () => new Promise((resolve) => (finish = resolve));
    const address = system.spawn(system.root, 'a', counter(hangs));
    system.send(address, { type: 'work' });
    t.equal(await system.ask(address, read, 1_000), 0);
    finish();
    await t.test('bare nact: a handler that awaits does', async (t) => {
        const bare = nact.start();
        t.teardown(() => nact.stop(bare));
        let release = () => { };
        const seen = [];
        const ref = nact.spawn(bare, async (_, message) => {
            if (message === 'work')
                await new Promise((resolve) => (release = resolve));
            seen.push(message);
        });
        nact.dispatch(ref, 'work');
        nact.dispatch(ref, 'cancel');
        await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
        t.same(seen, []);
        release();
    });
});
t.test('an address takes only the messages of its actor', async (t) => {
    const { system } = createTestSystem(t);
    const address = system.spawn(system.root, 'a', counter());
    // @ts-expect-error: a message of no kind that the actor knows
    const wrong = () => system.send(address, { type: 'subtract' });
    // @ts-expect-error: an address of other messages
    const other = address;
    // Bare nact: any reference is a reference to anything.
    const ref = nact.spawn(nact.start(), (_, message) => void message);
    t.ok([wrong, other, ref], 'the build refuses this file when an expected error is missing');
});
t.test('asking a stopped actor fails at once', async (t) => {
    const { system } = createTestSystem(t);
    const address = system.spawn(system.root, 'a', counter());
    await system.stop(address);
    await t.rejects(system.ask(address, read, 2 ** 40), { code: 'stopped' });
    t.notOk(system.send(address, { type: 'work' }), 'and a send says that nobody reads it');
    await t.test('bare nact: a dispatch to it is silent', async (t) => {
        const bare = nact.start();
        const ref = nact.spawn(bare, (_, __) => undefined);
        nact.stop(ref);
        t.doesNotThrow(() => nact.dispatch(ref, 'lost'));
    });
});
t.test('an ask that is waiting when its actor stops fails then', async (t) => {
    const { system } = createTestSystem(t);
    const behaviour = { ...counter(), perform: () => { } };
    const address = system.spawn(system.root, 'a', behaviour);
    const answer = system.ask(address, read, 2 ** 31 - 1);
    void system.stop(address);
    await t.rejects(answer, { code: 'stopped' });
    await t.test('bare nact: it waits for its timeout', async (t) => {
        t.match((await bareNact(`const ref = nact.spawn(nact.start(), () => {});
      nact.query(ref, () => 'x', 50).catch((error) => console.log(error.message));
      nact.stop(ref);`)).stdout, 'Query Timeout');
    });
});
t.test('an ask that is waiting when its actor crashes says why', async (t) => {
    const { system } = createTestSystem(t);
    const cause = new Error('broken');
    const address = system.spawn(system.root, 'a', { ...counter(), perform: () => Promise.reject(cause) });
    await t.rejects(system.ask(address, read, 2 ** 31 - 1), { code: 'crashed', cause });
});
t.test('an ask without an answer times out, and a late answer is dropped', async (t) => {
    const { system } = createTestSystem(t);
    const late = [];
    const behaviour = counter();
    const address = system.spawn(system.root, 'a', {
        ...behaviour,
        perform: (effect) => void (effect.type === 'answer' && late.push(effect.replyTo)),
    });
    await t.rejects(system.ask(address, read, 1), { code: 'timeout' });
    for (const replyTo of late)
        replyTo(1);
});
for (const [how, broken] of Object.entries({
    'a throw in reduce': {
        reduce: () => {
            throw new Error('broken');
        },
    },
    'a throw in perform': {
        perform: () => {
            throw new Error('broken');
        },
    },
    'a rejection of perform': { perform: () => Promise.reject(new Error('broken')) },
})) {
    t.test(`${how} is a crash of that actor alone`, async (t) => {
        const { system, reports, next } = createTestSystem(t);
        const sibling = system.spawn(system.root, 'sibling', counter());
        const address = system.spawn(system.root, 'a', { ...counter(), ...broken });
        system.send(address, { type: 'work' });
        await next(crashed);
        await system.stop(address);
        t.match(reports, [{ type: 'crashed', path: 'counter:a', error: { message: 'broken' }, decision: 'stop' }]);
        t.equal(await system.ask(sibling, read, 1_000), 0);
    });
}
t.test('names, places and parents are checked', async (t) => {
    const { system } = createTestSystem(t);
    const address = system.spawn(system.root, 'a', counter());
    t.throws(() => system.spawn(system.root, 'a', counter()), { code: 'name_taken' });
    t.throws(() => system.spawn(address, 'b', counter()), { code: 'misplaced' });
    await system.stop(address);
    t.throws(() => system.spawn(address, 'b', { ...counter(), supervision: rule('child', { parent: 'counter' }) }), { code: 'stopped' });
    t.ok(system.spawn(system.root, 'a', counter()), 'a name is free again after its holder has released');
});
//# sourceMappingURL=system.test.js.map