/** Removes what has been kept for long enough, in small batches between which everybody else is served. */
import { setImmediate } from 'node:timers/promises';
import { retention } from '../config/limits.ts';
import type { Audit } from './audit.ts';
import { startRounds } from './rounds.ts';
import type { Runs } from './runs.ts';

interface Retention {
  /** Removes all that is due; rejects with `StoreError` when the store is gone. */
  sweep(now: Date): Promise<void>;
  /** After the batch under way. */
  close(): Promise<void>;
}

interface RetentionOptions {
  readonly runs: Pick<Runs, 'forget'>;
  readonly audit: Pick<Audit, 'forget'>;
  /** Told why a sweep of its own gave up; the next one goes on. */
  readonly report: (error: unknown) => void;
  readonly everyMs?: number;
}

const dayMs = 24 * 3_600_000;

/** Every process that has the store open may have one: what two of them remove at once is removed all the same. */
export function startRetention({ runs, audit, report, everyMs = retention.everyMs }: RetentionOptions): Retention {
  let closed = false;

  async function forgetAll(what: Pick<Runs | Audit, 'forget'>, before: Date): Promise<void> {
    while (!closed && (await what.forget(before, retention.batch)) === retention.batch) await setImmediate();
  }

  async function sweep(now: Date): Promise<void> {
    await forgetAll(runs, new Date(now.getTime() - retention.runDays * dayMs));
    await forgetAll(audit, new Date(now.getTime() - retention.auditDays * dayMs));
  }

  const rounds = startRounds(everyMs, () => sweep(new Date()), report);

  return {
    sweep,
    async close() {
      closed = true;
      await rounds.close();
    },
  };
}
