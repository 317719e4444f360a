/** The ledger of two gateways over one store. */
import t from 'tap';
import { openReservations } from '../../../actors/ledger/reservations.ts';
import { ledgerAsk } from '../../../actors/protocol/ledger.ts';
import { openTestStore } from '../harness.ts';
import { gateway, m, sums, twoGateways } from './harness.ts';

t.test('either gateway reaches the account where it lives', async (t) => {
  const { one, other, tenantOf } = await twoGateways(t);
  for (const tenant of [tenantOf('one'), tenantOf('other')]) {
    t.same(sums(await one.ledger.grant(tenant, 'g', m(100))), [100, 100, 0, 0]);
    t.same(sums(await other.ledger.reserve(tenant, 'c', m(30))), [100, 70, 30, 0]);
    t.same(sums(await one.ledger.extend(tenant, 'c', m(40))), [100, 60, 40, 0]);
    t.match(await other.ledger.settle(tenant, 'c', m(10)), { type: 'done', charged: 10 });
    t.same(await one.ledger.balance(tenant), { granted: 100, balance: 90, reserved: 0, spent: 10 });
  }
  // Each account is awake at its owner only.
  t.ok(one.system.send({ path: `ledger:${tenantOf('one')}` }, 'nonsense' as never));
  t.notOk(one.system.send({ path: `ledger:${tenantOf('other')}` }, 'nonsense' as never));
});

t.test('refusals come as values, from here and from there alike', async (t) => {
  const { one, other, tenantOf } = await twoGateways(t);
  for (const { ledger } of [one, other]) {
    const tenant = tenantOf('one');
    t.match(await ledger.reserve(tenant, 'c', m(1)), { type: 'refused', reason: 'insufficient_credits', balance: { balance: 0 } });
    t.match(await ledger.settle(tenant, 'c', m(1)), { type: 'refused', reason: 'unknown_call' });
  }
});

t.test('what is no amount is refused before it is anywhere', async (t) => {
  const { ledger } = await gateway(t, 'one', await openTestStore(t));
  for (const amount of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
    await t.rejects(ledger.grant('tenant', 'g', m(amount)), { name: 'ActorError', code: 'malformed' });
  }
  t.equal((await ledger.balance('tenant')).granted, 0);
});

t.test('an account is served here when its gateway does not answer, and the journal keeps the truth', async (t) => {
  const { one, other, tenantOf } = await twoGateways(t, { remoteMs: 20 });
  const tenant = tenantOf('other');
  await one.ledger.grant(tenant, 'g', m(100));
  // The other one hears nothing of it, but is still held for alive.
  other.cluster.handle(ledgerAsk, () => new Promise(() => {}));
  t.same(sums(await one.ledger.reserve(tenant, 'c', m(30))), [100, 70, 30, 0]);
  t.same(sums(await other.ledger.reserve(tenant, 'd', m(30))), [100, 40, 60, 0], 'and its owner reads what was written past it');
});

t.test('an account is served here when its gateway has left', async (t) => {
  const { one, other, tenantOf } = await twoGateways(t);
  const tenant = tenantOf('other');
  await other.ledger.grant(tenant, 'g', m(100));
  await other.cluster.close();
  t.same(sums(await one.ledger.reserve(tenant, 'c', m(30))), [100, 70, 30, 0]);
});

t.test('one that does not own an account does not serve it for another', async (t) => {
  const { one, other, tenantOf } = await twoGateways(t);
  const asked = one.cluster.ask(
    other.cluster.self,
    ledgerAsk,
    { tenantId: tenantOf('one'), command: { type: 'balance' }, gateway: 'one' },
    10_000,
  );
  await t.rejects(asked, { code: 'not_here' });
});

t.test('a call settled so long ago that the account forgot it is not charged again', async (t) => {
  const store = await openTestStore(t);
  const { ledger } = await gateway(t, 'one', store);
  await ledger.grant('tenant', 'g', m(1_000));
  await ledger.reserve('tenant', 'first', m(30));
  await ledger.settle('tenant', 'first', m(10));
  for (let n = 0; n < 1_000; n += 1) {
    await ledger.reserve('tenant', `${n}`, m(0));
    await ledger.settle('tenant', `${n}`, m(0));
  }
  t.match(await ledger.reserve('tenant', 'first', m(30)), { type: 'refused', reason: 'call_closed' });
  t.match(await ledger.settle('tenant', 'first', m(30)), { type: 'done', charged: 10 });
  t.same(await ledger.balance('tenant'), { granted: 1_000, balance: 990, reserved: 0, spent: 10 });
  t.ok(((await store.journal.latestSnapshot('ledger.tenant'))?.sequenceNumber ?? 0) >= 2_000);
});

