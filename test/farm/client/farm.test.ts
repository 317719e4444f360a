import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import t, { type Test } from 'tap';
import { openFarm } from '../../../farm/client/farm.ts';
import type { Farm, LeaseOrder } from '../../../farm/client/port.ts';
import type { FarmError } from '../../../farm/errors.ts';
import { openPage } from '../../../farm/page/open.ts';
import { protocolVersion } from '../../../farm/protocol/lease.ts';
import { openLocalBus } from '../../../store/bus/local.ts';
import type { Bus } from '../../../store/bus/port.ts';
import { farmNode, nodeCall, secret, site, until } from '../harness.ts';

const order: LeaseOrder = { tenantId: 't1', fleet: 'default', epoch: 1, ttlMs: 30_000 };
const never = new AbortController().signal;

async function farmOver(
  t: Test,
  bus: Bus,
  options: { queueLimit?: number; queueWaitMs?: number; patienceMs?: number } = {},
): Promise<Farm> {
  const farm = await openFarm({ bus, secret, openPage, ...options });
  t.teardown(() => farm.close());
  return farm;
}

t.test('a lease from the farm is driven, renewed and released', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus });
  const farm = await farmOver(t, bus);
  const url = await site(t, { '/': '<title>Hello</title><p>Welcome to the farm</p>' });

  const lease = await farm.lease(order, never);
  t.match(farm.load(), { capacity: 4, free: 3, waiting: 0 });
  const page = await lease.attach();
  await page.goto(url);
  t.ok(await page.showsText('welcome to the farm'));
  const state = await lease.renew(30_000);
  t.ok(state.browserMs >= 0 && state.egressBytes > 0);
  await page.close();
  await lease.release();
  await lease.release();
  t.match(farm.load(), { capacity: 4, free: 4 });
  await t.rejects(lease.renew(30_000), { code: 'lease_lost' });
});

t.test('a lease is taken over by another gateway, and the one before it hears that it was evicted', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus });
  const [first, second] = [await farmOver(t, bus), await farmOver(t, bus)];
  const url = await site(t, { '/': '<p>still here</p>' });
  const lease = await first.lease(order, never);
  const page = await lease.attach();
  await page.goto(url);

  const taken = await second.adopt(lease.nodeUrl, lease.leaseId, 2);
  await t.rejects(page.observe(), { code: 'evicted' });
  await t.rejects(lease.renew(30_000), { code: 'evicted' });
  await lease.release();
  const again = await taken.attach();
  t.ok(await again.showsText('still here'));
  await again.close();
  await taken.release();
  await t.rejects(second.adopt(lease.nodeUrl, lease.leaseId, 3), { code: 'lease_lost' });
});

t.test('with no node of the fleet there is no farm', async (t) => {
  const bus = openLocalBus();
  const farm = await farmOver(t, bus);
  t.notOk(farm.offers('default'));
  await t.rejects(farm.lease(order, never), { code: 'farm_unavailable', message: /"default"/ });
  await farmNode(t, { bus, slots: 1 });
  await (await farm.lease(order, never)).release();
  t.ok(farm.offers('default'));
  await t.rejects(farm.lease({ ...order, fleet: 'stealth' }, never), { code: 'farm_unavailable' });
});

t.test('when every context is in use, a tenant with many requests does not go before all others', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus, slots: 1 });
  const farm = await farmOver(t, bus);
  const held = await farm.lease(order, never);
  const served: string[] = [];
  const waiting = ['a1', 'a2', 'a3', 'b1', 'c1'].map(async (name) => {
    const lease = await farm.lease({ ...order, tenantId: name.charAt(0) }, never);
    served.push(name);
    await lease.release();
  });
  t.equal(farm.load().waiting, 5);
  await held.release();
  await Promise.all(waiting);
  t.equal(served.at(-1), 'a3', served.join(' '));
});

t.test('past the bound of the queue, and past the longest wait, the farm is full and says when to ask again', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus, slots: 1 });
  const farm = await farmOver(t, bus, { queueLimit: 1, queueWaitMs: 3_000 });
  const held = await farm.lease(order, never);
  const waits = farm.lease(order, never);
  const full = { code: 'farm_full', retryAfterMs: Number };
  await t.rejects(farm.lease(order, never), { ...full, message: /in use and the queue for one is full;/ });
  await t.rejects(waits, { ...full, message: /in use and none came free in the 3 s that/ });
  t.equal(farm.load().waiting, 0);
  await held.release();
});

