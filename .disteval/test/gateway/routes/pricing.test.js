import t from 'tap';
import { flatPrices, meteredRates } from "../../../config/rates.js";
import { openHouse } from "../house.js";
t.test('anybody may read the rate card, and it is the one that is charged by', async (t) => {
    const { app } = await openHouse(t);
    const response = await app.inject({ url: '/api/v1/pricing' });
    t.equal(response.statusCode, 200);
    t.match(response.json(), { unit: 'credits', flat: flatPrices, metered: meteredRates });
});
//# sourceMappingURL=pricing.test.js.map