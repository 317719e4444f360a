/** Thousands of random operations at the ledger, with crashes, two owners, lost replies and repetitions, on the real journal. */
import fc from 'fast-check';
import t from 'tap';
import { openCluster } from "../../../actors/cluster/cluster.js";
import { ActorError } from "../../../actors/errors.js";
import { openLedger } from "../../../actors/ledger/ledger.js";
import { createSystem } from "../../../actors/system.js";
import { openLocalBus } from "../../../store/bus/local.js";
import { StoreError } from "../../../store/errors.js";
import { openTestStore } from "../harness.js";
const operation = fc.record({
    gateway: fc.constantFrom(0, 1),
    type: fc.constantFrom('grant', 'reserve', 'reserve', 'extend', 'settle', 'settle', 'balance'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    amount: fc.integer({ min: 0, max: 100 }).map((amount) => amount),
    fault: fc.constantFrom('none', 'none', 'none', 'none', 'unwritten', 'unconfirmed', 'killed before', 'killed after'),
    times: fc.constantFrom(1, 1, 2),
    awaited: fc.boolean(),
});
/** The sums by the written events alone, in an own reckoning; throws at what must never be. */
function reckon(written) {
    let [granted, spent, reserved] = [0, 0, 0];
    const grants = new Set();
    const open = new Map();
    const charged = new Map();
    for (let number = 1; number <= written.size; number += 1) {
        const events = written.get(number);
        if (!events)
            throw new Error(`There is no event ${number}`);
        for (const event of events) {
            if (event.type === 'granted') {
                if (grants.has(event.grantId))
                    throw new Error(`${event.grantId} was granted twice`);
                grants.add(event.grantId);
                granted += event.amount;
            }
            else if (event.type === 'settled') {
                const held = open.get(event.callId);
                if (held === undefined)
                    throw new Error(`${event.callId} was charged without a reservation, or twice`);
                if (event.charged > held)
                    throw new Error(`${event.callId} was charged more than it had reserved`);
                open.delete(event.callId);
                charged.set(event.callId, event.charged);
                spent += event.charged;
            }
            else {
                if (charged.has(event.callId))
                    throw new Error(`${event.callId} was reserved again after it was settled`);
                if (open.has(event.callId) !== (event.type === 'extended'))
                    throw new Error(`${event.callId} was ${event.type} out of turn`);
                open.set(event.callId, event.amount);
            }
            reserved = [...open.values()].reduce((sum, amount) => sum + amount, 0);
            if (granted - spent - reserved < 0)
                throw new Error('The balance is negative');
        }
    }
    return { sums: { granted, balance: granted - spent - reserved, reserved, spent }, charged };
}
t.test('whatever happens, the sums hold, nothing is negative, and a call is charged once', async (t) => {
    const store = await openTestStore(t);
    const join = (bus, id) => openCluster({ bus, id, report: (report) => t.fail(report.type) });
    const buses = [openLocalBus(), openLocalBus(), openLocalBus()];
    const [one, other] = [await join(buses[0], 'one'), await join(buses[0], 'other')];
    const [alone, alsoAlone] = [await join(buses[1], 'one'), await join(buses[2], 'other')];
    t.teardown(async () => {
        for (const cluster of [one, other, alone, alsoAlone])
            await cluster.close();
        for (const bus of buses)
            await bus.close();
    });
    let tenants = 0;
    const done = { operations: 0, kills: 0, fenced: 0, failed: 0 };
    /** `split`: each gateway thinks that it is alone, and owns everything. */
    async function holds(split, operations) {
        const clusters = split ? [alone, alsoAlone] : [one, other];
        tenants += 1;
        const tenantId = `tenant ${tenants}`;
        const written = new Map();
        const systems = [];
        const writing = [];
        const charged = new Map();
        /** A gateway's next life: the one before is left as it is, its writes on their way. */
        async function start(gateway, localMs = 30) {
            const life = { fault: 'none' };
            const system = createSystem({
                report: ({ type }) => type === 'crashed' && t.fail('crashed'),
                escalate: () => { },
                releaseWithinMs: 1,
            });
            systems.push(system);
            async function append(key, number, data) {
                const { fault } = life;
                life.fault = 'none';
                if (fault === 'killed before')
                    return new Promise(() => { });
                if (fault === 'unwritten')
                    throw new StoreError('unavailable', 'gone');
                const write = store.journal.append(key, number, data);
                writing.push(write);
                try {
                    await write;
                }
                catch (error) {
                    done.fenced += 1;
                    throw error;
                }
                if (written.has(number))
                    throw new Error(`${number} was written twice`);
                written.set(number, data);
                if (fault === 'killed after')
                    return new Promise(() => { });
                if (fault === 'unconfirmed')
                    throw new StoreError('unavailable', 'gone');
            }
            const faulty = { ...store, journal: { ...store.journal, append } };
            return {
                life,
                ledger: await openLedger({
                    system,
                    cluster: clusters[gateway],
                    store: faulty,
                    log: { error: (fields) => t.fail('nothing is lost', fields) },
                    remoteMs: 10,
                    localMs,
                }),
            };
        }
        async function send(ledger, { type, id, amount }) {
            done.operations += 1;
            try {
                const reply = type === 'balance' ? void (await ledger.balance(tenantId)) : await ledger[type](tenantId, id, amount);
                if (!reply)
                    return;
                const { granted, balance, reserved, spent } = reply.balance;
                if (granted !== balance + reserved + spent || Math.min(balance, reserved, spent) < 0)
                    throw new Error('The sums do not hold');
                if (reply.type !== 'done' || reply.charged === undefined)
                    return;
                if (charged.has(id) && charged.get(id) !== reply.charged)
                    throw new Error(`${id} was charged in two ways`);
                charged.set(id, reply.charged);
            }
            catch (error) {
                // A failure is an answer too; that it harmed nothing is what is reckoned.
                if (!(error instanceof StoreError || error instanceof ActorError))
                    throw error;
                done.failed += 1;
            }
        }
        const gateways = [await start(0), await start(1)];
        let under = [];
        for (const operation of operations) {
            const { gateway, fault, times, awaited } = operation;
            const { life, ledger } = gateways[gateway];
            life.fault = fault;
            for (let time = 0; time < times; time += 1)
                under.push(send(ledger, operation));
            if (fault.startsWith('killed')) {
                done.kills += 1;
                await new Promise((resolve) => setImmediate(resolve));
                gateways[gateway] = await start(gateway);
            }
            if (!awaited)
                continue;
            await Promise.all(under);
            under = [];
            reckon(written);
        }
        await Promise.all(under);
        // Nothing is decided any more, and what was on its way to the journal has arrived.
        await Promise.all(systems.map((system) => system.close()));
        await Promise.allSettled(writing);
        const { sums, charged: truly } = reckon(written);
        for (const gateway of [0, 1])
            t.same(await (await start(gateway, 10_000)).ledger.balance(tenantId), sums);
        for (const [id, amount] of charged)
            if (truly.get(id) !== amount)
                throw new Error(`${id} was said to be charged ${amount}`);
        await Promise.all(systems.map((system) => system.close()));
    }
    const grant = { gateway: 0, type: 'grant', id: 'first', amount: 300, fault: 'none', times: 1, awaited: true };
    await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(operation, { minLength: 30, maxLength: 90 }), (split, operations) => holds(split, [grant, ...operations])), { numRuns: 50, endOnFailure: true });
    t.comment(JSON.stringify(done));
    t.ok(done.operations > 2_000 && done.kills > 100 && done.fenced > 50 && done.failed > 100, 'the storm was one');
});
//# sourceMappingURL=property.test.js.map