t.test('a refused reservation leaves nothing behind, and the same call may ask again', async (t) => {
  const store = await openTestStore(t);
  const { ledger } = await gateway(t, 'one', store);
  const reservations = await openReservations(store.documents);
  t.match(await ledger.reserve('tenant', 'c', m(30)), { reason: 'insufficient_credits' });
  t.equal(await reservations.find('tenant', 'c'), undefined);
  await ledger.grant('tenant', 'g', m(100));
  t.match(await ledger.reserve('tenant', 'c', m(30)), { type: 'done' });
  t.match(await reservations.find('tenant', 'c'), { state: 'open' });
  await ledger.settle('tenant', 'c', m(30));
  t.match(await reservations.find('tenant', 'c'), { state: 'closed', charged: 30 });
});

t.test('a withdrawn attempt does not take a later one with it', async (t) => {
  const reservations = await openReservations((await openTestStore(t)).documents);
  const first = await reservations.attempt('tenant', 'c', 'one', new Date());
  await reservations.attempt('tenant', 'c', 'one', new Date());
  await reservations.withdraw(first);
  t.match(await reservations.find('tenant', 'c'), { state: 'open', attempts: 2 });
});

t.test('a reservation says whose call it is, wherever the account lives', async (t) => {
  const { store, one, tenantOf } = await twoGateways(t);
  const reservations = await openReservations(store.documents);
  for (const tenant of [tenantOf('one'), tenantOf('other')]) {
    await one.ledger.grant(tenant, 'g', m(100));
    await one.ledger.reserve(tenant, 'c', m(30));
    t.match(await reservations.find(tenant, 'c'), { gateway: 'one' });
  }
});

t.test('a call that was released is closed to all that still comes of it, also when its reserve never came', async (t) => {
  const { ledger } = await gateway(t, 'one', await openTestStore(t));
  await ledger.grant('tenant', 'g', m(100));
  await ledger.reserve('tenant', 'reserved', m(30));
  for (const callId of ['reserved', 'unheard of']) {
    t.match(await ledger.release('tenant', callId), { type: 'done', charged: 0 });
    t.match(await ledger.reserve('tenant', callId, m(30)), { type: 'refused', reason: 'call_closed' });
    t.match(await ledger.extend('tenant', callId, m(40)), { type: 'refused', reason: 'call_closed' });
    t.match(await ledger.settle('tenant', callId, m(30)), { type: 'done', charged: 0 });
    t.equal(await ledger.mayBegin('tenant', callId), false);
  }
  t.same(await ledger.balance('tenant'), { granted: 100, balance: 100, reserved: 0, spent: 0 });
  await ledger.reserve('tenant', 'settled', m(30));
  await ledger.settle('tenant', 'settled', m(10));
  t.match(await ledger.release('tenant', 'settled'), { type: 'done', charged: 10 }, 'what was settled stays so');
});

t.test('a reservation is either given up or has a run on record, whichever was first, for good', async (t) => {
  const store = await openTestStore(t);
  const { ledger } = await gateway(t, 'one', store);
  const reservations = await openReservations(store.documents);
  for (let n = 0; n < 20; n += 1) {
    const reservation = await reservations.attempt('tenant', `${n}`, 'one', new Date());
    const [givenUp, mayBegin, again] = await Promise.all(
      n % 2 === 0
        ? [reservations.giveUp(reservation), ledger.mayBegin('tenant', `${n}`), reservations.giveUp(reservation)]
        : ([ledger.mayBegin('tenant', `${n}`), reservations.giveUp(reservation), ledger.mayBegin('tenant', `${n}`)] as const),
    );
    t.not(givenUp, mayBegin);
    t.equal(again, givenUp, 'and asking again answers the same');
  }
});

t.test('tenants and calls of one name do not meet', async (t) => {
  const { ledger } = await gateway(t, 'one', await openTestStore(t));
  for (const tenant of ['a', 'b']) await ledger.grant(tenant, 'g', m(100));
  await ledger.reserve('a', 'c', m(30));
  t.match(await ledger.settle('b', 'c', m(30)), { reason: 'unknown_call' });
  t.same(await ledger.balance('b'), { granted: 100, balance: 100, reserved: 0, spent: 0 });
});
