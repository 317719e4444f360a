/** Thousands of random operations at the ledger, with crashes, two owners, lost replies and repetitions, on the real journal. */
import fc from 'fast-check';
import t from 'tap';
import { openCluster } from '../../../actors/cluster/cluster.ts';
import { ActorError } from '../../../actors/errors.ts';
import type { AccountEvent } from '../../../actors/ledger/account.ts';
import { openLedger } from '../../../actors/ledger/ledger.ts';
import type { Ledger, LedgerReply } from '../../../actors/protocol/ledger.ts';
import { createSystem, type System } from '../../../actors/system.ts';
import { openLocalBus } from '../../../store/bus/local.ts';
import type { Bus } from '../../../store/bus/port.ts';
import { StoreError } from '../../../store/errors.ts';
import type { MicroCredits } from '../../../store/model/money.ts';
import { openTestStore } from '../harness.ts';

/** What becomes of the next write of a gateway: told to have failed though it stands, or the other way round, or it never returns. */
type Fault = 'none' | 'unwritten' | 'unconfirmed' | 'killed before' | 'killed after';

interface Operation {
  readonly gateway: 0 | 1;
  readonly type: 'grant' | 'reserve' | 'extend' | 'settle' | 'release' | 'balance';
  readonly id: string;
  readonly amount: MicroCredits;
  readonly fault: Fault;
  /** How often it is sent. */
  readonly times: number;
  /** Whether the next operation waits for this one. */
  readonly awaited: boolean;
}

const operation: fc.Arbitrary<Operation> = fc.record({
  gateway: fc.constantFrom(0, 1),
  type: fc.constantFrom('grant', 'reserve', 'reserve', 'extend', 'settle', 'settle', 'release', 'balance'),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  amount: fc.integer({ min: 0, max: 100 }).map((amount) => amount as MicroCredits),
  fault: fc.constantFrom<Fault>('none', 'none', 'none', 'none', 'unwritten', 'unconfirmed', 'killed before', 'killed after'),
  times: fc.constantFrom(1, 1, 2),
  awaited: fc.boolean(),
});

/** The sums by the written events alone, in an own reckoning; throws at what must never be. */
function reckon(written: ReadonlyMap<number, readonly AccountEvent[]>) {
  let [granted, spent, reserved] = [0, 0, 0];
  const grants = new Set<string>();
  const open = new Map<string, number>();
  const charged = new Map<string, number>();
  for (let number = 1; number <= written.size; number += 1) {
    const events = written.get(number);
    if (!events) throw new Error(`There is no event ${number}`);
    for (const event of events) {
      if (event.type === 'granted') {
        if (grants.has(event.grantId)) throw new Error(`${event.grantId} was granted twice`);
        grants.add(event.grantId);
        granted += event.amount;
      } else if (event.type === 'settled') {
        // One that is released before its reserve comes has nothing, and pays nothing.
        const held = open.get(event.callId) ?? (charged.has(event.callId) ? undefined : 0);
        if (held === undefined) throw new Error(`${event.callId} was charged twice`);
        if (event.charged > held) throw new Error(`${event.callId} was charged more than it had reserved`);
        open.delete(event.callId);
        charged.set(event.callId, event.charged);
        spent += event.charged;
      } else {
        if (charged.has(event.callId)) throw new Error(`${event.callId} was reserved again after it was settled`);
        if (open.has(event.callId) !== (event.type === 'extended')) throw new Error(`${event.callId} was ${event.type} out of turn`);
        open.set(event.callId, event.amount);
      }
      reserved = [...open.values()].reduce((sum, amount) => sum + amount, 0);
      if (granted - spent - reserved < 0) throw new Error('The balance is negative');
    }
  }
  return { sums: { granted, balance: granted - spent - reserved, reserved, spent }, charged };
}

