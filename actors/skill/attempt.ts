/** One run for a caller who may leave while it is under way, or before it has begun. */
import type { Log } from '../log.ts';
import type { RunEnded, Runs, StartRefusal, StartRun } from '../protocol/runs.ts';

export type Attempt = (run: StartRun, gone: AbortSignal) => Promise<RunEnded | StartRefusal>;

export function openAttempts(runs: Pick<Runs, 'start' | 'cancel'>, log: Pick<Log, 'error'>): Attempt {
  return async (run, gone) => {
    if (gone.aborted) return { type: 'refused', reason: 'unavailable', message: 'The caller left before the run could begin.' };
    const leave = () => {
      runs.cancel(run.tenantId, run.runId, 'its caller disconnected').catch((error: unknown) => {
        log.error({ err: error, runId: run.runId }, 'what its caller left could not be cancelled');
      });
    };
    const ending = runs.start(run);
    gone.addEventListener('abort', leave);
    try {
      return await ending;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  };
}
