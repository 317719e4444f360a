/** How the actor system's reports stand in the log. */
import type { Log } from './log.ts';
import type { SystemReport } from './system.ts';

const failed = 'an actor failed';
const late = 'an actor has ended, and what it held is not let go of yet: a farm node or the store is slow to answer; nobody waits for it';

export function logReports(log: Pick<Log, 'warn' | 'error'>): (report: SystemReport) => void {
  return (report) => {
    // The actor itself did all that it could: its lease ends by its time to live, and what is stored is settled by others.
    if (report.type === 'release_late') log.warn({ ...report }, late);
    else log.error({ ...report }, failed);
  };
}
