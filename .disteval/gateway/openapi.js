/** The OpenAPI 3.1 description, made from the same schemas that check and write what goes over the wire. */
import swagger from '@fastify/swagger';
/** Collects every route registered after it. */
export async function describeApi(app, serverUrl) {
    await app.register(swagger, {
        openapi: {
            openapi: '3.1.0',
            info: {
                title: 'Troupe',
                version: '1.0.0',
                description: 'A browser automation service for agents: a URL and a goal in, a structured result out.',
            },
            ...(serverUrl === undefined ? {} : { servers: [{ url: serverUrl }] }),
            components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of the tenant.' } } },
            security: [{ apiKey: [] }],
        },
        refResolver: { buildLocalReference: (schema) => String(schema.$id) },
    });
}
//# sourceMappingURL=openapi.js.map