import t from 'tap';
import { reduce } from "../../../actors/visit/reduce.js";
import { FarmError } from "../../../farm/errors.js";
import { microCredits } from "../../../store/model/money.js";
const order = { callId: 'visit_1', tenantId: 'ten_1', url: 'https://a.example/', waitMs: 0, work: { kind: 'observe' } };
const idle = { status: 'idle', order, timeoutMs: 60_000 };
const replyTo = () => undefined;
const observation = { url: order.url, title: '', elements: [], groups: [], tabs: [], active: 0, text: '', digest: '' };
const worked = { type: 'worked', result: { kind: 'observe', observation } };
const start = { type: 'start', replyTo };
const reserved = { type: 'reserved' };
const leased = { type: 'leased', at: 1_000 };
const letGo = (at) => ({ type: 'letGo', meters: undefined, at });
const settled = (credits) => ({ type: 'settled', charged: microCredits(credits), at: 0 });
/** The effects of the last message. */
function after(...messages) {
    let state = idle;
    let effects = [];
    for (const message of messages)
        [state, effects] = reduce(state, message);
    return { status: state.status, effects };
}
const error = (code) => new FarmError(code, 'it is so');
const cases = [
    ['the flat price is reserved first', [start], { effects: [{ type: 'reserve', amount: microCredits(1) }] }],
    ['a lease comes after the money', [start, reserved], { effects: [{ type: 'lease' }] }],
    ['work comes after the lease', [start, reserved, leased], { effects: [{ type: 'work' }] }],
    ['a tick renews the lease', [start, reserved, leased, { type: 'ticked' }], { effects: [{ type: 'renewLease' }] }],
    ['what is done lets go', [start, reserved, leased, worked], { status: 'lettingGo', effects: [{ type: 'letGo' }] }],
    [
        'a result costs the flat price at least',
        [start, reserved, leased, worked, letGo(1_500)],
        { effects: [{ type: 'settle', charge: microCredits(1) }] },
    ],
    [
        'use beyond the reserve extends it first',
        [start, reserved, leased, worked, letGo(101_000)],
        { effects: [{ type: 'extend', amount: microCredits(2) }] },
    ],
    [
        'what the account has not is not charged',
        [start, reserved, leased, worked, letGo(101_000), { type: 'extendRefused', message: '', at: 0 }],
        { effects: [{ type: 'settle', charge: microCredits(1) }] },
    ],
    [
        'the answer carries the result and what was charged',
        [start, reserved, leased, worked, letGo(1_500), settled(1)],
        { status: 'ended', effects: [{ type: 'answer', answer: { type: 'done', charged: microCredits(1) } }, { type: 'stop' }] },
    ],
    [
        'a failure pays what it used alone',
        [start, reserved, leased, { type: 'faltered', error: error('page_crashed') }, letGo(2_000)],
        { effects: [{ type: 'settle', charge: 20_000 }] },
    ],
    [
        'no browser costs nothing',
        [start, reserved, { type: 'leaseRefused', error: error('farm_full') }, letGo(2_000)],
        { effects: [{ type: 'settle', charge: 0 }] },
    ],
    [
        'a full farm is a refusal',
        [start, reserved, { type: 'leaseRefused', error: error('farm_full') }, letGo(2_000), settled(0)],
        { effects: [{ type: 'answer', answer: { type: 'refused', reason: 'farm_full' } }, { type: 'stop' }] },
    ],
    [
        'a request that is found wrong costs nothing',
        [start, reserved, leased, { type: 'misasked', message: 'so' }, letGo(2_000)],
        { effects: [{ type: 'settle', charge: 0 }] },
    ],
    [
        'a request that is found wrong is a refusal',
        [start, reserved, leased, { type: 'misasked', message: 'so' }, letGo(2_000), settled(0)],
        { effects: [{ type: 'answer', answer: { type: 'refused', reason: 'bad_request', message: 'so' } }, { type: 'stop' }] },
    ],
    [
        'no credits are a refusal at once',
        [start, { type: 'reserveRefused', message: 'short' }],
        { status: 'ended', effects: [{ type: 'answer', answer: { reason: 'insufficient_credits' } }, { type: 'stop' }] },
    ],
    [
        'a call that is called off before its money came gives it back',
        [start, { type: 'cancel', why: 'x' }, reserved],
        { effects: [{ type: 'settle', charge: 0 }] },
    ],
    ['a call that is called off lets go at once', [start, reserved, leased, { type: 'cancel', why: 'x' }], { effects: [{ type: 'letGo' }] }],
    [
        'time that runs out is said',
        [start, reserved, leased, { type: 'timeRanOut' }, letGo(2_000), settled(1)],
        { effects: [{ answer: { type: 'failed', failureCode: 'timed_out' } }, {}] },
    ],
    ['what comes late changes nothing', [start, reserved, leased, worked, worked], { status: 'lettingGo', effects: [] }],
];
for (const [what, messages, expected] of cases)
    t.test(what, async (t) => void t.match(after(...messages), expected));
//# sourceMappingURL=reduce.test.js.map