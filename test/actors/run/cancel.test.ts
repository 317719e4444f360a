import { EventEmitter, once } from 'node:events';
import t from 'tap';
import { farmNode } from '../../farm/harness.ts';
import { until } from '../harness.ts';
import { ended, openHouse, openTestHouse, openTestStore } from './house.ts';
import { hangOn, page, silence, site } from './site.ts';

const cancelled = { status: 'cancelled', success: false, failureCode: 'cancelled', error: 'The run was cancelled: the caller left.' };
const never = { kind: 'textVisible', value: 'never' } as const;

t.test('a run is cancelled while its page hangs, and has ended while it still does', async (t) => {
  const cases = {
    'a navigation that is not answered': { '/': silence },
    'a page that waits for ever': { '/': page('<h1>Held</h1>', hangOn('/held')), '/held': silence },
    'an act that is not answered': { '/': page(`<button onclick="${hangOn('/held')}">Go</button>`), '/held': silence },
    'a page in a loop': { '/': page('<h1>Spin</h1>', `${hangOn('/spins')} for (;;);`), '/spins': page('') },
    'an act into a loop': { '/': page(`<button onclick="${hangOn('/spins')} for (;;);">Go</button>`), '/spins': page('') },
  } as const satisfies Record<string, Parameters<typeof site>[1]>;
  const house = await openTestHouse(t);
  for (const [what, pages] of Object.entries(cases)) {
    const served = await site(t, pages);
    const hangs = '/held' in pages ? '/held' : '/spins' in pages ? '/spins' : '/';
    const asked = served.asked(hangs);
    const running = house.run({ runId: what, url: served.url, prompt: 'Click Go', success: never });
    const response = await asked;
    t.match(await house.actors.runs.status(house.tenantId, what), { status: 'running' });
    t.equal(await house.actors.runs.cancel('someone else', what, 'mischief'), false, 'not by another tenant');
    t.equal(await house.actors.runs.cancel(house.tenantId, what, 'the caller left'), true);
    const run = ended(await running);
    t.match(run, cancelled, what);
    if (hangs !== '/spins') t.equal(response.writableEnded, false, `${what}: nobody has answered yet`);
    t.same(await house.record(what), run);
    t.equal(await house.actors.runs.cancel(house.tenantId, what, 'again'), false, 'it is not running any more');
    t.match(await house.actors.runs.status(house.tenantId, what), { status: 'cancelled' });
    await house.allReleased();
  }
  t.match(await house.actors.ledger.balance(house.tenantId), { reserved: 0 });
});

t.test('a run is cancelled in the queue', async (t) => {
  const house = await openTestHouse(t, { slots: 1, queueWaitMs: 60_000 });
  const taken = await house.farm.lease({ tenantId: 'other', fleet: 'default', epoch: 1, ttlMs: 60_000 }, new AbortController().signal);
  const running = house.run({ runId: 'queued', url: 'http://a.example/', prompt: 'Click Go', success: never });
  await until(() => house.farm.load().waiting === 1);
  t.equal(await house.actors.runs.cancel(house.tenantId, 'queued', 'the caller left'), true);
  t.match(ended(await running), { ...cancelled, charge: 0, path: [] });
  t.equal(house.farm.load().waiting, 0, 'it left the queue');
  t.match(await house.record('queued'), cancelled, 'its record stays');
  await taken.release();
});

t.test('a run is cancelled while it waits for success', async (t) => {
  const pages = await site(t, { '/': page('<h1>Here</h1>', `setInterval(() => fetch('/still'), 300)`), '/still': page('') });
  const house = await openTestHouse(t, { limits: { successPatienceMs: 60_000, successCeilingMs: 60_000 } });
  const running = house.run({ runId: 'waits', url: pages.url, prompt: 'Read the heading', success: never });
  for (let steps = 0; steps < 2; ) {
    await pages.asked('/still');
    steps = (await house.actors.runs.status(house.tenantId, 'waits'))?.steps ?? 0;
  }
  await house.actors.runs.cancel(house.tenantId, 'waits', 'the caller left');
  t.match(ended(await running), { ...cancelled, data: { heading: 'Here' } });
});

t.test('a stopping gateway gives its runs the time that its whole stop has', async (t) => {
  const pages = await site(t, { '/': silence });
  const store = await openTestStore(t);
  await farmNode(t, { bus: store.bus });
  const slow = new EventEmitter();
  const { advance } = store.runs;
  store.runs.advance = async (...change) => {
    if (change[2].status !== undefined) {
      const goOn = once(slow, 'go on');
      slow.emit('asked');
      await goOn;
    }
    return advance(...change);
  };
  const house = await openHouse(t, store, { limits: { stopMs: 1 } });
  const asked = pages.asked('/');
  const running = house.run({ runId: 'slow', url: pages.url, prompt: 'Click Go', success: never });
  await asked;
  const storing = once(slow, 'asked');
  const stopped = house.actors.stop(120_000);
  await storing;
  slow.emit('go on');
  t.match(ended(await running), { status: 'cancelled', settledAt: Date });
  await stopped;
});

t.test('a gateway that stops ends its runs as cancelled and settled, and starts no more', async (t) => {
  const pages = await site(t, { '/': silence });
  const house = await openTestHouse(t);
  const asked = pages.asked('/');
  const running = house.run({ runId: 'stopped', url: pages.url, prompt: 'Click Go', success: never });
  await asked;
  await house.actors.stop();
  const run = ended(await running);
  t.match(run, { status: 'cancelled', error: /is stopping/ });
  t.type(run.settledAt, Date);
  t.match(await house.record('stopped'), { status: 'cancelled' });
  await house.allReleased();
  t.match(await house.run({ url: pages.url, prompt: 'Click Go', success: never }), { type: 'refused', reason: 'unavailable' });
});
