import { supervision } from "../supervision.js";
import { addTo, entriesOf, find, latest } from "./latest.js";
/** Far more calls than end between the settling of one and the closing of its document. */
const closedKept = 1_000;
const nothing = { granted: add(0), balance: add(0), reserved: add(0), spent: add(0) };
export const account = {
    supervision: supervision.ledger,
    key: (tenantId) => `ledger.${tenantId}`,
    initial: { sums: nothing, grants: new Set(), open: new Map(), closed: latest(closedKept) },
    snapshotEvery: 200,
    decide(state, command) {
        switch (command.type) {
            case 'balance':
                return [];
            case 'grant':
                if (!Number.isSafeInteger(state.sums.granted + command.amount))
                    throw new RangeError('More credits than can be counted');
                return state.grants.has(command.grantId) ? [] : [{ type: 'granted', grantId: command.grantId, amount: command.amount }];
            case 'reserve':
                if (state.open.has(command.callId))
                    return [];
                if (isClosed(state, command.callId))
                    return refused(state, 'call_closed');
                if (state.sums.balance < command.amount)
                    return refused(state, 'insufficient_credits');
                return [{ type: 'reserved', callId: command.callId, amount: command.amount }];
            case 'extend': {
                const reserved = state.open.get(command.callId);
                if (reserved === undefined)
                    return refused(state, isClosed(state, command.callId) ? 'call_closed' : 'unknown_call');
                if (command.amount <= reserved)
                    return [];
                if (state.sums.balance < command.amount - reserved)
                    return refused(state, 'insufficient_credits');
                return [{ type: 'extended', callId: command.callId, amount: command.amount }];
            }
            case 'settle': {
                const reserved = state.open.get(command.callId);
                if (reserved !== undefined)
                    return [{ type: 'settled', callId: command.callId, charged: least(command.charge, reserved) }];
                return isClosed(state, command.callId) ? [] : refused(state, 'unknown_call');
            }
        }
    },
    evolve(state, event) {
        const { sums, grants, open, closed } = state;
        switch (event.type) {
            case 'granted':
                return { ...state, sums: move(sums, { granted: event.amount, balance: event.amount }), grants: new Set(grants).add(event.grantId) };
            case 'reserved':
            case 'extended': {
                const before = open.get(event.callId) ?? add(0);
                const more = least(add(event.amount, -before), sums.balance);
                return {
                    ...state,
                    sums: move(sums, { balance: -more, reserved: more }),
                    open: new Map(open).set(event.callId, add(before, more)),
                };
            }
            case 'settled': {
                const reserved = open.get(event.callId) ?? 0;
                const charged = least(event.charged, add(sums.balance, reserved));
                const stillOpen = new Map(open);
                stillOpen.delete(event.callId);
                return {
                    ...state,
                    sums: move(sums, { balance: reserved - charged, reserved: -reserved, spent: charged }),
                    open: stillOpen,
                    closed: addTo(closed, event.callId, charged),
                };
            }
        }
    },
    reply(state, command) {
        const charged = command.type === 'settle' ? find(state.closed, command.callId) : undefined;
        return { type: 'done', balance: state.sums, ...(charged !== undefined && { charged }) };
    },
    encode: ({ sums, grants, open, closed }) => ({ sums, grants: [...grants], open: [...open], closed: entriesOf(closed) }),
    decode(snapshot) {
        const { sums, grants, open, closed } = snapshot;
        return { sums, grants: new Set(grants), open: new Map(open), closed: latest(closedKept, closed) };
    },
};
const isClosed = (state, callId) => find(state.closed, callId) !== undefined;
function refused(state, reason) {
    return { type: 'refused', reason, balance: state.sums };
}
function move(sums, by) {
    return {
        granted: add(sums.granted, by.granted),
        balance: add(sums.balance, by.balance),
        reserved: add(sums.reserved, by.reserved),
        spent: add(sums.spent, by.spent),
    };
}
function add(amount, more = 0) {
    return (amount + more);
}
const least = (one, other) => (one < other ? one : other);
//# sourceMappingURL=account.js.map