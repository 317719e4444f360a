/** Stops, crashes, restarts and releases of the actor system; each repair of nact stands beside what bare nact does. */
import { once } from 'node:events';
import nact from 'nact';
import t from 'tap';
import type { Address, Behaviour, Ending } from '../../actors/behaviour.ts';
import { bareNact, crashed, createTestSystem, rule, until } from './harness.ts';

type Message = 'crash' | 'take' | 'open' | { opened: string };
type Effect = 'crash' | 'take' | 'open';

/** Takes numbered resources and gives them back at its end; `log` tells the order of it all. */
function holder(log: string[], more: Partial<Behaviour<string[], Message, Effect>> = {}): Behaviour<string[], Message, Effect> {
  let taken = 0;
  return {
    supervision: rule('holder'),
    initial: [],
    reduce(held, message) {
      if (typeof message === 'string') return [held, [message]];
      return [[...held, message.opened], []];
    },
    perform(effect, self) {
      if (effect === 'crash') throw new Error('broken');
      taken += 1;
      log.push(`took ${taken}`);
      self.send({ opened: `${taken}` });
    },
    onStop: ({ state, undelivered }) => {
      for (const one of [...state, ...undelivered.flatMap((message) => (typeof message === 'string' ? [] : [message.opened]))])
        log.push(`released ${one}`);
    },
    ...more,
  };
}

t.test('a crashed actor releases what it held before it is spawned anew', async (t) => {
  const log: string[] = [];
  const { system, next } = createTestSystem(t);
  const restart = rule('holder', { crash: 'restart', restarts: 1, withinMs: 1_000 });
  const address = system.spawn(system.root, 'a', holder(log, { supervision: restart }));
  system.send(address, 'take');
  system.send(address, 'crash');
  await next(crashed);
  await system.stop(address);
  await until(() => system.send(address, 'take'));
  await until(() => log.includes('took 2'));
  await system.close();
  t.same(log, ['took 1', 'released 1', 'took 2', 'released 2']);

  await t.test('bare nact: reset does not run afterStop', async (t) => {
    const { stdout } = await bareNact(`
      const ref = nact.spawn(nact.start(), (state, message) => { if (message === 'crash') throw new Error('broken'); console.log('handled'); }, 'a',
        { onCrash: (message, error, ctx) => ctx.reset, afterStop: () => console.log('released') });
      nact.dispatch(ref, 'crash');
      nact.dispatch(ref, 'x');`);
    t.match(stdout, 'handled');
    t.notMatch(stdout, 'released');
  });
});

t.test('a release runs once, whatever stops the actor and however often', async (t) => {
  const endings: Ending<string[], Message>[] = [];
  const { system } = createTestSystem(t);
  const address = system.spawn(system.root, 'a', holder([], { onStop: (ending) => void endings.push(ending) }));
  system.send(address, 'crash');
  await Promise.all([system.stop(address), system.stop(address), system.close()]);
  t.equal(endings.length, 1);

  await t.test('bare nact: afterStop runs twice, and before its handler ends', async (t) => {
    const { stdout } = await bareNact(`
      let finish = () => {};
      const ref = nact.spawn(nact.start(), async () => {
        setImmediate(() => nact.stop(ref));
        await new Promise((resolve) => { finish = resolve; });
        console.log('handler ends');
        throw new Error('broken');
      }, 'a', { onCrash: (message, error, ctx) => ctx.stop, afterStop: () => { console.log('released'); finish(); } });
      nact.dispatch(ref, 'x');`);
    t.same(stdout.trim().split('\n'), ['released', 'handler ends', 'released']);
  });
});

t.test('a release waits for the effects under way, and is handed what they still brought', async (t) => {
  const log: string[] = [];
  const { system } = createTestSystem(t);
  let open = () => {};
  const opening = new Promise<void>((resolve) => {
    const perform: Behaviour<string[], Message, Effect>['perform'] = async (_, self) => {
      resolve();
      await new Promise<void>((opened) => (open = opened));
      self.send({ opened: 'late' });
    };
    system.send(system.spawn(system.root, 'a', holder(log, { perform })), 'open');
  });
  await opening;
  const stopped = system.stop(address('holder:a'));
  open();
  await stopped;
  t.same(log, ['released late']);
});

const address = (path: string): Address<never> => ({ path });

