/** `GET /openapi`: this surface, described for machines. */
import { Type } from 'typebox';
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
const Description = answer(Type.Record(Type.String(), Type.Unknown()), 'An OpenAPI 3.1 document.');
export function openapiRoutes(app) {
    const schema = {
        operationId: 'getOpenapi',
        summary: 'The OpenAPI 3.1 description',
        tags: ['Platform'],
        response: { 200: Description, ...refusalsOf(401, 429, 503) },
    };
    app.get('/openapi', { schema }, async () => ({ ...app.swagger() }));
}
//# sourceMappingURL=openapi.js.map