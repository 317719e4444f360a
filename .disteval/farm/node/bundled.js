/** The headless shell that ships inside `@sparticuz/chromium`, unpacked once for this user. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { privateFolder } from "./private-folder.js";
import { unpackTar } from "./tar.js";
const inflate = promisify(brotliDecompress);
/**
 * Unpacks the browser below `cache`, or finds it there from before. Safe while other processes do the same: each writes a
 * folder of its own, and the first rename wins.
 */
export async function unpackBundled(cache) {
    const root = await packageRoot();
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const folder = join(cache, `chromium-${version}`);
    const found = await intact(folder);
    if (found)
        return found;
    const fresh = await mkdtemp(join(cache, '.unpacking-'));
    try {
        await fill(fresh, join(root, 'bin'), folder);
        await place(fresh, folder);
    }
    finally {
        await rm(fresh, { recursive: true, force: true });
    }
    const placed = await intact(folder);
    if (!placed)
        throw new Error(`the browser in ${folder} is damaged right after it was unpacked: is the disk full?`);
    return placed;
}
/** The package exports neither its manifest nor its archives: they are found beside its main module. */
async function packageRoot() {
    let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
    while (!(await stat(join(folder, 'bin', 'chromium.br')).catch(() => undefined))) {
        if (folder === dirname(folder))
            throw new Error('@sparticuz/chromium is installed without its archives: run npm ci');
        folder = dirname(folder);
    }
    return folder;
}
/** What an earlier unpacking left, when every file still has its size and only this user can have changed it. */
async function intact(folder) {
    const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
    if (text === undefined)
        return undefined;
    await privateFolder(folder);
    const { builtAt, sizes } = JSON.parse(text);
    for (const [name, size] of Object.entries(sizes)) {
        const file = await stat(join(folder, name)).catch(() => undefined);
        if (file?.size !== size)
            return undefined;
    }
    return {
        executable: join(folder, 'chromium'),
        libraries: join(folder, 'lib'),
        fontsConf: join(folder, 'fonts.conf'),
        builtAt: new Date(builtAt),
    };
}
async function fill(folder, archives, finalFolder) {
    const open = async (name) => inflate(await readFile(join(archives, name)));
    const executable = join(folder, 'chromium');
    await pipeline(createReadStream(join(archives, 'chromium.br'), { highWaterMark: 1 << 20 }), createBrotliDecompress({ chunkSize: 1 << 20 }), createWriteStream(executable, { mode: 0o700 }));
    await unpackTar(await open('al2023.tar.br'), folder);
    await unpackTar(await open('fonts.tar.br'), folder);
    await writeFile(join(folder, 'fonts.conf'), fontsConf(finalFolder));
    // npm resets the times of a package's own files; those inside this archive, built with the browser, are true.
    const builtAt = await unpackTar(await open('swiftshader.tar.br'), join(folder, 'graphics'));
    await rm(join(folder, 'graphics'), { recursive: true });
    const names = ['chromium', 'lib/libnss3.so', 'fonts/Open_Sans/OpenSans-Regular.ttf', 'fonts.conf'];
    const sizes = Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify({ builtAt: builtAt.toISOString(), sizes }));
}
const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
/** Puts the folder in its place, unless another process has put a good one there; a damaged one makes way. */
async function place(fresh, folder) {
    const move = () => rename(fresh, folder).then(() => true, (error) => {
        if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')
            return false;
        throw error;
    });
    if ((await move()) || (await intact(folder)))
        return;
    await rename(folder, `${fresh}-damaged`).catch((error) => {
        // Another process has moved it away first.
        if (error.code !== 'ENOENT')
            throw error;
    });
    await rm(`${fresh}-damaged`, { recursive: true, force: true });
    await move();
}
//# sourceMappingURL=bundled.js.map