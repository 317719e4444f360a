import t from 'tap';
import { countedRuns } from '../../gateway/counted-runs.ts';
import { openMetrics } from '../../gateway/metrics.ts';
import { microCredits } from '../../store/model/money.ts';
import { finishedRun, openTestStore } from './house.ts';

const load = () => ({ capacity: 0, free: 0, waiting: 0 });
const owner = { gateway: 'gateway-1', epoch: 1 };

t.test('a run is counted when it begins, ends and is settled, once each', async (t) => {
  const store = await openTestStore(t);
  const metrics = openMetrics(load, { ofProcess: false });
  const runs = countedRuns(store.runs, metrics.runs);
  const { success, charge, endedAt, ...begun } = finishedRun('ada', 'run_1', 1, { status: 'running' });
  const end = {
    status: 'failed',
    failureCode: 'timed_out',
    charge: microCredits(3),
    endedAt: new Date(begun.createdAt.getTime() + 2_000),
  } as const;
  await runs.create(begun);
  await runs.advance('run_1', owner, { failures: [] });
  await runs.advance('run_1', owner, end);
  await runs.advance('run_1', owner, end);
  await runs.settled('run_1', new Date(), microCredits(2.5));
  await runs.settled('run_1', new Date(), microCredits(2.5));
  await runs.create(finishedRun('ada', 'run_2', 1));
  await t.rejects(runs.create(finishedRun('ada', 'run_2', 1)));
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'troupe_runs_started_total{mode="run"} 2',
    'troupe_runs_ended_total{mode="run",status="failed",failure_code="timed_out"} 1',
    'troupe_runs_ended_total{mode="run",status="complete",failure_code=""} 1',
    'troupe_run_duration_seconds_bucket{le="1",mode="run"} 1',
    'troupe_run_duration_seconds_bucket{le="2.5",mode="run"} 2',
    'troupe_run_duration_seconds_sum{mode="run"} 2',
    'troupe_credits_settled_total 2.5',
  ])
    t.ok(lines.includes(line), line);
});

t.test('the numbers of a node in the same process stand beside the own ones', async (t) => {
  const metrics = openMetrics(load, { ofProcess: false, ofNode: async () => '# TYPE troupe_farm_slots gauge\ntroupe_farm_slots 8\n' });
  t.match(await metrics.text(), /^troupe_farm_contexts\{state="free"\} 0\n(?:.*\n)*troupe_farm_slots 8\n$/m);
});

t.test('how many gateways it sees alive is told once it is one of them', async (t) => {
  const metrics = openMetrics(() => ({ capacity: 0, free: 0, waiting: 0 }), { ofProcess: false });
  t.notMatch(await metrics.text(), /troupe_gateways/);
  let members = ['a'];
  metrics.gateways(() => members);
  t.match(await metrics.text(), /^troupe_gateways 1$/m);
  members = ['a', 'b'];
  t.match(await metrics.text(), /^troupe_gateways 2$/m);
});
