import t from 'tap';
import { logReports } from '../../actors/report.ts';
import { createSystem } from '../../actors/system.ts';
import { rule, until } from './harness.ts';

t.test('an actor whose farm node is slow to let go is no failure, one that crashes is', async (t) => {
  const said: unknown[] = [];
  const keep = (level: string) => (fields: object, text: string) => void said.push({ level, text, ...fields });
  const report = logReports({ warn: keep('warn'), error: keep('error') });
  const system = createSystem({ report, escalate: () => {}, releaseWithinMs: 1 });
  const held = system.spawn(system.root, 'held', {
    supervision: rule('holder'),
    initial: 0,
    reduce: (state: number) => [state, []],
    perform: async () => {},
    onStop: () => new Promise<void>(() => {}),
  });
  await system.stop(held);
  const broken = system.spawn<number, string, never>(system.root, 'broken', {
    supervision: rule('holder'),
    initial: 0,
    reduce: () => {
      throw new Error('broken');
    },
    perform: async () => {},
  });
  system.send(broken, 'go');
  await until(() => said.length === 2);
  await system.close();
  t.match(said, [
    { level: 'warn', type: 'release_late', path: 'holder:held', text: /slow to answer/ },
    { level: 'error', type: 'crashed', path: 'holder:broken', text: 'an actor failed' },
  ]);
});