t.test('what was sent and not reduced is handed to the release, the message about to be read too', async (t) => {
  const undelivered: unknown[] = [];
  const { system } = createTestSystem(t);
  const a = system.spawn(system.root, 'a', holder([], { onStop: (ending) => void undelivered.push(...ending.undelivered) }));
  system.send(a, { opened: 'first' });
  system.send(a, { opened: 'second' });
  await system.stop(a);
  t.same(undelivered, [{ opened: 'first' }, { opened: 'second' }]);

  await t.test('bare nact: the message about to be read is lost', async (t) => {
    const { stdout } = await bareNact(`
      const ref = nact.spawn(nact.start(), () => {}, 'a', { afterStop: (state, ctx) => console.log(ctx.mailbox.map((x) => x.message).join()) });
      nact.dispatch(ref, 'first');
      nact.dispatch(ref, 'second');
      nact.stop(ref);`);
    t.equal(stdout.trim(), 'second');
  });
});

t.test('effects hear of the stop by their signal, and giving up is no failure', async (t) => {
  const { system, reports } = createTestSystem(t);
  let started = () => {};
  const running = new Promise<void>((resolve) => (started = resolve));
  const a = system.spawn(system.root, 'a', {
    ...holder([]),
    perform: (_: Effect, self) =>
      new Promise<void>((_resolve, reject) => {
        self.signal.addEventListener('abort', () => reject(self.signal.reason));
        started();
      }),
  });
  system.send(a, 'open');
  await running;
  await system.stop(a);
  t.same(reports, []);
});

t.test('a failing release and an effect that fails after the stop are reported and end nothing', async (t) => {
  const { system, reports } = createTestSystem(t);
  let fail = () => {};
  const running = new Promise<void>((resolve) => {
    const perform = () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('too late'));
        resolve();
      });
    const onStop = () => Promise.reject(new Error('cannot release'));
    system.send(system.spawn(system.root, 'a', holder([], { perform, onStop })), 'open');
  });
  await running;
  const stopped = system.stop(address('holder:a'));
  fail();
  await stopped;
  t.match(reports, [
    { type: 'failed_after_stop', path: 'holder:a', error: { message: 'too late' } },
    { type: 'release_failed', path: 'holder:a', error: { message: 'cannot release' } },
  ]);

  const ends = {
    'a rejecting afterStop': `const ref = nact.spawn(nact.start(), () => {}, 'a', { afterStop: () => Promise.reject(new Error('cannot release')) });
      nact.stop(ref);`,
    'a throw in onCrash': `const ref = nact.spawn(nact.start(), () => { throw new Error('broken'); }, 'a', { onCrash: () => { throw new Error('worse'); } });
      nact.dispatch(ref, 'x');`,
    'an escalation from a stopped actor': `
      const ref = nact.spawn(nact.start(), async () => { nact.stop(ref); throw new Error('broken'); }, 'a', { onCrash: (message, error, ctx) => ctx.escalate });
      nact.dispatch(ref, 'x');`,
  };
  for (const [what, script] of Object.entries(ends)) {
    await t.test(`bare nact: ${what} ends the process`, async (t) => t.not((await bareNact(script)).code, 0));
  }
});

t.test('an actor that stops itself and then fails ends quietly', async (t) => {
  const { system, next, reports } = createTestSystem(t);
  const a = system.spawn(system.root, 'a', {
    ...holder([], { supervision: rule('holder', { crash: 'escalate', status: 3 }) }),
    perform: (_: Effect, self) => {
      self.stop();
      throw new Error('broken');
    },
  });
  system.send(a, 'open');
  await next((report) => report.type === 'failed_after_stop');
  t.equal(reports.length, 1);
});

t.test('a crash that escalates asks for the end of the process, after the release', async (t) => {
  const log: string[] = [];
  const { system, escalations, events } = createTestSystem(t);
  const escalated = once(events, 'escalated').then(() => log.push('escalated'));
  const a = system.spawn(system.root, 'a', holder(log, { supervision: rule('holder', { crash: 'escalate', status: 70 }) }));
  system.send(a, 'take');
  system.send(a, 'crash');
  await escalated;
  t.match(escalations, [{ status: 70, error: { message: 'broken' } }]);
  t.same(log, ['took 1', 'released 1', 'escalated']);
});

