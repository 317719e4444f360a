import t from 'tap';
import { beginLifetime } from '../../gateway/lifetime.ts';

const quiet = { error() {}, debug() {} };

t.test('what was opened is closed in reverse, whatever fails on the way', async (t) => {
  const closed: string[] = [];
  const lifetime = beginLifetime(quiet);
  for (const what of ['store', 'farm', 'app']) {
    lifetime.opened(what, async () => {
      closed.push(what);
      if (what === 'farm') throw new Error('stuck');
    });
  }
  const [clean, again] = await Promise.all([lifetime.end(10_000), lifetime.end(10_000)]);
  t.equal(clean, false, 'a failure is told');
  t.equal(again, false);
  t.same(closed, ['app', 'farm', 'store'], 'once each');
});

t.test('an end that takes too long is given up', async (t) => {
  const lifetime = beginLifetime(quiet);
  lifetime.opened('store', async () => void t.fail('not reached'));
  lifetime.opened('app', () => new Promise<void>(() => {}));
  t.equal(await lifetime.end(1), false);
});

t.test('each step is told what is left of the time for it and all after it', async (t) => {
  const lifetime = beginLifetime(quiet);
  const told: number[] = [];
  for (const what of ['store', 'farm', 'app']) {
    lifetime.opened(what, async (leftMs) => {
      told.push(leftMs);
    });
  }
  await lifetime.end(10_000);
  t.ok(told[0] !== undefined && told[0] <= 10_000 && told[0] > 0);
  t.same(
    told,
    [...told].sort((one, other) => other - one),
  );
});

t.test('a clean end is told', async (t) => {
  const lifetime = beginLifetime(quiet);
  lifetime.opened('store', async () => {});
  t.equal(await lifetime.end(10_000), true);
});
