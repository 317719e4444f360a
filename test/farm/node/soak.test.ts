import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t, { type Test } from 'tap';
import { connect, driver, farmNode, grant, nodeCall, open, site, until } from '../harness.ts';

type Page = Awaited<ReturnType<typeof driver>>;
type Node = Awaited<ReturnType<typeof farmNode>>;

const release = async (node: Node, { lease }: Page) => {
  const { status } = await nodeCall(node, 'DELETE', `/v1/leases/${lease.leaseId}?epoch=1`);
  if (status !== 204) throw new Error(`released with ${status}`);
};
/** It ends by itself a moment later. */
const shorten = async (node: Node, { lease }: Page) => {
  const { status } = await nodeCall(node, 'POST', `/v1/leases/${lease.leaseId}/renew`, { epoch: 1, ttlMs: 1_000 });
  if (status !== 200) throw new Error(`renewed with ${status}`);
};

/** Every manner in which a lease is dropped. */
const manners: readonly ((t: Test, node: Node, url: string) => Promise<void>)[] = [
  async function released(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    await release(node, page);
  },
  async function neverAttached(_t, node) {
    const { leaseId } = await grant(node);
    await nodeCall(node, 'DELETE', `/v1/leases/${leaseId}?epoch=1`);
  },
  async function expired(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    await shorten(node, page);
    await page.cdp.closed;
  },
  async function socketDropped(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    page.cdp.socket.terminate();
    await release(node, page);
  },
  async function forgotten(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    await shorten(node, page);
    page.cdp.socket.terminate();
  },
  async function evicted(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    const next = await connect(t, `${page.lease.webSocketUrl}&epoch=1`);
    await release(node, page);
    await next.closed;
  },
  async function midNavigation(t, node, url) {
    const page = await driver(t, node);
    page.page('Page.navigate', { url: `${url}/never` }).catch(() => {});
    await page.cdp.event('Page.frameStartedNavigating');
    await release(node, page);
  },
  async function withPopUp(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    page.page('Runtime.evaluate', { expression: 'window.open("/")', userGesture: true }).catch(() => {});
    await page.cdp.event('Target.attachedToTarget', ({ params }) => params.targetInfo.targetId !== page.targetId);
    await release(node, page);
  },
  async function withDialog(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    page.page('Runtime.evaluate', { expression: 'onbeforeunload = () => "stay"; alert(1)', userGesture: true }).catch(() => {});
    await page.cdp.event('Page.javascriptDialogOpening');
    await release(node, page);
  },
  async function inLoop(t, node, url) {
    const page = await driver(t, node);
    await open(page, url);
    page.page('Runtime.evaluate', { expression: 'while (true);' }).catch(() => {});
    await release(node, page);
  },
];

// Long by nature: on a busy machine each lease takes a second.
t.setTimeout(300_000);

t.test('200 leases dropped in all manners leave nothing behind', { timeout: 300_000 }, async (t) => {
  const runFolders = join(tmpdir(), `troupe-soak-${process.pid}`);
  const url = await site(t, (request, response) => {
    if (request.url !== '/never') response.setHeader('content-type', 'text/html').end('<title>a page</title>');
  });
  const atFirst = resources();
  const node = await farmNode(t, { runFolders, slots: 8, warm: 2 });
  await inTurn(t, node, url, 40);
  const before = await standing(node, runFolders, atFirst.Timeout ?? 0);
  await inTurn(t, node, url, 200);
  const after = await standing(node, runFolders, atFirst.Timeout ?? 0);

  t.same(after.counts, before.counts, 'processes and folders');
  t.ok(after.browserBytes < before.browserBytes * 1.3, `browser: ${mib(before.browserBytes)} to ${mib(after.browserBytes)} MiB`);
  t.ok(after.heapBytes < before.heapBytes * 1.3, `heap: ${mib(before.heapBytes)} to ${mib(after.heapBytes)} MiB`);
  t.comment(
    `browser ${mib(before.browserBytes)} to ${mib(after.browserBytes)} MiB, heap ${mib(before.heapBytes)} to ${mib(after.heapBytes)} MiB`,
  );
  const pids = (await node.status()).browsers.map(({ pid }) => pid);
  await node.close();
  t.notOk(existsSync(runFolders), 'no folder stays');
  t.same(pids.flatMap(groupMembers), [], 'no process stays');
  await rest((counts) => isDeepStrictEqual(counts, atFirst));
  t.same(resources(), atFirst, 'no socket, timer or server stays');
});

/** Runs the manners in turn, 4 at a time. */
async function inTurn(t: Test, node: Node, url: string, times: number): Promise<void> {
  let started = 0;
  const worker = async () => {
    while (started < times) {
      const manner = manners[started++ % manners.length];
      await until(async () => (await node.status()).node.free > 0);
      await manner?.(t, node, url);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/** What stands when no lease is left and the warm contexts are made. */
async function standing(node: Node, runFolders: string, timersAtFirst: number) {
  await until(async () => {
    const { leases, node: load, warm } = await node.status();
    return leases.length === 0 && load.free === 8 && warm === 2;
  });
  // Renderers and sockets of ended contexts take a moment to go.
  const [browser] = (await node.status()).browsers;
  const pid = browser?.pid ?? 0;
  await until(() => groupMembers(pid).filter(({ kind }) => kind === 'renderer').length <= 2);
  // Sockets none, and timers no more than the tests' own and the announcement's, which is between two now and then.
  await rest(({ TCPSocketWrap, Timeout = 0 }) => TCPSocketWrap === undefined && Timeout <= timersAtFirst + 1);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { leases: _, ...status } = await node.status();
  const folders = readdirSync(runFolders).flatMap((name) => readdirSync(join(runFolders, name)));
  return {
    counts: {
      browsers: status.browsers.length,
      processes: groupMembers(pid)
        .map(({ kind }) => kind)
        .sort(),
      folders: folders.map((name) => name.replace(/-.*/, '')).sort(),
    },
    browserBytes: status.browsers[0]?.rssBytes ?? 0,
    heapBytes: process.memoryUsage().heapUsed,
  };
}

function resources(): Record<string, number> {
  const counts: Record<string, number> = {};
  // Requests and immediates of this very moment come and go.
  for (const name of process.getActiveResourcesInfo()) if (/Wrap|Timeout/.test(name)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function groupMembers(group: number): { pid: number; kind: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, , inGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (Number(inGroup) !== group || state === 'Z') return [];
        return [{ pid: Number(name), kind: /--type=([a-z-]+)/.exec(readFileSync(`/proc/${name}/cmdline`, 'utf8'))?.[1] ?? 'browser' }];
      } catch {
        // It ended between two reads.
        return [];
      }
    });
}

/** Waits while sockets close, with the timers that bound their closing; what is not at rest after this has leaked. */
async function rest(isAtRest: (counts: Record<string, number>) => boolean): Promise<void> {
  const bound = Date.now() + 10_000;
  await until(() => isAtRest(resources()) || Date.now() > bound);
}

const mib = (bytes: number) => Math.round(bytes / 2 ** 20);
