/** The pages of a lease: the active one is the newest that an act opened; when it closes, its opener is again. */
import { FarmError } from "../errors.js";
import { Signal } from "./signal.js";
import { hearSubmissions } from "./submissions.js";
import { Tab } from "./tab.js";
/** A page that was announced by its opener but was not attached by then will not come. */
const announcedMs = 1_000;
export class Tabs {
    changed = new Signal();
    #tabs = [];
    #events;
    #root;
    #active;
    #announcedAt;
    constructor(connection, events) {
        this.#root = connection.root;
        this.#events = {
            ...events,
            opens: () => {
                this.#announcedAt = Date.now();
                this.changed.fire();
            },
        };
        connection.root.on('Target.attachedToTarget', ({ sessionId, targetInfo, waitingForDebugger }, parent) => {
            if (targetInfo.type === 'page')
                this.#attach(new Tab(connection, sessionId, targetInfo, waitingForDebugger, this.#events));
            else if (targetInfo.type === 'iframe')
                this.#tabOf(parent)?.adopt(sessionId, targetInfo, waitingForDebugger);
            else
                followWorker(connection.session(sessionId), waitingForDebugger, events.submitted);
        });
        connection.root.on('Target.detachedFromTarget', ({ sessionId }) => {
            this.#detach(sessionId);
            connection.end(sessionId, new FarmError('element_gone', 'what was spoken to was removed from the page'));
        });
    }
    get active() {
        return this.#active;
    }
    /** In the order of opening. */
    get all() {
        return this.#tabs;
    }
    activate(tab) {
        this.#active = tab;
        this.changed.fire();
    }
    /** The page of this target has begun a download: one that was opened for nothing else shows nothing, and goes. */
    downloads(targetId) {
        const tab = this.#tabs.find((tab) => tab.targetId === targetId);
        const opener = tab && this.#openerOf(tab);
        if (!tab || !opener || tab.commits > 0)
            return;
        if (this.#active === tab)
            this.activate(opener);
        // It may be gone already.
        this.#root.send('Target.closeTarget', { targetId }).catch(() => undefined);
    }
    /** The active tab, which takes commands but whose frames may not be known yet. Rejects with `deadline` when the lease shows none. */
    async attached(deadline) {
        while (!this.#active) {
            deadline.check();
            await this.changed.next(deadline.remaining);
        }
        return this.#active;
    }
    /** The active tab once its frames are known. Rejects with `deadline` when the lease shows none. */
    async ready(deadline) {
        const tab = await this.attached(deadline);
        await tab.ready.catch((error) => {
            // Closed while it was set up: its opener is active by now.
            if (this.#active === tab)
                throw error;
        });
        return this.#active === tab ? tab : this.ready(deadline);
    }
    /** Waits for a page that was announced; false when none is on its way. */
    async coming(deadline) {
        const since = this.#announcedAt;
        if (since === undefined)
            return false;
        const before = this.#tabs.length;
        while (this.#announcedAt === since && this.#tabs.length === before && Date.now() < since + announcedMs && deadline.remaining > 0) {
            await this.changed.next(Math.min(since + announcedMs - Date.now(), deadline.remaining));
        }
        if (this.#announcedAt === since)
            this.#announcedAt = undefined;
        return true;
    }
    /** The lease is lost, or let go of: whoever waits for any of its pages hears it at once. */
    lose(error) {
        for (const tab of this.#tabs)
            tab.changed.fail(error);
        this.changed.fail(error);
    }
    #attach(tab) {
        this.#tabs.push(tab);
        this.#active = tab;
        this.#announcedAt = undefined;
        this.changed.fire();
    }
    #openerOf(tab) {
        return this.#tabs.find(({ targetId }) => targetId === tab.openerId);
    }
    #tabOf(sessionId) {
        return this.#tabs.find((tab) => tab.owns(sessionId));
    }
    #detach(sessionId) {
        const tab = this.#tabOf(sessionId);
        if (tab?.session.id !== sessionId) {
            tab?.drop(sessionId);
            return;
        }
        this.#tabs.splice(this.#tabs.indexOf(tab), 1);
        tab.end();
        if (this.#active === tab)
            this.#active = this.#openerOf(tab) ?? this.#tabs.at(-1);
        this.changed.fire();
    }
}
/** A worker does its work unseen, but for what it sends. */
function followWorker(session, waiting, submitted) {
    hearSubmissions(session, submitted);
    const commands = [session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })];
    if (waiting)
        commands.push(session.send('Runtime.runIfWaitingForDebugger'));
    // It may have ended before it is told to begin.
    Promise.all(commands).catch(() => undefined);
}
//# sourceMappingURL=tabs.js.map