/** One Chromium process: started over a pipe with a fresh profile, and ended with its whole process group. */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FarmError } from "../errors.js";
import { browserFlags } from "./flags.js";
import { openPipe } from "./pipe.js";
import { killGroup } from "./process-table.js";
import { record } from "./run-folder.js";
const keptStderr = 4_000;
/**
 * Starts a browser. It may still fail to speak: the first command on the pipe, with its deadline, shows.
 * Rejects with `farm_unavailable` when the process can't be started at all.
 */
export async function startBrowser(options) {
    const { chromium, sandbox } = options;
    const folder = await options.runFolder.make('browser-');
    const profile = join(folder, 'profile');
    const temporary = join(folder, 'tmp');
    await Promise.all([mkdir(profile), mkdir(temporary)]);
    const child = spawn(chromium.path, browserFlags({ profile, sandbox }), {
        stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
        detached: true,
        env: { ...chromium.env, HOME: folder, TMPDIR: temporary, LANG: 'C.UTF-8' },
    });
    const lastWords = collectStderr(child);
    const pid = child.pid;
    if (pid === undefined) {
        const cause = await new Promise((resolve) => child.once('error', resolve));
        await rm(folder, { recursive: true, force: true });
        throw new FarmError('farm_unavailable', `the browser at ${chromium.path} can't be started: ${cause.message}`, { cause });
    }
    const gone = new Promise((resolve) => child.once('exit', () => resolve()));
    void gone.then(() => options.onGone(lastWords()));
    const pipe = openPipe(child.stdio[3], child.stdio[4], options.handlers);
    await record(folder, pid);
    let ending;
    const kill = () => {
        ending ??= (async () => {
            killGroup(pid);
            await gone;
            // A renderer may have been born between the signal and the death of its parent.
            killGroup(pid);
            // What can't be removed now is removed by the next life of the node.
            await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => undefined);
        })();
        return ending;
    };
    // A browser that dies by itself leaves its children and its profile to us.
    void gone.then(kill);
    return { pid, sandboxed: sandbox, pipe, gone, kill };
}
function collectStderr(child) {
    let text = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk) => {
        text = (text + chunk).slice(-keptStderr);
    });
    return () => text;
}
//# sourceMappingURL=browser.js.map