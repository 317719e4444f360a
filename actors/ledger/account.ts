/**
 * A tenant's account as a persistent actor: at every moment granted = balance + reserved + spent, and none is negative. Both
 * hold for a journal that has lost events, too: what they paid for is the house's loss.
 */
import type { Balance, MicroCredits } from '../../store/model/money.ts';
import type { Persistent } from '../persistent-reducer.ts';
import type { LedgerCommand, LedgerRefusal, LedgerReply } from '../protocol/ledger.ts';
import { supervision } from '../supervision.ts';
import { addTo, entriesOf, find, type Latest, latest } from './latest.ts';

export type AccountEvent =
  | { readonly type: 'granted'; readonly grantId: string; readonly amount: MicroCredits }
  | { readonly type: 'reserved'; readonly callId: string; readonly amount: MicroCredits }
  /** To `amount` in all. */
  | { readonly type: 'extended'; readonly callId: string; readonly amount: MicroCredits }
  | { readonly type: 'settled'; readonly callId: string; readonly charged: MicroCredits };

export interface Account {
  readonly sums: Balance;
  /** Every grant: they are few. */
  readonly grants: ReadonlySet<string>;
  /** What is reserved for calls that are not settled yet: copied at each change, because few are open at once. */
  readonly open: ReadonlyMap<string, MicroCredits>;
  /** What the latest settled calls were charged; older ones are in the reservations' documents. */
  readonly closed: Latest<MicroCredits>;
}

/** Far more calls than end between the settling of one and the closing of its document. */
const closedKept = 1_000;

const nothing: Balance = { granted: add(0), balance: add(0), reserved: add(0), spent: add(0) };

export const account: Persistent<Account, LedgerCommand, AccountEvent, LedgerReply> = {
  supervision: supervision.ledger,
  key: (tenantId) => `ledger.${tenantId}`,
  initial: { sums: nothing, grants: new Set(), open: new Map(), closed: latest(closedKept) },
  snapshotEvery: 200,

  decide(state, command) {
    switch (command.type) {
      case 'balance':
        return [];
      case 'grant':
        if (!Number.isSafeInteger(state.sums.granted + command.amount)) throw new RangeError('More credits than can be counted');
        return state.grants.has(command.grantId) ? [] : [{ type: 'granted', grantId: command.grantId, amount: command.amount }];
      case 'reserve':
        if (state.open.has(command.callId)) return [];
        if (isClosed(state, command.callId)) return refused(state, 'call_closed');
        if (state.sums.balance < command.amount) return refused(state, 'insufficient_credits');
        return [{ type: 'reserved', callId: command.callId, amount: command.amount }];
      case 'extend': {
        const reserved = state.open.get(command.callId);
        if (reserved === undefined) return refused(state, isClosed(state, command.callId) ? 'call_closed' : 'unknown_call');
        if (command.amount <= reserved) return [];
        if (state.sums.balance < command.amount - reserved) return refused(state, 'insufficient_credits');
        return [{ type: 'extended', callId: command.callId, amount: command.amount }];
      }
      case 'settle': {
        const reserved = state.open.get(command.callId);
        if (reserved !== undefined) return [{ type: 'settled', callId: command.callId, charged: least(command.charge, reserved) }];
        return isClosed(state, command.callId) ? [] : refused(state, 'unknown_call');
      }
      case 'release':
        return isClosed(state, command.callId) ? [] : [{ type: 'settled', callId: command.callId, charged: add(0) }];
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
    const charged = command.type === 'settle' || command.type === 'release' ? find(state.closed, command.callId) : undefined;
    return { type: 'done', balance: state.sums, ...(charged !== undefined && { charged }) };
  },

  encode: ({ sums, grants, open, closed }): Snapshot => ({ sums, grants: [...grants], open: [...open], closed: entriesOf(closed) }),
  decode(snapshot) {
    const { sums, grants, open, closed } = snapshot as Snapshot;
    return { sums, grants: new Set(grants), open: new Map(open), closed: latest(closedKept, closed) };
  },
};

const isClosed = (state: Account, callId: string): boolean => find(state.closed, callId) !== undefined;

interface Snapshot {
  readonly sums: Balance;
  readonly grants: readonly string[];
  readonly open: readonly (readonly [string, MicroCredits])[];
  readonly closed: readonly (readonly [string, MicroCredits])[];
}

function refused(state: Account, reason: LedgerRefusal['reason']): LedgerRefusal {
  return { type: 'refused', reason, balance: state.sums };
}

function move(sums: Balance, by: Partial<Record<keyof Balance, number>>): Balance {
  return {
    granted: add(sums.granted, by.granted),
    balance: add(sums.balance, by.balance),
    reserved: add(sums.reserved, by.reserved),
    spent: add(sums.spent, by.spent),
  };
}

function add(amount: number, more = 0): MicroCredits {
  return (amount + more) as MicroCredits;
}

const least = (one: MicroCredits, other: MicroCredits): MicroCredits => (one < other ? one : other);
