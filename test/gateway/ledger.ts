/** A ledger over a test's store, without the rest of the actors. */
import { randomUUID } from 'node:crypto';
import type { Test } from 'tap';
import { openCluster } from '../../actors/cluster/cluster.ts';
import { openLedger } from '../../actors/ledger/ledger.ts';
import type { Ledger } from '../../actors/protocol/ledger.ts';
import { createSystem } from '../../actors/system.ts';
import type { Store } from '../../store/open.ts';

export async function openTestLedger(t: Test, store: Store): Promise<Ledger> {
  const report = (report: object) => t.fail('the ledger has trouble', report);
  const system = createSystem({ report, escalate: (_status, error) => report({ error }) });
  const cluster = await openCluster({ bus: store.bus, id: randomUUID(), report });
  t.teardown(async () => {
    await cluster.close();
    await system.close();
  });
  return openLedger({ system, cluster, store, log: { error: report } });
}
