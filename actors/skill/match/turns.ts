/** Long work in turns: others get the event loop in between. */
import { setImmediate } from 'node:timers/promises';

/** What it gives is to be awaited now and then: it gives way when `ms` have passed since it did last. */
export function openTurns(ms = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < ms) return;
    await setImmediate();
    since = performance.now();
  };
}
