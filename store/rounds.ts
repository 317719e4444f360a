/** Work that is done again and again, in one round at a time. */

interface Rounds {
  /** Resolves when the round under way has ended; none begins any more. */
  close(): Promise<void>;
}

/** The first round begins after `everyMs`; one that takes longer skips those that would begin meanwhile. A round that fails is reported. */
export function startRounds(everyMs: number, round: () => Promise<void>, report: (error: unknown) => void): Rounds {
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= round()
      .catch(report)
      .finally(() => {
        underWay = undefined;
      });
  }, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
