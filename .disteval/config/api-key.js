/** What an API key looks like. */
/** The source of a pattern, to be anchored by whoever uses it. */
export const apiKeyForm = 'tr_live_[A-Za-z0-9]{32,200}';
//# sourceMappingURL=api-key.js.map