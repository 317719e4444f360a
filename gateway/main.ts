/** The entry of the service: opens each part on the ones before it, listens, and ends in order when it is told to. */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { startActors } from '../actors/start.ts';
import { BadSetting, type Env, readEnv } from '../config/env.ts';
import { runLimits } from '../config/limits.ts';
import { openFarm } from '../farm/client/farm.ts';
import { openResolver } from '../farm/egress/resolve.ts';
import { FarmError } from '../farm/errors.ts';
import { openLog } from '../farm/log.ts';
import { openPage } from '../farm/page/open.ts';
import type { Bus } from '../store/bus/port.ts';
import { StoreError } from '../store/errors.ts';
import { openStore } from '../store/open.ts';
import { startRetention } from '../store/retention.ts';
import { type App, buildApp } from './app.ts';
import { atMost } from './at-most.ts';
import { banner, reachable } from './banner.ts';
import { openControl } from './control.ts';
import { countedRuns } from './counted-runs.ts';
import { ensureDevelopment } from './development.ts';
import { answerKeyCommand } from './key/commands.ts';
import { beginLifetime, type Lifetime } from './lifetime.ts';
import { openMetrics } from './metrics.ts';
import { targetCheck } from './targets.ts';
import { firstRun, serveWelcome } from './welcome.ts';

/** npm hands a signal on that the whole process group got already: the same one, milliseconds later. */
const echoMs = 500;

await main();

async function main(): Promise<void> {
  const env = settings();
  const log = openLog(env.logLevel);
  const lifetime = beginLifetime(log);
  const end = async (status: number) => {
    const until = performance.now() + runLimits.stopMs;
    // What is being opened at the moment could not be closed otherwise.
    await atMost(runLimits.stopMs / 2, opened, undefined);
    const clean = await lifetime.end(until - performance.now());
    process.exit(clean ? status : 1);
  };
  const opening = open(env, log, lifetime, end);
  const opened = Promise.allSettled([opening]);
  endOnSignals(log, end);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a promise of the code was broken: the process ends');
    void end(1);
  });
  try {
    await opening;
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof StoreError || error instanceof FarmError))
      log.fatal({ err: error }, 'could not start');
    console.error(`Troupe could not start: ${error instanceof Error ? error.message : String(error)}`);
    await end(1);
  }
}

function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : error);
    process.exit(1);
  }
}

/** The first signal stops in order; a later one at once, and what the browsers leave is cleared up at the next start. */
function endOnSignals(log: Logger, end: (status: number) => Promise<void>): void {
  let firstAt: number | undefined;
  const heard = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (firstAt === undefined) {
      firstAt = now;
      log.info({ signal }, 'stopping: running work ends as cancelled');
      void end(0);
    } else if (now - firstAt > echoMs) {
      log.warn({ signal }, 'stopping at once');
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard);
}

async function open(env: Env, log: Logger, lifetime: Lifetime, end: (status: number) => Promise<void>): Promise<void> {
  const secret = farmSecret(env);
  const store = await openStore(env);
  lifetime.opened('store', () => store.close());

  const report = (error: unknown) => log.error({ err: error }, 'what was kept for long enough could not be removed; it is tried again');
  const retention = startRetention({ runs: store.runs, audit: store.audit, report });
  lifetime.opened('retention', () => retention.close());

  const welcome = env.farm.embedded ? await serveWelcome() : undefined;
  if (welcome !== undefined) lifetime.opened('welcome page', () => welcome.close());
  const allow = [...env.allowPrivateTargets, ...(welcome === undefined ? [] : [welcome.host])];
  const node = env.farm.embedded ? await openEmbeddedNode(env, store.bus, secret, allow, log, lifetime) : undefined;
  const farm = await openFarm({ bus: store.bus, secret, openPage });
  lifetime.opened('farm', () => farm.close());

  const metrics = openMetrics(() => farm.load(), { ofProcess: true, ofNode: node?.metrics });
  const { fleet } = env.farm;
  const escalate = (status: number, error: unknown) => {
    log.fatal({ err: error }, 'an actor that nothing works without has crashed: the process ends');
    void end(status);
  };
  const counted = { ...store, runs: countedRuns(store.runs, metrics.runs) };
  const resolve = openResolver(allow);
  const actors = await startActors({
    store: counted,
    farm,
    resolve,
    log,
    runTimeoutMs: env.runTimeoutMs,
    model: modelOf(env),
    embeddings: embeddingsOf(env),
    fleet,
    // The lock on the data folder says so.
    storeIsOurs: env.mongodbUrl === undefined,
    escalate,
  });
  const { runs, visits, skills, ledger } = actors;
  metrics.gateways(actors.members);
  lifetime.opened('actors', (leftMs) => actors.stop(leftMs));

  const apiKey = await ensureDevelopment(store, ledger, env);
  if (env.mongodbUrl === undefined) {
    const control = await openControl(env.dataDir, (request) => answerKeyCommand(request, { store, ledger }));
    lifetime.opened('control', () => control.close());
  }
  const app = await buildApp({
    log,
    publicUrl: env.publicUrl,
    store,
    checkTarget: targetCheck(allow, resolve),
    runs,
    visits,
    skills,
    ledger,
    parts: [
      { name: 'store', answers: () => store.documents.ping() },
      { name: 'bus', answers: () => store.bus.ping() },
      { name: 'farm', answers: async () => farm.offers(fleet) },
    ],
    metrics,
  });
  await listen(app, env);
  lifetime.opened('app', async (leftMs) => {
    // New calls are refused from here; those under way end when their runs are told to.
    const closed = app.close();
    await actors.stop(leftMs);
    await closed;
  });
  const { port } = app.server.address() as AddressInfo;
  const url = env.publicUrl ?? reachable(env.host, port);
  log.info({ url }, 'ready');
  process.stdout.write(banner({ url, apiKey, keyFile: join(env.dataDir, 'api-key'), run: firstRun(welcome?.host) }));
}

async function listen(app: App, { host, port }: Env): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new BadSetting(`port ${port} of ${host} is in use by another process: set PORT to a free one`);
  }
}

function modelOf({ openai }: Env) {
  return openai?.model === undefined ? undefined : { ...openai, model: openai.model };
}

function embeddingsOf({ openai }: Env) {
  return openai?.embeddingsModel === undefined ? undefined : { ...openai, model: openai.embeddingsModel };
}

function farmSecret({ farm, redisUrl }: Env): string {
  if (farm.secret !== undefined) return farm.secret;
  if (redisUrl === undefined && farm.embedded) return randomBytes(24).toString('hex');
  throw new BadSetting('FARM_SECRET is required where gateways and farm nodes are processes of their own: the same for all of them');
}

async function openEmbeddedNode(env: Env, bus: Bus, secret: string, allowPrivate: readonly string[], log: Logger, lifetime: Lifetime) {
  const { startNode } = await import('../farm/node/node.ts');
  const host = env.redisUrl === undefined ? '127.0.0.1' : env.host;
  const node = await startNode({ ...env.farm, secret, host, chromePath: env.chromePath, allowPrivate, bus, log });
  lifetime.opened('farm node', () => node.close());
  return node;
}
