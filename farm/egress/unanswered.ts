/** The requests of a lease's pages that have no answer yet, by host, as its browser tells of them. */
import { canonicalHost } from '../../config/addresses.ts';
import type { Target } from './upstream.ts';

/**
 * What is under way to one host: something that must not be sent twice, only what may be, or nothing that is known of; `unseen`
 * when there may be anything, and no word of it will come.
 */
export type UnderWay = 'once' | 'repeatable' | 'unknown' | 'unseen';

export interface Unanswered {
  /**
   * `at` is when it was about to be sent, in milliseconds since 1970. A redirect comes under the id of the request before it, and
   * takes its place; it may have been followed before it was told of.
   */
  asked(requestId: string, request: { readonly method: string; readonly url: string }, at: number): void;
  /** It was answered, or has failed. */
  settled(requestId: string): void;
  /** Its page waits for it no more; it may go on all the same, and nothing more is told of it. */
  abandoned(requestId: string): void;
  /** A worker has begun of whose requests nothing is told, to whatever host. */
  unseen(targetId: string): void;
  /** Of any target that has ended. */
  gone(targetId: string): void;
  /** Of what was asked `until` then; what was asked later can't be among bytes that had been sent by then. */
  to(target: Target, until: number): UnderWay;
  /** What it is as soon as it is `wanted`, or after `ms`. */
  wait(target: Target, until: number, wanted: (underWay: UnderWay) => boolean, ms: number): Promise<UnderWay>;
}

/** Safe methods (RFC 9110 9.2.1). */
export const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** How long requests outlive what sent them, in milliseconds: Chromium ends them then (`fetch`, keepalive). */
const lingerMs = 30_000;
/** Pages that close leave requests without a last word. */
const mostKept = 1_000;

export function openUnanswered(): Unanswered {
  const open = new Map<string, { readonly authority: string; readonly safe: boolean; readonly at: number }>();
  const unseen = new Set<string>();
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const look of waiting) look();
  };
  const to = ({ host, port }: Target, until: number): UnderWay => {
    const there = [...open.values()].filter(({ authority, at }) => authority === `${host}:${port}` && at <= until);
    if (there.some(({ safe }) => !safe)) return 'once';
    if (unseen.size > 0) return 'unseen';
    return there.length === 0 ? 'unknown' : 'repeatable';
  };
  const settled = (requestId: string) => {
    if (open.delete(requestId)) changed();
  };
  return {
    asked(requestId, { method, url }, at) {
      const since = Math.min(at, open.get(requestId)?.at ?? at);
      open.delete(requestId);
      const { protocol, hostname, port } = URL.parse(url) ?? {};
      if (protocol === 'https:')
        open.set(requestId, { authority: `${canonicalHost(hostname ?? '')}:${port || 443}`, safe: isSafe(method), at: since });
      const [oldest] = open.keys();
      if (open.size > mostKept && oldest !== undefined) open.delete(oldest);
      changed();
    },
    settled,
    abandoned(requestId) {
      const request = open.get(requestId);
      if (request === undefined || request.safe) return settled(requestId);
      setTimeout(() => {
        // A redirect may have taken its place.
        if (open.get(requestId) === request) settled(requestId);
      }, lingerMs).unref();
    },
    unseen: (targetId) => void unseen.add(targetId),
    gone(targetId) {
      // What it has sent may go on without it.
      if (unseen.has(targetId)) setTimeout(() => unseen.delete(targetId), lingerMs).unref();
    },
    to,
    wait: (target, until, wanted, ms) =>
      new Promise((resolve) => {
        const done = () => {
          waiting.delete(look);
          clearTimeout(timer);
          resolve(to(target, until));
        };
        const look = () => {
          if (wanted(to(target, until))) done();
        };
        const timer = setTimeout(done, ms);
        waiting.add(look);
        look();
      }),
  };
}
