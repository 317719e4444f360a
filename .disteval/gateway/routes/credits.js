/** `GET /credits`: where the tenant's money stands (ours; SPEC-NOTES, "Money"). */
import { Type } from 'typebox';
import { toCredits } from "../../store/model/money.js";
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
const Credits = answer(Type.Object({ granted: Type.Number(), balance: Type.Number(), reserved: Type.Number(), spent: Type.Number() }, { examples: [{ granted: 1000, balance: 985, reserved: 10, spent: 5 }] }), 'In credits; at every moment granted = balance + reserved + spent.');
export function creditsRoutes(app, { ledger }) {
    const schema = {
        operationId: 'getCredits',
        summary: 'The credits of the tenant',
        tags: ['Platform'],
        response: { 200: Credits, ...refusalsOf(401, 429, 503) },
    };
    app.get('/credits', { schema }, async ({ caller }) => {
        const { granted, balance, reserved, spent } = await ledger.balance(caller.tenant._id);
        return { granted: toCredits(granted), balance: toCredits(balance), reserved: toCredits(reserved), spent: toCredits(spent) };
    });
}
//# sourceMappingURL=credits.js.map