// Makes a clone ready to run: installs the packages of the lock file and builds, each only when something changed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modified, newest } from './newest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules', '.installed-lock');
const sources = ['actors', 'gateway', 'farm', 'store', 'config', 'test', 'deploy', 'tsconfig.json'].map((name) => join(root, name));

/** Idempotent; ends the process with a non-zero status when npm or the build fails. */
export async function setUp() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (read(installed) !== lock) {
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], { cwd: root, stdio: ['ignore', 2, 2] });
    if (npm.status !== 0) process.exit(npm.status ?? 1);
    writeFileSync(installed, lock);
  }
  const { build, stamp } = await import('./build.mjs');
  if (newest(sources) > modified(stamp)) await build();
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
