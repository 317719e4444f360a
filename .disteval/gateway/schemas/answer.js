/** What every response says beside its body. */
import { Type } from 'typebox';
const requestId = { 'x-request-id': Type.String({ description: 'Names the request in the logs.' }) };
/** The schema of a response with its description and its headers, which `@fastify/swagger` moves to where OpenAPI has them. */
export function answer(schema, description, headers = {}) {
    return { ...schema, description, headers: { ...requestId, ...headers } };
}
//# sourceMappingURL=answer.js.map