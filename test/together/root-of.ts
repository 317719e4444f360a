/** What is opened for all the tests of a process. */
import type { Test, TestBase } from 'tap';

/** The test that ends last in this process. */
export function rootOf(t: Test): Test {
  let root: TestBase = t;
  while (root.parent) root = root.parent;
  return root as Test;
}
