/** The REST surface, route by route in the order of the spec; listening is the caller's. */
import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify';
import type { Ledger } from '../actors/protocol/ledger.ts';
import type { Runs } from '../actors/protocol/runs.ts';
import type { Skills } from '../actors/protocol/skills.ts';
import type { Visits } from '../actors/protocol/visits.ts';
import type { Store } from '../store/open.ts';
import { auditCalls } from './audit.ts';
import { authenticate } from './auth.ts';
import { callerLeft, onCallEnd } from './call-end.ts';
import { answerError, nameRequest, Refusal } from './errors.ts';
import type { Metrics } from './metrics.ts';
import { describeApi } from './openapi.ts';
import { pathOf } from './path.ts';
import { limitRate } from './rate.ts';
import { creditsRoutes } from './routes/credits.ts';
import { dispatchRoutes } from './routes/dispatch.ts';
import { healthRoutes, type Part } from './routes/health.ts';
import { observeRoutes } from './routes/observe.ts';
import { openapiRoutes } from './routes/openapi.ts';
import { pricingRoutes } from './routes/pricing.ts';
import { runRoutes } from './routes/run.ts';
import { runsRoutes } from './routes/runs.ts';
import { secretsRoutes } from './routes/secrets.ts';
import { skillsRoutes } from './routes/skills.ts';
import { templatesRoutes } from './routes/templates.ts';
import { sharedSchemas } from './schemas/shared.ts';
import { short } from './short.ts';
import { auditStrangers } from './strangers.ts';
import type { CheckTarget } from './targets.ts';
import { answerUnread, refuseExpectation } from './unread.ts';
import { validationError, validatorCompiler } from './validation.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface AppDeps {
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string | undefined;
  readonly store: Store;
  readonly checkTarget: CheckTarget;
  readonly runs: Runs;
  readonly visits: Visits;
  readonly skills: Skills;
  readonly ledger: Ledger;
  readonly parts: readonly Part[];
  readonly metrics: Metrics;
}

const bodyLimit = 1_048_576;

/** Throws nothing of its own; the app is ready to `listen` or `inject`. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app: App = fastify({
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
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler(sharedSchemas));
  for (const schema of Object.values(sharedSchemas)) app.addSchema(schema);
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
  await app.register(async (api: App) => withoutKey(api), { prefix: '/api/v1' });
  await app.register(async (api: App) => withKey(api, deps), { prefix: '/api/v1' });
  await app.ready();
  return app;
}

/** RFC 9112, 3.2. */
function requireHost({ raw, headers }: FastifyRequest): void {
  if (raw.httpVersion === '1.1' && headers.host === undefined) throw new Refusal('bad_request', 'the header Host is missing');
}

/** Some clients name a type with every request; a deletion has no body, and needs none. */
function forgetTypeOfNothing({ raw: { method, headers } }: FastifyRequest): void {
  const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (method === 'DELETE' && isEmpty) delete headers['content-type'];
}

/** A connection that is kept alive past an answer under way would hold up the close. */
function closeConnectionsAtTheEnd(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}

function withoutKey(api: App): void {
  pricingRoutes(api);
  templatesRoutes(api);
}

function withKey(api: App, deps: AppDeps): void {
  const strangers = auditStrangers(deps.store.audit);
  onCallEnd(api, auditCalls(deps.store.audit, strangers.called));
  api.addHook('onRequest', authenticate(deps.store));
  api.addHook('onRequest', limitRate(deps.store.bus));
  api.addHook('onClose', strangers.flush);
  api.setNotFoundHandler(noRoute);

  runRoutes(api, deps);
  runsRoutes(api, deps);
  dispatchRoutes(api, deps);
  skillsRoutes(api, deps);
  secretsRoutes(api, deps);
  observeRoutes(api, deps);
  creditsRoutes(api, deps);
  openapiRoutes(api);
}

async function noRoute(request: FastifyRequest): Promise<never> {
  throw new Refusal('not_found', `there is no ${request.method} ${short(pathOf(request))}; GET /api/v1/openapi lists what there is`);
}
