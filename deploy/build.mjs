// Builds the house into .dist: TypeScript by tsc, and the code that runs in pages by esbuild, as one string.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const stamp = join(root, '.dist', 'built');

/** Emits .dist and ends the process with tsc's report when a type is wrong. */
export async function build() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', root], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
  await bundlePageCode(join(root, '.dist/farm/page/inject/main.js'));
  removeOrphans('');
  writeFileSync(stamp, '');
}

/** Leaves no process behind: esbuild's own would live as long as this one, which may become the gateway. */
export async function bundlePageCode(outfile) {
  const { build: bundle, stop } = await import('esbuild');
  await bundle({
    entryPoints: [join(root, 'farm/page/inject/main.ts')],
    outfile,
    bundle: true,
    format: 'iife',
    globalName: 'troupe',
    target: 'chrome120',
    minify: true,
  });
  await stop();
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
