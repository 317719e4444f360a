/** What a visit's actor does outside of itself: ledger, farm and page. */
import { setTimeout as delay } from 'node:timers/promises';
import { asFarmError } from "../errors.js";
import { Payment } from "../payment.js";
import { Hands } from "../run/hands.js";
/** Performs the effects of one visit, and holds what they hold: hands and timers. */
export class Performer {
    #terms;
    #order;
    #around;
    #payment;
    #hands = new Hands();
    #timers = [];
    constructor(terms, order, around) {
        this.#terms = terms;
        this.#order = order;
        this.#around = around;
        const { ledger, log } = around;
        this.#payment = new Payment({ ledger, log, tenantId: order.tenantId, callId: order.callId, limits: terms.limits });
    }
    async perform(effect, self) {
        switch (effect.type) {
            case 'reserve':
                return self.send(await this.#payment.reserve(effect.amount));
            case 'extend':
                return self.send(await this.#payment.extend(effect.amount));
            case 'settle':
                return self.send(await this.#payment.settle(effect.charge, self.signal));
            case 'lease':
                this.#watch(effect.timeoutMs, self);
                return this.#hold(this.#lease(), 'leaseRefused', self);
            case 'renewLease':
                return this.#hold(this.#renew(), 'faltered', self);
            case 'work':
                return this.#work(self);
            case 'letGo':
                return this.#letGo(self);
            case 'answer':
                return effect.replyTo(effect.answer);
            case 'stop':
                return self.stop();
        }
    }
    /** Whatever the visit still holds when its actor ends, however it ends. */
    async release() {
        for (const timer of this.#timers)
            clearTimeout(timer);
        this.#hands.stop();
        await this.#hands.release();
    }
    #watch(timeoutMs, self) {
        this.#timers.push(setInterval(() => self.send({ type: 'ticked' }), this.#terms.limits.leaseTtlMs / 3));
        this.#timers.push(setTimeout(() => self.send({ type: 'timeRanOut' }), timeoutMs));
    }
    async #lease() {
        const { tenantId, proxy } = this.#order;
        const { fleet, limits } = this.#terms;
        await this.#hands.order(this.#around.farm, {
            tenantId,
            fleet,
            epoch: 1,
            ttlMs: limits.leaseTtlMs,
            ...(proxy !== undefined && { proxy }),
        });
        return { type: 'leased', at: Date.now() };
    }
    async #work(self) {
        let opened;
        const open = async () => {
            // Its dialogs are answered without us, and what it may not reach is no matter of the work.
            const page = await this.#hands.attach(() => undefined);
            const { url, work } = this.#order;
            // Asked before the page is opened: what is wrong with a request is no matter of its target.
            if (work.selector !== undefined && !(await page.isSelector(work.selector)))
                return { type: 'misasked', message: `selector must be a CSS selector, which ${JSON.stringify(work.selector)} is not` };
            await page.goto(url);
            opened = page;
            return undefined;
        };
        await this.#hold(open(), 'notOpened', self);
        if (opened)
            await this.#hold(this.#doWork(opened), 'faltered', self);
    }
    async #doWork(page) {
        await page.settle(this.#terms.limits.restCeilingMs);
        await delay(this.#order.waitMs, undefined, { signal: this.#hands.signal });
        return { type: 'worked', result: await work(page, this.#order.work) };
    }
    async #renew() {
        await this.#hands.tryRenew(this.#terms.limits.leaseTtlMs, (error) => {
            this.#around.log.warn({ err: error, callId: this.#order.callId }, 'a lease could not be renewed');
        });
    }
    async #letGo(self) {
        const { leaseTtlMs, measureMs } = this.#terms.limits;
        for (const timer of this.#timers)
            clearTimeout(timer);
        this.#hands.stop();
        const meters = await this.#hands.lastMeters(leaseTtlMs, measureMs);
        await this.#hands.release();
        self.send({ type: 'letGo', meters, at: Date.now() });
    }
    /** Says what the work learns, or how it failed; nothing once the hands were stopped. */
    async #hold(work, failure, self) {
        try {
            const message = await this.#hands.whileHeld(work);
            if (message)
                self.send(message);
        }
        catch (error) {
            if (!this.#hands.signal.aborted)
                self.send({ type: failure, error: asFarmError(error) });
        }
    }
}
async function work(page, order) {
    const { kind, ...scope } = order;
    return { kind, observation: await page.observe(scope) };
}
//# sourceMappingURL=perform.js.map