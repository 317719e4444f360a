/** `GET /pricing`: the rate card, for anybody. */
import { Type } from 'typebox';
import { flatPrices, meteredRates } from "../../config/rates.js";
import { answer } from "../schemas/answer.js";
const prices = (card) => Type.Object(Object.fromEntries(Object.keys(card).map((name) => [name, Type.Number()])));
const RateCard = answer(Type.Object({ unit: Type.Literal('credits'), flat: prices(flatPrices), metered: prices(meteredRates), rule: Type.String() }), '`flat`: the least that a finished call of its kind costs. `metered`: the price of what it used.');
const card = {
    unit: 'credits',
    flat: flatPrices,
    metered: meteredRates,
    rule: 'A finished call costs the higher of its flat price and its metered use; one that failed or was cancelled only its metered use.',
};
export function pricingRoutes(app) {
    const schema = {
        operationId: 'getPricing',
        summary: 'The rate card; needs no key',
        tags: ['Platform'],
        security: [],
        response: { 200: RateCard },
    };
    app.get('/pricing', { schema }, async () => card);
}
//# sourceMappingURL=pricing.js.map