t.test('who gives up leaves the queue, and a grant that comes too late is released', async (t) => {
  const bus = openLocalBus();
  const node = await farmNode(t, { bus, slots: 1, warm: 0 });
  const farm = await farmOver(t, bus);
  const asking = new AbortController();
  const late = farm.lease(order, asking.signal);
  asking.abort(new Error('changed my mind'));
  await t.rejects(late, /changed my mind/);
  const held = await farm.lease(order, never);
  const waiting = new AbortController();
  const waits = farm.lease(order, waiting.signal);
  waiting.abort(new Error('enough'));
  await t.rejects(waits, /enough/);
  t.equal(farm.load().waiting, 0);
  await held.release();
  t.equal((await node.status()).leases.length, 0);
  await t.rejects(farm.lease(order, AbortSignal.abort(new Error('before'))), /before/);
});

t.test('who comes while another is refused waits in the same queue, and both get their turn', async (t) => {
  const bus = openLocalBus();
  const asked = new EventEmitter<{ grant: [ServerResponse] }>();
  const url = await site(t, (request, response) => {
    request.resume().once('end', () => (request.method === 'POST' ? asked.emit('grant', response) : response.writeHead(204).end()));
  });
  const announced = { version: protocolVersion, id: 'busy', url, fleet: 'default', capacity: 1, draining: false };
  await bus.announce('node', 'busy', { ...announced, free: 1 }, 60_000);
  const farm = await farmOver(t, bus);
  const answer = (response: ServerResponse, status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));

  const firstAsked = once(asked, 'grant');
  const first = farm.lease({ ...order, tenantId: 'a' }, never);
  const [refusing] = await firstAsked;
  // Another gateway was faster, and one more tenant comes before the node says so.
  const second = farm.lease({ ...order, tenantId: 'b' }, never);
  await bus.announce('node', 'busy', { ...announced, free: 0 }, 60_000);
  answer(refusing, 429, { reason: 'full', load: { capacity: 1, free: 0 } });
  await until(() => farm.load().waiting === 2);

  let granted = 0;
  asked.on('grant', (response) => {
    granted += 1;
    answer(response, 201, { leaseId: `lease${granted}`, webSocketUrl: 'ws://x/', load: { capacity: 1, free: 0 } });
  });
  await bus.announce('node', 'busy', { ...announced, free: 1 }, 60_000);
  await (await first).release();
  await (await second).release();
  t.equal(granted, 2);
  t.equal(farm.load().waiting, 0);
});

/** A node that is announced and takes requests, and answers them when the test does; as a frozen one before it thaws. */
async function muteNode(t: Test, bus: Bus) {
  const requests = new EventEmitter<{ POST: [ServerResponse]; DELETE: [ServerResponse] }>();
  const grants: ServerResponse[] = [];
  requests.on('POST', (response) => grants.push(response));
  const url = await site(t, (request, response) => {
    request.resume().once('end', () => requests.emit(request.method as 'POST' | 'DELETE', response));
  });
  const announced = { version: protocolVersion, id: 'mute', url, fleet: 'default', capacity: 100, free: 100, draining: false };
  await bus.announce('node', 'mute', announced, 60_000);
  const load = { capacity: 100, free: 99 };
  const grant = (response: ServerResponse) =>
    response.writeHead(201).end(JSON.stringify({ leaseId: 'late', webSocketUrl: 'ws://x/', load }));
  return { url, grants, requests, grant };
}

