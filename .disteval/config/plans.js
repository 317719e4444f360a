/** What each plan allows. */
/** The spec gives no numbers ("higher tiers raise limits"): these are ours. */
export const plans = {
    free: { requestsPerMinute: 120, stealth: false },
    starter: { requestsPerMinute: 600, stealth: false },
    pro: { requestsPerMinute: 3_000, stealth: true },
    enterprise: { requestsPerMinute: 12_000, stealth: true },
};
//# sourceMappingURL=plans.js.map