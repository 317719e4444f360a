/** The requests of one page that a person would wait for. */
import type { Protocol } from 'devtools-protocol';
import type { CdpSession } from './connection.ts';

/** Pictures, fonts and media change how a page looks, not what can be done on it; sockets and beacons never rest. */
const awaited = new Set<Protocol.Network.ResourceType>(['Stylesheet', 'Script', 'XHR', 'Fetch']);
/** An answer that takes longer is taken for a long poll. */
const longPollMs = 5_000;

export class Requests {
  readonly #open = new Map<string, number>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  listen(session: CdpSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (type === undefined || !awaited.has(type) || request.url.startsWith('data:')) return;
      // A redirect keeps its id and its first time.
      if (!this.#open.has(requestId)) this.#open.set(requestId, Date.now());
    });
    const close = ({ requestId }: { requestId: string }) => {
      if (this.#open.delete(requestId)) this.#changed();
    };
    session.on('Network.loadingFinished', close);
    session.on('Network.loadingFailed', close);
  }

  /** A new main document: what the one before asked for is nobody's any more. */
  forget(): void {
    this.#open.clear();
  }

  /** When the youngest awaited request counts as a long poll; undefined when none is open. */
  busyUntil(now: number): number | undefined {
    let latest: number | undefined;
    for (const since of this.#open.values()) {
      const until = since + longPollMs;
      if (until > now && (latest === undefined || until > latest)) latest = until;
    }
    return latest;
  }
}
