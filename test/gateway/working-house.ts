/** A gateway with everything behind it: real actors, a real farm node, a real browser. */
import type { Test } from 'tap';
import { type ActorsOptions, startActors } from '../../actors/start.ts';
import { type FarmOptions, openFarm } from '../../farm/client/farm.ts';
import { openResolver } from '../../farm/egress/resolve.ts';
import type { FarmNode } from '../../farm/node/node.ts';
import { openPage } from '../../farm/page/open.ts';
import { targetCheck } from '../../gateway/targets.ts';
import { microCredits } from '../../store/model/money.ts';
import type { Plan } from '../../store/model/tenant.ts';
import type { Store } from '../../store/open.ts';
import { farmNode, secret } from '../farm/harness.ts';
import { type House, openHouse, openTestStore } from './house.ts';

interface Options extends Partial<Pick<FarmOptions, 'queueWaitMs'> & Pick<ActorsOptions, 'model' | 'limits'>> {
  readonly slots?: number;
  readonly store?: Store;
  readonly chromePath?: string;
  /** What the log may say as an error. */
  readonly expected?: RegExp;
}

export interface WorkingHouse extends Omit<House, 'tenant'> {
  /** Where the app listens. */
  readonly address: string;
  readonly node: FarmNode;
  tenant(name: string, credits: number, plan?: Plan): Promise<{ readonly id: string; readonly key: string }>;
}

export async function openWorkingHouse(
  t: Test,
  { slots = 2, store: given, chromePath, expected, model, limits = {}, ...queue }: Options = {},
): Promise<WorkingHouse> {
  const store = given ?? (await openTestStore(t));
  const node = await farmNode(t, { bus: store.bus, slots, chromePath });
  const farm = await openFarm({ bus: store.bus, secret, openPage, ...queue });
  const log = {
    info() {},
    warn() {},
    error: (fields: object, message: string) => void (expected?.test(message) || t.fail(message, fields)),
  };
  const escalate = (_status: number, error: unknown) => t.fail('an actor ends the process', { error });
  const allow = ['127.0.0.1'];
  const resolve = openResolver(allow);
  const actors = await startActors({ store, farm, log, runTimeoutMs: 120_000, fleet: 'default', escalate, resolve, model, limits });
  t.teardown(async () => {
    await actors.stop();
    await farm.close();
  });
  const { runs, visits, skills, ledger } = actors;
  const house = await openHouse(t, { store, runs, visits, skills, ledger, checkTarget: targetCheck(allow, resolve) });
  return {
    ...house,
    node,
    address: await house.app.listen({ host: '127.0.0.1', port: 0 }),
    async tenant(name, credits, plan) {
      const tenant = await house.tenant(name, plan);
      if (credits > 0) await ledger.grant(tenant.id, 'first', microCredits(credits));
      return tenant;
    },
  };
}
