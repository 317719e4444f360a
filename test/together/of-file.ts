/** What `import t from 'tap'` is in test files that share a process: the test of the file that is being run. */
import type { Test } from 'tap';

let current: Test;

export function handOver(t: Test): void {
  current = t;
}

export { current as default };
