/** Persistent actors over the embedded store and its real journal. */
import t, {} from 'tap';
import { openPersistents } from "../../actors/persistence.js";
import { StoreError } from "../../store/errors.js";
import { createTestSystem, openTestStore, rule, until } from "./harness.js";
/** A set of words: adding one twice changes nothing. */
const words = {
    supervision: rule('words', { crash: 'restart', restarts: 2, withinMs: 60_000 }),
    key: (name) => `words.${name}`,
    initial: [],
    decide(state, command) {
        if (command === 'crash')
            throw new Error('broken');
        if (command === 'read')
            return [];
        return state.includes(command.add) ? { had: command.add } : [{ added: command.add }];
    },
    evolve: (state, { added }) => [...state, added],
    reply: (state) => state,
    encode: (state) => ({ state }),
    decode: (snapshot) => snapshot.state,
    snapshotEvery: 1_000,
};
/** One more gateway over the store: a system of its own, with what the journal does altered. */
function owner(t, store, { journal = {}, kind = {}, idleMs = 60_000 } = {}) {
    const { system, reports } = createTestSystem(t);
    const errors = [];
    const log = { error: (fields) => void errors.push(fields) };
    const actors = openPersistents({ ...words, ...kind }, { system, journal: { ...store.journal, ...journal }, log, idleMs });
    return { system, reports, errors, ask: (command, name = 'a') => actors.ask(name, command, 10_000) };
}
async function numbersIn(store) {
    const numbers = [];
    for await (const { sequenceNumber } of store.journal.events('words.a'))
        numbers.push(sequenceNumber);
    return numbers;
}
t.test('what was decided is answered, and another system recovers it from the journal alone', async (t) => {
    const store = await openTestStore(t);
    const first = owner(t, store);
    t.same(await first.ask({ add: 'x' }), ['x']);
    t.same(await first.ask({ add: 'y' }), ['x', 'y']);
    await first.system.close();
    t.same(await owner(t, store).ask('read'), ['x', 'y']);
});
t.test('commands of one actor are decided one after the other, those of another name apart', async (t) => {
    const store = await openTestStore(t);
    const { ask } = owner(t, store);
    const replies = await Promise.all(['x', 'y', 'x'].map((add) => ask({ add })));
    t.same(replies, [['x'], ['x', 'y'], { had: 'x' }]);
    t.same(await ask('read', 'b'), []);
});
t.test('what waits is written at once, and each is answered as if it had been alone', async (t) => {
    const store = await openTestStore(t);
    const { ask } = owner(t, store);
    t.same(await Promise.all([ask({ add: 'x' }), ask('read'), ask({ add: 'y' }), ask({ add: 'x' })]), [
        ['x'],
        ['x'],
        ['x', 'y'],
        { had: 'x' },
    ]);
    t.same(await numbersIn(store), [1]);
    await Promise.all(Array.from({ length: 250 }, (_, n) => ask({ add: `${n}` })));
    t.same(await numbersIn(store), [1, 2, 3, 4, 5], 'the first alone, as nothing waited, and then no more than a hundred');
    t.equal((await owner(t, store).ask('read')).length, 252);
});
t.test('what changes nothing is not said of a state that another owner has outdated', async (t) => {
    const store = await openTestStore(t);
    const [one, other] = [owner(t, store), owner(t, store)];
    await one.ask({ add: 'x' });
    await other.ask({ add: 'y' });
    t.same(await one.ask('read'), ['x', 'y']);
    await other.ask({ add: 'z' });
    t.same(await one.ask({ add: 'z' }), { had: 'z' });
});
t.test('of two owners that write at once one loses, recovers and goes on: nothing is lost, doubled or left out', async (t) => {
    const store = await openTestStore(t);
    const owners = [owner(t, store), owner(t, store)];
    const added = Array.from({ length: 100 }, (_, n) => `${n}`);
    for (let n = 0; n < added.length; n += 4) {
        await Promise.all(added.slice(n, n + 4).flatMap((add) => owners.map(({ ask }) => ask({ add }))));
    }
    const [one, other] = await Promise.all(owners.map(({ ask }) => ask('read')));
    t.same(one, other);
    t.same([...one].sort(), [...added].sort());
    const numbers = await numbersIn(store);
    t.same(numbers, numbers.map((_, n) => n + 1));
    t.same(owners.flatMap(({ reports }) => reports), []);
});
t.test('a write that fails is told to who asked, leaves no gap, and the next command recovers', async (t) => {
    const store = await openTestStore(t);
    let down = true;
    const append = (...event) => down ? Promise.reject(new StoreError('unavailable', 'gone')) : store.journal.append(...event);
    const { ask } = owner(t, store, { journal: { append } });
    await t.rejects(ask({ add: 'x' }), { name: 'StoreError', code: 'unavailable' });
    down = false;
    t.same(await ask({ add: 'y' }), ['y']);
    t.same(await numbersIn(store), [1]);
});
t.test('when a write fails those that are in it are told, and who came since is decided on what is read anew', async (t) => {
    const store = await openTestStore(t);
    let writes = 0;
    let late;
    const append = (...event) => {
        writes += 1;
        if (writes > 1)
            return store.journal.append(...event);
        late = Promise.all([ask({ add: 'z' }), ask('read')]);
        return Promise.reject(new StoreError('unavailable', 'gone'));
    };
    const { ask } = owner(t, store, { journal: { append } });
    const asked = await Promise.allSettled([ask({ add: 'x' }), ask({ add: 'y' })]);
    t.match(asked, [
        { status: 'rejected', reason: { code: 'unavailable' } },
        { status: 'rejected', reason: { code: 'unavailable' } },
    ]);
    t.same(await late, [['z'], ['z']]);
});
t.test('a write that stood although its confirmation was lost is found when the command comes again', async (t) => {
    const store = await openTestStore(t);
    let lost = false;
    const append = async (...event) => {
        await store.journal.append(...event);
        if (!lost) {
            lost = true;
            throw new StoreError('unavailable', 'gone');
        }
    };
    const { ask } = owner(t, store, { journal: { append } });
    await t.rejects(ask({ add: 'x' }), { code: 'unavailable' });
    t.same(await ask({ add: 'x' }), { had: 'x' });
});
t.test('while the journal cannot be read, all that ask are told, and none is lost without a word', async (t) => {
    const store = await openTestStore(t);
    let down = true;
    const latestSnapshot = (key) => down ? Promise.reject(new StoreError('unavailable', 'gone')) : store.journal.latestSnapshot(key);
    const { ask } = owner(t, store, { journal: { latestSnapshot } });
    const asked = await Promise.allSettled([ask({ add: 'x' }), ask('read'), ask({ add: 'y' })]);
    t.same(asked.map(({ status }) => status), ['rejected', 'rejected', 'rejected']);
    down = false;
    t.same(await ask('read'), []);
});
t.test('an owner that always loses gives up', async (t) => {
    const store = await openTestStore(t);
    const append = () => Promise.reject(new StoreError('fenced', 'another'));
    await t.rejects(owner(t, store, { journal: { append } }).ask({ add: 'x' }), { code: 'fenced' });
});
t.test('snapshots shorten the journal, and both together give the state', async (t) => {
    const store = await openTestStore(t);
    const one = owner(t, store, { kind: { snapshotEvery: 4 } });
    const late = owner(t, store, { kind: { snapshotEvery: 4 } });
    await late.ask('read');
    for (let n = 1; n <= 10; n += 1)
        await one.ask({ add: `${n}` });
    await one.system.close();
    t.equal((await store.journal.latestSnapshot('words.a'))?.sequenceNumber, 8);
    t.same(await numbersIn(store), [9, 10]);
    t.equal((await owner(t, store).ask('read')).length, 10);
    t.equal((await late.ask({ add: '11' })).length, 11, 'an owner from before the trim is fenced, though its number is free');
});
/** What a server does that crashes before what it acknowledged was on its disk. */
const lose = async (store, from, to) => (await store.documents.collection('events')).remove({ key: 'words.a', sequenceNumber: { $gte: from, $lte: to } });
t.test('an owner whose latest events are gone says so, and goes on from what is stored, over no gap', async (t) => {
    const store = await openTestStore(t);
    const { ask, errors } = owner(t, store);
    for (const add of ['v', 'w', 'x', 'y'])
        await ask({ add });
    t.equal(await lose(store, 2, 4), 3);
    t.same(await ask({ add: 'z' }), ['v', 'z']);
    t.same(await numbersIn(store), [1, 2]);
    t.match(errors, [{ key: 'words.a', err: { code: 'lost' } }]);
    await lose(store, 1, 2);
    t.same(await ask('read'), [], 'also what is only read is read from what is stored');
    t.match(errors.slice(1), [{ key: 'words.a', lost: 2 }]);
    await ask({ add: 'x' });
    t.same(await owner(t, store).ask('read'), ['x']);
});
t.test('a journal that lacks events in its midst is read as far as it is stored, and it is said each time', async (t) => {
    const store = await openTestStore(t);
    const one = owner(t, store);
    for (const add of ['v', 'w', 'x', 'y', 'z'])
        await one.ask({ add });
    t.equal(await lose(store, 2, 3), 2);
    const other = owner(t, store);
    t.same(await other.ask('read'), ['v', 'y', 'z']);
    t.match(other.errors, [{ key: 'words.a', after: 1, before: 4 }]);
    t.same(await other.ask({ add: 'w' }), ['v', 'y', 'z', 'w']);
    t.same(await one.ask({ add: 'new' }), ['v', 'y', 'z', 'w', 'new'], 'an owner from before the loss is behind');
});
t.test('a snapshot that outlived its events counts', async (t) => {
    const store = await openTestStore(t);
    const one = owner(t, store, { kind: { snapshotEvery: 4 } });
    for (const add of ['v', 'w', 'x', 'y'])
        await one.ask({ add });
    await one.system.close();
    t.same(await numbersIn(store), []);
    const other = owner(t, store);
    t.same(await other.ask({ add: 'z' }), ['v', 'w', 'x', 'y', 'z']);
    t.same(other.errors, []);
});
t.test('an event that can not be read is told to who asks', async (t) => {
    const store = await openTestStore(t);
    await store.journal.append('words.a', 1, 'no list');
    await t.rejects(owner(t, store).ask('read'), { code: 'corrupt', message: /Event 1 of words\.a/ });
});
t.test('an idle actor falls asleep, and wakes with its state when it is asked', async (t) => {
    const store = await openTestStore(t);
    const { system, ask } = owner(t, store, { idleMs: 1 });
    await ask({ add: 'x' });
    await until(() => !system.send({ path: 'words:a' }, { type: 'waited', taken: -1 }));
    t.same(await ask({ add: 'y' }), ['x', 'y']);
});
t.test('a command that crashes its actor fails alone; beyond the budget the name is refused', async (t) => {
    const store = await openTestStore(t);
    const { ask, reports } = owner(t, store);
    await ask({ add: 'x' });
    for (const _ of [1, 2]) {
        await t.rejects(ask('crash'), { code: 'crashed', cause: { message: 'broken' } });
        t.same(await ask('read'), ['x']);
    }
    await t.rejects(ask('crash'), { code: 'crashed' });
    await t.rejects(ask('read'), { code: 'exhausted' });
    t.same(await ask('read', 'b'), []);
    t.equal(reports.length, 3);
});
//# sourceMappingURL=persistence.test.js.map