/** The pages of a lease: the active one is the newest that an act opened; when it closes, its opener is again. */
import { FarmError } from '../errors.ts';
import type { CdpSession, Connection } from './connection.ts';
import type { Deadline } from './deadline.ts';
import { Signal } from './signal.ts';
import { hearSubmissions, type Submitted } from './submissions.ts';
import { Tab, type TabEvents } from './tab.ts';

/** A page that was announced by its opener but was not attached by then will not come. */
const announcedMs = 1_000;

export class Tabs {
  readonly changed = new Signal();
  readonly #tabs: Tab[] = [];
  readonly #events: TabEvents;
  readonly #root: CdpSession;
  #active: Tab | undefined;
  /** Those that came while an address was opened: no act has asked for them. */
  readonly #unasked = new WeakSet<Tab>();
  #isOpening = false;
  #announcedAt: number | undefined;

  constructor(connection: Connection, events: Omit<TabEvents, 'opens'>) {
    this.#root = connection.root;
    this.#events = {
      ...events,
      opens: () => {
        this.#announcedAt = Date.now();
        this.changed.fire();
      },
    };
    connection.root.on('Target.attachedToTarget', ({ sessionId, targetInfo, waitingForDebugger }, parent) => {
      if (targetInfo.type === 'page') this.#attach(new Tab(connection, sessionId, targetInfo, waitingForDebugger, this.#events));
      else if (targetInfo.type === 'iframe') this.#tabOf(parent)?.adopt(sessionId, targetInfo, waitingForDebugger);
      else {
        this.#tabOf(parent)?.requests.feed();
        followWorker(connection.session(sessionId), waitingForDebugger, events.submitted);
      }
    });
    connection.root.on('Target.detachedFromTarget', ({ sessionId }) => {
      this.#detach(sessionId);
      connection.end(sessionId, new FarmError('element_gone', 'what was spoken to was removed from the page'));
    });
  }

  /** What a page has opened by itself, and what can't be had, is not what anybody wants to see. */
  get active(): Tab | undefined {
    const tab = this.#active;
    const isDead = tab !== undefined && tab.failure !== undefined && this.#unasked.has(tab);
    return isDead ? (this.#openerOf(tab) ?? tab) : tab;
  }

  /** Whether an address is opened from now on, or an act is done. */
  opening(isOpening: boolean): void {
    this.#isOpening = isOpening;
  }

  /** In the order of opening. */
  get all(): readonly Tab[] {
    return this.#tabs;
  }

  activate(tab: Tab): void {
    this.#active = tab;
    this.changed.fire();
  }

  /** The page of this target has begun a download: one that was opened for nothing else shows nothing, and goes. */
  downloads(targetId: string): void {
    const tab = this.#tabs.find((tab) => tab.targetId === targetId);
    const opener = tab && this.#openerOf(tab);
    if (!tab || !opener || tab.commits > 0) return;
    if (this.#active === tab) this.activate(opener);
    // It may be gone already.
    this.#root.send('Target.closeTarget', { targetId }).catch(() => undefined);
  }

  /** The active tab once its frames are known. Rejects with `deadline` when the lease shows none. */
  async ready(deadline: Deadline): Promise<Tab> {
    while (!this.active) {
      deadline.check();
      await this.changed.next(deadline.remaining);
    }
    const tab = this.active;
    await tab.ready.catch((error: unknown) => {
      // Closed while it was set up: its opener is active by now.
      if (this.active === tab) throw error;
    });
    return this.active === tab ? tab : this.ready(deadline);
  }

  /** Waits for a page that was announced; false when none is on its way. */
  async coming(deadline: Deadline): Promise<boolean> {
    const since = this.#announcedAt;
    if (since === undefined) return false;
    const before = this.#tabs.length;
    while (this.#announcedAt === since && this.#tabs.length === before && Date.now() < since + announcedMs && deadline.remaining > 0) {
      await this.changed.next(Math.min(since + announcedMs - Date.now(), deadline.remaining));
    }
    if (this.#announcedAt === since) this.#announcedAt = undefined;
    return true;
  }

  /** The lease is lost, or let go of: whoever waits for any of its pages hears it at once. */
  lose(error: Error): void {
    for (const tab of this.#tabs) tab.changed.fail(error);
    this.changed.fail(error);
  }

  #attach(tab: Tab): void {
    this.#tabs.push(tab);
    if (this.#isOpening) this.#unasked.add(tab);
    this.#active = tab;
    this.#announcedAt = undefined;
    this.changed.fire();
  }

  #openerOf(tab: Tab): Tab | undefined {
    return this.#tabs.find(({ targetId }) => targetId === tab.openerId);
  }

  #tabOf(sessionId: string | undefined): Tab | undefined {
    return this.#tabs.find((tab) => tab.owns(sessionId));
  }

  #detach(sessionId: string): void {
    const tab = this.#tabOf(sessionId);
    if (tab?.session.id !== sessionId) {
      tab?.drop(sessionId);
      return;
    }
    this.#tabs.splice(this.#tabs.indexOf(tab), 1);
    tab.end();
    if (this.#active === tab) this.#active = this.#openerOf(tab) ?? this.#tabs.at(-1);
    this.changed.fire();
  }
}

/** A worker does its work unseen, but for what it sends. */
function followWorker(session: CdpSession, waiting: boolean, submitted: Submitted): void {
  hearSubmissions(session, submitted);
  const commands = [session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })];
  if (waiting) commands.push(session.send('Runtime.runIfWaitingForDebugger'));
  // It may have ended before it is told to begin.
  Promise.all(commands).catch(() => undefined);
}
