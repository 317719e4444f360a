/** Handlers of what strangers send: what one throws ends the exchange that it was called for, and never the process. */

/** The same handler, which does not throw: `broken` hears of what it would have thrown. */
export function contained<A extends readonly unknown[]>(
  handle: (...args: A) => void,
  broken: (error: unknown, ...args: A) => void,
): (...args: A) => void {
  return (...args) => {
    try {
      handle(...args);
    } catch (error) {
      broken(error, ...args);
    }
  };
}
