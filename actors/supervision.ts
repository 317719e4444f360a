/** The tree on one screen: each kind of actor, its parent, and what its crash does. */

/**
 * After any crash an actor has stopped and has released what it held; nothing is ever reset in place.
 * `stop`: it stays stopped, and who waits for it is told. `restart`: it is spawned anew, at most `restarts` times
 * `withinMs`; beyond that it stays stopped and its name is refused until the window has passed.
 * `escalate`: the process is to end with `status`.
 */
export type Supervision = { readonly kind: string; readonly parent: string } & (
  | { readonly crash: 'stop' }
  | { readonly crash: 'restart'; readonly restarts: number; readonly withinMs: number }
  | { readonly crash: 'escalate'; readonly status: number }
);

export const supervision = {
  // Its browser's state is gone with it: trying again is for the run's own rules, not for a restart.
  run: { kind: 'run', parent: 'system', crash: 'stop' },
  // Whoever asked is told, and asks again.
  visit: { kind: 'visit', parent: 'system', crash: 'stop' },
  // It performs nothing that throws, and the next gateway sweeps as well.
  orphans: { kind: 'orphans', parent: 'system', crash: 'stop' },
  skill: { kind: 'skill', parent: 'system', crash: 'restart', restarts: 5, withinMs: 60_000 },
  ledger: { kind: 'ledger', parent: 'system', crash: 'restart', restarts: 5, withinMs: 60_000 },
} as const satisfies Record<string, Supervision>;
