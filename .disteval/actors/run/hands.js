/** The hands of one leg: its lease and its page, and the one switch that stops both at once. */
import { setTimeout } from 'node:timers/promises';
import { FarmError } from "../../farm/errors.js";
import { isLoss } from "./verdicts.js";
export class Hands {
    #stop = new AbortController();
    #lease;
    #page;
    /** Aborts when the hands were stopped. */
    get signal() {
        return this.#stop.signal;
    }
    async order(farm, order) {
        const granted = await farm.lease(order, this.signal);
        if (this.signal.aborted) {
            await granted.release();
            throw this.signal.reason;
        }
        this.#lease = granted;
        return granted;
    }
    async attach(listener) {
        if (this.#lease === undefined)
            throw new FarmError('lease_lost', 'There is no lease to attach to.');
        const page = await this.#lease.attach();
        if (this.signal.aborted) {
            await page.close();
            throw this.signal.reason;
        }
        page.on(listener);
        this.#page = page;
        return page;
    }
    /** Throws `lease_lost` before there is one. */
    get page() {
        if (this.#page === undefined)
            throw new FarmError('lease_lost', 'There is no page to work on.');
        return this.#page;
    }
    /** Rejects at once when the hands are stopped, whatever the work is at. */
    whileHeld(work) {
        return new Promise((resolve, reject) => {
            const stopped = () => reject(this.signal.reason);
            if (this.signal.aborted)
                stopped();
            this.signal.addEventListener('abort', stopped, { once: true });
            work.then(resolve, reject).finally(() => this.signal.removeEventListener('abort', stopped));
        });
    }
    async renew(ttlMs) {
        if (this.#lease === undefined)
            throw new FarmError('lease_lost', 'There is no lease to renew.');
        const { browserMs, egressBytes } = await this.#lease.renew(ttlMs);
        return { browserMs, egressBytes };
    }
    /** Undefined, and told to `missed`, when it failed: the next one makes up for it. Rejects when the lease is lost, or its browser. */
    async tryRenew(ttlMs, missed) {
        try {
            return await this.renew(ttlMs);
        }
        catch (error) {
            if (error instanceof FarmError && isLoss(error))
                throw error;
            missed(error);
            return undefined;
        }
    }
    stop() {
        this.#stop.abort();
        void this.#page?.close();
    }
    /** The last reading, unless the node takes longer than `withinMs` or knows the lease no more. */
    async lastMeters(ttlMs, withinMs) {
        if (this.#lease === undefined)
            return undefined;
        const late = new AbortController();
        const timeout = setTimeout(withinMs, undefined, { signal: late.signal });
        // Either is answered by undefined: then the readings before, and our own clock, must do.
        return Promise.race([this.renew(ttlMs), timeout])
            .catch(() => undefined)
            .finally(() => late.abort());
    }
    async release() {
        await this.#lease?.release();
    }
}
//# sourceMappingURL=hands.js.map