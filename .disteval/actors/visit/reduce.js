/** What a visit does next: pure, from state and message to state and effects. */
import { chargeFor, flatPrice } from "../../config/rates.js";
import { isLoss, isOutOfReach, refusalOf, said, verdicts } from "../run/verdicts.js";
const nothing = 0;
export function reduce(state, message) {
    switch (state.status) {
        case 'idle': {
            if (message.type !== 'start')
                return [state, []];
            const { order, timeoutMs } = state;
            const visit = { order, timeoutMs, flat: flatPrice(order.work.kind), replyTo: message.replyTo };
            return [{ status: 'reserving', visit }, [{ type: 'reserve', amount: visit.flat }]];
        }
        case 'reserving':
            return whileReserving(state, message);
        case 'leasing':
        case 'working':
            return whileWorking(state, message);
        case 'lettingGo':
            return message.type === 'letGo' ? pay(state, message) : [state, []];
        case 'extending':
            if (message.type !== 'extended' && message.type !== 'extendRefused' && message.type !== 'extendFailed')
                return [state, []];
            // What the account has not is not charged.
            return settle(state.visit, message.type === 'extended' ? state.charge : state.visit.flat, state.outcome);
        case 'settling':
            if (message.type === 'settled')
                return tell(state, message.charged);
            return message.type === 'endFailed' ? tell(state, state.charge) : [state, []];
        case 'ended':
            return [state, []];
    }
}
function whileReserving(state, message) {
    const { visit, stop } = state;
    switch (message.type) {
        case 'reserved':
            if (stop)
                return settle(visit, nothing, stop);
            return [{ status: 'leasing', visit }, [{ type: 'lease', timeoutMs: visit.timeoutMs }]];
        case 'reserveRefused':
            return refuse(visit, { type: 'refused', reason: 'insufficient_credits', message: message.message });
        case 'reserveFailed':
            return refuse(visit, { type: 'refused', reason: 'unavailable', message: message.message });
        case 'cancel':
            return [{ ...state, stop: cancelled(message.why) }, []];
        default:
            return [state, []];
    }
}
function whileWorking(state, message) {
    const { visit } = state;
    switch (message.type) {
        case 'leased':
            return state.status === 'leasing' ? [{ status: 'working', visit, since: message.at }, [{ type: 'work' }]] : [state, []];
        case 'ticked':
            return [state, state.status === 'working' ? [{ type: 'renewLease' }] : []];
        case 'leaseRefused':
            return letGo(state, refusalOf(message.error));
        case 'worked':
            return letGo(state, { type: 'done', result: message.result });
        case 'misasked':
            return letGo(state, { type: 'refused', reason: 'bad_request', message: message.message });
        case 'notOpened':
            return letGo(state, notOpened(visit.order.url, message.error));
        case 'faltered':
            return letGo(state, isOutOfReach(message.error) || message.error.code === 'page_loops'
                ? notOpened(visit.order.url, message.error)
                : failureOf(visit, message.error));
        case 'timeRanOut':
            return letGo(state, failed('timed_out', `The page was not done with after ${visit.timeoutMs / 1_000} s; it may be too heavy.`));
        case 'cancel':
            return letGo(state, cancelled(message.why));
        default:
            return [state, []];
    }
}
const letGo = (state, outcome) => [
    { status: 'lettingGo', visit: state.visit, outcome, ...(state.status === 'working' && { since: state.since }) },
    [{ type: 'letGo' }],
];
/** A finished visit pays the higher of price and use; any other only what it used (SPEC, "Credits"). */
function pay({ visit, since, outcome }, { meters, at }) {
    if (outcome.type === 'refused' || since === undefined)
        return settle(visit, nothing, outcome);
    // The node's meters count most, but the lease was held at least this long by our own clock.
    const browserMs = Math.round(Math.max(meters?.browserMs ?? 0, at - since));
    const usage = { browserMs, egressBytes: meters?.egressBytes ?? 0, modelInputTokens: 0, modelOutputTokens: 0 };
    const charge = chargeFor({ flat: visit.flat, usage, finished: outcome.type === 'done' });
    if (charge <= visit.flat)
        return settle(visit, charge, outcome);
    return [{ status: 'extending', visit, charge, outcome }, [{ type: 'extend', amount: charge }]];
}
const settle = (visit, charge, outcome) => [
    { status: 'settling', visit, charge, outcome },
    [{ type: 'settle', charge }],
];
function tell({ visit, outcome }, charged) {
    const answer = outcome.type === 'refused' ? outcome : { ...outcome, charged };
    return [{ status: 'ended' }, [{ type: 'answer', replyTo: visit.replyTo, answer }, { type: 'stop' }]];
}
const refuse = (visit, answer) => [
    { status: 'ended' },
    [{ type: 'answer', replyTo: visit.replyTo, answer }, { type: 'stop' }],
];
const failed = (failureCode, error) => ({
    type: 'failed',
    failureCode,
    error,
});
const cancelled = (why) => failed('cancelled', `The page was let go of: ${why}.`);
function notOpened(url, cause) {
    const { failureCode, error } = verdicts.notOpened(url, cause);
    return failed(failureCode, error);
}
function failureOf({ order }, error) {
    if (isLoss(error) || error.code === 'evicted')
        return failed('page_crashed', `${said(error)} Send the request again.`);
    if (error.code === 'deadline')
        return failed('timed_out', `${said(error)} The page's script may not yield; send the request again.`);
    const isScoped = error.code === 'element_gone' && order.work.selector !== undefined;
    return failed('goal_not_reached', isScoped ? `${said(error)} Correct the selector, or give the page longer with waitMs.` : said(error));
}
//# sourceMappingURL=reduce.js.map