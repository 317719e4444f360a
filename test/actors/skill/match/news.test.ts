import t from 'tap';
import type { News } from '../../../../actors/protocol/skills-news.ts';
import { openNews } from '../../../../actors/skill/match/news.ts';
import { openLocalBus } from '../../../../store/bus/local.ts';
import type { Bus, Json } from '../../../../store/bus/port.ts';
import { StoreError } from '../../../../store/errors.ts';
import { until } from '../../harness.ts';

const published = (name: string): News => ({ type: 'published', tenantId: 'a', name });

async function two(t: Test, lossy: (bus: Bus) => Bus, everyMs = 3_600_000) {
  const bus = openLocalBus();
  const heard: News[] = [];
  let gaps = 0;
  const missed = () => {
    gaps += 1;
  };
  const teller = await openNews({ bus: lossy(bus), self: 'one', everyMs, heard: () => t.fail('it hears itself'), missed: () => t.fail() });
  const hearer = await openNews({ bus, self: 'two', heard: (news) => void heard.push(news), missed });
  t.teardown(async () => {
    await teller.close();
    await hearer.close();
    await bus.close();
  });
  return { bus, teller, heard, gaps: () => gaps };
}
type Test = typeof t;

t.test('what one tells, the other hears', async (t) => {
  const { teller, heard, gaps } = await two(t as Test, (bus) => bus);
  teller.tell(published('x'));
  teller.tell({ type: 'removed', tenantId: 'a', name: 'x' });
  await until(() => heard.length === 2);
  t.same(heard, [published('x'), { type: 'removed', tenantId: 'a', name: 'x' }]);
  t.equal(gaps(), 0);
});

/** Loses what comes while it is down, and fails. */
function downWhile(bus: Bus, isDown: () => boolean): Bus {
  return {
    ...bus,
    publish: (channel: string, message: Json) =>
      isDown() ? Promise.reject(new StoreError('unavailable', 'The bus is down')) : bus.publish(channel, message),
  };
}

t.test('what is lost is missed when the next news arrive, once', async (t) => {
  let isDown = false;
  const { teller, heard, gaps } = await two(t as Test, (bus) => downWhile(bus, () => isDown));
  teller.tell(published('x'));
  isDown = true;
  teller.tell(published('lost'));
  isDown = false;
  teller.tell(published('y'));
  teller.tell(published('z'));
  await until(() => heard.length === 3);
  t.same(
    heard.map(({ name }) => name),
    ['x', 'y', 'z'],
  );
  t.equal(gaps(), 1);
});

t.test('what is lost is missed without further news, too', async (t) => {
  let isDown = true;
  const { teller, heard, gaps } = await two(t as Test, (bus) => downWhile(bus, () => isDown), 5);
  teller.tell(published('lost'));
  isDown = false;
  await until(() => gaps() === 1);
  t.same(heard, []);
});

t.test('what is no news is left alone', async (t) => {
  const { bus, teller, heard, gaps } = await two(t as Test, (bus) => bus);
  await bus.publish('skills', { version: 1, from: 'one', count: -1 });
  await bus.publish('skills', 'x');
  teller.tell(published('x'));
  await until(() => heard.length === 1);
  t.equal(gaps(), 0);
});
