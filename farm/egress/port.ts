/** The address guard of one lease, as the node sees it. */
import type { Unanswered } from './unanswered.ts';

export interface Guard {
  /** `http://127.0.0.1:PORT`, for `createBrowserContext`. */
  readonly proxyUrl: string;
  /** What went to and from the internet so far, both directions, in bytes; still answers after `close`. */
  bytes(): number;
  /** To be told what the browser says of the lease's requests: a tunnel shows the guard none of them. */
  readonly unanswered: Pick<Unanswered, 'asked' | 'settled' | 'abandoned' | 'unseen' | 'gone'>;
  /** The caller's proxy for all that is connected to from now on; `undefined` connects directly. */
  setUpstream(proxy: string | undefined): void;
  /** Ends every connection and frees the port. Idempotent. */
  close(): Promise<void>;
}

export interface GuardEvents {
  /** Something in the lease wanted to reach an address that it may not. */
  refused(event: { host: string; address?: string; reason: string }): void;
  /** The caller's proxy itself could not be reached, is forbidden, or refused the credentials. */
  proxyFailed(reason: string): void;
  /** A host that may be reached was not: its name does not resolve, or nothing answers. The browser itself only sees a closed connection. */
  unreachable(event: { host: string; reason: string }): void;
}