t.test('a kind is restarted within its budget only, and refused until the window has passed', async (t) => {
  let time = 0;
  const { system, reports, next } = createTestSystem(t, { now: () => time });
  const behaviour = holder([], { supervision: rule('holder', { crash: 'restart', restarts: 2, withinMs: 1_000 }) });
  const a = system.spawn(system.root, 'a', behaviour);
  for (let crash = 1; crash <= 3; crash += 1) {
    await until(() => system.send(a, 'crash'));
    await next(() => reports.length === crash);
  }
  await system.stop(a);
  t.same(
    reports.map((report) => report.type === 'crashed' && report.decision),
    ['restart', 'restart', 'exhausted'],
  );
  t.throws(() => system.spawn(system.root, 'a', behaviour), { code: 'exhausted' });
  t.ok(system.spawn(system.root, 'b', behaviour), 'others of its kind are not held liable');
  time = 1_001;
  t.ok(system.spawn(system.root, 'a', behaviour));

  await t.test('bare nact: restarts without end', async (t) => {
    const { stdout } = await bareNact(`let crashes = 0;
      const ref = nact.spawn(nact.start(), () => { crashes += 1; throw new Error('broken'); }, 'a', { onCrash: (message, error, ctx) => ctx.reset });
      for (let i = 0; i < 1000; i += 1) nact.dispatch(ref, i);
      process.on('exit', () => console.log(crashes));`);
    t.equal(stdout.trim(), '1000');
  });
});

t.test('a stop ends the children first, then the parent', async (t) => {
  const log: string[] = [];
  const { system } = createTestSystem(t);
  const ends = (name: string) => ({ onStop: () => Promise.resolve().then(() => void log.push(name)) });
  const parent = system.spawn(system.root, 'p', holder([], ends('parent')));
  const child = system.spawn(parent, 'c', holder([], { ...ends('child'), supervision: rule('child', { parent: 'holder' }) }));
  system.spawn(child, 'g', holder([], { ...ends('grandchild'), supervision: rule('grandchild', { parent: 'child' }) }));
  await system.stop(parent);
  t.same(log, ['grandchild', 'child', 'parent']);

  await t.test('bare nact: the children live on, unreachable, and are never released', async (t) => {
    const { stdout } = await bareNact(`const system = nact.start();
      const parent = nact.spawn(system, () => {}, 'p', { afterStop: () => console.log('parent') });
      nact.spawn(parent, () => {}, 'c', { afterStop: () => console.log('child') });
      nact.stop(parent);`);
    t.equal(stdout.trim(), 'parent');
  });
});

t.test('a parent of many children handles messages without a copy of them', async (t) => {
  const copied: number[] = [];
  const spawn = nact.spawn;
  const watched: typeof spawn = (parent, handle, ...rest) =>
    spawn(
      parent,
      ((state, message, ctx) => {
        copied.push(ctx.children.size);
        return handle(state, message, ctx);
      }) as typeof handle,
      ...rest,
    );
  t.intercept(nact, 'spawn', { value: watched });
  const { system, next } = createTestSystem(t);
  const parent = system.spawn(system.root, 'p', holder([]));
  for (let n = 0; n < 100; n += 1) system.spawn(parent, `${n}`, holder([], { supervision: rule('child', { parent: 'holder' }) }));
  system.send(parent, 'crash');
  await next(crashed);
  t.same(new Set(copied), new Set([0]));

  await t.test('bare nact: every message carries a copy of the map', async (t) => {
    const bare = nact.start();
    t.teardown(() => nact.stop(bare));
    const copies = await new Promise<Map<string, unknown>[]>((resolve) => {
      const seen: Map<string, unknown>[] = [];
      const ref = nact.spawn(bare, (_: undefined, message: string, ctx) => {
        seen.push(ctx.children);
        if (message === 'last') resolve(seen);
      });
      for (let n = 0; n < 100; n += 1) nact.spawn(ref, () => undefined);
      nact.dispatch(ref, 'first');
      nact.dispatch(ref, 'last');
    });
    t.same(
      copies.map(({ size }) => size),
      [100, 100],
    );
    t.not(copies[0], copies[1]);
  });
});

t.test('a close waits for every release, but not beyond its bound', async (t) => {
  const log: string[] = [];
  const { system, reports } = createTestSystem(t, { releaseWithinMs: 20 });
  let started = () => {};
  const running = new Promise<void>((resolve) => (started = resolve));
  const never = () => {
    started();
    return new Promise<void>(() => {});
  };
  system.send(system.spawn(system.root, 'effect', holder(log, { perform: never, onStop: () => void log.push('released') })), 'open');
  system.spawn(system.root, 'release', holder(log, { onStop: never }));
  await running;
  await system.close();
  t.same(log, ['released']);
  t.match(
    new Set(reports),
    new Set([
      { type: 'release_late', path: 'holder:release', what: 'onStop' },
      { type: 'release_late', path: 'holder:effect', what: 'effects' },
    ]),
  );
  t.throws(() => system.spawn(system.root, 'late', holder(log)), { code: 'stopped' });
});
