import { isSafe } from "./submissions.js";
/** Pictures, fonts and media change how a page looks, not what can be done on it; sockets and beacons never rest. */
const awaited = new Set(['Stylesheet', 'Script', 'XHR', 'Fetch']);
/** An answer that takes longer is taken for a long poll. */
const longPollMs = 5_000;
/** What an act asked for is no poll, and is waited for as long as a person would. */
const consequenceMs = 10_000;
/** A page that asks its server for longer than this asks always. */
const chattyMs = 5_000;
/** Of what a page has asked for, so much is known again. */
const knownKept = 1_000;
export class Requests {
    #open = new Map();
    #changed;
    /** What the page has asked for by itself: what it asks again while an act is under way is likely no consequence of it. */
    #known = new Set();
    #isActing = false;
    constructor(changed) {
        this.#changed = changed;
    }
    listen(session) {
        session.on('Network.requestWillBeSent', ({ requestId, type, request: { url, method } }) => {
            if (type === undefined || !awaited.has(type) || url.startsWith('data:'))
                return;
            const address = url.replace(/[?#].*/, '');
            const isOfAct = this.#isActing && (!isSafe(method) || !this.#known.has(address));
            if (!this.#isActing && this.#known.size < knownKept)
                this.#known.add(address);
            // A redirect keeps its id and its first time.
            if (!this.#open.has(requestId))
                this.#open.set(requestId, { url, since: Date.now(), isOfAct });
        });
        const close = ({ requestId }) => {
            if (this.#open.delete(requestId))
                this.#changed();
        };
        session.on('Network.loadingFinished', close);
        session.on('Network.loadingFailed', close);
        session.on('Network.responseReceived', ({ requestId, response }) => {
            // It has no end.
            if (response.mimeType === 'text/event-stream')
                close({ requestId });
        });
    }
    /** What is asked for from now on is the consequence of an act, until `acted`. */
    acting() {
        this.#isActing = true;
    }
    acted() {
        this.#isActing = false;
    }
    /** A new main document: what the one before asked for is nobody's any more, and what this one asks for is its own. */
    forget() {
        this.#open.clear();
        this.#known.clear();
        this.#isActing = false;
    }
    /** The address of the open request that has been waited for the longest. */
    get oldest() {
        return this.#open.values().next().value?.url;
    }
    /** Until when at most the open requests are worth waiting for, by who has waited since `start`; undefined when none is. */
    busyUntil(now, start) {
        let latest = now;
        for (const { since, isOfAct } of this.#open.values()) {
            const until = isOfAct ? since + consequenceMs : Math.min(since + longPollMs, start + chattyMs);
            latest = Math.max(latest, until);
        }
        return latest > now ? latest : undefined;
    }
}
//# sourceMappingURL=requests.js.map