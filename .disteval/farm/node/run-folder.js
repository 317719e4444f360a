/** The folder of one life of a node, with a record of every browser in it, so that the next life can clear up after a kill -9. */
import { mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateFolder, userId } from "./private-folder.js";
import { killGroup, processFacts } from "./process-table.js";
/** Where every node of this user keeps its run folder. */
const commonFolder = () => join(tmpdir(), `troupe-farm-${userId()}`);
/** Reaps what dead nodes of this user left on this machine, then makes this node's folder. `base` is for tests. */
export async function openRunFolder(base = commonFolder()) {
    await privateFolder(base);
    await reap(base);
    const folder = await mkdtemp(join(base, 'node-'));
    await record(folder, process.pid);
    return {
        make: (prefix) => mkdtemp(join(folder, prefix)),
        async close() {
            await rm(folder, { recursive: true, force: true, maxRetries: 3 });
            // Other nodes may use the common folder: it goes with the last of them.
            await rmdir(base).catch(() => undefined);
        },
    };
}
/** Notes in a folder which process it belongs to; written whole or not at all. */
export async function record(folder, pid) {
    const owner = { pid, startedAt: (await processFacts(pid))?.startedAt ?? '' };
    await writeFile(join(folder, 'owner.new'), JSON.stringify(owner));
    await rename(join(folder, 'owner.new'), join(folder, 'owner'));
}
async function reap(base) {
    for (const name of await readdir(base)) {
        const folder = join(base, name);
        const owner = await ownerOf(folder);
        // Without an owner it is being made this moment, or was left before it was: an hour settles which.
        if (owner === undefined ? await isYoung(folder) : await lives(owner))
            continue;
        for (const inner of await readdir(folder).catch(() => [])) {
            const browser = await ownerOf(join(folder, inner));
            if (browser && (await lives(browser)))
                killGroup(browser.pid);
        }
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function ownerOf(folder) {
    const text = await readFile(join(folder, 'owner'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
}
async function lives(owner) {
    const facts = await processFacts(owner.pid);
    return facts !== undefined && facts.startedAt === owner.startedAt;
}
async function isYoung(folder) {
    const found = await stat(folder).catch(() => undefined);
    return found !== undefined && Date.now() - found.mtimeMs < 3_600_000;
}
//# sourceMappingURL=run-folder.js.map