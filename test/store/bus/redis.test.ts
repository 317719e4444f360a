import t from 'tap';
import type { Bus } from '../../../store/bus/port.ts';
import { openRedisBus } from '../../../store/bus/redis.ts';
import { peerOrSkip } from '../../peers/peer.ts';
import { startRedis } from '../../peers/redis.ts';
import { busContract, hear } from './contract.ts';

const server = await peerOrSkip(startRedis);
if (server !== undefined) {
  const buses = [await openRedisBus(server.url), await openRedisBus(server.url)] as const;
  t.teardown(() => Promise.all(buses.map((bus) => bus.close())));
  busContract(() => buses);

  t.test('while the server is gone every call is refused, and afterwards the subscriptions stand again', async (t) => {
    const [here, there] = buses;
    const heard = hear();
    await there.subscribe('restarts', heard.handler);
    await server.kill();
    await untilDown(here);
    await untilDown(there);
    const unavailable = { name: 'StoreError', code: 'unavailable' };
    await t.rejects(here.publish('restarts', 'lost'), unavailable);
    await t.rejects(here.subscribe('restarts', heard.handler), unavailable);
    await t.rejects(here.announce('node', 'a', 1, 1_000), unavailable);
    await t.rejects(here.present('node'), unavailable);
    await t.rejects(here.count('a', 1_000), unavailable);
    await server.restart();
    await untilUp(here);
    await untilUp(there);
    await here.publish('restarts', 'heard');
    await heard.reached(1);
    t.same(heard.messages, ['heard'], 'and nothing was kept for later');
    t.equal(await here.count('a', 1_000), 1);
  });

  t.test('a server that stands still is given up within the deadline', async (t) => {
    const [here] = buses;
    process.kill(server.pid(), 'SIGSTOP');
    await t.rejects(here.present('node'), { code: 'unavailable' });
    process.kill(server.pid(), 'SIGCONT');
    await untilUp(here);
    t.same(await here.present('node'), []);
  });

  t.test('a closed bus refuses, and a server that is not there is named at the start', async (t) => {
    const bus = await openRedisBus(server.url);
    await bus.close();
    await bus.close();
    await t.rejects(bus.publish('a', 1), { code: 'closed' });
    await t.rejects(openRedisBus('redis://127.0.0.1:1'), { code: 'unavailable', message: /127\.0\.0\.1:1/ });
  });
}

async function untilDown(bus: Bus): Promise<void> {
  while (await bus.ping()) await new Promise(setImmediate);
}

async function untilUp(bus: Bus): Promise<void> {
  while (!(await bus.ping())) await new Promise(setImmediate);
}
