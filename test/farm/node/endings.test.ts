import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import t from 'tap';
import { findChromium } from '../../../farm/node/chromium.ts';
import type { NodeStatus } from '../../../farm/protocol/lease.ts';
import { connect, driver, farmNode, grant, nodeCall, open, secret, site, until } from '../harness.ts';

t.test('a page in an endless loop is heard of by its silence, and its context still ends', async (t) => {
  const node = await farmNode(t, { slots: 1 });
  const url = await site(t, { '/': 'a page' });
  const page = await driver(t, node);
  await open(page, url);
  page.page('Runtime.evaluate', { expression: 'while (true);' }).catch(() => {});
  // The node goes on serving the lease, and a way out of the loop is allowed.
  t.equal((await page.cdp.call('Target.getTargets')).targetInfos.length, 1);
  t.equal((await nodeCall(node, 'DELETE', `/v1/leases/${page.lease.leaseId}?epoch=1`)).status, 204);
  t.equal(await page.cdp.closed, 'released');
  const next = await driver(t, node);
  t.equal((await next.page('Runtime.evaluate', { expression: '1 + 1' })).result.value, 2);
  t.match(await node.status(), { browsers: [{ retiring: false }] }, 'the browser was not given up for it');
});

t.test('a renderer that is killed is told by name, and the browser goes on', async (t) => {
  const node = await farmNode(t, { warm: 0 });
  const url = await site(t, { '/': 'a page' });
  const other = await driver(t, node);
  const [browser] = (await node.status()).browsers;
  const before = renderersOf(browser?.pid ?? 0);
  const page = await driver(t, node);
  await open(page, url);
  for (const pid of renderersOf(browser?.pid ?? 0)) if (!before.includes(pid)) process.kill(pid, 'SIGKILL');
  const event = await page.cdp.event('Inspector.targetCrashed');
  t.equal(event.sessionId, page.sessionId);
  t.equal((await other.page('Runtime.evaluate', { expression: '1 + 1' })).result.value, 2);
});

t.test('a client that attaches to a page that has crashed is told so', async (t) => {
  const node = await farmNode(t, { warm: 0 });
  const page = await driver(t, node);
  const [browser] = (await node.status()).browsers;
  for (const pid of renderersOf(browser?.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await page.cdp.event('Inspector.targetCrashed');
  const next = await connect(t, `${page.lease.webSocketUrl}&epoch=2`);
  t.equal((await next.event('Inspector.targetCrashed')).sessionId, page.sessionId);
  t.match(
    next.events.map(({ method }) => method),
    ['Target.attachedToTarget', 'Inspector.targetCrashed'],
    'after it knows the page',
  );
  await next.call('Page.navigate', { url: 'about:blank' }, page.sessionId);
  await next.event('Inspector.targetReloadedAfterCrash');
  const last = await connect(t, `${page.lease.webSocketUrl}&epoch=3`);
  await last.call('Page.enable', {}, page.sessionId);
  t.notOk(
    last.events.some(({ method }) => method === 'Inspector.targetCrashed'),
    'and no more when the page has a renderer again',
  );
});

t.test('a page that dies before it is leased is replaced by one that lives', async (t) => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const node = await farmNode(t, { warm: 1, slots: 1, log });
  const url = await site(t, { '/': 'a page' });
  const warm = async () => /troupe_farm_contexts_warm(\{.*\})? 1/.test(await (await nodeCall(node, 'GET', '/metrics')).text());
  await until(warm);
  const [browser] = (await node.status()).browsers;
  for (const pid of renderersOf(browser?.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await until(() => said.some((line) => line.includes('warm context crashed')));
  await until(warm);
  const page = await driver(t, node);
  await open(page, url);
  t.match(await node.status(), { browsers: [{ pid: browser?.pid }] }, 'in the same browser');
});

t.test('a browser that is killed ends its leases by name at once, and the next lease has a new one', async (t) => {
  const node = await farmNode(t, { slots: 2 });
  const [one, two] = await Promise.all([driver(t, node), driver(t, node)]);
  const [browser] = (await node.status()).browsers;
  process.kill(browser?.pid ?? 0, 'SIGKILL');
  for (const { cdp } of [one, two]) {
    t.match(await cdp.event('Lease.ended'), { params: { reason: 'browser_crashed' } });
    t.equal(await cdp.closed, 'browser_crashed');
  }
  t.equal((await nodeCall(node, 'POST', `/v1/leases/${one.lease.leaseId}/renew`, { epoch: 1 })).status, 404);
  await until(async () => (await node.status()).node.free > 0);
  const next = await driver(t, node);
  t.equal((await next.page('Runtime.evaluate', { expression: '1 + 1' })).result.value, 2);
});

t.test('a browser that is killed while nobody uses it is replaced', async (t) => {
  const node = await farmNode(t, { slots: 1 });
  await until(async () => (await node.status()).warm === 1);
  const [before] = (await node.status()).browsers;
  process.kill(before?.pid ?? 0, 'SIGKILL');
  await until(async () => {
    const { warm, browsers } = await node.status();
    return warm === 1 && browsers[0]?.pid !== before?.pid;
  });
  t.equal((await node.status()).browsers.length, 1);
});

t.test('a lease whose browser dies as it starts gets another one', async (t) => {
  const folder = t.testdir();
  const { path, env } = await findChromium(undefined);
  const exported = Object.entries(env).map(([name, value]) => `export ${name}='${value}'\n`);
  const script = join(folder, 'chromium');
  // Asked for its version, and started for the node: the third is the lease's, and the fourth takes its place.
  const dies = `echo >> '${folder}/starts'\n[ $(wc -l < '${folder}/starts') = 3 ] && exit 1\n`;
  writeFileSync(script, `#!/bin/sh\n${exported.join('')}${dies}exec '${path}' "$@"\n`, { mode: 0o755 });
  const node = await farmNode(t, { chromePath: script, slots: 1, warm: 0 });
  process.kill((await node.status()).browsers[0]?.pid ?? 0, 'SIGKILL');
  await until(async () => (await node.status()).browsers.length === 0);
  const page = await driver(t, node);
  t.equal((await page.page('Runtime.evaluate', { expression: '1 + 1' })).result.value, 2);
  t.equal(readFileSync(join(folder, 'starts'), 'utf8').length, 4);
});

t.test('a browser that stands still as a whole is ended, and its leases hear of it by name', async (t) => {
  const node = await farmNode(t, { slots: 2 });
  const page = await driver(t, node);
  const [browser] = (await node.status()).browsers;
  process.kill(browser?.pid ?? 0, 'SIGSTOP');
  t.equal(await page.cdp.closed, 'browser_crashed');
  const next = await driver(t, node);
  t.equal((await next.page('Runtime.evaluate', { expression: '1 + 1' })).result.value, 2);
});

t.test('a node that is closed while it makes contexts does not complain of browsers that it ended', async (t) => {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) });
  const node = await farmNode(t, { warm: 4, log });
  await node.close();
  t.same(
    said.filter((line) => !line.includes('sandbox')),
    [],
  );
});

