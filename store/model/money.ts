/** Money and what is measured to make it. */

/** Whole micro-credits: 1 credit = 1,000,000. Never a fraction. */
export type MicroCredits = number & { readonly __unit: 'microcredits' };

export const microCredits = (credits: number): MicroCredits => Math.round(credits * 1_000_000) as MicroCredits;
export const toCredits = (amount: MicroCredits): number => amount / 1_000_000;

/** What one call used so far. */
export interface Usage {
  readonly browserMs: number;
  readonly egressBytes: number;
  readonly modelInputTokens: number;
  readonly modelOutputTokens: number;
}

export const noUsage: Usage = { browserMs: 0, egressBytes: 0, modelInputTokens: 0, modelOutputTokens: 0 };

/** At every moment granted = balance + reserved + spent. */
export interface Balance {
  readonly granted: MicroCredits;
  readonly balance: MicroCredits;
  readonly reserved: MicroCredits;
  readonly spent: MicroCredits;
}
