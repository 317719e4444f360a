/** Long work in turns: others get the event loop in between, and of all long work that is under way one goes on each time. */
import { setImmediate } from 'node:timers/promises';

/** Of all that wait: the one behind which the next must wait. */
let last: Promise<unknown> = Promise.resolve();

/** After so many small things it is early enough to look at the clock. */
export const untilLook = 64;

/** What it gives is to be awaited now and then: it gives way when `ms` have passed since it did last. */
export function openTurns(ms = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    last = last.then(() => setImmediate());
    await last;
    since = performance.now();
  };
}
