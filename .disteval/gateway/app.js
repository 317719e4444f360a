/** The REST surface, route by route in the order of the spec; listening is the caller's. */
import { randomUUID } from 'node:crypto';
import fastify, { LogController, } from 'fastify';
import { auditCalls } from "./audit.js";
import { authenticate } from "./auth.js";
import { callerLeft, onCallEnd } from "./call-end.js";
import { answerError, nameRequest, Refusal } from "./errors.js";
import { describeApi } from "./openapi.js";
import { pathOf } from "./path.js";
import { limitRate } from "./rate.js";
import { creditsRoutes } from "./routes/credits.js";
import { healthRoutes } from "./routes/health.js";
import { observeRoutes } from "./routes/observe.js";
import { openapiRoutes } from "./routes/openapi.js";
import { pricingRoutes } from "./routes/pricing.js";
import { runRoutes } from "./routes/run.js";
import { runsRoutes } from "./routes/runs.js";
import { secretsRoutes } from "./routes/secrets.js";
import { sharedSchemas } from "./schemas/shared.js";
import { short } from "./short.js";
import { auditStrangers } from "./strangers.js";
import { answerUnread, refuseExpectation } from "./unread.js";
import { validationError, validatorCompiler } from "./validation.js";
const bodyLimit = 1_048_576;
/** Throws nothing of its own; the app is ready to `listen` or `inject`. */
export async function buildApp(deps) {
    const app = fastify({
        loggerInstance: deps.log,
        logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
        genReqId: () => randomUUID(),
        bodyLimit,
        // Of the request itself; the answer of a run takes as long as the run.
        requestTimeout: 60_000,
        forceCloseConnections: 'idle',
        // Node's own refusal of a request without a host has no body; `requireHost` refuses it as everything else is.
        http: { requireHostHeader: false },
        schemaErrorFormatter: validationError,
        clientErrorHandler: answerUnread(deps.log),
        // An address that can't be read comes to no route, and to no hook.
        frameworkErrors: answerError,
    }).withTypeProvider();
    app.setValidatorCompiler(validatorCompiler(sharedSchemas));
    for (const schema of Object.values(sharedSchemas))
        app.addSchema(schema);
    app.setErrorHandler(answerError);
    app.setNotFoundHandler(noRoute);
    app.decorateRequest('caller');
    app.decorateRequest('about');
    onCallEnd(app, async (request, reply, status) => {
        deps.metrics.ended(request, reply, status);
        const ended = status === callerLeft ? 'its caller left before the answer' : 'answered';
        request.log.info({ method: request.method, path: pathOf(request), status, ms: reply.elapsedTime }, ended);
    });
    app.addHook('onRequest', async (request, reply) => {
        request.about = {};
        nameRequest(request, reply);
        requireHost(request);
        forgetTypeOfNothing(request);
    });
    app.server.on('checkExpectation', refuseExpectation(deps.log));
    closeConnectionsAtTheEnd(app);
    await describeApi(app, deps.publicUrl);
    healthRoutes(app, deps);
    await app.register(async (api) => withoutKey(api), { prefix: '/api/v1' });
    await app.register(async (api) => withKey(api, deps), { prefix: '/api/v1' });
    await app.ready();
    return app;
}
/** RFC 9112, 3.2. */
function requireHost({ raw, headers }) {
    if (raw.httpVersion === '1.1' && headers.host === undefined)
        throw new Refusal('bad_request', 'the header Host is missing');
}
/** Some clients name a type with every request; a deletion has no body, and needs none. */
function forgetTypeOfNothing({ raw: { method, headers } }) {
    const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
    if (method === 'DELETE' && isEmpty)
        delete headers['content-type'];
}
/** A connection that is kept alive past an answer under way would hold up the close. */
function closeConnectionsAtTheEnd(app) {
    let closing = false;
    app.addHook('preClose', async () => {
        closing = true;
    });
    app.addHook('onSend', async (_request, reply) => {
        if (closing)
            reply.header('connection', 'close');
    });
}
function withoutKey(api) {
    pricingRoutes(api);
}
function withKey(api, deps) {
    const strangers = auditStrangers(deps.store.audit);
    onCallEnd(api, auditCalls(deps.store.audit, strangers.called));
    api.addHook('onRequest', authenticate(deps.store));
    api.addHook('onRequest', limitRate(deps.store.bus));
    api.addHook('onClose', strangers.flush);
    api.setNotFoundHandler(noRoute);
    runRoutes(api, deps);
    runsRoutes(api, deps);
    secretsRoutes(api, deps);
    observeRoutes(api, deps);
    creditsRoutes(api, deps);
    openapiRoutes(api);
}
async function noRoute(request) {
    throw new Refusal('not_found', `there is no ${request.method} ${short(pathOf(request))}; GET /api/v1/openapi lists what there is`);
}
//# sourceMappingURL=app.js.map