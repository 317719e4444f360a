/** A browser that gives every site a process, as full Chrome does and the small headless shell does not. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from "../../../farm/node/chromium.js";
import { farmNode } from "../harness.js";
export async function isolatingNode(t) {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
    t.teardown(() => rm(folder, { recursive: true }));
    const { path, env } = await findChromium(undefined);
    const chromePath = join(folder, 'chrome');
    const exports = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
    await writeFile(chromePath, `#!/bin/sh\n${exports.join('')}exec '${path}' --site-per-process "$@"\n`);
    await chmod(chromePath, 0o755);
    return farmNode(t, { warm: 1, chromePath });
}
//# sourceMappingURL=isolating.js.map