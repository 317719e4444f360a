/** The money of one call: reserved before it, settled once after it. What comes of it is a message. */
import { setTimeout } from 'node:timers/promises';
import { toCredits } from "../store/model/money.js";
import { causeFor } from "./errors.js";
import { chargedBy } from "./protocol/ledger.js";
export class Payment {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async reserve(amount) {
        const { ledger, log, tenantId, callId } = this.#options;
        try {
            const reply = await ledger.reserve(tenantId, callId, amount);
            return reply.type === 'done' ? { type: 'reserved' } : { type: 'reserveRefused', message: shortOf(amount, reply) };
        }
        catch (error) {
            log.warn({ err: error, callId }, 'the credits for a call could not be reserved');
            return {
                type: 'reserveFailed',
                message: `The credits for the call could not be reserved: ${causeFor(error)}. Send it again later.`,
            };
        }
    }
    async extend(amount) {
        const { ledger, log, tenantId, callId } = this.#options;
        try {
            const reply = await ledger.extend(tenantId, callId, amount);
            if (reply.type === 'done')
                return { type: 'extended', reserved: amount };
            return { type: 'extendRefused', message: shortOf(amount, reply), at: Date.now() };
        }
        catch (error) {
            log.warn({ err: error, callId }, 'the reserve of a call could not be extended');
            return { type: 'extendFailed', message: causeFor(error), at: Date.now() };
        }
    }
    async settle(charge, signal) {
        const { ledger, log, tenantId, callId } = this.#options;
        const reply = await this.insist('a call could not be settled', signal, () => ledger.settle(tenantId, callId, charge));
        if (reply === undefined)
            return { type: 'endFailed', message: 'The call could not be settled yet; it will be.' };
        if (reply.type === 'refused')
            log.error({ callId, reason: reply.reason }, 'the ledger knows no reservation for a call');
        return { type: 'settled', charged: chargedBy(reply, charge), at: Date.now() };
    }
    /** Undefined when it did not succeed in the time that an end may take. */
    async insist(trouble, signal, attempt) {
        const { log, callId, limits } = this.#options;
        const until = Date.now() + limits.settleForMs;
        for (;;) {
            try {
                return await attempt();
            }
            catch (error) {
                log.warn({ err: error, callId }, trouble);
                if (Date.now() >= until)
                    return undefined;
                await setTimeout(limits.settleRetryMs, undefined, { signal });
            }
        }
    }
}
const shortOf = (amount, { balance }) => `The call needs ${toCredits(amount)} credits in reserve, and ${toCredits(balance.balance)} are free; add credits, then send it again.`;
//# sourceMappingURL=payment.js.map