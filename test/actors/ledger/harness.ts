/** Gateways with a ledger each, over one store and one bus. */
import type { Test } from 'tap';
import { openCluster } from '../../../actors/cluster/cluster.ts';
import { type LedgerOptions, openLedger } from '../../../actors/ledger/ledger.ts';
import type { LedgerReply } from '../../../actors/protocol/ledger.ts';
import { openLocalBus } from '../../../store/bus/local.ts';
import type { MicroCredits } from '../../../store/model/money.ts';
import type { Store } from '../../../store/open.ts';
import { createTestSystem, openTestStore, until } from '../harness.ts';

export const m = (amount: number) => amount as MicroCredits;

/** granted, balance, reserved, spent. */
export const sums = ({ balance: { granted, balance, reserved, spent } }: LedgerReply) => [granted, balance, reserved, spent];

export async function gateway(t: Test, id: string, store: Store, bus = openLocalBus(), options: Partial<LedgerOptions> = {}) {
  const { system, reports } = createTestSystem(t);
  const cluster = await openCluster({ bus, id, report: ({ type }) => t.fail(type) });
  t.teardown(() => cluster.close());
  const log = { error: (fields: object, message: string) => t.fail(message, fields) };
  return { ledger: await openLedger({ system, cluster, store, log, ...options }), cluster, system, reports, bus };
}

export async function twoGateways(t: Test, options: Partial<LedgerOptions> = {}) {
  const store = await openTestStore(t);
  const bus = openLocalBus();
  const [one, other] = [await gateway(t, 'one', store, bus, options), await gateway(t, 'other', store, bus, options)];
  await until(() => [one, other].every(({ cluster }) => cluster.members().length === 2));
  /** A tenant whose account lives at this gateway. */
  const tenantOf = (id: string) => {
    for (let n = 0; ; n += 1) if (one.cluster.ownerOf(`ledger.tenant${n}`) === id) return `tenant${n}`;
  };
  return { store, bus, one, other, tenantOf };
}
