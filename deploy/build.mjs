// Builds the house into .dist: TypeScript by tsc, and the code that runs in pages by esbuild, as one string.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modified, newest } from './newest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const stamp = join(root, '.dist', 'built');

/** What the code that runs in pages is made of. */
const pageCode = ['farm/page/inject', 'config', 'deploy', 'tsconfig.json', 'package-lock.json'].map((name) => join(root, name));

/** Emits .dist and ends the process with tsc's report when a type is wrong. */
export async function build() {
  const outfile = join(root, '.dist/farm/page/inject/main.js');
  const tsc = runs([join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', root]);
  // Beside it, for each takes seconds; it is often the same as it was.
  await Promise.all([tsc, newest(pageCode) > modified(outfile) && bundlePageCode(outfile)]);
  removeOrphans('');
  writeFileSync(stamp, '');
}

/** In a process of its own: what it takes, esbuild's process too, would stay with this one, which may become the gateway. */
export const bundlePageCode = (outfile) => runs([join(root, 'deploy/page-code.mjs'), outfile]);

async function runs(command) {
  const [status] = await once(spawn(process.execPath, command, { stdio: ['ignore', 2, 2] }), 'close');
  if (status !== 0) process.exit(status ?? 1);
}

/** A test whose source is gone must not go on running from .dist. */
function removeOrphans(folder) {
  for (const entry of readdirSync(join(root, '.dist', folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeOrphans(path);
    else if (/\.js(\.map)?$/.test(path) && !existsSync(join(root, path.replace(/\.js(\.map)?$/, '.ts')))) rmSync(join(root, '.dist', path));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
