/** The bus between processes: messages that may be lost, presence that expires, and counters that expire. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Presence<T extends Json = Json> {
  readonly id: string;
  readonly value: T;
}

export type PresenceKind = 'gateway' | 'node';

export interface Subscription {
  close(): Promise<void>;
}

/** Methods reject with `StoreError` `unavailable` while the bus is down; it reconnects and subscribes again by itself. */
export interface Bus {
  publish(channel: string, message: Json): Promise<void>;
  /** At most once: what is published while the bus is down is lost. */
  subscribe(channel: string, handler: (message: Json) => void): Promise<Subscription>;
  /** Stands until `ttlMs` have passed since the latest call, or until withdrawn. */
  announce(kind: PresenceKind, id: string, value: Json, ttlMs: number): Promise<void>;
  withdraw(kind: PresenceKind, id: string): Promise<void>;
  present(kind: PresenceKind): Promise<Presence[]>;
  /** Adds one to the counter of this window and returns it; the counter is gone `windowMs` after its first count. */
  count(key: string, windowMs: number): Promise<number>;
  ping(): Promise<boolean>;
  close(): Promise<void>;
}
