import t from 'tap';
import { reduce } from '../../../actors/run/orphans.ts';

t.test('one sweep at a time, and another some time after each', async (t) => {
  const table = [
    ['waiting', 'sweep', 'sweeping', ['sweep']],
    ['sweeping', 'sweep', 'sweeping', []],
    ['sweeping', 'swept', 'waiting', ['sweepLater']],
  ] as const;
  for (const [status, type, after, effects] of table) {
    t.same(reduce({ status }, { type }), [{ status: after }, effects.map((effect) => ({ type: effect }))], `${status} ${type}`);
  }
});
