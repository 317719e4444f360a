/** The end of one method's time, shared by all that it does. */
import { FarmError } from "../errors.js";
export class Deadline {
    #at;
    #ended;
    #reject;
    #what;
    #ms;
    #cleanups = [];
    constructor(ms, what) {
        this.#at = Date.now() + ms;
        this.#ms = ms;
        this.#what = what;
    }
    /** Milliseconds, never negative. */
    get remaining() {
        return Math.max(0, this.#at - Date.now());
    }
    get error() {
        if (this.#ended)
            return this.#ended;
        return new FarmError('deadline', `${this.#what} did not end within ${this.#ms} ms; the page may be slow, hanging or in a loop`);
    }
    /** Throws `deadline` when it has passed. */
    check() {
        if (this.remaining === 0)
            throw this.error;
    }
    /** What must be stopped before the caller hears that the time is over, for its next request may come at once. */
    whenPassed(cleanup) {
        this.#cleanups.push(cleanup);
    }
    /** Nothing will come of what is waited for: the time is over now, for this reason. */
    end(reason) {
        this.#at = Date.now();
        this.#ended = reason;
        this.#reject?.(reason);
    }
    /** Settles as `work` does, or rejects with `deadline`, or the reason of its end. */
    race(work) {
        return new Promise((resolve, reject) => {
            this.#reject = (error) => {
                for (const cleanup of this.#cleanups)
                    cleanup();
                reject(error);
            };
            const timer = setTimeout(() => this.#reject?.(this.error), this.remaining);
            work.then(resolve, reject).finally(() => clearTimeout(timer));
        });
    }
}
//# sourceMappingURL=deadline.js.map