import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { serveWelcome } from '../../../gateway/welcome.ts';
import { grant, site } from '../../farm/harness.ts';
import { bearer } from '../house.ts';
import { openWorkingHouse, type WorkingHouse } from '../working-house.ts';

const page = `<h1>Shop</h1><p>Total <b data-testid="total">12.00</b></p>`;
const seesShop = { kind: 'textVisible', value: 'Shop' };

const post = ({ address }: WorkingHouse, key: string, body: object, signal?: AbortSignal) =>
  fetch(`${address}/api/v1/run`, {
    method: 'POST',
    headers: { ...bearer(key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** A site that takes requests and never answers them; `asked` resolves with the first. */
async function silentSite(t: Test) {
  const server = createServer();
  const asked = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

const credits = async ({ app }: WorkingHouse, key: string) => (await app.inject({ url: '/api/v1/credits', headers: bearer(key) })).json();

t.test('a goal goes the whole way, is charged once, and stays on record', async (t) => {
  const house = await openWorkingHouse(t);
  const { id, key } = await house.tenant('ada', 100);
  const welcome = await serveWelcome();
  t.teardown(() => welcome.close());
  const response = await post(house, key, {
    url: `http://${welcome.host}/`,
    prompt: 'Fill "Your name" with "Ada" and click "Say hello"',
    success: {
      kind: 'allOf',
      conditions: [
        { kind: 'statusText', match: 'hello, ada' },
        { kind: 'urlIncludes', value: welcome.host },
      ],
    },
  });
  t.equal(response.status, 200);
  const result = (await response.json()) as Record<string, unknown>;
  t.match(result, { success: true, credits_charged: 10, steps: 3, engineRev: String, runId: /^run_[0-9a-f]{32}$/ });
  t.match(result.path, [
    { action: 'goto', rung: 'request' },
    { action: 'fill', rung: 'rules', element: { role: 'textbox', name: 'Your name' }, text: 'Ada' },
    { action: 'click', rung: 'rules', element: { role: 'button', name: 'Say hello' } },
  ]);
  t.same(await credits(house, key), { granted: 100, balance: 90, reserved: 0, spent: 10 });

  const record = (await house.app.inject({ url: `/api/v1/runs/${result.runId}`, headers: bearer(key) })).json();
  t.match(record, { runId: result.runId, status: 'complete', success: true, credits_charged: 10, path: result.path, ended_at: String });
  const audited = await house.store.audit.list(id, { limit: 10, offset: 0 });
  t.match(
    audited.find(({ route }) => route === '/api/v1/run'),
    { runId: result.runId, target: `http://${welcome.host}/`, goal: /^Fill/, status: 200 },
  );
});

t.test('an unmet goal is a 200 that says so, charged for what it used alone', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 100);
  const url = await site(t, { '/': page });
  const response = await post(house, key, { url, prompt: 'Click "Buy the moon"', success: { kind: 'textVisible', value: 'Bought' } });
  t.equal(response.status, 200);
  const result = (await response.json()) as Record<string, unknown>;
  t.match(result, { success: false, failureCode: String, error: /moon/i });
  t.ok((result.credits_charged as number) < 10, 'without the floor');
});

t.test('a host that does not resolve is a result and no refusal, and says nothing of the credentials in its address', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 100);
  const response = await post(house, key, { url: 'http://ada:s3cr3t@nowhere.invalid/', prompt: 'Click "Buy"', success: seesShop });
  t.equal(response.status, 200);
  const result = (await response.json()) as Record<string, unknown>;
  t.match(result, { success: false, failureCode: 'target_unreachable', error: /nowhere\.invalid/ });
  const read = async (path: string) => (await house.app.inject({ url: `/api/v1/runs${path}`, headers: bearer(key) })).json();
  const shown = [result, await read(''), await read(`/${result.runId}`)];
  t.match(shown.slice(1), [{ runs: [{ url: 'http://[redacted]@nowhere.invalid/' }] }, { url: 'http://[redacted]@nowhere.invalid/' }]);
  t.notMatch(JSON.stringify(shown), 's3cr3t');
});

t.test('a caller that leaves cancels its run, which is settled and stays on record', async (t) => {
  const house = await openWorkingHouse(t);
  const { id, key } = await house.tenant('ada', 100);
  const silent = await silentSite(t);
  const leaving = new AbortController();
  const left = t.rejects(post(house, key, { url: silent.url, prompt: 'Click "Buy"', success: seesShop }, leaving.signal), {
    name: 'AbortError',
  });
  await silent.asked;
  leaving.abort();
  await left;
  const runs = async () => (await house.app.inject({ url: '/api/v1/runs?status=cancelled', headers: bearer(key) })).json();
  while ((await runs()).total === 0) await new Promise(setImmediate);
  const [summary] = (await runs()).runs;
  t.match(summary, { status: 'cancelled', success: false, failureCode: 'cancelled' });
  while ((await credits(house, key)).reserved !== 0) await new Promise(setImmediate);
  t.equal((await house.store.runs.get(id, summary.runId))?.settledAt instanceof Date, true);
});

t.test('without credits nothing is begun, and a password in the goal is not in the audit log', async (t) => {
  const house = await openWorkingHouse(t);
  const { id, key } = await house.tenant('ada', 9);
  const response = await post(house, key, { url: 'http://127.0.0.1:1/', prompt: 'Fill Password with "swordfish"', success: seesShop });
  t.equal(response.status, 402);
  t.match(await response.json(), { error: /credits/, code: 'insufficient_credits' });
  t.match((await house.app.inject({ url: '/api/v1/runs', headers: bearer(key) })).json(), { total: 0 });
  const audited = await house.store.audit.list(id, { limit: 10, offset: 0 });
  t.match(
    audited.find(({ status }) => status === 402),
    { goal: 'Fill Password with "[redacted]"' },
  );
});

t.test('a full farm is told from the start, with a time to come back, and costs nothing', async (t) => {
  const house = await openWorkingHouse(t, { slots: 1, queueWaitMs: 50 });
  const { key } = await house.tenant('ada', 100);
  await grant(house.node);
  const response = await post(house, key, { url: 'http://127.0.0.1:1/', prompt: 'Click "Buy"', success: seesShop });
  t.equal(response.status, 429);
  t.match(await response.json(), { code: 'farm_full' });
  t.match(response.headers.get('retry-after'), /^[1-9]\d*$/);
  t.match(await credits(house, key), { reserved: 0, spent: 0 });
});
