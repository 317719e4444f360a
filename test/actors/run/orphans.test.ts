import t from 'tap';
import { reduce, sweep } from '../../../actors/run/orphans.ts';
import { runLimits } from '../../../config/limits.ts';
import { flatPrice } from '../../../config/rates.ts';
import { noUsage } from '../../../store/model/money.ts';
import type { RunDocument } from '../../../store/model/run.ts';
import { openHouse, openTestStore, tenantId } from './house.ts';

const leftRun: Omit<RunDocument, '_id' | 'leaseUntil'> = {
  tenantId,
  mode: 'run',
  status: 'running',
  request: { url: 'http://a.example/', prompt: 'Fill Password with "[redacted]"', success: { kind: 'extracted' }, options: {} },
  gateway: 'gw-dead',
  epoch: 1,
  nodeUrl: 'http://127.0.0.1:1',
  leaseId: 'gone',
  path: [],
  failures: [],
  dialogs: [],
  usage: { ...noUsage, browserMs: 20_000 },
  engineRev: 'test',
  createdAt: new Date(),
};

t.test('one sweep at a time, another some time after each, and each knows what the one before it saw', async (t) => {
  const [older, sightings] = [new Map(), new Map([['run', { leaseUntil: 1, looks: 2 }]])];
  const table = [
    ['waiting', { type: 'sweep' }, 'sweeping', older, [{ type: 'sweep', sightings: older }]],
    ['sweeping', { type: 'sweep' }, 'sweeping', older, []],
    ['sweeping', { type: 'swept', sightings }, 'waiting', sightings, [{ type: 'sweepLater' }]],
  ] as const;
  for (const [status, message, after, seen, effects] of table) {
    t.same(reduce({ status, sightings: older }, message), [{ status: after, sightings: seen }, effects], `${status} ${message.type}`);
  }
});

t.test('a run lives as long as its hold moves, whatever its gateway or this one takes the time to be', async (t) => {
  const store = await openTestStore(t);
  const { actors, farm } = await openHouse(t, store);
  const log = { info() {}, warn() {}, error: (fields: object, text: string) => t.fail(text, fields) };
  const terms = { gateway: 'gw-ahead', engineRev: 'test', fleet: 'default', timeoutMs: 1, limits: runLimits, flatPrice: flatPrice('run') };
  const options = { terms, around: { farm, runs: store.runs, ledger: actors.ledger, log } };
  const owner = { gateway: 'gw-behind', epoch: 1 };
  const heldUntil = (n: number) => new Date(Date.now() - 3_600_000 + n);
  await store.runs.create({ ...leftRun, _id: 'alive', ...owner, leaseUntil: heldUntil(0) });
  let sightings = await sweep(new Map(), options);
  for (let renewal = 1; renewal <= 6; renewal += 1) {
    t.equal(await store.runs.renew('alive', owner, heldUntil(renewal * 10_000)), true, 'its owner has it still');
    sightings = await sweep(sightings, options);
  }
  sightings = await sweep(sightings, options);
  t.match(await store.runs.find('alive'), { status: 'running' });
  await sweep(sightings, options);
  t.match(await store.runs.find('alive'), { status: 'cancelled', epoch: 2 }, 'a hold that stands still has nobody');
});

t.test('a process that has the store for itself ends and settles what an earlier life left, before it is ready', async (t) => {
  const store = await openTestStore(t);
  const earlier = await openHouse(t, store);
  await earlier.actors.ledger.reserve(tenantId, 'left', earlier.flatPrice);
  await earlier.actors.ledger.reserve(tenantId, 'never came on record', earlier.flatPrice);
  await store.runs.create({ ...leftRun, _id: 'left', leaseUntil: new Date(Date.now() + 3_600_000) });
  await earlier.actors.stop();
  const { actors } = await openHouse(t, store, { storeIsOurs: true });
  const run = await store.runs.get(tenantId, 'left');
  t.match(run, { status: 'cancelled', error: /gateway that drove it was heard of no more/, endedAt: Date, settledAt: Date });
  t.equal(run?.request.prompt, 'Fill Password with "[redacted]"', 'its words stay as they were written');
  t.match(await actors.ledger.balance(tenantId), { reserved: 0, spent: run?.charge });
});
