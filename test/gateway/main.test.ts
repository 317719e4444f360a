import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { openStore } from '../../store/open.ts';
import { throwsOnSignal } from '../peers/planted.ts';
import { bearer, tempFolder } from './house.ts';
import { launch, leftBehind } from './process.ts';

const run = promisify(execFile);
const linux = existsSync('/proc/self/cmdline') ? {} : { skip: 'processes are read from /proc' };

t.test('the pasted line works, the key command works beside it, and a signal leaves nothing behind', linux, async (t) => {
  const folder = tempFolder(t);
  const gateway = launch(t, 'gateway', folder);
  const { url, key, curl } = await gateway.ready;
  const { stdout } = await run('sh', ['-c', curl]);
  t.match(JSON.parse(stdout), { success: true, credits_charged: 10 });
  t.match(await (await fetch(`${url}/readyz`)).json(), { ready: true, parts: { store: true, bus: true, farm: true } });
  t.match(await (await fetch(`${url}/healthz`)).json(), { alive: true });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  t.match(metrics, /^troupe_http_requests_total\{.*route="\/api\/v1\/run",status="200"\} 1$/m);
  t.match(metrics, /^troupe_runs_ended_total\{mode="run",status="complete",failure_code=""\} 1$/m);
  t.match(metrics, /^troupe_credits_settled_total 10$/m);
  t.match(metrics, /^troupe_farm_leases_granted_total 1$/m, "the embedded node's too");
  const families = metrics.match(/^# TYPE \S+/gm) ?? [];
  t.equal(new Set(families).size, families.length, 'each is told of once');
  t.equal((await fetch(`${url}/api/v1/pricing`)).status, 200);

  const made = await launch(t, 'key', folder, {}, ['create', '--tenant', 'ada', '--credits', '7']).ended;
  t.equal(made.status, 0, made.stderr);
  const ada = JSON.parse(made.stdout);
  t.match(await (await fetch(`${url}/api/v1/credits`, { headers: bearer(ada.key) })).json(), { granted: 7, balance: 7 });
  const other = (await (await fetch(`${url}/api/v1/runs`, { headers: bearer(key) })).json()) as { total: number };
  t.equal(other.total, 1);

  gateway.child.kill('SIGTERM');
  const { status, stderr } = await gateway.ended;
  t.equal(status, 0, stderr);
  t.notMatch(stderr, new RegExp(`${key}|${ada.key}`), 'no key is in the log');
  for (const line of stderr.trim().split('\n')) t.ok(JSON.parse(line).time, 'the log is JSON');
  t.same(leftBehind(folder), []);

  const listed = await launch(t, 'key', folder, {}, ['list']).ended;
  t.match(JSON.parse(listed.stdout).tenants, [{ name: 'development', credits: { spent: 10 } }, { name: 'ada' }], 'without a gateway too');
});

/** Posts a run to a site that never answers, and resolves once the site was asked. */
async function hangingRun(t: Test, url: string, key: string): Promise<{ readonly answer: Promise<Response> }> {
  const site = createServer();
  const asked = once(site, 'request');
  site.listen(0, '127.0.0.1');
  t.teardown(() => {
    site.closeAllConnections();
    site.close();
  });
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const answer = fetch(`${url}/api/v1/run`, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://127.0.0.1:${port}/`, prompt: 'Click "Buy"', success: { kind: 'extracted' } }),
  });
  await asked;
  return { answer };
}
const reachesHere = { ALLOW_PRIVATE_TARGETS: '127.0.0.1' };

t.test('told to stop, a gateway ends its runs as cancelled, and says so to their callers', linux, async (t) => {
  const folder = tempFolder(t);
  const gateway = launch(t, 'gateway', folder, reachesHere);
  const { url, key } = await gateway.ready;
  const { answer } = await hangingRun(t, url, key);
  // As npm does with a group's signal: the same one twice.
  gateway.child.kill('SIGINT');
  gateway.child.kill('SIGINT');
  const response = await answer;
  t.equal(response.status, 200);
  const result = (await response.json()) as { runId: string };
  t.match(result, { success: false, failureCode: 'cancelled' });
  const { status, stderr } = await gateway.ended;
  t.equal(status, 0, stderr);
  t.same(leftBehind(folder), []);
  const store = await openStore({ dataDir: join(folder, 'data'), mongodbUrl: undefined, redisUrl: undefined });
  t.match(await store.runs.get('development', result.runId), { status: 'cancelled', settledAt: Date });
  await store.close();
});

