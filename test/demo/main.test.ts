/** The demo as a person starts it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import t from 'tap';

t.test('all five goals of the demo are done, shown step by step, and pictured', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-test-demo-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const main = fileURLToPath(new URL('main.js', import.meta.url));
  // Rejects when it ends with anything but 0.
  const { stdout } = await promisify(execFile)(process.execPath, [main, folder]);
  t.match(stdout, '5 of 5 goals were done');
  t.match(stdout, /did {2}click button "Search" {2}\[rules, \d+ ms\]/);
  t.notMatch(stdout, 'correct horse battery', 'the password is shown by its name alone');
  t.equal(readdirSync(folder).filter((name) => name.endsWith('.png')).length, 5);
});

t.test("a goal of one's own is tried on a file, and ends with 1 when it was not reached", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-test-try-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const page = join(folder, 'a page.html');
  writeFileSync(page, '<script src="/eval.js"></script><button onclick="report(\'pressed\', this.textContent)">Water the ferns</button>');
  const main = fileURLToPath(new URL('try.js', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [main, page, 'Click "Water the ferns"']);
  t.match(stdout, 'page pressed: "Water the ferns"');
  const missed = promisify(execFile)(process.execPath, [main, page, 'Click "Prune the roses"']);
  await t.rejects(missed, { code: 1, stdout: /✗ goal_not_reached/ });
});
