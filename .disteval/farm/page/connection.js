/** The connection of one lease: every command has a deadline, a dead socket is found, and what waits learns at once what was lost. */
import { EventEmitter } from 'node:events';
// The class itself: the package's own entry hands the client over a tick too late, when replayed events have passed.
import Chrome from 'chrome-remote-interface/lib/chrome.js';
import { FarmError } from "../errors.js";
import { commandError } from "./errors.js";
export class Connection {
    root;
    #chrome;
    #options;
    #emitters = new Map();
    #crashed = new Map();
    #pending = new Set();
    #onLost;
    #heardAt = Date.now();
    #heartbeat;
    #lost;
    /** `onAttach` runs before any event is read; `onLost` at most once. Rejects with `lease_lost` when the endpoint can't be reached. */
    static open(options, onAttach, onLost) {
        return new Promise((resolve, reject) => {
            const notifier = new EventEmitter();
            const tooLate = setTimeout(() => fail(new Error(`no answer within ${options.deadlineMs} ms`)), options.deadlineMs);
            const fail = (cause) => {
                clearTimeout(tooLate);
                connection.#lose(new FarmError('lease_lost', 'the lease could not be attached to: its farm node did not accept the connection', { cause }));
                reject(connection.#lost);
            };
            notifier.once('error', fail);
            // Anything else would be taken for the name of a target of a browser on this machine.
            if (!/^wss?:/.test(options.webSocketUrl))
                return reject(new FarmError('lease_lost', `${options.webSocketUrl} is no WebSocket address`));
            // No protocol description: its thousands of generated methods would be made for every lease and called by none.
            const chrome = new Chrome({ target: options.webSocketUrl, local: true, protocol: { version: { major: '1', minor: '3' }, domains: [] } }, notifier);
            const connection = new Connection(options, chrome, onLost);
            onAttach(connection);
            notifier.once('connect', () => {
                clearTimeout(tooLate);
                if (connection.#lost)
                    return connection.close();
                connection.#listenForLife();
                resolve(connection);
            });
        });
    }
    constructor(options, chrome, onLost) {
        this.#options = options;
        this.#chrome = chrome;
        this.#onLost = onLost;
        this.root = this.session(undefined);
        chrome.on('event', (message) => this.#receive(message));
        chrome.on('disconnect', () => this.#lose(new FarmError('lease_lost', 'the connection to the farm node broke')));
        this.root.on('Lease.ended', ({ reason }) => this.#lose(leaseEnded(reason)));
    }
    session(id) {
        const emitter = new EventEmitter();
        this.#emitters.set(id, emitter);
        return {
            id,
            send: (method, params) => this.#send(method, params ?? {}, id),
            on: (event, handler) => void emitter.on(event, handler),
        };
    }
    /** Fails what waits for this session, which no one hears of any more. */
    end(id, error) {
        this.#emitters.delete(id);
        this.#crash(id, error);
        this.#crashed.delete(id);
    }
    close() {
        this.#lose(new FarmError('lease_lost', 'the connection was closed by its owner'), false);
        // The peer's part of the closing handshake is of no interest.
        this.#chrome.close().catch(() => undefined);
    }
    #receive({ method, params, sessionId }) {
        this.#heardAt = Date.now();
        if (method === 'Inspector.targetCrashed' && sessionId !== undefined) {
            this.#crash(sessionId, new FarmError('page_crashed', 'the page crashed: its renderer process ended'));
        }
        this.#emitters.get(method.startsWith('Target.') ? undefined : sessionId)?.emit(method, params, sessionId);
    }
    /** Why nothing can be sent to this session any more. */
    #overOf(sessionId) {
        const isOpen = this.#emitters.has(sessionId);
        return this.#crashed.get(sessionId) ?? (isOpen ? undefined : new FarmError('element_gone', 'the page or frame was removed'));
    }
    #crash(sessionId, error) {
        this.#crashed.set(sessionId, error);
        for (const pending of this.#pending)
            if (pending.sessionId === sessionId)
                pending.reject(error);
    }
    #lose(error, tell = true) {
        if (this.#lost)
            return;
        this.#lost = error;
        clearInterval(this.#heartbeat);
        for (const pending of this.#pending)
            pending.reject(error);
        if (tell)
            this.#onLost(error);
    }
    #send(method, params, sessionId) {
        const over = this.#lost ?? (sessionId === undefined ? undefined : this.#overOf(sessionId));
        if (over)
            return Promise.reject(over);
        return new Promise((resolve, reject) => {
            const settle = (how) => {
                return (value) => {
                    clearTimeout(timer);
                    this.#pending.delete(pending);
                    how(value);
                };
            };
            const pending = { sessionId, reject: settle(reject) };
            const { deadlineMs } = this.#options;
            const timer = setTimeout(() => pending.reject(new FarmError('deadline', `the browser did not answer ${method} within ${deadlineMs} ms`)), deadlineMs);
            this.#pending.add(pending);
            this.#chrome.send(method, params, sessionId).then(settle((result) => {
                this.#heardAt = Date.now();
                resolve(result);
            }), settle((error) => {
                if (!this.#lost)
                    this.#heardAt = Date.now();
                reject(commandError(method, error));
            }));
        });
    }
    /** Any answer will do, a refusal too. */
    #listenForLife() {
        const { heartbeatMs } = this.#options;
        let askedAt = 0;
        this.#heartbeat = setInterval(() => {
            const now = Date.now();
            if (now - this.#heardAt < heartbeatMs)
                return;
            if (askedAt <= this.#heardAt) {
                askedAt = now;
                this.root.send('Browser.getVersion').catch(() => undefined);
            }
            else if (now - askedAt > 2 * heartbeatMs) {
                this.#lose(new FarmError('lease_lost', `the farm node has been silent for ${now - this.#heardAt} ms`));
                this.close();
            }
        }, heartbeatMs);
        this.#heartbeat.unref();
    }
}
function leaseEnded(reason) {
    switch (reason) {
        case 'evicted':
            return new FarmError('evicted', 'another owner with a higher epoch took the lease over');
        case 'browser_crashed':
            return new FarmError('browser_crashed', 'the browser of the lease ended');
        case 'expired':
            return new FarmError('lease_lost', 'the lease expired: it was not renewed in time');
        case 'released':
            return new FarmError('lease_lost', 'the lease was released');
        case 'node_stopping':
            return new FarmError('lease_lost', 'the farm node of the lease is stopping');
    }
}
//# sourceMappingURL=connection.js.map