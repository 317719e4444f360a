/** Runs all test files, or those whose paths hold one of the arguments, some at once, and prints TAP. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.js'))
  .map((path) => relative(root, join(folder, path)))
  .filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
  .sort();

/** Of a file, in seconds. */
const patience = 240;

t.setTimeout(0);
// A third of their time they wait: for pages, for processes, and for what must not come.
t.jobs = 2 * availableParallelism();
t.plan(files.length);
for (const file of files) {
  // tap would have every process load hooks for coverage, mocks and TypeScript, those that tests start, too: a second or two each,
  // for nothing that is used here.
  const bare = ['-u', 'NODE_OPTIONS', `TAP_TIMEOUT=${patience}`, process.execPath, '--enable-source-maps', file];
  t.spawn('env', bare, { name: file, cwd: root, timeout: patience * 1_000, buffered: true });
}
