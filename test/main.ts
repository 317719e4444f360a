/** Runs all test files, or those whose paths hold one of the arguments, some at once, and prints TAP. */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { inGroups } from './together/groups.ts';

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
const together = relative(root, join(folder, 'together', 'main.js'));

t.setTimeout(0);
// A third of their time they wait: for pages, for processes, and for what must not come.
t.jobs = 2 * availableParallelism();
const groups = inGroups(files);
t.plan(groups.length);
for (const group of groups) {
  const [file = ''] = group;
  const name = group.length === 1 ? file : `${file} and ${group.length - 1} more`;
  // tap would have every process load hooks for coverage, mocks and TypeScript, those that tests start, too: a second or two each,
  // for nothing that is used here.
  const bare = ['-u', 'NODE_OPTIONS', `TAP_TIMEOUT=${patience}`, process.execPath, '--enable-source-maps'];
  const args = [...bare, ...(group.length === 1 ? [] : [together]), ...group];
  t.spawn('env', args, { name, cwd: root, timeout: patience * 1_000 * group.length, buffered: true });
}
