/** The requests of one page that a person would wait for. */
import type { Protocol } from 'devtools-protocol';
import type { CdpSession } from './connection.ts';
import { isSafe } from './submissions.ts';

/** Pictures, fonts and media change how a page looks, not what can be done on it; sockets and beacons never rest. */
const awaited = new Set<Protocol.Network.ResourceType>(['Stylesheet', 'Script', 'XHR', 'Fetch']);
/** An answer that takes longer is taken for a long poll. */
const longPollMs = 5_000;
/** What an act asked for is no poll, and is waited for as long as a person would. */
const consequenceMs = 10_000;
/** A page that asks its server for longer than this asks always. */
const chattyMs = 5_000;
/** What a page puts off when it is acted on, it sends by then. */
const putOffMs = 2_500;
/** Of what a page has asked for, so much is known again. */
const knownKept = 1_000;

interface Open {
  readonly url: string;
  readonly since: number;
  readonly isOfAct: boolean;
}

export class Requests {
  readonly #open = new Map<string, Open>();
  readonly #changed: () => void;
  /** What the page has asked for by itself: what it asks again while an act is under way is likely no consequence of it. */
  readonly #known = new Set<string>();
  #isActing = false;
  #actedAt: number | undefined;
  /** By a socket, a stream of events or a worker. */
  #isFed = false;
  /** How many of those that are awaited were begun while an act was under way. */
  ofActs = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  listen(session: CdpSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, type, request: { url, method } }) => {
      if (type === 'EventSource') this.feed();
      if (type === undefined || !awaited.has(type) || url.startsWith('data:')) return;
      const address = url.replace(/[?#].*/, '');
      const isOfAct = this.#isActing && (!isSafe(method) || !this.#known.has(address));
      if (this.#isActing) this.ofActs += 1;
      if (!this.#isActing && this.#known.size < knownKept) this.#known.add(address);
      // A redirect keeps its id and its first time.
      if (!this.#open.has(requestId)) this.#open.set(requestId, { url, since: Date.now(), isOfAct });
    });
    session.on('Network.webSocketCreated', () => this.feed());
    const close = ({ requestId }: { requestId: string }) => {
      if (this.#open.delete(requestId)) this.#changed();
    };
    session.on('Network.loadingFinished', close);
    session.on('Network.loadingFailed', close);
    session.on('Network.responseReceived', ({ requestId, response }) => {
      // It has no end.
      if (response.mimeType === 'text/event-stream') close({ requestId });
    });
  }

  /** What is asked for from now on is the consequence of an act, until `acted`. */
  acting(): void {
    this.#isActing = true;
  }

  acted(): void {
    this.#isActing = false;
    this.#actedAt = Date.now();
  }

  /** The address that is gone to, until its document has come. */
  goneTo: string | undefined;

  isGoneTo(url: string): boolean {
    return this.goneTo !== undefined && URL.canParse(this.goneTo) && new URL(this.goneTo).href.replace(/#.*/, '') === url;
  }

  /** Whether this is asked for by an act that is under way, and was not by the page itself before. */
  isOfAct(url: string): boolean {
    return this.#isActing && !this.#known.has(url.replace(/[?#].*/, ''));
  }

  /** Whether what is asked for now may be so because of an act. */
  get mayBeOfAct(): boolean {
    return this.#isActing || (this.#actedAt !== undefined && Date.now() - this.#actedAt < putOffMs);
  }

  /** A new main document: what the one before asked for is nobody's any more, and what this one asks for is its own. */
  forget(): void {
    this.#open.clear();
    this.#known.clear();
    this.#isActing = false;
    this.#actedAt = undefined;
    this.#isFed = false;
    this.goneTo = undefined;
  }

  /** Something feeds the page from now on that may tell it news at any moment. */
  feed(): void {
    this.#isFed = true;
  }

  /** Whether an answer, or what feeds the page, may still bring it news. */
  get mayBringNews(): boolean {
    return this.#isFed || this.#open.size > 0;
  }

  /** The address of the open request that has been waited for the longest. */
  get oldest(): string | undefined {
    return this.#open.values().next().value?.url;
  }

  /** Until when at most the open requests are worth waiting for, by who has waited since `start`; undefined when none is. */
  busyUntil(now: number, start: number): number | undefined {
    let latest = now;
    for (const { since, isOfAct } of this.#open.values()) {
      const until = isOfAct ? since + consequenceMs : Math.min(since + longPollMs, start + chattyMs);
      latest = Math.max(latest, until);
    }
    return latest > now ? latest : undefined;
  }
}
