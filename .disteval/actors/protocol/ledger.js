/** What is asked of a tenant's ledger; each call id moves money at most once. */
import { Type } from 'typebox';
const Amount = Type.Unsafe(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }));
const Id = Type.String({ minLength: 1, maxLength: 200 });
const BalanceShape = Type.Unsafe(Type.Object({ granted: Amount, balance: Amount, reserved: Amount, spent: Amount }));
export const LedgerCommand = Type.Union([
    Type.Object({ type: Type.Literal('grant'), grantId: Id, amount: Amount }),
    Type.Object({ type: Type.Literal('reserve'), callId: Id, amount: Amount }),
    Type.Object({ type: Type.Literal('extend'), callId: Id, amount: Amount }),
    Type.Object({ type: Type.Literal('settle'), callId: Id, charge: Amount }),
    Type.Object({ type: Type.Literal('balance') }),
]);
const Refusal = Type.Object({
    type: Type.Literal('refused'),
    reason: Type.Union([Type.Literal('insufficient_credits'), Type.Literal('unknown_call'), Type.Literal('call_closed')]),
    balance: BalanceShape,
});
export const LedgerReply = Type.Union([
    Type.Object({ type: Type.Literal('done'), balance: BalanceShape, charged: Type.Optional(Amount) }),
    Refusal,
]);
const LedgerRequest = Type.Object({ tenantId: Id, command: LedgerCommand });
export const ledgerAsk = {
    name: 'ledger',
    request: LedgerRequest,
    reply: LedgerReply,
};
/** What a settling of this charge has cost: no more than was reserved, and nothing where nothing was. */
export const chargedBy = (reply, charge) => reply.type === 'done' ? (reply.charged ?? charge) : 0;
//# sourceMappingURL=ledger.js.map