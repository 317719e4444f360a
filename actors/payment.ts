/** The money of one call: reserved before it, settled once after it. What comes of it is a message. */

import { setTimeout } from 'node:timers/promises';
import { type MicroCredits, toCredits } from '../store/model/money.ts';
import { causeFor } from './errors.ts';
import type { Log } from './log.ts';
import { chargedBy, type Ledger, type LedgerRefusal } from './protocol/ledger.ts';

export type PaymentMessage =
  | { readonly type: 'reserved' }
  | { readonly type: 'reserveRefused'; readonly message: string }
  | { readonly type: 'reserveFailed'; readonly message: string }
  | { readonly type: 'extended'; readonly reserved: MicroCredits }
  | { readonly type: 'extendRefused'; readonly message: string; readonly at: number }
  /** The ledger did not answer; it may have extended all the same. */
  | { readonly type: 'extendFailed'; readonly message: string; readonly at: number }
  | { readonly type: 'settled'; readonly charged: MicroCredits; readonly at: number }
  | { readonly type: 'endFailed'; readonly message: string };

interface PaymentOptions {
  readonly ledger: Ledger;
  readonly log: Log;
  readonly tenantId: string;
  readonly callId: string;
  /** How long an end is tried to be written, and how often; milliseconds. */
  readonly limits: { readonly settleForMs: number; readonly settleRetryMs: number };
}

export class Payment {
  readonly #options: PaymentOptions;

  constructor(options: PaymentOptions) {
    this.#options = options;
  }

  async reserve(amount: MicroCredits): Promise<PaymentMessage> {
    const { ledger, log, tenantId, callId } = this.#options;
    try {
      const reply = await ledger.reserve(tenantId, callId, amount);
      if (reply.type === 'done') return { type: 'reserved' };
      if (reply.reason === 'insufficient_credits') return { type: 'reserveRefused', message: refusalOf(amount, reply) };
      return { type: 'reserveFailed', message: refusalOf(amount, reply) };
    } catch (error) {
      log.warn({ err: error, callId }, 'the credits for a call could not be reserved');
      return {
        type: 'reserveFailed',
        message: `The credits for the call could not be reserved: ${causeFor(error)}. Send it again later.`,
      };
    }
  }

  async extend(amount: MicroCredits): Promise<PaymentMessage> {
    const { ledger, log, tenantId, callId } = this.#options;
    try {
      const reply = await ledger.extend(tenantId, callId, amount);
      if (reply.type === 'done') return { type: 'extended', reserved: amount };
      return { type: 'extendRefused', message: refusalOf(amount, reply), at: Date.now() };
    } catch (error) {
      log.warn({ err: error, callId }, 'the reserve of a call could not be extended');
      return { type: 'extendFailed', message: causeFor(error), at: Date.now() };
    }
  }

  async settle(charge: MicroCredits, signal: AbortSignal): Promise<Extract<PaymentMessage, { type: 'settled' | 'endFailed' }>> {
    const { ledger, log, tenantId, callId } = this.#options;
    const reply = await this.insist('a call could not be settled', signal, () => ledger.settle(tenantId, callId, charge));
    if (reply === undefined) return { type: 'endFailed', message: 'The call could not be settled yet; it will be.' };
    if (reply.type === 'refused') log.error({ callId, reason: reply.reason }, 'the ledger knows no reservation for a call');
    return { type: 'settled', charged: chargedBy(reply, charge), at: Date.now() };
  }

  /** Undefined when it did not succeed in the time that an end may take. */
  async insist<T>(trouble: string, signal: AbortSignal, attempt: () => Promise<T>): Promise<T | undefined> {
    const { log, callId, limits } = this.#options;
    const until = Date.now() + limits.settleForMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        log.warn({ err: error, callId }, trouble);
        if (Date.now() >= until) return undefined;
        await setTimeout(limits.settleRetryMs, undefined, { signal });
      }
    }
  }
}

const refusalOf = (amount: MicroCredits, { reason, balance }: LedgerRefusal) =>
  reason !== 'insufficient_credits'
    ? 'The credits of the call were given back, because its gateway was silent for too long; send it again.'
    : `The call needs ${toCredits(amount)} credits in reserve, and ${toCredits(balance.balance)} are free; add credits, then send it again.`;
