import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t, { type Test } from 'tap';
import { processFacts } from '../../../farm/node/process-table.ts';
import { openRunFolder } from '../../../farm/node/run-folder.ts';
import { farmNode, until } from '../harness.ts';

t.test('a node that starts reaps what a killed one left: processes and folders', async (t) => {
  const runFolders = join(tmpdir(), `troupe-reap-${process.pid}`);
  const child = spawn(process.execPath, [fileURLToPath(new URL('node-process.js', import.meta.url)), runFolders], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.teardown(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const pid = Number.parseInt(String(line), 10);
  t.ok(await processFacts(pid), 'its browser runs');
  // A browser that hangs does not end with its pipe.
  process.kill(pid, 'SIGSTOP');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [left = ''] = readdirSync(runFolders);
  t.ok(await processFacts(pid), 'its browser outlives it');

  const node = await farmNode(t, { runFolders });
  t.equal(await processFacts(pid), undefined);
  t.notOk(existsSync(join(runFolders, left)));
  await node.close();
  t.notOk(existsSync(runFolders));
});

t.test('the folder of a node that lives is left alone, and so is a process that has only inherited a number', async (t) => {
  const base = join(tmpdir(), `troupe-owners-${process.pid}`);
  const first = await openRunFolder(base);
  const mine = await first.make('browser-');
  const bystander = sleeper(t);
  const dead = join(base, 'node-dead');
  mkdirSync(join(dead, 'browser-x'), { recursive: true });
  writeFileSync(join(dead, 'owner'), JSON.stringify({ pid: bystander.pid, startedAt: '1' }));
  writeFileSync(join(dead, 'browser-x', 'owner'), JSON.stringify({ pid: bystander.pid, startedAt: '1' }));

  const second = await openRunFolder(base);
  t.ok(existsSync(mine));
  t.notOk(existsSync(dead));
  t.ok(await processFacts(bystander.pid ?? 0), 'the later process of that number lives');
  await first.close();
  t.ok(existsSync(base), 'the other node still uses the common folder');
  await second.close();
  t.notOk(existsSync(base));
});

t.test('a run folder that others can write is not used', async (t) => {
  const base = t.testdir({ open: {} });
  await t.rejects(openRunFolder(base), { code: 'farm_unavailable', message: /mode 0700/ });
});

t.test('a browser that dies by itself takes its children and its profile with it', async (t) => {
  const runFolders = join(tmpdir(), `troupe-dies-${process.pid}`);
  const node = await farmNode(t, { runFolders, warm: 1 });
  const [browser] = (await node.status()).browsers;
  const pid = browser?.pid ?? 0;
  const profiles = () =>
    readdirSync(runFolders).flatMap((name) => readdirSync(join(runFolders, name)).filter((inner) => inner.startsWith('browser-')));
  const [profile = ''] = profiles();
  process.kill(pid, 'SIGKILL');
  await until(() => !profiles().includes(profile));
  // What was killed takes a moment to be gone.
  await until(() => membersOf(pid).length === 0);
});

function sleeper(t: Test): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });
  t.teardown(() => child.kill('SIGKILL'));
  return child;
}

function membersOf(group: number): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, , inGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(inGroup) === group && state !== 'Z';
      } catch {
        // It ended between two reads.
        return false;
      }
    });
}
