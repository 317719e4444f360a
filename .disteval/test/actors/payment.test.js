import t from 'tap';
import { ActorError, causeFor } from "../../actors/errors.js";
import { Payment } from "../../actors/payment.js";
import { StoreError } from "../../store/errors.js";
import { openTestStore } from "./harness.js";
import { gateway, m } from "./ledger/harness.js";
t.test('a caller whose credits can’t be reserved is told what is out of reach, and the log why', async (t) => {
    const store = await openTestStore(t);
    const { ledger } = await gateway(t, 'one', store);
    const warnings = [];
    const log = { info() { }, error() { }, warn: (fields) => void warnings.push(fields) };
    const payment = new Payment({ ledger, log, tenantId: 't1', callId: 'c1', limits: { settleForMs: 0, settleRetryMs: 0 } });
    await store.documents.close();
    t.same(await payment.reserve(m(10)), {
        type: 'reserveFailed',
        message: 'The credits for the call could not be reserved: the store is out of reach. Send it again later.',
    });
    t.match(warnings, [{ callId: 'c1', err: { name: 'StoreError', code: 'closed' } }]);
});
t.test('neither the address of a server nor the name of an actor is told', async (t) => {
    const address = '10.0.0.7:27017';
    const path = 'ledger:t1';
    for (const error of [new StoreError('unavailable', `connect ECONNREFUSED ${address}`), new ActorError('timeout', `${path} is late`)]) {
        t.notMatch(causeFor(error), new RegExp(`${address}|${path}`));
    }
});
//# sourceMappingURL=payment.test.js.map