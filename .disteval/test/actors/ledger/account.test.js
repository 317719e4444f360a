/** The account's decisions, as a table. */
import fc from 'fast-check';
import t from 'tap';
import { account } from "../../../actors/ledger/account.js";
import { entriesOf } from "../../../actors/ledger/latest.js";
const m = (amount) => amount;
const grant = (grantId, amount) => ({ type: 'grant', grantId, amount: m(amount) });
const reserve = (callId, amount) => ({ type: 'reserve', callId, amount: m(amount) });
const extend = (callId, amount) => ({ type: 'extend', callId, amount: m(amount) });
const settle = (callId, charge) => ({ type: 'settle', callId, charge: m(charge) });
function run(commands, state = account.initial) {
    let reply;
    for (const command of commands) {
        const decision = account.decide(state, command);
        const events = Array.isArray(decision) ? decision : [];
        state = events.reduce(account.evolve, state);
        reply = Array.isArray(decision) ? account.reply(state, command) : decision;
    }
    return { state, reply };
}
const table = [
    ['an empty account has nothing', [{ type: 'balance' }], [0, 0, 0, 0], {}],
    ['a grant counts once', [grant('g', 100), grant('g', 100), grant('h', 5)], [105, 105, 0, 0], {}],
    ['a reservation is taken from the balance', [grant('g', 100), reserve('c', 30)], [100, 70, 30, 0], {}],
    ['the same reservation again changes nothing', [grant('g', 100), reserve('c', 30), reserve('c', 30)], [100, 70, 30, 0], {}],
    ['more than the balance is refused', [grant('g', 100), reserve('c', 101)], [100, 100, 0, 0], { refused: 'insufficient_credits' }],
    ['all of the balance is not', [grant('g', 100), reserve('c', 100)], [100, 0, 100, 0], {}],
    ['an extension is to so much in all', [grant('g', 100), reserve('c', 30), extend('c', 50)], [100, 50, 50, 0], {}],
    ['an extension to less changes nothing', [grant('g', 100), reserve('c', 30), extend('c', 20)], [100, 70, 30, 0], {}],
    [
        'an extension beyond the balance is refused',
        [grant('g', 100), reserve('c', 30), extend('c', 101)],
        [100, 70, 30, 0],
        { refused: 'insufficient_credits' },
    ],
    ['an extension of nothing is refused', [grant('g', 100), extend('c', 1)], [100, 100, 0, 0], { refused: 'unknown_call' }],
    ['a settlement gives the rest back', [grant('g', 100), reserve('c', 30), settle('c', 10)], [100, 90, 0, 10], { charged: 10 }],
    [
        'a settlement charges no more than is reserved',
        [grant('g', 100), reserve('c', 30), settle('c', 40)],
        [100, 70, 0, 30],
        { charged: 30 },
    ],
    ['a settlement with nothing is a refund', [grant('g', 100), reserve('c', 30), settle('c', 0)], [100, 100, 0, 0], { charged: 0 }],
    [
        'a second settlement answers what the first charged',
        [grant('g', 100), reserve('c', 30), settle('c', 10), settle('c', 20)],
        [100, 90, 0, 10],
        { charged: 10 },
    ],
    ['a settlement of nothing is refused', [grant('g', 100), settle('c', 10)], [100, 100, 0, 0], { refused: 'unknown_call' }],
    [
        'a settled call is not reserved for again',
        [grant('g', 100), reserve('c', 30), settle('c', 10), reserve('c', 30)],
        [100, 90, 0, 10],
        { refused: 'call_closed' },
    ],
    [
        'a settled call is not extended',
        [grant('g', 100), reserve('c', 30), settle('c', 10), extend('c', 40)],
        [100, 90, 0, 10],
        { refused: 'call_closed' },
    ],
];
for (const [name, commands, [granted, balance, reserved, spent], { refused, charged }] of table) {
    t.test(name, async (t) => {
        const { state, reply } = run(commands);
        t.same(state.sums, { granted, balance, reserved, spent });
        t.same(reply, {
            type: refused ? 'refused' : 'done',
            balance: state.sums,
            ...(refused !== undefined && { reason: refused }),
            ...(charged !== undefined && { charged }),
        });
    });
}
t.test('a snapshot holds all of it', async (t) => {
    const { state } = run([grant('g', 100), reserve('c', 30), settle('c', 10), reserve('d', 5)]);
    t.same(account.decode(JSON.parse(JSON.stringify(account.encode(state)))), state);
});
t.test('what is kept of settled calls is bounded', async (t) => {
    let { state } = run([grant('g', 1)]);
    for (let n = 0; n < 1_500; n += 1)
        state = run([reserve(`${n}`, 0), settle(`${n}`, 0)], state).state;
    const kept = entriesOf(state.closed).map(([callId]) => Number(callId));
    t.same(kept, kept.map((_, place) => 1_500 - kept.length + place), 'the latest, oldest first');
    t.ok(kept.length >= 1_000 && kept.length < 1_100, `${kept.length}`);
    t.same(run([settle('1499', 7), settle(`${kept[0]}`, 7)], state).reply, { type: 'done', balance: state.sums, charged: 0 });
    t.match(run([settle(`${(kept[0] ?? 0) - 1}`, 7)], state).reply, { reason: 'unknown_call' });
    t.same(account.decode(JSON.parse(JSON.stringify(account.encode(state)))), state, 'a snapshot changes nothing of it');
    t.equal(state.open.size, 0);
});
t.test('more credits than can be counted are no grant', async (t) => {
    t.throws(() => run([grant('g', Number.MAX_SAFE_INTEGER), grant('h', 1)]), RangeError);
});
t.test('whichever events are lost, the sums hold and nothing is negative', async (t) => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const amount = fc.integer({ min: 1, max: 100 });
    const command = fc.oneof(fc.tuple(id, amount).map(([grantId, credits]) => grant(grantId, credits)), fc.tuple(id, amount).map(([callId, credits]) => reserve(callId, credits)), fc.tuple(id, amount).map(([callId, credits]) => extend(callId, credits)), fc.tuple(id, amount).map(([callId, credits]) => settle(callId, credits)));
    const steps = fc.array(fc.record({ command, isLost: fc.boolean() }), { minLength: 20, maxLength: 40 });
    let lost = 0;
    fc.assert(fc.property(steps, (taken) => {
        let known = account.initial;
        let stored = account.initial;
        for (const { command, isLost } of taken) {
            const decision = account.decide(known, command);
            const events = Array.isArray(decision) ? decision : [];
            known = events.reduce(account.evolve, known);
            if (isLost)
                lost += events.length;
            else
                stored = events.reduce(account.evolve, stored);
            const { granted, balance, reserved, spent } = stored.sums;
            const open = [...stored.open.values()].reduce((sum, one) => sum + one, 0);
            const charged = entriesOf(stored.closed).reduce((sum, [, one]) => sum + one, 0);
            if (granted !== balance + reserved + spent || reserved !== open || spent !== charged)
                return false;
            if (Math.min(balance, reserved, spent, ...stored.open.values()) < 0)
                return false;
        }
        return true;
    }), { numRuns: 500 });
    t.ok(lost > 1_000, `${lost} events were lost`);
});
//# sourceMappingURL=account.test.js.map