t.test('an error that nobody caught is logged with its stack, and ends the runs as a signal does', linux, async (t) => {
  const folder = tempFolder(t);
  const gateway = launch(t, 'gateway', folder, { ...reachesHere, ...throwsOnSignal });
  const { url, key } = await gateway.ready;
  const { answer } = await hangingRun(t, url, key);
  gateway.child.kill('SIGUSR2');
  t.match(await (await answer).json(), { success: false, failureCode: 'cancelled' });
  const { status, stderr } = await gateway.ended;
  t.equal(status, 1);
  const fatal = stderr.split('\n').find((line) => line.includes('planted')) ?? '{}';
  t.match(JSON.parse(fatal), { level: 60, err: { message: 'planted', stack: /Error: planted\n +at / } });
  t.same(leftBehind(folder), []);
});

t.test('after a gateway was killed the next one starts over its data, with its run ended and settled', linux, async (t) => {
  const folder = tempFolder(t);
  const first = launch(t, 'gateway', folder, reachesHere);
  const { url, key } = await first.ready;
  const { answer } = await hangingRun(t, url, key);
  const lost = t.rejects(answer);
  first.child.kill('SIGKILL');
  await lost;
  await first.ended;
  const second = launch(t, 'gateway', folder);
  const again = await second.ready;
  t.equal(again.key, key);
  const read = async (path: string) => (await fetch(`${again.url}/api/v1${path}`, { headers: bearer(key) })).json();
  t.match(await read('/runs'), { total: 1, runs: [{ status: 'cancelled', credits_charged: Number, ended_at: String }] });
  t.match(await read('/credits'), { reserved: 0 });
  const { stdout } = await run('sh', ['-c', again.curl]);
  t.match(JSON.parse(stdout), { success: true });
  second.child.kill('SIGTERM');
  t.equal((await second.ended).status, 0);
  t.same(leftBehind(folder), [], 'not from the first one either');
});

t.test('what keeps a gateway from starting is one line', async (t) => {
  const folder = tempFolder(t);
  const standing = launch(t, 'gateway', folder);
  const { url } = await standing.ready;
  const cases: readonly (readonly [NodeJS.ProcessEnv, RegExp])[] = [
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\n$/],
    [{ REDIS_URL: 'redis://127.0.0.1:1' }, /FARM_SECRET is required .*\n$/],
    [{ DATA_DIR: join(folder, 'data') }, /^Troupe could not start: The data folder .* is in use by process \d+.*\n$/],
    [{ PORT: new URL(url).port }, /^Troupe could not start: port \d+ of \S+ is in use by another process: set PORT to a free one\n$/],
    [{ CHROME_PATH: '/nowhere/chrome' }, /^Troupe could not start: .*\/nowhere\/chrome.*\n$/],
  ];
  await Promise.all(
    cases.map(async ([settings, complaint]) => {
      const { status, stdout, stderr } = await launch(t, 'gateway', tempFolder(t), { LOG_LEVEL: 'silent', ...settings }).ended;
      t.equal(status, 1, stderr);
      t.match(stderr, complaint);
      t.equal(stdout, '');
    }),
  );
  standing.child.kill('SIGTERM');
  t.equal((await standing.ended).status, 0);
});

t.test("the key command says in a line what it can't do, and prints nothing else", async (t) => {
  const { status, stdout, stderr } = await launch(t, 'key', tempFolder(t), {}, ['create', '--plan', 'gold']).ended;
  t.equal(status, 1);
  t.equal(stdout, '');
  t.match(stderr, /^--tenant must be a name/);
});
