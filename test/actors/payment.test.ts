import t from 'tap';
import { ActorError, causeFor } from '../../actors/errors.ts';
import { Payment } from '../../actors/payment.ts';
import { StoreError } from '../../store/errors.ts';
import { openTestStore } from './harness.ts';
import { gateway, m } from './ledger/harness.ts';

t.test('a caller whose credits can’t be reserved is told what is out of reach, and the log why', async (t) => {
  const store = await openTestStore(t);
  const { ledger } = await gateway(t, 'one', store);
  const warnings: object[] = [];
  const log = { info() {}, error() {}, warn: (fields: object) => void warnings.push(fields) };
  const payment = new Payment({ ledger, log, tenantId: 't1', callId: 'c1', limits: { settleForMs: 0, settleRetryMs: 0 } });
  await store.documents.close();
  t.same(await payment.reserve(m(10)), {
    type: 'reserveFailed',
    message: 'The credits for the call could not be reserved: the store is out of reach. Send it again later.',
  });
  t.match(warnings, [{ callId: 'c1', err: { name: 'StoreError', code: 'closed' } }]);
});

t.test('a call whose reservation was given back is told so, and not that it lacks credits', async (t) => {
  const { ledger } = await gateway(t, 'one', await openTestStore(t));
  const log = { info() {}, error() {}, warn() {} };
  const payment = new Payment({ ledger, log, tenantId: 't1', callId: 'c1', limits: { settleForMs: 0, settleRetryMs: 0 } });
  await ledger.grant('t1', 'g', m(100));
  await ledger.release('t1', 'c1');
  t.match(await payment.reserve(m(10)), { type: 'reserveFailed', message: /given back/ });
  t.match(await payment.extend(m(10)), { type: 'extendRefused', message: /given back/ });
  t.match(await payment.settle(m(10), new AbortController().signal), { type: 'settled', charged: 0 });
});

t.test('neither the address of a server nor the name of an actor is told', async (t) => {
  const address = '10.0.0.7:27017';
  const path = 'ledger:t1';
  for (const error of [new StoreError('unavailable', `connect ECONNREFUSED ${address}`), new ActorError('timeout', `${path} is late`)]) {
    t.notMatch(causeFor(error), new RegExp(`${address}|${path}`));
  }
});
