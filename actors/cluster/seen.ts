/** Requests that came by the bus: each is carried out once, however often it is sent. */

/** Longer than any asker waits. */
const keptMs = 120_000;

interface SeenRequests<Outcome> {
  /** Runs `work` for a new id; gives the outcome of the first time for a known one, undefined while that is still at work. */
  once(id: string, work: () => Promise<Outcome>): Promise<Outcome | undefined>;
}

export function openSeenRequests<Outcome>(now: () => number = Date.now): SeenRequests<Outcome> {
  const seen = new Map<string, { readonly at: number; outcome?: Outcome }>();

  function forgetOld(): void {
    for (const [id, { at }] of seen) {
      if (at > now() - keptMs) return;
      seen.delete(id);
    }
  }

  return {
    async once(id, work) {
      const known = seen.get(id);
      if (known) return known.outcome;
      forgetOld();
      const entry: { readonly at: number; outcome?: Outcome } = { at: now() };
      seen.set(id, entry);
      entry.outcome = await work();
      return entry.outcome;
    },
  };
}