t.test('a lease that is not renewed ends as expired, and a renewed one does not', async (t) => {
  const node = await farmNode(t);
  const [short, long] = await Promise.all([driver(t, node), driver(t, node)]);
  const renew = async ({ lease }: typeof short, ttlMs: number) =>
    t.equal((await nodeCall(node, 'POST', `/v1/leases/${lease.leaseId}/renew`, { epoch: 1, ttlMs })).status, 200);
  // The long one's time would be over before the short one's.
  await renew(long, 1_000);
  await renew(long, 60_000);
  await renew(short, 1_000);
  t.match(await short.cdp.event('Lease.ended'), { params: { reason: 'expired' } });
  t.equal(await short.cdp.closed, 'expired');
  t.equal((await node.status()).leases.length, 1);
});

t.test('a full node refuses with its load, and a wrong fleet and a stopping node by name', async (t) => {
  const node = await farmNode(t, { slots: 1 });
  const { leaseId } = await grant(node);
  const order = { tenantId: 't1', ttlMs: 60_000, fleet: 'default', epoch: 1 };
  const ask = async (body: object) => {
    const response = await nodeCall(node, 'POST', '/v1/leases', body);
    return { status: response.status, body: await response.json() };
  };
  t.same(await ask(order), { status: 429, body: { reason: 'full', load: { capacity: 1, free: 0 } } });
  t.match(await ask({ ...order, fleet: 'stealth' }), { status: 429, body: { reason: 'fleet' } });
  t.match(await ask({ ...order, epoch: 0 }), { status: 400 });
  t.equal((await nodeCall(node, 'GET', '/v1/status', undefined, 'a wrong secret')).status, 401);
  t.match(await (await nodeCall(node, 'GET', '/metrics')).text(), /troupe_farm_leases_refused_total\{reason="full"\} 1/);
  const drained = node.drain(60_000);
  t.match(await ask(order), { status: 429, body: { reason: 'draining' } });
  await nodeCall(node, 'DELETE', `/v1/leases/${leaseId}?epoch=1`);
  await drained;
  t.same((await node.status()).leases, []);
});

