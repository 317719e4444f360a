/** Something has changed: whoever waits looks again. */
export class Signal {
    #waiting = [];
    #failure;
    fire() {
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const wake of waiting)
            wake();
    }
    /** Nothing will change any more: who waits, now or later, is told why. The first reason stands. */
    fail(error) {
        this.#failure ??= error;
        this.fire();
    }
    /** Resolves at the next change, or when `ms` have passed. */
    next(ms) {
        return new Promise((resolve, reject) => {
            if (this.#failure)
                return reject(this.#failure);
            const timer = setTimeout(resolve, ms);
            this.#waiting.push(() => {
                clearTimeout(timer);
                if (this.#failure)
                    reject(this.#failure);
                else
                    resolve();
            });
        });
    }
}
//# sourceMappingURL=signal.js.map