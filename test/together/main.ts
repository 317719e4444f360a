/** Runs the test files that it is given, one after the other in this process: what each would load, compile and open anew, they share. */
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import t from 'tap';
import { handOver } from './of-file.ts';

register('./hooks.js', import.meta.url);

/** Of a file, in milliseconds. */
const patienceMs = Number(process.env.TAP_TIMEOUT) * 1_000;
// tap names folders by the arguments that are left.
const files = process.argv.splice(2);
t.setTimeout(0);
t.plan(files.length);
for (const file of files)
  t.test(file, { timeout: patienceMs }, async (t) => {
    handOver(t);
    await import(pathToFileURL(resolve(file)).href);
  });
