/** One page target of the lease with its frames in all processes: set up once, followed by events. */
import type { Protocol } from 'devtools-protocol';
import { FarmError } from '../errors.ts';
import { type Answered, hearAnswers } from './answers.ts';
import { hearArrivals } from './arrivals.ts';
import type { CdpSession, Connection } from './connection.ts';
import type { Dialogs } from './dialogs.ts';
import type { Downloads } from './downloads.ts';
import { type Frame, Frames } from './frames.ts';
import { mostInRow, Navigations } from './navigations.ts';
import { Requests } from './requests.ts';
import { Signal } from './signal.ts';
import { hearSubmissions, isSafe, type Submitted } from './submissions.ts';
import { enterWorld, furnish } from './world.ts';

const soonSeconds = 1;

export interface TabEvents {
  readonly dialogs: Dialogs;
  readonly downloads: Downloads;
  crashed(tab: Tab, error: FarmError): void;
  /** The page does for ever what it does, and nothing that is waited for will come. */
  loops(tab: Tab, error: FarmError): void;
  readonly submitted: Submitted;
  readonly answered: Answered;
  /** The page is about to open another. */
  opens(): void;
}

export class Tab {
  readonly targetId: string;
  readonly openerId: string | undefined;
  readonly session: CdpSession;
  readonly frames = new Frames();
  readonly changed = new Signal();
  readonly requests: Requests;
  readonly navigations = new Navigations();
  /** Documents that came to the main frame since the tab was attached. */
  commits = 0;
  closed = false;
  /** As it was when the tab was last looked at. */
  title: string;
  /** The addresses of the latest navigation of the main frame, redirects included. */
  trail: string[] = [];
  /** The address that the browser could not open, when it shows its own words or nothing in place of a page. */
  failure: { readonly url: string; readonly errorText: string } | undefined;
  /** What is being dragged as HTML's drag and drop, while the browser hands drags to us. */
  dragged: Protocol.Input.DragData | undefined;
  /** The latest chooser for files that the page opened, while the browser hands those to us. */
  chooser: Protocol.Page.FileChooserOpenedEvent | undefined;
  /** Resolves when the tab can be spoken of: its frames are known. */
  readonly ready: Promise<void>;
  readonly #connection: Connection;
  readonly #events: TabEvents;
  readonly #sessions = new Set<string>();

  constructor(connection: Connection, sessionId: string, target: Protocol.Target.TargetInfo, waiting: boolean, events: TabEvents) {
    this.#connection = connection;
    this.#events = events;
    this.requests = new Requests(() => this.changed.fire());
    this.targetId = target.targetId;
    this.title = target.title;
    this.openerId = target.openerId;
    this.session = connection.session(sessionId);
    this.session.on('Page.windowOpen', () => events.opens());
    this.session.on('Inspector.targetCrashed', () => {
      const error = new FarmError('page_crashed', `the page at ${this.url} crashed: its renderer process ended`);
      this.changed.fail(error);
      events.crashed(this, error);
    });
    this.ready = this.#setUp(this.session, waiting, undefined);
    // Whoever uses the tab awaits it.
    this.ready.catch(() => undefined);
  }

  get url(): string {
    return this.failure?.url ?? (this.frames.main?.url || 'about:blank');
  }

