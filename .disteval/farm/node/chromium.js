/** Finds the browser to run: `CHROME_PATH` when set, the bundled headless shell otherwise. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FarmError } from "../errors.js";
import { unpackBundled } from "./bundled.js";
import { cacheFolder } from "./private-folder.js";
const run = promisify(execFile);
/** Rejects with `farm_unavailable` and the reason when there is no browser that starts. */
export async function findChromium(chromePath) {
    return chromePath === undefined ? bundled() : installed(chromePath);
}
async function installed(path) {
    const file = await stat(path).catch((cause) => {
        throw new FarmError('farm_unavailable', `CHROME_PATH names no file: ${path}`, { cause });
    });
    const version = await ask(path, {});
    if (version.error)
        throw new FarmError('farm_unavailable', `the browser at CHROME_PATH (${path}) does not start: ${version.error}`);
    return { path, env: {}, version: version.text, builtAt: file.mtime };
}
async function bundled() {
    const bundle = await unpackBundled(await cacheFolder());
    const fonts = hasFonts() ? {} : { FONTCONFIG_FILE: bundle.fontsConf };
    const path = bundle.executable;
    const plain = await ask(path, {});
    if (plain.error === undefined)
        return { path, env: fonts, version: plain.text, builtAt: bundle.builtAt };
    const libraries = { LD_LIBRARY_PATH: bundle.libraries };
    const helped = await ask(path, libraries);
    if (helped.error === undefined)
        return { path, env: { ...fonts, ...libraries }, version: helped.text, builtAt: bundle.builtAt };
    throw new FarmError('farm_unavailable', `the bundled browser does not start on this machine (${process.platform} ${process.arch}): ${helped.error}; set CHROME_PATH to an installed Chromium`);
}
const hasFonts = () => existsSync('/etc/fonts/fonts.conf') && existsSync('/usr/share/fonts');
async function ask(path, env) {
    try {
        const { stdout } = await run(path, ['--version'], { env, timeout: 10_000 });
        return { text: stdout.trim() };
    }
    catch (error) {
        const { stderr, message } = error;
        return { text: '', error: stderr?.trim().split('\n').at(-1) || message };
    }
}
//# sourceMappingURL=chromium.js.map