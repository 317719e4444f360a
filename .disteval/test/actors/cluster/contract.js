/** What gateways on one bus do together, whichever bus it is. */
import t, {} from 'tap';
import { Type } from 'typebox';
import { openCluster } from "../../../actors/cluster/cluster.js";
import { ActorError } from "../../../actors/errors.js";
import { gatewayChannel } from "../../../actors/protocol/remote.js";
import { StoreError } from "../../../store/errors.js";
import { until } from "../harness.js";
const Word = Type.Object({ word: Type.String() });
const echo = { name: 'echo', request: Word, reply: Word };
const minute = 60_000;
/** `openBus` gives a client of one and the same bus; it is closed by whoever made it. */
export function clusterContract(openBus) {
    /** Ids differ from test to test, as the bus may be shared. */
    async function gateways(t, count, options = {}) {
        const made = [];
        for (let n = 0; n < count; n += 1)
            made.push(await gateway(t, n, options));
        const ids = made.map(({ cluster }) => cluster.self);
        await until(() => made.every(({ cluster }) => ids.every((id) => cluster.members().includes(id))));
        return made;
    }
    async function gateway(t, n, options) {
        const reports = [];
        const bus = await openBus(t);
        const cluster = await openCluster({ bus, id: `${t.name} ${n}`, everyMs: minute, report: (report) => reports.push(report), ...options });
        t.teardown(() => cluster.close());
        return { cluster, reports, bus };
    }
    const pair = async (t, options = {}) => (await gateways(t, 2, options));
    t.test('gateways that join see each other, and agree on who owns what', async (t) => {
        const made = await gateways(t, 3);
        for (let n = 0; n < 20; n += 1)
            t.equal(new Set(made.map(({ cluster }) => cluster.ownerOf(`tenant ${n}`))).size, 1);
    });
    t.test('one that leaves is forgotten by the others, and nothing is asked of it any more', async (t) => {
        const [{ cluster: a }, { cluster: b }] = await pair(t);
        b.handle(echo, () => new Promise(() => { }));
        const waiting = a.ask(b.self, echo, { word: 'x' }, minute);
        await Promise.all([b.close(), t.rejects(waiting, { name: 'ActorError', code: 'unreachable' })]);
        t.notOk(a.members().includes(b.self));
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, minute), { code: 'unreachable' });
    });
    t.test('one that falls silent is forgotten when its announcement has run out', async (t) => {
        const { cluster } = await gateway(t, 0, { everyMs: 5 });
        const other = await openBus(t);
        await other.announce('gateway', 'silent', { version: 1 }, 100);
        await until(() => cluster.members().includes('silent'));
        await until(() => !cluster.members().includes('silent'));
        t.ok(cluster.members().includes(cluster.self));
    });
    t.test('one that speaks another version is no member', async (t) => {
        const bus = await openBus(t);
        await bus.announce('gateway', 'from the future', { version: 2 }, minute);
        t.teardown(() => bus.withdraw('gateway', 'from the future'));
        const { cluster } = await gateway(t, 0, {});
        t.notOk(cluster.members().includes('from the future'));
    });
    t.test('a process that is no member asks the members and owns nothing, unless it is alone', async (t) => {
        const { cluster: visitor } = await gateway(t, 1, { isMember: false });
        const alone = visitor.ownerOf('tenant');
        const { cluster: member } = await gateway(t, 0, {});
        member.handle(echo, async ({ word }) => ({ word }));
        await until(() => visitor.members().includes(member.self));
        t.notOk([...visitor.members(), ...member.members()].includes(visitor.self));
        t.not(visitor.ownerOf('tenant'), visitor.self);
        t.same(await visitor.ask(member.self, echo, { word: 'x' }, minute), { word: 'x' });
        t.equal(alone, visitor.self);
    });
    t.test('what is asked of another gateway is answered by its handler', async (t) => {
        const [{ cluster: a }, { cluster: b }] = await pair(t);
        b.handle(echo, async ({ word }) => ({ word: `${word}!` }));
        t.same(await a.ask(b.self, echo, { word: 'x' }, minute), { word: 'x!' });
    });
    t.test('what is asked of this gateway does not touch the bus', async (t) => {
        const { cluster, bus } = await gateway(t, 0, {});
        cluster.handle(echo, async ({ word }) => ({ word }));
        t.intercept(bus, 'publish', { value: () => Promise.reject(new StoreError('unavailable', 'gone')) });
        t.same(await cluster.ask(cluster.self, echo, { word: 'x' }, minute), { word: 'x' });
    });
    t.test('a handler that fails, one that is not there, and shapes that are not agreed upon are told by name', async (t) => {
        const [{ cluster: a }, { cluster: b }] = await pair(t);
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, minute), { code: 'refused', message: /does not know echo/ });
        b.handle(echo, () => Promise.reject(new Error('broken')));
        a.handle(echo, () => Promise.reject(new Error('broken')));
        for (const { self } of [a, b])
            await t.rejects(a.ask(self, echo, { word: 'x' }, minute), { code: 'refused', message: /failed at echo/ });
        for (const { self } of [a, b])
            await t.rejects(a.ask(self, echo, {}, minute), { message: /can't read this request/ });
        b.handle(echo, async () => ({ wrong: true }));
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, minute), { code: 'malformed' });
    });
    t.test('one that does not own what is asked about says so with what it sees, and does not hand it on', async (t) => {
        const [{ cluster: a }, { cluster: b }, { cluster: c }] = (await gateways(t, 3));
        c.handle(echo, async () => t.fail('handed on'));
        b.handle(echo, () => Promise.reject(new ActorError('not_here', 'mine it is not')));
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, minute), { code: 'not_here', message: new RegExp(c.self) });
    });
    t.test('an unanswered ask ends at its deadline', async (t) => {
        const [{ cluster: a }, { cluster: b }] = await pair(t);
        b.handle(echo, () => new Promise(() => { }));
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, 10), { code: 'timeout' });
    });
    t.test('a request is sent again until it is answered, and carried out once', async (t) => {
        const [{ cluster: a, bus: busOfA }, { cluster: b, bus: busOfB }] = await pair(t, { resendMs: 5 });
        let carriedOut = 0;
        b.handle(echo, async ({ word }) => {
            carriedOut += 1;
            return { word };
        });
        const [lostRequests, lostResponses] = [
            loseFirst(t, busOfA, gatewayChannel(b.self), 2),
            loseFirst(t, busOfB, gatewayChannel(a.self), 2),
        ];
        t.same(await a.ask(b.self, echo, { word: 'x' }, minute), { word: 'x' });
        t.same([carriedOut, lostRequests.length, lostResponses.length], [1, 2, 2]);
    });
    t.test('a request that comes again while it is at work is not begun a second time', async (t) => {
        const [{ cluster: a }, { cluster: b, bus }] = await pair(t, { resendMs: 2 });
        let begun = 0;
        let finish = () => { };
        const again = new Promise((resolve) => (finish = resolve));
        let came = 0;
        const subscription = await bus.subscribe(gatewayChannel(b.self), () => {
            came += 1;
            if (came === 4)
                finish();
        });
        t.teardown(() => subscription.close());
        b.handle(echo, async ({ word }) => {
            begun += 1;
            await again;
            return { word };
        });
        t.same(await a.ask(b.self, echo, { word: 'x' }, minute), { word: 'x' });
        t.same([begun, came >= 4], [1, true]);
    });
    t.test('when the bus is down an ask fails at once, and the last membership stays in force', async (t) => {
        const [{ cluster: a, bus }, { cluster: b }] = await pair(t, { everyMs: 1 });
        let refused = 0;
        const down = () => {
            refused += 1;
            return Promise.reject(new StoreError('unavailable', 'gone'));
        };
        const restore = ['publish', 'announce', 'present', 'withdraw'].map((method) => t.intercept(bus, method, { value: down }));
        t.equal(restore.length, 4);
        await until(() => refused > 3);
        t.ok(a.members().includes(b.self));
        await t.rejects(a.ask(b.self, echo, { word: 'x' }, minute), { code: 'unreachable', cause: { code: 'unavailable' } });
    });
    t.test('what makes no sense on the bus is reported and harms nobody', async (t) => {
        const [{ cluster: a, bus }, { cluster: b, reports }] = await pair(t);
        b.handle(echo, async ({ word }) => ({ word }));
        for (const nonsense of [null, 'x', { version: 9, type: 'request' }, { version: 1, type: 'response', id: 'x', outcome: {} }]) {
            await bus.publish(gatewayChannel(b.self), nonsense);
        }
        await until(() => reports.length === 4);
        t.same(await a.ask(b.self, echo, { word: 'x' }, minute), { word: 'x' });
    });
}
/** Loses the first messages to a channel on their way. */
function loseFirst(t, bus, channel, count) {
    const lost = [];
    const publish = bus.publish;
    t.intercept(bus, 'publish', {
        value: async (to, message) => {
            if (to !== channel || lost.length === count)
                return publish(to, message);
            lost.push(message);
        },
    });
    return lost;
}
//# sourceMappingURL=contract.js.map