/** The folder of one life of a node, with a record of every browser in it, so that the next life can clear up after a kill -9. */
import { mkdtemp, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { privateFolder, userId } from './private-folder.ts';
import { killGroup, processFacts } from './process-table.ts';

interface Owner {
  readonly pid: number;
  readonly startedAt: string;
}

export interface RunFolder {
  /** A folder of its own below this one. */
  make(prefix: string): Promise<string>;
  close(): Promise<void>;
}

/** Where every node of this user keeps its run folder. */
const commonFolder = () => join(tmpdir(), `troupe-farm-${userId()}`);

/** Reaps what dead nodes of this user left on this machine, then makes this node's folder. `base` is for tests. */
export async function openRunFolder(base = commonFolder()): Promise<RunFolder> {
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
export async function record(folder: string, pid: number): Promise<void> {
  const owner: Owner = { pid, startedAt: (await processFacts(pid))?.startedAt ?? '' };
  await writeFile(join(folder, 'owner.new'), JSON.stringify(owner));
  await rename(join(folder, 'owner.new'), join(folder, 'owner'));
}

async function reap(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const folder = join(base, name);
    const owner = await ownerOf(folder);
    // Without an owner it is being made this moment, or was left before it was: an hour settles which.
    if (owner === undefined ? await isYoung(folder) : await lives(owner)) continue;
    for (const inner of await readdir(folder).catch(() => [])) {
      const browser = await ownerOf(join(folder, inner));
      if (browser && (await lives(browser))) killGroup(browser.pid);
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function ownerOf(folder: string): Promise<Owner | undefined> {
  const text = await readFile(join(folder, 'owner'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Owner);
}

async function lives(owner: Owner): Promise<boolean> {
  const facts = await processFacts(owner.pid);
  return facts !== undefined && facts.startedAt === owner.startedAt;
}

async function isYoung(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < 3_600_000;
}