  owns(sessionId: string | undefined): boolean {
    return sessionId !== undefined && (sessionId === this.session.id || this.#sessions.has(sessionId));
  }

  /** The tab is closed: what waits for it learns so. */
  end(): void {
    this.closed = true;
    const error = new FarmError('element_gone', `the page at ${this.url} was closed`);
    for (const id of [this.session.id, ...this.#sessions]) if (id !== undefined) this.#connection.end(id, error);
    this.changed.fire();
  }

  /** A frame's process is gone, and the frame with it unless another session has taken it over. */
  drop(sessionId: string): void {
    if (!this.#sessions.delete(sessionId)) return;
    this.#connection.end(sessionId, new FarmError('element_gone', 'the frame was removed from the page'));
    for (const frame of this.frames.all()) if (frame.session.id === sessionId && frame.parent) this.frames.detach(frame.id);
    this.changed.fire();
  }

  /** Every command is sent before the first answer: one round trip in all. */
  #setUp(session: CdpSession, waiting: boolean, parentFrameId: string | undefined): Promise<void> {
    this.#listen(session);
    const commands: Promise<unknown>[] = [
      session.send('Page.enable'),
      session.send('Page.getFrameTree').then(({ frameTree }) => this.frames.take(frameTree, session, parentFrameId)),
      session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
      // As much as answers take that say whether something was done.
      session.send('Network.enable', { maxTotalBufferSize: 1_000_000, maxResourceBufferSize: 64_000 }),
      furnish(session),
    ];
    // Several pages share a browser, and only one of them would have its focus.
    if (session === this.session) commands.push(session.send('Emulation.setFocusEmulationEnabled', { enabled: true }));
    if (waiting) commands.push(session.send('Runtime.runIfWaitingForDebugger'));
    return Promise.all(commands).then(() => this.changed.fire());
  }

  /** A frame moved to a process of its own. */
  adopt(sessionId: string, target: Protocol.Target.TargetInfo, waiting: boolean): void {
    const session = this.#connection.session(sessionId);
    this.#sessions.add(sessionId);
    session.on('Inspector.targetCrashed', () => this.drop(sessionId));
    const frame = this.frames.get(target.targetId);
    const parentId = frame?.parent?.id ?? target.parentFrameId ?? this.frames.main?.id;
    if (frame) this.frames.attach(frame.id, parentId, session);
    // A frame that goes away while it is set up is no trouble of the page.
    this.#setUp(session, waiting, parentId).catch(() => undefined);
  }

  #listen(session: CdpSession): void {
    this.#events.dialogs.listen(session, (count) =>
      this.#loops(
        `the page at ${this.url} opens dialogs in a loop: ${count} came one after the other, and its script did nothing between them`,
      ),
    );
    this.#events.downloads.listenForTypes(session);
    this.requests.listen(session);
    hearSubmissions(session, this.#events.submitted);
    hearAnswers(
      session,
      (method, url) => (isSafe(method) ? this.requests.isGoneTo(url) || this.requests.isOfAct(url) : this.requests.mayBeOfAct),
      () => this.requests.goneTo ?? this.url,
      (frameId) => frameId === this.frames.main?.id,
      this.#events.answered,
    );
    this.#followNavigations(session);
    hearArrivals(
      session,
      (frameId) => frameId === this.frames.main?.id,
      (loaderId, errorText) => {
        if (this.frames.main?.loaderId !== loaderId || this.failure) return;
        this.failure = { url: this.url, errorText };
        this.changed.fire();
      },
    );
    session.on('Input.dragIntercepted', ({ data }) => {
      this.dragged = data;
      this.changed.fire();
    });
    session.on('Page.fileChooserOpened', (chooser) => {
      this.chooser = chooser;
      this.changed.fire();
    });
    const touch = (id: string, change: (frame: Frame) => void) => {
      const frame = this.frames.get(id);
      if (!frame || frame.session !== session) return;
      change(frame);
      this.changed.fire();
    };
    session.on('Page.frameAttached', ({ frameId, parentFrameId }) => void this.frames.attach(frameId, parentFrameId, session));
    session.on('Page.frameDetached', ({ frameId, reason }) => {
      if (reason !== 'swap') this.frames.detach(frameId);
      this.changed.fire();
    });
    session.on('Page.lifecycleEvent', ({ frameId, loaderId, name }) =>
      touch(frameId, (frame) => {
        if (frame.loaderId !== loaderId) return;
        if (name === 'DOMContentLoaded') frame.domReady = true;
        if (name === 'load') frame.loaded = true;
      }),
    );
    session.on('Page.frameStoppedLoading', ({ frameId }) =>
      touch(frameId, (frame) => {
        frame.leaving = undefined;
        frame.domReady = true;
        frame.loaded = true;
      }),
    );
    session.on('Page.documentOpened', ({ frame: { id, url } }) =>
      touch(id, (frame) => {
        frame.url = url;
      }),
    );
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) =>
      touch(frameId, (frame) => {
        frame.url = url;
        frame.leaving = undefined;
      }),
    );
  }

  #followNavigations(session: CdpSession): void {
    const leaves = (frameId: string, loaderId?: string) => {
      const frame = this.frames.get(frameId);
      if (!frame) return;
      frame.leaving = { since: Date.now(), ...(loaderId !== undefined && { loaderId }) };
      this.changed.fire();
    };
    session.on('Page.frameRequestedNavigation', ({ frameId, disposition }) => {
      if (disposition === 'currentTab') leaves(frameId);
      else if (disposition !== 'download') this.#events.opens();
    });
    session.on('Network.requestWillBeSent', ({ type, frameId, loaderId, requestId, request, redirectResponse }) => {
      if (type !== 'Document' || frameId === undefined || loaderId !== requestId) return;
      if (frameId === this.frames.main?.id) {
        this.trail = redirectResponse ? [...this.trail, request.url] : [request.url];
        if (!redirectResponse) this.#navigates(request.url);
      }
      leaves(frameId, loaderId);
    });
    // A form is sent a moment after the act; a page that refreshes itself later is none's business now.
    session.on('Page.frameScheduledNavigation', ({ frameId, delay }) => {
      if (delay < soonSeconds) leaves(frameId);
    });
    session.on('Page.frameClearedScheduledNavigation', ({ frameId }) => {
      // It is cleared also because it has begun.
      if (this.frames.get(frameId)?.leaving?.loaderId === undefined) this.#stays(frameId);
    });
    let lastError = 'net::ERR_FAILED';
    session.on('Network.loadingFailed', ({ requestId, type, errorText }) => {
      if (type === 'Document') lastError = errorText;
      // The id of a document's request is its loader's; the frame that wanted it stays where it is.
      if (type === 'Document') for (const frame of this.frames.all()) if (frame.leaving?.loaderId === requestId) this.#stays(frame.id);
    });
    session.on('Page.frameNavigated', ({ frame: from, type }) => {
      const frame = this.frames.commit(from, session);
      if (frame === this.frames.main) {
        this.commits += 1;
        this.failure = from.unreachableUrl === undefined ? undefined : { url: from.unreachableUrl, errorText: lastError };
        this.requests.forget();
        // It will be needed in a moment; a failure is told to whoever needs it.
        enterWorld(frame).contextId.catch(() => undefined);
      }
      if (type === 'BackForwardCacheRestore') frame.domReady = frame.loaded = true;
      this.changed.fire();
    });
  }

  #navigates(url: string): void {
    const ms = this.navigations.began(Date.now());
    if (ms === undefined) return;
    const often = `${mostInRow} times in ${Math.round(ms / 100) / 10} s`;
    this.#loops(`the page at ${this.url} navigates in a loop: by itself it led on ${often}, last to ${url}`);
  }

  #loops(message: string): void {
    this.#events.loops(this, new FarmError('page_loops', message));
  }

  #stays(frameId: string): void {
    const frame = this.frames.get(frameId);
    if (!frame) return;
    frame.leaving = undefined;
    this.changed.fire();
  }
}
