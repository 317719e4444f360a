/** Outside `/api/v1` and without a key: whether the process lives, whether it can work, and its numbers. */
import { Type } from 'typebox';
import { atMost } from "../at-most.js";
const patienceMs = 2_000;
const Readiness = Type.Object({ ready: Type.Boolean(), parts: Type.Record(Type.String(), Type.Boolean()) });
export function healthRoutes(app, { parts, metrics }) {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
    app.get('/readyz', { schema: { hide: true, response: { 200: Readiness, 503: Readiness } } }, async (_request, reply) => {
        const readiness = await askAll(parts);
        return reply.code(readiness.ready ? 200 : 503).send(readiness);
    });
    app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
async function askAll(parts) {
    // A part that fails is not ready; why is in its own log.
    const asked = parts.map(async ({ name, answers }) => [
        name,
        await atMost(patienceMs, answers().catch(() => false), false),
    ]);
    const answers = await Promise.all(asked);
    return { ready: answers.every(([, answer]) => answer), parts: Object.fromEntries(answers) };
}
//# sourceMappingURL=health.js.map