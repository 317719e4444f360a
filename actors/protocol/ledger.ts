/** What is asked of a tenant's ledger; each call id moves money at most once. */
import type { Balance, MicroCredits } from '../../store/model/money.ts';

export type LedgerRefusal = {
  readonly type: 'refused';
  readonly reason: 'insufficient_credits' | 'unknown_call' | 'call_closed';
  readonly balance: Balance;
};
export type LedgerReply = { readonly type: 'done'; readonly balance: Balance; readonly charged?: MicroCredits } | LedgerRefusal;

/** Rejects only when the ledger can't be reached or its journal can't be written. */
export interface Ledger {
  /** `grantId` makes it idempotent. */
  grant(tenantId: string, grantId: string, amount: MicroCredits): Promise<LedgerReply>;
  reserve(tenantId: string, callId: string, amount: MicroCredits): Promise<LedgerReply>;
  /** Raises the reservation to `amount` in all. */
  extend(tenantId: string, callId: string, amount: MicroCredits): Promise<LedgerReply>;
  /** Charges at most what is reserved and gives the rest back; a second call of the same id answers what the first charged. */
  settle(tenantId: string, callId: string, charge: MicroCredits): Promise<LedgerReply>;
  balance(tenantId: string): Promise<Balance>;
}
