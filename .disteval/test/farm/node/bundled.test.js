import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { unpackBundled } from "../../../farm/node/bundled.js";
import { findChromium } from "../../../farm/node/chromium.js";
import { privateFolder } from "../../../farm/node/private-folder.js";
t.test('two processes that unpack at once both get the same browser, and nothing else stays', async (t) => {
    const cache = mkdtempSync(join(tmpdir(), 'troupe-unpack-'));
    t.teardown(() => rmSync(cache, { recursive: true }));
    const script = `import { unpackBundled } from ${JSON.stringify(new URL('../../../farm/node/bundled.js', import.meta.url).href)};
    console.log((await unpackBundled(process.argv[1])).executable);`;
    const paths = await Promise.all([1, 2].map(async () => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script, cache], { stdio: ['ignore', 'pipe', 'inherit'] });
        const [[line], [code]] = await Promise.all([once(child.stdout, 'data'), once(child, 'exit')]);
        t.equal(code, 0);
        return String(line).trim();
    }));
    t.equal(paths[0], paths[1]);
    t.equal(readdirSync(cache).length, 1);
    t.equal(statSync(paths[0] ?? '').mode & 0o777, 0o700);
    const bundle = await unpackBundled(cache);
    t.ok(bundle.builtAt.getTime() > Date.UTC(2025, 0), 'its age is known');
    const inode = statSync(bundle.executable).ino;
    t.equal(statSync((await unpackBundled(cache)).executable).ino, inode, 'it is unpacked once');
    truncateSync(bundle.executable, 1000);
    await unpackBundled(cache);
    t.ok(statSync(bundle.executable).size > 1_000_000, 'a damaged one is replaced');
    t.equal(readdirSync(cache).length, 1);
    chmodSync(join(cache, readdirSync(cache)[0] ?? ''), 0o777);
    await t.rejects(unpackBundled(cache), { code: 'farm_unavailable', message: /0700/ }, 'one that others could have changed is not run');
});
t.test('a browser that is not there or does not start is named', async (t) => {
    await t.rejects(findChromium('/no/such/chrome'), { code: 'farm_unavailable', message: /CHROME_PATH.*\/no\/such\/chrome/ });
    await t.rejects(findChromium('/bin/false'), { code: 'farm_unavailable', message: /\/bin\/false.*does not start/ });
});
t.test('a browser of CHROME_PATH is used before the bundled one', async (t) => {
    const { path } = await findChromium(undefined);
    t.match(await findChromium(path), { path, env: {}, version: /^Chromium \d+/ });
});
t.test('a private folder is a real folder of this user', async (t) => {
    const base = t.testdir();
    t.equal(await privateFolder(join(base, 'fresh')), join(base, 'fresh'));
    symlinkSync(join(base, 'fresh'), join(base, 'link'));
    await t.rejects(privateFolder(join(base, 'link')), { code: 'farm_unavailable' });
});
//# sourceMappingURL=bundled.test.js.map