// Fetches what the tests against real servers need and npm does not bring: the jars of the MongoDB stand-in, into .peers.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pom = join(root, 'test', 'peers', 'mongo', 'pom.xml');
const jars = join(root, '.peers', 'mongo');
const stamp = join(jars, 'pom.xml');

const wanted = readFileSync(pom, 'utf8');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync(jars, { recursive: true, force: true });
  mkdirSync(jars, { recursive: true });
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`];
  const { status, error } = spawnSync('mvn', ['--batch-mode', '--quiet', '--file', pom, ...goal], { stdio: 'inherit' });
  if (error !== undefined) console.error(`mvn can't be run: ${error.message}. Install Maven, or leave these tests out.`);
  if (status !== 0) process.exit(1);
  writeFileSync(stamp, wanted);
}
