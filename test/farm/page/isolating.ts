/** A browser that gives every site a process, as full Chrome does and the small headless shell does not. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';
import { findChromium } from '../../../farm/node/chromium.ts';
import type { FarmNode } from '../../../farm/node/node.ts';
import { farmNode } from '../harness.ts';

export const isolatingNode = async (t: Test): Promise<FarmNode> => farmNode(t, { warm: 1, chromePath: await isolatingChromium(t) });

/** Where it is; removed with the test. */
export async function isolatingChromium(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const { path, env } = await findChromium(undefined);
  const chromePath = join(folder, 'chrome');
  const exports = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
  await writeFile(chromePath, `#!/bin/sh\n${exports.join('')}exec '${path}' --site-per-process "$@"\n`);
  await chmod(chromePath, 0o755);
  return chromePath;
}
