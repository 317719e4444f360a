/** The limits that no caller sets: of a run, its steps, waits and repetitions, and of what is kept; times in milliseconds. */
export const runLimits = {
  /** Acts of one run, over all its tries. */
  steps: 50,
  /** What asking a model may cost one run, in and out together. */
  modelTokens: 600_000,
  /** The same act planned on the same page state, done or failed: when the planner is told, and when the run ends. */
  loopHintAt: 3,
  loopEndAt: 6,
  /**
   * Acts that failed one after the other, which the rule above can't see where the page changes by itself between the tries. It
   * ends the run earlier, and with the reason of the last failure: each act has waited already for the page to let it through, and
   * the planner was told why it did not.
   */
  failedActs: 3,
  /** Observations that failed one after the other. */
  failedObservations: 2,
  /** How long a page whose last act or observation met its deadline may take to be seen once more. */
  unyieldingMs: 10_000,
  /** How long a page that does not rest is waited for before it is looked at again. */
  restCeilingMs: 5_000,
  /** How long the page may take to show what an instruction names. */
  missingPatienceMs: 5_000,
  /** How long the control of a recorded step may take to show. */
  recallMs: 5_000,
  /** What is not true by then may come true when the field is left that was written in. */
  leaveAfterMs: 600,
  /** How long a page may take to change an entry whose field was left, where it has put something off then. */
  afterLeavingMs: 800,
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
  /** A page in which something was written last is kept so long after the end: pages save a while after that, and whoever asked has been told. */
  lingerMs: 1_200,
  /** How long the end of a run is tried to be stored, while the store or the ledger can't be reached. */
  settleForMs: 30_000,
  settleRetryMs: 500,
  /** How often it is tried again after that, when nobody waits for it any more. */
  lateEnds: 30,
  /** Kept of each in the record. */
  failures: 100,
  dialogs: 100,
  downloads: 20,
  /** Of all downloads of a run together. */
  downloadBytes: 25 * 1_048_576,
  /** Of a page that is opened for one piece of work, without what its caller has it wait. */
  visitMs: 60_000,
  /** The whole stop of a gateway (README, "As a cluster"), and what its runs must leave of it to all that closes after them. */
  stopMs: 20_000,
  closingMs: 6_000,
} as const;

export type RunLimits = { readonly [name in keyof typeof runLimits]: number };

/** Of what the pages of one lease have its browser download; lengths in bytes, times in milliseconds. */
export const downloadLimits = {
  /** Of one file: the cap of SPEC.md. */
  bytes: 25 * 2 ** 20,
  /** Of all of them, which lie on the node's disk until the lease ends. */
  allBytes: 100 * 2 ** 20,
  files: 20,
  /** What one file may take. */
  ms: 20_000,
} as const;

/** Of each file that a run may attach: what it may hold, in bytes, and how long fetching it may take, in milliseconds. */
export const fileLimits = { mostBytes: 25 * 1_048_576, withinMs: 30_000 } as const;

/** Of what a run reads on a page, so that all of its reads fit into one document of the store. */
export const readLimits = { characters: 50_000 } as const;

/** How long what has happened is kept. */
export const retention = {
  /** Of a run, since it was settled; one that is not settled stays. */
  runDays: 30,
  auditDays: 90,
  /** How often it is looked for what is due, and how much of it goes at a time. */
  everyMs: 600_000,
  batch: 20,
} as const;

/** Of what a model is asked; times in milliseconds, lengths in tokens where nothing else is said. */
export const modelLimits = {
  /** How long what the rules look for may take to show before the model is asked: shorter than a run's own patience. */
  rulesPatienceMs: 2_500,
  /** For one answer; a quarter of what a run may take where that is shorter. */
  callMs: 45_000,
  /** So often an endpoint is asked that says nothing in that time: its run must have time left to say so. */
  silentCalls: 2,
  /** Calls for one answer, when the endpoint fails; between them its `Retry-After` or `pauseMs`, twice as long each time. */
  calls: 4,
  pauseMs: 500,
  /** A longer `Retry-After` is a failure: nobody waits that long for one step. */
  longestWaitMs: 60_000,
  /** Answers of one plan that can't be carried out, before it is given up. */
  answers: 4,
  /** Of one answer, what a reasoning model thinks included; twice as many once one was cut off. */
  answer: 4_000,
  /** Of the page. Where the endpoint says that it is too much, a third of it, and a ninth. */
  page: 8_000,
  shrinks: 2,
  /** Acts that it is reminded of. */
  history: 12,
  /** What it may remember of pages that are left: so many of its notes, of so many characters each. */
  notes: 8,
  note: 200,
  /** Pages, or states of one, on which what it tells may have stood. */
  pagesSeen: 20,
  /** How often it is asked about a part of the goal that it finds nothing for, while the page changes. */
  missing: 3,
} as const;

export type ModelLimits = { readonly [name in keyof typeof modelLimits]: number };