t.test('whatever happens, the sums hold, nothing is negative, and a call is charged once', async (t) => {
  const store = await openTestStore(t);
  const join = (bus: Bus, id: string) => openCluster({ bus, id, report: (report) => t.fail(report.type) });
  const buses = [openLocalBus(), openLocalBus(), openLocalBus()] as const;
  const [one, other] = [await join(buses[0], 'one'), await join(buses[0], 'other')];
  const [alone, alsoAlone] = [await join(buses[1], 'one'), await join(buses[2], 'other')];
  t.teardown(async () => {
    for (const cluster of [one, other, alone, alsoAlone]) await cluster.close();
    for (const bus of buses) await bus.close();
  });
  let tenants = 0;
  const done = { operations: 0, kills: 0, fenced: 0, failed: 0 };

  /** `split`: each gateway thinks that it is alone, and owns everything. */
  async function holds(split: boolean, operations: readonly Operation[]): Promise<void> {
    const clusters = split ? ([alone, alsoAlone] as const) : ([one, other] as const);
    tenants += 1;
    const tenantId = `tenant ${tenants}`;
    const written = new Map<number, readonly AccountEvent[]>();
    const systems: System[] = [];
    const writing: Promise<void>[] = [];
    const charged = new Map<string, number>();

    type Gateway = Awaited<ReturnType<typeof start>>;
    /** A gateway's next life: the one before is left as it is, its writes on their way. */
    async function start(gateway: 0 | 1, localMs = 30) {
      const life: { fault: Fault } = { fault: 'none' };
      const system = createSystem({
        report: ({ type }) => type === 'crashed' && t.fail('crashed'),
        escalate: () => {},
        releaseWithinMs: 1,
      });
      systems.push(system);
      async function append(key: string, number: number, data: unknown): Promise<void> {
        const { fault } = life;
        life.fault = 'none';
        if (fault === 'killed before') return new Promise(() => {});
        if (fault === 'unwritten') throw new StoreError('unavailable', 'gone');
        const write = store.journal.append(key, number, data);
        writing.push(write);
        try {
          await write;
        } catch (error) {
          done.fenced += 1;
          throw error;
        }
        if (written.has(number)) throw new Error(`${number} was written twice`);
        written.set(number, data as readonly AccountEvent[]);
        if (fault === 'killed after') return new Promise(() => {});
        if (fault === 'unconfirmed') throw new StoreError('unavailable', 'gone');
      }
      const faulty = { ...store, journal: { ...store.journal, append } };
      return {
        life,
        ledger: await openLedger({
          system,
          cluster: clusters[gateway],
          store: faulty,
          log: { error: (fields) => t.fail('nothing is lost', fields) },
          remoteMs: 10,
          localMs,
        }),
      };
    }

    async function send(ledger: Ledger, { type, id, amount }: Operation): Promise<void> {
      done.operations += 1;
      try {
        const reply: LedgerReply | undefined =
          type === 'balance' ? void (await ledger.balance(tenantId)) : await ledger[type](tenantId, id, amount);
        if (!reply) return;
        const { granted, balance, reserved, spent } = reply.balance;
        if (granted !== balance + reserved + spent || Math.min(balance, reserved, spent) < 0) throw new Error('The sums do not hold');
        if (reply.type !== 'done' || reply.charged === undefined) return;
        if (charged.has(id) && charged.get(id) !== reply.charged) throw new Error(`${id} was charged in two ways`);
        charged.set(id, reply.charged);
      } catch (error) {
        // A failure is an answer too; that it harmed nothing is what is reckoned.
        if (!(error instanceof StoreError || error instanceof ActorError)) throw error;
        done.failed += 1;
      }
    }

    const gateways: [Gateway, Gateway] = [await start(0), await start(1)];
    let under: Promise<void>[] = [];
    for (const operation of operations) {
      const { gateway, fault, times, awaited } = operation;
      const { life, ledger } = gateways[gateway];
      life.fault = fault;
      for (let time = 0; time < times; time += 1) under.push(send(ledger, operation));
      if (fault.startsWith('killed')) {
        done.kills += 1;
        await new Promise((resolve) => setImmediate(resolve));
        gateways[gateway] = await start(gateway);
      }
      if (!awaited) continue;
      await Promise.all(under);
      under = [];
      reckon(written);
    }
    await Promise.all(under);
    // Nothing is decided any more, and what was on its way to the journal has arrived.
    await Promise.all(systems.map((system) => system.close()));
    await Promise.allSettled(writing);
    const { sums, charged: truly } = reckon(written);
    for (const gateway of [0, 1] as const) t.same(await (await start(gateway, 10_000)).ledger.balance(tenantId), sums);
    for (const [id, amount] of charged) if (truly.get(id) !== amount) throw new Error(`${id} was said to be charged ${amount}`);
    await Promise.all(systems.map((system) => system.close()));
  }

  const grant: Operation = { gateway: 0, type: 'grant', id: 'first', amount: 300 as MicroCredits, fault: 'none', times: 1, awaited: true };
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(operation, { minLength: 30, maxLength: 90 }), (split, operations) =>
      holds(split, [grant, ...operations]),
    ),
    { numRuns: 50, endOnFailure: true },
  );
  t.comment(JSON.stringify(done));
  // How often an owner is fenced off hangs on who runs when; that it was, and what is dealt out, does not.
  t.ok(done.operations > 1_500 && done.kills > 100 && done.fenced > 0 && done.failed > 0, 'the storm was one');
});
