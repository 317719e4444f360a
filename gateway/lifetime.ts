/** What a process has opened, and its orderly end: in reverse, each step whatever became of the one before, all in bounded time. */
import type { FastifyBaseLogger } from 'fastify';
import { atMost } from './at-most.ts';

/** Given the milliseconds that are left for it and all that is closed after it. */
type Close = (leftMs: number) => Promise<void>;

export interface Lifetime {
  /** To be closed before everything that was opened earlier. */
  opened(what: string, close: Close): void;
  /** Closes everything; false when something failed or `boundMs` passed first. Never rejects; a second call waits for the first. */
  end(boundMs: number): Promise<boolean>;
}

export function beginLifetime(log: Pick<FastifyBaseLogger, 'error' | 'debug'>): Lifetime {
  const steps: { readonly what: string; readonly close: Close }[] = [];
  let ending: Promise<boolean> | undefined;
  const closeAll = async (until: number) => {
    let clean = true;
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { what, close } = step;
      await close(Math.max(0, until - performance.now())).catch((error: unknown) => {
        clean = false;
        log.error({ err: error, what }, 'could not be closed');
      });
      log.debug({ what }, 'closed');
    }
    return clean;
  };
  const end = async (boundMs: number) => {
    const clean = await atMost(boundMs, closeAll(performance.now() + boundMs), 'late');
    if (clean === 'late') log.error({ left: steps.map(({ what }) => what) }, 'stopping took too long');
    return clean === true;
  };
  return {
    opened: (what, close) => void steps.push({ what, close }),
    end: (boundMs) => (ending ??= end(boundMs)),
  };
}
