import { spawnSync } from 'node:child_process';
import t from 'tap';
import type { FarmError } from '../../../farm/errors.ts';
import { commandError } from '../../../farm/page/errors.ts';
import { openPage } from '../../../farm/page/open.ts';
import type { ActOutcome, LeasedPage, PageEvent } from '../../../farm/page/port.ts';
import { driver, farmNode } from '../harness.ts';
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
  const { page, site, node } = await leased(t);
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
  const { page, site, node } = await leased(t);
  const pid = (await node.status()).browsers[0]?.pid ?? 0;
  await page.goto(`${site.url}/second`);
  const lost = event(page, 'lost');
  const waiting = codeOf(page.goto(`${site.url}/hang`));
  process.kill(pid, 'SIGKILL');
  const happened = await lost;
  const codes = ['browser_crashed', 'lease_lost'];
  t.ok(happened.type === 'lost' && codes.includes(happened.error.code));
  t.ok(codes.includes(await waiting));
  t.ok(codes.includes(await codeOf(page.observe())));
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
