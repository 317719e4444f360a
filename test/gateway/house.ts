/** A gateway to test against: the real app over a real embedded store in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Test } from 'tap';
import { openResolver } from '../../farm/egress/resolve.ts';
import { type App, type AppDeps, buildApp } from '../../gateway/app.ts';
import { openMetrics } from '../../gateway/metrics.ts';
import { targetCheck } from '../../gateway/targets.ts';
import { microCredits, noUsage } from '../../store/model/money.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { Plan } from '../../store/model/tenant.ts';
import { openStore, type Store } from '../../store/open.ts';

/** For what is refused before the actors are asked: an answer from them would be the failure. */
const unreached = async (): Promise<never> => {
  throw new Error('this test does not reach the actors');
};
const noActors = {
  runs: { start: unreached, cancel: unreached, status: unreached, fitToKeep: (goal: string, text = goal) => text },
  visits: { start: unreached, cancel: () => false },
  skills: {
    compile: unreached,
    // There is none to replay.
    prepare: async ({ name }: { readonly name: string }) =>
      ({ type: 'skillRefused', reason: 'no_such_skill', message: `there is no skill named ${name}` }) as const,
    dispatch: unreached,
    list: unreached,
    get: async () => undefined,
    remove: async () => false,
    library: unreached,
    stats: unreached,
  },
  ledger: {
    grant: unreached,
    reserve: unreached,
    extend: unreached,
    settle: unreached,
    mayBegin: unreached,
    release: unreached,
    balance: unreached,
  },
};

export interface House {
  readonly store: Store;
  readonly app: App;
  /** Makes a tenant, and gives its id and a key. */
  tenant(name: string, plan?: Plan): Promise<{ readonly id: string; readonly key: string }>;
}

export function tempFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-test-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An embedded store in a folder of its own, closed with the test. */
export async function openTestStore(t: Test): Promise<Store> {
  const store = await openStore({ dataDir: tempFolder(t), mongodbUrl: undefined, redisUrl: undefined });
  t.teardown(() => store.close());
  return store;
}

export async function openHouse(t: Test, deps: Partial<AppDeps> = {}): Promise<House> {
  const store = deps.store ?? (await openTestStore(t));
  const app = await buildApp({
    log: pino({ level: 'silent' }),
    publicUrl: undefined,
    store,
    checkTarget: targetCheck([], openResolver([])),
    ...noActors,
    parts: [],
    metrics: openMetrics(() => ({ capacity: 0, free: 0, waiting: 0 }), { ofProcess: false }),
    ...deps,
  });
  t.teardown(() => app.close());
  return {
    store,
    app,
    async tenant(name, plan = 'free') {
      const { _id: id } = await store.tenants.create({ name, plan, reseller: false });
      const { key } = await store.keys.create(id, []);
      return { id, key };
    },
  };
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** A finished run as its owner leaves it, `second` seconds after the others began. */
export function finishedRun(tenantId: string, id: string, second: number, change: Partial<RunDocument> = {}): RunDocument {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  return {
    _id: id,
    tenantId,
    mode: 'run',
    status: 'complete',
    request: { url: 'https://shop.example/', prompt: 'return the total', success: { kind: 'extracted' }, options: {} },
    gateway: 'gateway-1',
    epoch: 1,
    leaseUntil: createdAt,
    success: true,
    path: [],
    failures: [],
    dialogs: [],
    usage: noUsage,
    charge: microCredits(10),
    engineRev: '0.1.0',
    createdAt,
    endedAt: createdAt,
    ...change,
  };
}
