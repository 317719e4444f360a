import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { tempFolder } from "../gateway/house.js";
t.test('the build leaves no process behind, for npm start becomes the gateway', async (t) => {
    const outfile = join(tempFolder(t), 'main.js');
    const script = `
    import { execFileSync } from 'node:child_process';
    import { bundlePageCode } from ${JSON.stringify(new URL('../../../deploy/build.mjs', import.meta.url).href)};
    await bundlePageCode(${JSON.stringify(outfile)});
    process.stdout.write(execFileSync('ps', ['-eo', 'ppid=,args=']).toString().split('\\n').filter((line) => line.trim().startsWith(process.pid + ' ') && !/ps -eo|defunct/.test(line)).join());
    process.exit(0);
  `;
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    t.same({ stdout, stderr, status }, { stdout: '', stderr: '', status: 0 });
    t.match(readFileSync(outfile, 'utf8'), /^"use strict";var troupe=/);
});
//# sourceMappingURL=build.test.js.map