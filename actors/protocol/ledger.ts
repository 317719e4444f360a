/** What is asked of a tenant's ledger; each call id moves money at most once. */
import { type Static, Type } from 'typebox';
import type { Balance, MicroCredits } from '../../store/model/money.ts';
import type { RemoteAsk } from './remote.ts';

const Amount = Type.Unsafe<MicroCredits>(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
const Id = Type.String({ minLength: 1, maxLength: 200 });
const BalanceShape = Type.Unsafe<Balance>(Type.Object({ granted: Amount, balance: Amount, reserved: Amount, spent: Amount }));

export const LedgerCommand = Type.Union([
  Type.Object({ type: Type.Literal('grant'), grantId: Id, amount: Amount }),
  Type.Object({ type: Type.Literal('reserve'), callId: Id, amount: Amount }),
  Type.Object({ type: Type.Literal('extend'), callId: Id, amount: Amount }),
  Type.Object({ type: Type.Literal('settle'), callId: Id, charge: Amount }),
  Type.Object({ type: Type.Literal('release'), callId: Id }),
  Type.Object({ type: Type.Literal('balance') }),
]);
export type LedgerCommand = Static<typeof LedgerCommand>;

const Refusal = Type.Object({
  type: Type.Literal('refused'),
  reason: Type.Union([Type.Literal('insufficient_credits'), Type.Literal('unknown_call'), Type.Literal('call_closed')]),
  balance: BalanceShape,
});
export const LedgerReply = Type.Union([
  Type.Object({ type: Type.Literal('done'), balance: BalanceShape, charged: Type.Optional(Amount) }),
  Refusal,
]);
export type LedgerReply = Static<typeof LedgerReply>;
export type LedgerRefusal = Static<typeof Refusal>;

/** `gateway`: whose call it is. */
const LedgerRequest = Type.Object({ tenantId: Id, command: LedgerCommand, gateway: Id });
export type LedgerRequest = Static<typeof LedgerRequest>;

export const ledgerAsk: RemoteAsk<typeof LedgerRequest, typeof LedgerReply> = {
  name: 'ledger',
  request: LedgerRequest,
  reply: LedgerReply,
};

/**
 * Safe to ask again whenever the reply was lost. Rejects with `StoreError` when the journal can't be read or written,
 * with `ActorError` when nobody answered in time or the amount is not a whole number of micro-credits from 0.
 */
export interface Ledger {
  /** `grantId` makes it idempotent. */
  grant(tenantId: string, grantId: string, amount: MicroCredits): Promise<LedgerReply>;
  /** A call id opens one reservation ever: `call_closed` when it was settled, also long ago. */
  reserve(tenantId: string, callId: string, amount: MicroCredits): Promise<LedgerReply>;
  /** Raises the reservation to `amount` in all. */
  extend(tenantId: string, callId: string, amount: MicroCredits): Promise<LedgerReply>;
  /** Charges at most what is reserved and gives the rest back; a second call of the same id answers what the first charged. */
  settle(tenantId: string, callId: string, charge: MicroCredits): Promise<LedgerReply>;
  /** Whether the run of this call, whose record is stored, may begin: not when its reservation was given back meanwhile. */
  mayBegin(tenantId: string, callId: string): Promise<boolean>;
  /** Gives back what is reserved, if anything, and closes the call: what still comes of its reserve is refused as `call_closed`. */
  release(tenantId: string, callId: string): Promise<LedgerReply>;
  balance(tenantId: string): Promise<Balance>;
}

/** What a settling of this charge has cost: no more than was reserved, and nothing where nothing was. */
export const chargedBy = (reply: LedgerReply, charge: MicroCredits): MicroCredits =>
  reply.type === 'done' ? (reply.charged ?? charge) : (0 as MicroCredits);
