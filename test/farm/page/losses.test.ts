import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { WebSocket, WebSocketServer } from 'ws';
import type { FarmError } from '../../../farm/errors.ts';
import { commandError } from '../../../farm/page/errors.ts';
import { openPage } from '../../../farm/page/open.ts';
import type { ActOutcome, LeasedPage, PageEvent } from '../../../farm/page/port.ts';
import { driver, farmNode, until } from '../harness.ts';
import { indexOf, leased } from './leased.ts';

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    (outcome) => (isOutcome(outcome) && !outcome.ok ? outcome.error.code : 'it did not fail'),
    (error: FarmError) => error.code,
  );
const isOutcome = (value: unknown): value is ActOutcome => typeof value === 'object' && value !== null && 'ok' in value;
const event = (page: LeasedPage, type: PageEvent['type']): Promise<PageEvent> =>
  new Promise((resolve) => {
    page.on((happened) => {
      if (happened.type === type) resolve(happened);
    });
  });

t.test('a page in a busy loop: every method ends at its deadline, by name', async (t) => {
  const { page, site } = await leased(t, { deadlineMs: 2_000 });
  await page.goto(`${site.url}/busy`);
  const element = indexOf(await page.observe(), 'button', 'Never again');
  t.equal(await codeOf(page.act({ kind: 'click', element })), 'deadline');
  t.equal(await codeOf(page.observe()), 'deadline');
  t.equal(await codeOf(page.showsText('Busy')), 'deadline');
  t.equal(await codeOf(page.showsStatus('Busy')), 'deadline');
  t.equal(await codeOf(page.act({ kind: 'read', element, as: 'x' })), 'deadline');
  t.equal(await codeOf(page.act({ kind: 'press', key: 'a' })), 'deadline');
  await page.settle(500);
  t.equal(page.url(), `${site.url}/busy`);
});

t.test('a killed renderer is a crash, heard at once by whoever waits', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const { page, site } = await leased(t, { node });
  const pid = (await node.status()).browsers[0]?.pid ?? 0;
  await page.goto(`${site.url}/busy`);
  const element = indexOf(await page.observe(), 'button', 'Never again');
  const crashed = event(page, 'crashed');
  const waiting = codeOf(page.act({ kind: 'click', element }));
  killRenderers(pid);
  t.match(await crashed, { type: 'crashed', error: { code: 'page_crashed' } });
  t.equal(await waiting, 'page_crashed');
  t.equal(await codeOf(page.observe()), 'page_crashed');
});

t.test('a navigation that the end of its renderer broke off is a crash, and no fault of the target', async (t) => {
  const { webSocketUrl } = await leased(t);
  // Which of the two words comes first is the browser's chance: here it is the misleading one, and the other takes its time.
  const relayed = await relay(t, webSocketUrl.replace('epoch=1', 'epoch=2'), ({ id, method, sessionId }, say) => {
    if (method !== 'Page.navigate') return false;
    say({ id, sessionId, result: { frameId: 'f', errorText: 'net::ERR_ABORTED' } });
    setTimeout(() => say({ method: 'Inspector.targetCrashed', sessionId, params: {} }), 50);
    return true;
  });
  const page = await openPage({ webSocketUrl: relayed });
  t.teardown(() => page.close());
  t.equal(await codeOf(page.goto('http://127.0.0.1:1/')), 'page_crashed');
});

interface Command {
  readonly id: number;
  readonly method: string;
  readonly sessionId?: string;
}

/** Stands before the lease's endpoint, and hands on what `answers` does not answer by itself. */
async function relay(t: Test, url: string, answers: (command: Command, say: (message: object) => void) => boolean): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (client) => {
    const endpoint = new WebSocket(url);
    const open = once(endpoint, 'open');
    endpoint.on('message', (data) => client.send(String(data)));
    client.on('message', (data) => {
      if (!answers(JSON.parse(String(data)), (message) => client.send(JSON.stringify(message)))) {
        void open.then(() => endpoint.send(String(data)));
      }
    });
    client.on('close', () => endpoint.terminate());
  });
  t.teardown(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

t.test('a page that crashed before it was attached to is a crash to whatever is asked of it', async (t) => {
  const node = await farmNode(t, { warm: 0 });
  const { cdp, lease } = await driver(t, node);
  killRenderers((await node.status()).browsers[0]?.pid ?? 0);
  await cdp.event('Inspector.targetCrashed');
  const attached = await openPage({ webSocketUrl: `${lease.webSocketUrl}&epoch=2` });
  t.teardown(() => attached.close());
  t.match(await event(attached, 'crashed'), { type: 'crashed', error: { code: 'page_crashed' } });
  t.equal(await codeOf(attached.goto('http://127.0.0.1:1/')), 'page_crashed');
});

t.test('what a page was asked as it crashed has crashed too', async (t) => {
  const node = await farmNode(t, { warm: 0 });
  const { cdp, page } = await driver(t, node);
  killRenderers((await node.status()).browsers[0]?.pid ?? 0);
  await cdp.event('Inspector.targetCrashed');
  // The browser answers for a dead page when the next navigation gives it a renderer.
  const asked = page('Page.enable').then(
    () => new Error('it did not fail'),
    (error: Error & { code: number }) => Object.assign(error, { response: { code: error.code, message: error.message } }),
  );
  await page('Page.navigate', { url: 'about:blank' });
  t.match(commandError('Page.enable', await asked), { code: 'page_crashed' });
});

t.test('a killed browser is a lost lease, heard at once by whoever waits', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const { page, site } = await leased(t, { node });
  const pid = (await node.status()).browsers[0]?.pid ?? 0;
  await page.goto(`${site.url}/second`);
  const lost = event(page, 'lost');
  const waiting = codeOf(page.goto(`${site.url}/hang`));
  await until(() => site.requests.includes('GET /hang'));
  process.kill(pid, 'SIGKILL');
  const code = /^(browser_crashed|lease_lost)$/;
  t.match(await lost, { type: 'lost', error: { code } });
  t.match(await waiting, code);
  t.match(await codeOf(page.observe()), code);
});

t.test('an endpoint that is not there is a lost lease', async (t) => {
  t.equal(await codeOf(openPage({ webSocketUrl: 'ws://127.0.0.1:1/' })), 'lease_lost');
});

t.test('close ends what waits and never rejects', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/second`);
  const waiting = codeOf(page.goto(`${site.url}/hang`));
  await page.close();
  await page.close();
  t.equal(await waiting, 'lease_lost');
});

function killRenderers(browser: number): void {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' });
  for (const line of stdout.split('\n')) {
    const [pid, group] = line.trim().split(/\s+/);
    if (Number(group) === browser && line.includes('--type=renderer')) process.kill(Number(pid), 'SIGKILL');
  }
}
