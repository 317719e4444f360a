/** The gateway as a process of its own, as `npm start` runs it once built. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
const root = fileURLToPath(new URL('../../..', import.meta.url));
const entries = { gateway: '.dist/gateway/main.js', key: '.dist/gateway/key/main.js' };
/** Its temporary files go into `folder`, and its data too unless `settings` say otherwise. */
export function launch(t, entry, folder, settings = {}, args = []) {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary, { recursive: true });
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, TMPDIR: temporary, DATA_DIR: join(folder, 'data'), PORT: '0', ...settings };
    const child = spawn(process.execPath, [join(root, entries[entry]), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    t.teardown(() => child.kill('SIGKILL'));
    const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const ended = output.then(([stdout, stderr, [status, signal]]) => ({ status, signal, stdout, stderr }));
    const ready = new Promise((resolve, reject) => {
        let printed = '';
        child.stdout.on('data', (chunk) => {
            printed += chunk;
            const [, url] = /ready at (\S+)/.exec(printed) ?? [];
            const [, curl] = /^ {2}(curl .*)$/m.exec(printed) ?? [];
            const [key] = /tr_live_[A-Za-z0-9]+/.exec(printed) ?? [];
            if (url !== undefined && curl !== undefined)
                resolve({ url, curl, key: key ?? '' });
        });
        ended.then(({ stderr }) => reject(new Error(`it ended before it was ready: ${stderr}`)));
    });
    // Who does not wait for it is not harmed by it.
    ready.catch(() => { });
    return { child, ready, ended };
}
/** What a process with this folder for its files has left behind: temporary files, and processes that name the folder. */
export function leftBehind(folder) {
    const temporary = join(folder, 'tmp');
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && commandLine(name).includes(temporary));
    return [...readdirSync(temporary), ...processes.map((pid) => `${pid}: ${commandLine(pid)}`)];
}
function commandLine(pid) {
    try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    catch {
        // It has ended meanwhile.
        return '';
    }
}
//# sourceMappingURL=process.js.map