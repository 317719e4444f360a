import { ActorError } from "./errors.js";
export class Life {
    address;
    behaviour;
    children = new Set();
    ended;
    #around;
    #mailbox;
    #self;
    #stopping = new AbortController();
    /** Put and not read yet, in order: a mailbox forgets its content when it closes. */
    #unread = new Set();
    #effects = new Set();
    #asks = new Set();
    #state;
    #gone;
    #cause = {};
    #markEnded = () => { };
    constructor(address, behaviour, around) {
        this.address = address;
        this.behaviour = behaviour;
        this.#around = around;
        this.#state = behaviour.initial;
        this.#gone = new ActorError('stopped', `${address.path} has stopped`);
        this.ended = new Promise((resolve) => {
            this.#markEnded = resolve;
        });
        this.#self = {
            address,
            signal: this.#stopping.signal,
            send: (message) => this.#put({ message }),
            stop: () => void this.end(),
        };
        this.#mailbox = around.open((letter) => this.#read(letter));
    }
    get alive() {
        return !this.#stopping.signal.aborted;
    }
    send(message) {
        if (!this.alive)
            return false;
        this.#put({ message });
        return true;
    }
    ask(toMessage, timeoutMs) {
        if (!this.alive)
            return Promise.reject(this.#gone);
        return new Promise((resolve, reject) => {
            let timer;
            const fail = (error) => {
                clearTimeout(timer);
                this.#asks.delete(fail);
                reject(error);
            };
            const message = toMessage((answer) => {
                clearTimeout(timer);
                this.#asks.delete(fail);
                resolve(answer);
            });
            const late = () => fail(new ActorError('timeout', `${this.address.path} did not answer within ${timeoutMs} ms`));
            // A longer delay would make Node's timer fire at once.
            timer = setTimeout(late, Math.min(timeoutMs, 2 ** 31 - 1));
            this.#asks.add(fail);
            this.#put({ message });
        });
    }
    /** Idempotent; the first cause stands. Never rejects. */
    end(crash) {
        if (!this.alive)
            return this.ended;
        if (crash) {
            this.#cause = crash;
            this.#gone = new ActorError('crashed', `${this.address.path} has crashed`, { cause: crash.error });
        }
        this.#mailbox.close();
        this.#stopping.abort(this.#gone);
        void this.#release().then(this.#markEnded);
        return this.ended;
    }
    #put(letter) {
        this.#unread.add(letter);
        if (this.alive)
            this.#mailbox.put(letter);
    }
    #read(letter) {
        this.#unread.delete(letter);
        try {
            if ('failure' in letter)
                throw letter.failure;
            const [state, effects] = this.behaviour.reduce(this.#state, letter.message);
            this.#state = state;
            for (const effect of effects)
                this.#start(effect);
        }
        catch (error) {
            this.#around.crashed(error);
        }
    }
    #start(effect) {
        const performed = (async () => this.behaviour.perform(effect, this.#self))().catch((error) => {
            if (this.alive)
                this.#put({ failure: error });
            else if (!this.#isAbort(error))
                this.#around.report({ type: 'failed_after_stop', path: this.address.path, error });
        });
        this.#effects.add(performed);
        void performed.then(() => this.#effects.delete(performed));
    }
    async #release() {
        // Children first: what a child holds may hang on what its parent holds.
        await Promise.all([...this.children].map((child) => child.end()));
        await this.#bound('effects', Promise.all(this.#effects));
        await this.#bound('onStop', this.#onStop());
        for (const fail of this.#asks)
            fail(this.#gone);
    }
    async #onStop() {
        const undelivered = [...this.#unread].flatMap((letter) => ('message' in letter ? [letter.message] : []));
        try {
            await this.behaviour.onStop?.({ state: this.#state, undelivered, ...this.#cause });
        }
        catch (error) {
            this.#around.report({ type: 'release_failed', path: this.address.path, error });
        }
    }
    async #bound(what, settled) {
        let timer;
        const late = new Promise((resolve) => {
            timer = setTimeout(() => {
                this.#around.report({ type: 'release_late', path: this.address.path, what });
                resolve();
            }, this.#around.releaseWithinMs);
        });
        await Promise.race([settled, late]);
        clearTimeout(timer);
    }
    /** An effect that gives up because its actor stops is no failure. */
    #isAbort(error) {
        return error === this.#gone || (error instanceof Error && (error.name === 'AbortError' || error.cause === this.#gone));
    }
}
//# sourceMappingURL=life.js.map