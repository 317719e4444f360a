import t, { type Test } from 'tap';
import { openCluster } from '../../../actors/cluster/cluster.ts';
import { landFlight } from '../../../actors/protocol/flights-remote.ts';
import { type Flights, openFlights } from '../../../actors/skill/flights.ts';
import { openLocalBus } from '../../../store/bus/local.ts';
import { until } from '../harness.ts';

async function openPair(t: Test, longestMs: number) {
  const bus = openLocalBus();
  const report = (report: object) => t.fail('the cluster has trouble', report);
  const clusters = await Promise.all(['one', 'two'].map((id) => openCluster({ bus, id, everyMs: 60_000, report })));
  t.teardown(async () => {
    for (const cluster of clusters) await cluster.close();
    await bus.close();
  });
  await until(() => clusters.every((cluster) => cluster.members().length === 2));
  const [one] = clusters;
  let count = 0;
  /** Another key that the same gateway keeps. */
  const beside = (key: string): string => {
    const keeper = one?.ownerOf(`flight.${key}`);
    do count += 1;
    while (one?.ownerOf(`flight.${count}`) !== keeper);
    return String(count);
  };
  return { beside, pair: clusters.map((cluster) => openFlights({ cluster, longestMs, askMs: 10_000 })) as [Flights, Flights] };
}

const leads = { land: Function };
const staying = () => new AbortController().signal;
/** Some of these are kept by either gateway. */
const keys = ['a', 'b', 'c', 'd', 'e', 'f'];

t.test('of many who ask at any gateway one leads, and the others hear when it has landed', async (t) => {
  const { pair, beside } = await openPair(t, 60_000);
  for (const key of keys) {
    const { land } = await pair[0].board(key, staying());
    t.type(land, 'function');
    const heard: string[] = [];
    const waiting = [...pair, ...pair].map(async (flights) => {
      t.same(await flights.board(key, staying()), { made: `made-${key}` }, 'and what it made');
      heard.push('landed');
    });
    // What a gateway asks is heard in order: those before it wait by now.
    for (const flights of pair) t.match(await flights.board(beside(key), staying()), leads, 'another flight is not held up');
    t.same(heard, []);
    land?.(`made-${key}`);
    await Promise.all(waiting);
    t.match(
      await pair[1].board(key, staying()),
      { ...leads, made: `made-${key}` },
      'the next one leads, and is told what was made just now',
    );
  }
});

t.test('who leaves is not waited for, and a leader that says nothing is given up', async (t) => {
  const { pair } = await openPair(t, 300);
  const leaving = new AbortController();
  await pair[0].board('held', staying());
  const left = pair[1].board('held', leaving.signal);
  leaving.abort();
  t.same(await left, {});
  t.same(await pair[1].board('held', staying()), {}, 'the silent leader has run out of its time');
  t.match(await pair[1].board('held', staying()), leads);
});

t.test('when a gateway is gone, what it led and what it kept is for the others, and one of them leads', async (t) => {
  const bus = openLocalBus();
  // What a gateway would still say when it is gone, nobody hears.
  const report = () => {};
  const [going, staying_] = await Promise.all(['one', 'two'].map((id) => openCluster({ bus, id, everyMs: 60_000, report })));
  if (going === undefined || staying_ === undefined) throw new Error('No cluster');
  t.teardown(async () => {
    await staying_.close();
    await bus.close();
  });
  await until(() => going.members().length === 2 && staying_.members().length === 2);
  const [gone, left] = [going, staying_].map((cluster) => openFlights({ cluster, longestMs: 60_000, askMs: 5_000 })) as [Flights, Flights];
  for (const key of keys) t.match(await gone.board(key, staying()), leads);
  const waiting = keys.flatMap((key) => [left.board(key, staying()), left.board(key, staying())]);
  // Asked in order: what is answered behind them was heard after them.
  await staying_.ask('one', landFlight, { key: 'another', ticket: 'none' }, 60_000);
  await going.close();
  t.same(await Promise.all(waiting), Array(waiting.length).fill({}), 'all look again');
  for (const key of keys) t.match(await left.board(key, staying()), leads);
});
