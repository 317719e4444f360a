/** The limits that no caller sets: of a run, its steps, waits and repetitions, and of what is kept; times in milliseconds. */
export const runLimits = {
  /** Acts of one run, over all its tries. */
  steps: 50,
  /** The same act on the same page state: when the planner is told, and when the run ends. */
  loopHintAt: 3,
  loopEndAt: 6,
  /** Acts that failed one after the other. */
  failedActs: 3,
  /** Observations that failed one after the other. */
  failedObservations: 2,
  /** How long a page whose last act or observation met its deadline may take to be seen once more. */
  unyieldingMs: 10_000,
  /** How long a page that does not rest is waited for before it is looked at again. */
  restCeilingMs: 5_000,
  /** How long the page may take to show what an instruction names. */
  missingPatienceMs: 5_000,
  /** How long success may come after the page has come to rest, and how long it is waited for in all. */
  successPatienceMs: 2_500,
  successCeilingMs: 10_000,
  recheckMs: 100,
  /** Of a lease and of the run's document; both are renewed three times in it. */
  leaseTtlMs: 15_000,
  /** Browsers tried for one run. */
  legs: 2,
  /** For the meters of a lease, when a run ends. */
  measureMs: 300,
  /** How long the end of a run is tried to be stored, while the store or the ledger can't be reached. */
  settleForMs: 30_000,
  settleRetryMs: 500,
  /** Kept of each in the record. */
  failures: 100,
  dialogs: 100,
  downloads: 20,
  /** Of a page that is opened for one piece of work, without what its caller has it wait. */
  visitMs: 60_000,
  /** How long a stopping gateway waits for its runs to end. */
  stopMs: 5_000,
} as const;

export type RunLimits = { readonly [name in keyof typeof runLimits]: number };

/** How long what has happened is kept. */
export const retention = {
  /** Of a run, since it was settled; one that is not settled stays. */
  runDays: 30,
  auditDays: 90,
  /** How often it is looked for what is due, and how much of it goes at a time. */
  everyMs: 600_000,
  batch: 20,
} as const;
