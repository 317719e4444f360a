/** Money and what is measured to make it. */
export const microCredits = (credits) => Math.round(credits * 1_000_000);
export const toCredits = (amount) => amount / 1_000_000;
export const noUsage = { browserMs: 0, egressBytes: 0, modelInputTokens: 0, modelOutputTokens: 0 };
//# sourceMappingURL=money.js.map