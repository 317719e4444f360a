/** Handlers of what strangers send: what one throws ends the exchange that it was called for, and never the process. */
/** The same handler, which does not throw: `broken` hears of what it would have thrown. */
export function contained(handle, broken) {
    return (...args) => {
        try {
            handle(...args);
        }
        catch (error) {
            broken(error, ...args);
        }
    };
}
//# sourceMappingURL=contained.js.map