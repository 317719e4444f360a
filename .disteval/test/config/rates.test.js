/** What calls cost. */
import t from 'tap';
import { chargeFor, flatPrice, meteredPrice } from "../../config/rates.js";
const none = { browserMs: 0, egressBytes: 0, modelInputTokens: 0, modelOutputTokens: 0 };
const hour = { ...none, browserMs: 3_600_000 };
t.test('metered use is priced in whole micro-credits, rounded up', async (t) => {
    t.equal(meteredPrice(none), 0);
    t.equal(meteredPrice({ ...none, browserMs: 1_000 }), 20_000);
    t.equal(meteredPrice({ ...none, egressBytes: 1_000_000 }), 100_000);
    t.equal(meteredPrice({ ...none, modelInputTokens: 1_000 }), 50_000);
    t.equal(meteredPrice({ ...none, modelOutputTokens: 1_000 }), 200_000);
    t.equal(meteredPrice({ ...none, egressBytes: 1 }), 1);
    for (const browserMs of [1, 3, 7, 333, 12_345, 3_600_001])
        t.equal(meteredPrice({ ...none, browserMs }), browserMs * 20);
});
t.test('a finished call pays the higher of flat price and metered use, any other what it used', async (t) => {
    const flat = flatPrice('run');
    t.equal(flat, 10_000_000);
    t.equal(chargeFor({ flat, usage: none, finished: true }), flat);
    t.equal(chargeFor({ flat, usage: hour, finished: true }), 72_000_000);
    t.equal(chargeFor({ flat, usage: none, finished: false }), 0);
    t.equal(chargeFor({ flat, usage: hour, finished: false }), 72_000_000);
});
//# sourceMappingURL=rates.test.js.map