t.test('a node that does not answer costs its caller no more than some patience, and what it grants late is released', async (t) => {
  const bus = openLocalBus();
  const [mute, node] = [await muteNode(t, bus), await farmNode(t, { bus, slots: 3 })];
  const farm = await farmOver(t, bus, { patienceMs: 20 });
  const lease = await farm.lease(order, never);
  t.equal(lease.nodeUrl, node.url);
  t.equal(mute.grants.length, 1, 'the one with the most room was asked first');
  const others = [await farm.lease(order, never), await farm.lease(order, never)];
  t.equal(mute.grants.length, 1, 'and by nobody else while it owes the answer');
  t.equal(farm.load().waiting, 0);

  const released = once(mute.requests, 'DELETE');
  mute.grants.map(mute.grant);
  const [response] = await released;
  response.writeHead(204).end();
  await Promise.all([lease, ...others].map((held) => held.release()));
  t.equal((await node.status()).leases.length, 0);
  const again = once(mute.requests, 'POST');
  const last = farm.lease(order, never);
  mute.grant((await again)[0]);
  t.equal((await last).nodeUrl, mute.url, 'it is asked again once it has answered');
});

t.test('the only node is waited for, however slow, and asked once by each', async (t) => {
  const bus = openLocalBus();
  const mute = await muteNode(t, bus);
  const farm = await farmOver(t, bus, { patienceMs: 1 });
  const leases = [];
  for (const callers of [1, 2, 3]) {
    const asked = once(mute.requests, 'POST');
    leases.push(farm.lease(order, never));
    await asked;
    t.equal(mute.grants.length, callers);
  }
  mute.grants.map(mute.grant);
  for (const { nodeUrl } of await Promise.all(leases)) t.equal(nodeUrl, mute.url);
  t.equal(mute.grants.length, 3);
});

t.test('who waits for a node that does not answer, while all others are full, gets the first that comes free', async (t) => {
  const bus = openLocalBus();
  const node = await farmNode(t, { bus, slots: 1 });
  const farm = await farmOver(t, bus, { patienceMs: 20 });
  const held = await farm.lease(order, never);
  const mute = await muteNode(t, bus);
  const other = await farmOver(t, bus, { patienceMs: 20 });
  const waits = other.lease(order, never);
  await until(() => other.load().waiting === 1);
  await held.release();
  t.equal((await waits).nodeUrl, node.url);
  t.equal(mute.grants.length, 1);
});

t.test('a node that is gone is passed over for one that answers', async (t) => {
  const bus = openLocalBus();
  const url = await site(t, (request) => request.destroy());
  const announced = { version: 1, id: 'gone', url, fleet: 'default', capacity: 100, free: 100, draining: false };
  await bus.announce('node', 'gone', announced, 60_000);
  await bus.announce('node', 'future', { ...announced, id: 'future', version: 2 }, 60_000);
  const alone = await farmOver(t, bus);
  const refusal = await alone.lease(order, never).catch((error: FarmError) => error);
  t.match(
    refusal,
    { code: 'farm_unavailable', message: /a farm node does not answer/, cause: { message: url } },
    'its address is for the log',
  );
  const node = await farmNode(t, { bus });
  const farm = await farmOver(t, bus);
  t.equal(farm.load().capacity, 104, 'a node of another protocol version is none of ours');
  const lease = await farm.lease(order, never);
  t.equal(lease.nodeUrl, node.url);
  await lease.release();
});

t.test('leases spread over nodes, and one that another gateway filled is found out', async (t) => {
  const bus = openLocalBus();
  const nodes = [await farmNode(t, { bus, slots: 2 }), await farmNode(t, { bus, slots: 2 })];
  const farm = await farmOver(t, bus);
  const body = { tenantId: 'other', ttlMs: 60_000, fleet: 'default', epoch: 1 };
  for (let n = 0; n < 2; n += 1) t.equal((await nodeCall(nodes[0] as { url: string }, 'POST', '/v1/leases', body)).status, 201);
  const leases = [await farm.lease(order, never), await farm.lease(order, never)];
  t.same(
    leases.map(({ nodeUrl }) => nodeUrl),
    [nodes[1]?.url, nodes[1]?.url],
  );
  await Promise.all(leases.map((lease) => lease.release()));
});

t.test('a wrong secret is no farm, and is named', async (t) => {
  const bus = openLocalBus();
  await farmNode(t, { bus });
  const farm = await openFarm({ bus, secret: 'not the secret of the node', openPage });
  t.teardown(() => farm.close());
  await t.rejects(farm.lease(order, never), { code: 'farm_unavailable', cause: { message: /401.*secret/ } });
});
