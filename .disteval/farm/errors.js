export class FarmError extends Error {
    name = 'FarmError';
    code;
    /** For `farm_full`: when it is worth asking again. */
    retryAfterMs;
    /** For `egress_refused`: which host the guard of the lease refused. */
    refusedHost;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
        if (options?.retryAfterMs !== undefined)
            this.retryAfterMs = options.retryAfterMs;
        if (options?.refusedHost !== undefined)
            this.refusedHost = options.refusedHost;
    }
}
//# sourceMappingURL=errors.js.map