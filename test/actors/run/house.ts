/** Whole gateways for tests, without their REST surface: real store, real farm node, real browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';
import type { RunEnded, StartRefusal } from '../../../actors/protocol/runs.ts';
import { type ActorsOptions, startActors } from '../../../actors/start.ts';
import { flatPrice } from '../../../config/rates.ts';
import { openFarm } from '../../../farm/client/farm.ts';
import { openResolver } from '../../../farm/egress/resolve.ts';
import type { FarmNode } from '../../../farm/node/node.ts';
import { openPage } from '../../../farm/page/open.ts';
import { microCredits } from '../../../store/model/money.ts';
import type { RunDocument, RunOptions } from '../../../store/model/run.ts';
import type { SuccessCondition } from '../../../store/model/success.ts';
import { openStore, type Store } from '../../../store/open.ts';
import { farmNode, secret } from '../../farm/harness.ts';
import { rootOf } from '../../together/root-of.ts';
import { until } from '../harness.ts';

export const tenantId = 'tenant';

interface Goal {
  readonly runId?: string;
  readonly url: string;
  readonly prompt: string;
  readonly success: SuccessCondition;
  /** Clicks that can't be taken back pass where nothing else is said. */
  readonly options?: RunOptions;
}

interface HouseOptions extends Partial<Pick<ActorsOptions, 'runTimeoutMs' | 'limits' | 'storeIsOurs' | 'model' | 'modelLimits'>> {
  readonly credits?: number;
  /** How long a run may wait for a browser. */
  readonly queueWaitMs?: number;
}

let count = 0;
const nextRunId = () => {
  count += 1;
  return `run-${count}`;
};

/** A gateway's actors over this store; its nodes stand on the store's bus. */
export async function openHouse(t: Test, store: Store, { credits = 1_000, queueWaitMs = 60_000, ...options }: HouseOptions = {}) {
  const farm = await openFarm({ bus: store.bus, secret, openPage, queueWaitMs });
  const infos: (object & { readonly text: string })[] = [];
  const log = {
    info: (fields: object, text: string) => void infos.push({ ...fields, text }),
    warn: (fields: object, text: string) => t.comment(text, fields),
    error: (fields: object, text: string) => t.fail(text, fields),
  };
  const escalate = (_: number, error: unknown) => t.fail('an actor ends the process', { error });
  const actors = await startActors({
    store,
    farm,
    log,
    runTimeoutMs: 120_000,
    fleet: 'default',
    escalate,
    resolve: openResolver(['127.0.0.1']),
    ...options,
  });
  t.teardown(async () => {
    await actors.stop();
    await farm.close();
  });
  await actors.ledger.grant(tenantId, 'first', microCredits(credits));
  return {
    store,
    farm,
    actors,
    tenantId,
    flatPrice: flatPrice('run'),
    /** The fields of all lines with this text. */
    told: (text: string) => infos.filter((info) => info.text === text),
    record: (runId: string) => store.runs.get(tenantId, runId),
    run: ({ runId = nextRunId(), options = { confirmActions: false }, ...goal }: Goal) =>
      actors.runs.start({ runId, tenantId, mode: 'run', request: { ...goal, options } }),
  };
}

export async function openTestStore(t: Test): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troupe-run-'));
  const store = await openStore({ dataDir, mongodbUrl: undefined, redisUrl: undefined });
  t.teardown(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return store;
}

/** A gateway's actors with a store and a farm node of their own. */
export async function openTestHouse(
  t: Test,
  { slots = 4, warm = 4, ...options }: HouseOptions & { readonly slots?: number; readonly warm?: number } = {},
) {
  const store = await openTestStore(t);
  const node = await farmNode(t, { bus: store.bus, slots, warm });
  const house = await openHouse(t, store, options);
  return { ...house, node, allReleased: () => allReleased(node) };
}

let shared: ReturnType<typeof openTestHouse> | undefined;

/** One for all tests of the process, of which it only runs goals: each of them in a browser context of its own. */
export function sharedTestHouse(t: Test): ReturnType<typeof openTestHouse> {
  shared ??= openTestHouse(rootOf(t), { credits: 100_000 });
  return shared;
}

/** The node tells its load to nobody but who asks. */
async function allReleased(node: FarmNode): Promise<void> {
  let leases = 1;
  while (leases > 0) {
    leases = (await node.status()).leases.length;
    await until(() => true);
  }
}

export function ended(answer: RunEnded | StartRefusal): RunDocument {
  if (answer.type === 'refused') throw new Error(`The run was refused: ${answer.message}`);
  return answer.run;
}