t.test('a browser that has served its leases makes way for a fresh one', async (t) => {
  const node = await farmNode(t, { slots: 2, leasesPerBrowser: 2 });
  const [first] = (await node.status()).browsers;
  for (let n = 0; n < 2; n += 1) {
    const { leaseId } = await grant(node);
    await nodeCall(node, 'DELETE', `/v1/leases/${leaseId}?epoch=1`);
  }
  await grant(node);
  await until(async () => (await node.status()).browsers.every(({ pid }) => pid !== first?.pid));
  t.equal((await node.status()).browsers.length, 1);
});

t.test(
  'a browser that holds too much memory takes no more leases, and ends with its last one',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const mebibyte = 2 ** 20;
    const measured = await farmNode(t, { warm: 1 });
    await grant(measured);
    const usual = (await measured.status()).browsers[0]?.rssBytes ?? 0;
    const bytesPerBrowser = usual + 600 * mebibyte;
    const node = await farmNode(t, { slots: 4, warm: 1, bytesPerBrowser });
    const url = await site(t, { '/': 'a page' });
    const heavy = await driver(t, node);
    await open(heavy, url);
    const light = await grant(node);
    const [first] = (await node.status()).browsers;
    t.match(first, { leases: 2, retiring: false });
    t.ok((first?.rssBytes ?? 0) < bytesPerBrowser, 'two plain pages are not too much');
    const fill = `globalThis.held = Array.from({ length: 10 }, () => new Uint8Array(${80 * mebibyte}).fill(1)); held.length`;
    t.equal((await heavy.page('Runtime.evaluate', { expression: fill })).result.value, 10);
    // A browser is weighed when a lease of it ends.
    await nodeCall(node, 'DELETE', `/v1/leases/${light.leaseId}?epoch=1`);
    await until(async () => (await node.status()).browsers.some(({ retiring }) => retiring));
    const next = await driver(t, node);
    await open(next, url);
    const inBrowser = async () => new Map((await node.status()).browsers.map((browser) => [browser.pid, browser]));
    const during = await inBrowser();
    t.match(during.get(first?.pid ?? 0), { leases: 1, retiring: true });
    t.match(
      [...during.values()].filter(({ pid }) => pid !== first?.pid),
      [{ leases: 1, served: 1, retiring: false }],
    );
    t.equal((await heavy.page('Runtime.evaluate', { expression: 'held[9][0] + document.body.innerText' })).result.value, '1a page');
    await nodeCall(node, 'DELETE', `/v1/leases/${heavy.lease.leaseId}?epoch=1`);
    t.equal(await heavy.cdp.closed, 'released', 'it ended when its owner wished');
    await until(async () => !(await inBrowser()).has(first?.pid ?? 0));
    t.equal((await next.page('Runtime.evaluate', { expression: 'document.body.innerText' })).result.value, 'a page');
  },
);

t.test('the status says which browser runs, how old it is, and whether it has a sandbox', async (t) => {
  const node = await farmNode(t);
  await grant(node);
  const status = (await (await nodeCall(node, 'GET', '/v1/status')).json()) as NodeStatus;
  t.match(status, {
    node: { id: node.id, url: node.url, capacity: 4, free: 3, draining: false },
    browser: { version: /Chrom/, builtAt: /^20\d\d-/, ageDays: Number, sandboxed: process.getuid?.() !== 0 },
    browsers: [{ leases: 1, served: 1, retiring: false }],
    leases: [{ tenantId: 't1', epoch: 1, attached: false }],
  });
  t.ok((status.browsers[0]?.rssBytes ?? 0) > 10_000_000);
});

/** The renderer processes that a browser has now. */
function renderersOf(group: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const inGroup = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) === group;
      return inGroup && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
    } catch {
      // It ended between two reads.
      return false;
    }
  });
}

t.test('a lease whose gateway gave up while it was made ends at once', async (t) => {
  const node = await farmNode(t, { slots: 1, warm: 0 });
  const free = async () => (await node.status()).node.free;
  const [browser] = (await node.status()).browsers;
  process.kill(browser?.pid ?? 0, 'SIGSTOP');
  const given = new AbortController();
  const asked = fetch(`${node.url}/v1/leases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tenantId: 't1', ttlMs: 3_600_000, fleet: 'default', epoch: 1 }),
    signal: given.signal,
  });
  while ((await free()) > 0);
  given.abort(new Error('no answer'));
  await t.rejects(asked, /no answer/);
  process.kill(browser?.pid ?? 0, 'SIGCONT');
  while ((await free()) === 0);
  t.same((await node.status()).leases, []);
});
