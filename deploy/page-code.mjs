// Bundles the code that runs in pages by esbuild, as one string.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';
import { readByOwnNames } from './own-members.mjs';

const folder = fileURLToPath(new URL('../farm/page/inject', import.meta.url));
/** Becomes one that no page knows, in farm/page/world.ts. */
const prefix = '$own$';

const { sources, members } = readByOwnNames(folder, prefix);
await build({
  entryPoints: [join(folder, 'main.ts')],
  outfile: process.argv[2],
  bundle: true,
  format: 'iife',
  globalName: 'troupe',
  target: 'chrome120',
  minify: true,
  define: { ownMembers: JSON.stringify(members) },
  plugins: [
    {
      name: 'own-members',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: sources.get(path) ?? readFileSync(path, 'utf8'), loader: 'ts' })),
    },
  ],
});
await stop();
